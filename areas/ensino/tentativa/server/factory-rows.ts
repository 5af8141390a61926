/** Attempts, answers and results as sets of rows, for the demonstration. */
import { rowSet } from '../../../../core/server/rows.ts'

export const tentativaRows = {
  tentativa: rowSet('tentativa'),
  resposta: rowSet('resposta'),
  resultado: rowSet('resultado'),
}
