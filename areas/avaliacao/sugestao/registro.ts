/** The registry of personal data: suggestions. What pupils are shown stays, without the name of who wrote it. */
import { ESCOLAR, mantem, type RegistroDeDado } from '../../../core/policy/registro.ts'

export const registro: readonly RegistroDeDado[] = [
  {
    tabela: 'atividade',
    grupo: 'escola',
    dado: { pt: 'As atividades que você sugere', en: 'The activities you suggest' },
    finalidade: {
      pt: 'Levar ⟦os alunos⟧ ao que ajuda a aprender o que erraram',
      en: 'Taking students to what helps them learn what they missed',
    },
    base: 'politica_publica',
    retencao: ESCOLAR,
    pessoas: { usuario_id: mantem('escolar', ['id', 'titulo', 'tipo', 'url', 'html', 'created_at']) },
  },
  {
    tabela: 'sugestao',
    grupo: 'escola',
    dado: { pt: 'As sugestões de estudo que você escreve', en: 'The study suggestions you write' },
    finalidade: {
      pt: 'Mostrar ⟦aos alunos⟧ o que fazer sobre o que erraram',
      en: 'Showing students what to do about what they missed',
    },
    base: 'politica_publica',
    retencao: ESCOLAR,
    pessoas: { usuario_id: mantem('escolar', ['id', 'titulo', 'html', 'estado', 'created_at']) },
  },
]
