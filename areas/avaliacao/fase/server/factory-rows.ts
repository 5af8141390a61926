/** Phases as sets of rows, for the demonstration. */
import { rowSet } from '../../../../core/server/rows.ts'

export const faseRows = {
  fase: rowSet('fase'),
  fase_avaliacao: rowSet('fase_avaliacao'),
  participante: rowSet('participante'),
  fase_passo: rowSet('fase_passo'),
}
