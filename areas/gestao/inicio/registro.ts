/** The registry of personal data: what a person put off of their queue. */
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
]
