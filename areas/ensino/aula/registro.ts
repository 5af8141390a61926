/** The registry of personal data: who wrote, reviewed and gave lessons. What classes learn from stays, without a name. */
import { anonimiza, apaga, ESCOLAR, mantem, type RegistroDeDado } from '../../../core/policy/registro.ts'

const escrever = {
  pt: 'Mostrar quem escreve as aulas e quem as dá às turmas',
  en: 'Showing who writes lessons and who assigns them to classes',
}

export const registro: readonly RegistroDeDado[] = [
  {
    tabela: 'aula_parecer',
    grupo: 'escola',
    dado: {
      pt: 'O que você decide e escreve ao revisar aulas',
      en: 'What you decide and write when reviewing lessons',
    },
    finalidade: { pt: 'Dizer a quem escreve o que falta', en: 'Telling authors what is missing' },
    base: 'politica_publica',
    retencao: ESCOLAR,
    pessoas: { usuario_id: anonimiza({ texto: '' }, ['aula_id', 'aprova', 'texto', 'created_at']) },
  },
  {
    tabela: 'aula_autor',
    grupo: 'escola',
    dado: { pt: 'As aulas que você escreve com outras pessoas', en: 'The lessons you write with others' },
    finalidade: escrever,
    base: 'politica_publica',
    retencao: ESCOLAR,
    pessoas: { usuario_id: apaga(['aula_id']) },
  },
  {
    tabela: 'turma_aula',
    grupo: 'escola',
    dado: { pt: 'As aulas que você dá às turmas', en: 'The lessons you assign to classes' },
    finalidade: escrever,
    base: 'politica_publica',
    retencao: ESCOLAR,
    pessoas: { usuario_id: mantem('escolar', ['aula_id', 'turma_id', 'inicio', 'fim', 'created_at']) },
  },
  {
    tabela: 'aula_versao',
    grupo: 'escola',
    dado: { pt: 'As aulas que você publica', en: 'The lessons you publish' },
    finalidade: escrever,
    base: 'politica_publica',
    retencao: ESCOLAR,
    pessoas: { publicada_por: mantem('escolar', ['aula_id', 'numero', 'titulo', 'publicada_em']) },
  },
  {
    tabela: 'tela',
    grupo: 'escola',
    dado: { pt: 'As telas de aulas que você escreve', en: 'The screens of lessons you write' },
    finalidade: escrever,
    base: 'politica_publica',
    retencao: ESCOLAR,
    pessoas: { alterada_por: mantem('escolar', ['aula_id', 'tipo', 'titulo', 'conteudo', 'alterada_em']) },
  },
  {
    tabela: 'aula',
    grupo: 'escola',
    dado: { pt: 'As aulas que você começa', en: 'The lessons you begin' },
    finalidade: escrever,
    base: 'politica_publica',
    retencao: ESCOLAR,
    pessoas: {
      usuario_id: mantem('escolar', ['id', 'titulo', 'descricao', 'estado', 'publicada_em', 'created_at']),
    },
  },
]
