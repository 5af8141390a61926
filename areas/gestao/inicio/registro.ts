/** The registry of personal data: what a person put off of their queue and of their schools. */
import { apaga, type RegistroDeDado } from '../../../core/policy/registro.ts'

export const registro: readonly RegistroDeDado[] = [
  {
    tabela: 'fila_adiada',
    grupo: 'conta',
    dado: {
      pt: 'O que você adiou ou dispensou da fila de hoje, por 60 dias',
      en: "What you put off or dismissed from today's queue, for 60 days",
    },
    finalidade: {
      pt: 'Mostrar de novo na hora marcada, ou só quando houver novidade',
      en: 'Showing it again at the time set, or only when there is something new',
    },
    base: 'politica_publica',
    retencao: { desde: 'registro', dias: 60, coluna: 'adiada_em' },
    pessoas: { usuario_id: apaga(['tipo', 'turma_id', 'adiada_em', 'ate']) },
  },
  {
    tabela: 'escola_adiada',
    grupo: 'conta',
    dado: {
      pt: 'As escolas que você adiou na página de início, por 7 dias',
      en: 'The schools that you put off on the home page, for 7 days',
    },
    finalidade: {
      pt: 'Mostrar a escola de novo quando o prazo passar',
      en: 'Showing the school again when the time is over',
    },
    base: 'politica_publica',
    retencao: { desde: 'registro', dias: 7, coluna: 'adiada_em' },
    pessoas: { usuario_id: apaga(['rede_id', 'adiada_em', 'ate']) },
  },
]
