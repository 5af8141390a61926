/** Surveys as sets of rows, for the demonstration. */
import { rowSet } from '../../../../core/server/rows.ts'

export const enqueteRows = {
  enquete: rowSet('enquete'),
  enquete_turma: rowSet('enquete_turma'),
  enquete_participacao: rowSet('enquete_participacao'),
  enquete_resposta: rowSet('enquete_resposta'),
}
