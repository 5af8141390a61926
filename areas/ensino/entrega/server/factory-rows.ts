/** Deliveries as sets of rows, for the demonstration. */
import { sql } from 'kysely'
import { rowSet } from '../../../../core/server/rows.ts'

export const entregaRows = {
  entrega: rowSet('entrega'),
  entrega_passo: rowSet('entrega_passo'),
  entrega_frase: rowSet('entrega_frase'),
}

/** What happened to each delivery, as far as it tells itself. */
export const darPassos = entregaRows.entrega_passo.fill(
  ['entrega_id', 'usuario_id', 'tipo', 'texto', 'nota', 'quando'],
  sql`select id, usuario_id, 'enviada', texto, null, enviada_em from entrega
    union all
    select id, corrigida_por, 'corrigida', comentario, nota, corrigida_em from entrega where estado = 'corrigida'`,
)
