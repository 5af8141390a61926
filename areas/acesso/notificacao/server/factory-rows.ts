/** Notifications as sets of rows, for the demonstration. */
import { rowSet } from '../../../../core/server/rows.ts'

export const notificacaoRows = {
  notificacao: rowSet('notificacao'),
}
