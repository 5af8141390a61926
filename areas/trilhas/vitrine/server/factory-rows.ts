/** Public pages as sets of rows, for the demonstration. */
import { rowSet } from '../../../../core/server/rows.ts'

export const vitrineRows = {
  pagina_publica: rowSet('pagina_publica'),
}
