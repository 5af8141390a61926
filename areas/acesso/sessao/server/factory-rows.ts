/** People, their roles and sessions as sets of rows, for the demonstration. */
import { rowSet } from '../../../../core/server/rows.ts'

export const sessaoRows = {
  usuario: rowSet('usuario'),
  vinculo: rowSet('vinculo'),
  sessao: rowSet('sessao'),
}
