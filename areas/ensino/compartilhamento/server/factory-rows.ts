/** Things shared as sets of rows, for the demonstration. */
import { rowSet } from '../../../../core/server/rows.ts'

export const compartilhamentoRows = {
  compartilhamento: rowSet('compartilhamento'),
}
