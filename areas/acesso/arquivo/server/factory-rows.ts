/** Files as sets of rows, for the demonstration. */
import { rowSet } from '../../../../core/server/rows.ts'

export const arquivoRows = {
  arquivo: rowSet('arquivo'),
}
