/** The registry of personal data: questions. What assessments ask stays, without the name of who wrote it. */
import { ESCOLAR, mantem, type RegistroDeDado } from '../../../core/policy/registro.ts'

export const registro: readonly RegistroDeDado[] = [
  {
    tabela: 'questao',
    grupo: 'escola',
    dado: { pt: 'As questões que você escreve', en: 'The questions you write' },
    finalidade: {
      pt: 'Montar avaliações e mostrar quem escreveu cada questão',
      en: 'Creating assessments and showing who wrote each question',
    },
    base: 'politica_publica',
    retencao: ESCOLAR,
    pessoas: {
      usuario_id: mantem('escolar', [
        'id',
        'tipo',
        'texto',
        'conteudo',
        'explicacao',
        'estado',
        'created_at',
      ]),
    },
  },
]
