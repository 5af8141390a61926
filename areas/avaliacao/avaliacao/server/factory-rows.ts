/** Assessments as sets of rows, for the demonstration. */
import { rowSet } from '../../../../core/server/rows.ts'

export const avaliacaoRows = {
  avaliacao: rowSet('avaliacao'),
  avaliacao_questao: rowSet('avaliacao_questao'),
  avaliacao_caderno: rowSet('avaliacao_caderno'),
}
