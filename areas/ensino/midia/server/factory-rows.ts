/** Files of lessons as sets of rows, for the demonstration. */
import { rowSet } from '../../../../core/server/rows.ts'

export const midiaRows = {
  midia: rowSet('midia'),
  midia_arquivo: rowSet('midia_arquivo'),
  midia_uso: rowSet('midia_uso'),
}
