/** Live lessons as sets of rows, for the demonstration. */
import { rowSet } from '../../../../core/server/rows.ts'

export const aovivoRows = {
  encontro_serie: rowSet('encontro_serie'),
  encontro: rowSet('encontro'),
  encontro_presenca: rowSet('encontro_presenca'),
}
