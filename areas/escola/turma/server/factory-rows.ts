/** Networks, classes and who is in them as sets of rows, for the demonstration. */
import { rowSet } from '../../../../core/server/rows.ts'

export const turmaRows = {
  rede: rowSet('rede'),
  turma: rowSet('turma'),
  matricula: rowSet('matricula'),
}
