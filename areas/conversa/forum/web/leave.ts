/** Words for the forum that were not sent when their account left this device; answers to surveys lie beside them. */
import { storageHolder } from '../../../../core/web/device/leave/storage-holder.ts'
import { KEPT_DAYS, PREFIX } from './drafts.ts'

export const rascunhoForumHolder = storageHolder({
  nome: 'rascunho',
  start: ({ usuario }) => `${PREFIX}:${usuario}:`,
  tipo: 'rascunho',
  days: KEPT_DAYS,
})
