/** What other areas may read of deliveries: in some lessons those of one person, or of the pupils of some classes; in a class. */

import { type RawBuilder, sql } from 'kysely'
import type { Told } from '../../../../core/contract/endpoint.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { pageSql } from '../../../../core/server/sql.ts'
import type { Entrega } from '../contract.ts'
import { presentEntrega } from './present.ts'
import { columns, type Row, source } from './queries.ts'

/** A statement: what was sent in a class, with the ids of its files. */
export const enviadas = (turma: number): RawBuilder<unknown> => sql`
  select e.id, e.usuario_id, e.turma_id, e.aula_id, e.versao, e.tela_id, e.estado, e.nota, e.comentario, e.enviada_em,
    array(select x.arquivo_id from entrega_arquivo x where x.entrega_id = e.id) as arquivos
  from entrega e where e.turma_id = ${turma} and e.estado <> 'pendente'`

interface Asked {
  aulas: readonly number[]
  /** From 1. */
  pagina: number
  linhas: number
}

interface Page {
  entregas: Entrega[]
  total: number
}

const pageOf = (rows: readonly (Row & { total: number })[]): Told<Page> => ({
  entregas: rows.map(presentEntrega),
  total: rows[0]?.total ?? 0,
})

/** Everything that a person delivered, or has to, in these lessons: what came back first, then the newest. */
export async function ownEntregas(
  tx: Tx,
  { usuario, aulas, pagina, linhas }: Asked & { usuario: number },
): Promise<Told<Page>> {
  const { rows } = await sql<Row & { total: number }>`
    select ${columns}, count(*) over ()::int as total from ${source}
    where e.usuario_id = ${usuario} and e.aula_id = any(${[...aulas]}::bigint[])
    order by (e.estado = 'devolvida') desc, e.enviada_em desc nulls last, e.id desc
    ${pageSql({ pagina, linhas })}`.execute(tx)
  return pageOf(rows)
}

/** What the pupils of these classes sent in these lessons: what waits first, the oldest before; then the newest. */
export async function sentEntregas(
  tx: Tx,
  { turmas, aulas, pagina, linhas }: Asked & { turmas: readonly number[] },
): Promise<Told<Page>> {
  const { rows } = await sql<Row & { total: number }>`
    select ${columns}, count(*) over ()::int as total from ${source}
    where e.turma_id = any(${[...turmas]}::bigint[]) and e.aula_id = any(${[...aulas]}::bigint[])
      and e.estado <> 'pendente'
    order by (e.estado = 'enviada') desc, case when e.estado = 'enviada' then e.enviada_em end,
      e.enviada_em desc nulls last, e.id
    ${pageSql({ pagina, linhas })}`.execute(tx)
  return pageOf(rows)
}
