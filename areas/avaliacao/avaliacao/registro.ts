/** The registry of personal data: assessments. They stay with the school, without the name of who put them together. */
import { ESCOLAR, mantem, type RegistroDeDado } from '../../../core/policy/registro.ts'

export const registro: readonly RegistroDeDado[] = [
  {
    tabela: 'avaliacao',
    grupo: 'escola',
    dado: { pt: 'As avaliações que você monta', en: 'The assessments you put together' },
    finalidade: {
      pt: 'Aplicar provas e guardar de que prova é cada nota',
      en: 'Giving tests, and keeping which test each score was reached in',
    },
    base: 'politica_publica',
    retencao: ESCOLAR,
    pessoas: { usuario_id: mantem('escolar', ['id', 'titulo', 'instrucoes', 'estado', 'created_at']) },
  },
]
