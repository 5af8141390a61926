/** Requests, incidents, retention and time of use as sets of rows, for the demonstration. */
import { rowSet } from '../../../../core/server/rows.ts'

export const privacidadeRows = {
  pedido_dados: rowSet('pedido_dados'),
  incidente: rowSet('incidente'),
  tempo_uso: rowSet('tempo_uso'),
  retencao_dado: rowSet('retencao_dado'),
}
