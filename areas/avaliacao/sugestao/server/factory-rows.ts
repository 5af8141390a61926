/** Suggestions and activities as sets of rows, for the demonstration. */
import { rowSet } from '../../../../core/server/rows.ts'

export const sugestaoRows = {
  sugestao: rowSet('sugestao'),
  sugestao_habilidade: rowSet('sugestao_habilidade'),
  sugestao_questao: rowSet('sugestao_questao'),
  atividade: rowSet('atividade'),
}
