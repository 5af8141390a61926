/** Curricula as sets of rows, for the demonstration. */
import { rowSet } from '../../../../core/server/rows.ts'

export const curriculoRows = {
  curriculo: rowSet('curriculo'),
  categoria: rowSet('categoria'),
  habilidade: rowSet('habilidade'),
  extra: rowSet('extra'),
  extra_item: rowSet('extra_item'),
  curriculo_vinculo: rowSet('curriculo_vinculo'),
}
