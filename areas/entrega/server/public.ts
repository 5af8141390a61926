/** What other areas may read of deliveries: those of one person in some lessons. */
import { sql } from 'kysely'
import type { Tx } from '../../../core/server/database.ts'
import type { Entrega } from '../contract.ts'
import { presentEntrega } from './present.ts'
import { columns, type Row, source } from './queries.ts'

interface Own {
  usuario: number
  aulas: readonly number[]
  /** From 1. */
  pagina: number
  linhas: number
}

/** Everything that a person delivered, or has to, in these lessons: what came back first, then the newest. */
export async function ownEntregas(
  tx: Tx,
  { usuario, aulas, pagina, linhas }: Own,
): Promise<{ entregas: Entrega[]; total: number }> {
  const { rows } = await sql<Row & { total: number }>`
    select ${columns}, count(*) over ()::int as total from ${source}
    where e.usuario_id = ${usuario} and e.aula_id = any(${[...aulas]}::bigint[])
    order by (e.estado = 'devolvida') desc, e.enviada_em desc nulls last, e.id desc
    limit ${linhas} offset ${(pagina - 1) * linhas}`.execute(tx)
  return { entregas: rows.map(presentEntrega), total: rows[0]?.total ?? 0 }
}
