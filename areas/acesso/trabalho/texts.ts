/** The sentences of long work: what is done, how far it is, what may be left. */
import { defineTexts } from '../../../core/texts/texts.ts'

export const trabalhoTexts = defineTexts({
  andamento: { pt: 'Andamento', en: 'Progress' },
  aguardando: { pt: 'Na fila…', en: 'Queued…' },
  trabalhando: { pt: 'Trabalhando…', en: 'Working…' },
  feito: {
    pt: (feito: string, total: string) => `${feito} de ${total}`,
    en: (feito: string, total: string) => `${feito} of ${total}`,
  },
  falta: {
    pt: (s: number) =>
      s < 60 ? `faltam uns ${Math.max(1, s)} segundos` : `faltam uns ${Math.round(s / 60)} minutos`,
    en: (s: number) =>
      s < 60 ? `about ${Math.max(1, s)} seconds left` : `about ${Math.round(s / 60)} minutes left`,
  },
  podeSair: {
    pt: 'Pode sair desta página: o trabalho continua.',
    en: 'You may leave this page: the work goes on.',
  },
  cancelar: { pt: 'Cancelar', en: 'Cancel' },
  cancelado: { pt: 'Cancelado. Nada foi alterado.', en: 'Canceled. Nothing was changed.' },
  erro: { pt: 'Não foi possível concluir', en: 'This could not be completed' },
  pronto: { pt: 'Pronto', en: 'Done' },
  baixar: { pt: 'Baixar', en: 'Download' },
})
