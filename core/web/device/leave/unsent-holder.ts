/** Forms that were not sent when their account left this device. */
import { KEPT_DAYS, PREFIX } from '../unsent.ts'
import { storageHolder } from './storage-holder.ts'

export const unsentHolder = storageHolder({
  nome: PREFIX,
  start: ({ usuario }) => `${PREFIX}:${usuario}:`,
  tipo: 'rascunho',
  days: KEPT_DAYS,
})
