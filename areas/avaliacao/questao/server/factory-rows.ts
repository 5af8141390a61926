/** The bank of questions as sets of rows, for the demonstration. */
import { rowSet } from '../../../../core/server/rows.ts'

export const questaoRows = {
  questao: rowSet('questao'),
  questao_habilidade: rowSet('questao_habilidade'),
  questao_tag: rowSet('questao_tag'),
  questao_comentario: rowSet('questao_comentario'),
  questao_passo: rowSet('questao_passo'),
  questao_versao: rowSet('questao_versao'),
}
