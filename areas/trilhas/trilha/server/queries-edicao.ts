/** SQL of who is editing a path. The program's clock decides when an editing has run out. */
import { sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { bigints } from '../../../../core/server/sql.ts'

export interface EdicaoRow {
  id: number
  trilha_id: number
  usuario_id: number
  usuario_nome: string
  iniciada_em: Date
  expira_em: Date
  encerrada_em: Date | null
  /** Who took it over. */
  tomada_nome: string | null
  eixos: number[]
  habilidades: number[]
}

const columns = sql`
  e.id, e.trilha_id, e.usuario_id, u.nome as usuario_nome, e.iniciada_em, e.expira_em, e.encerrada_em,
  (select v.nome from pessoa v where v.id = e.tomada_por) as tomada_nome, e.eixos, e.habilidades
  from trilha_edicao e join pessoa u on u.id = e.usuario_id`

export async function findEdicao(tx: Tx, id: number): Promise<EdicaoRow | undefined> {
  const { rows } = await sql<EdicaoRow>`select ${columns} where e.id = ${id}`.execute(tx)
  return rows[0]
}

/** The one that did not end, run out or not. */
export async function openOf(tx: Tx, trilha: number): Promise<EdicaoRow | undefined> {
  const { rows } = await sql<EdicaoRow>`
    select ${columns} where e.trilha_id = ${trilha} and e.encerrada_em is null`.execute(tx)
  return rows[0]
}

/** The last one of a person, whatever became of it. */
export async function lastOf(tx: Tx, trilha: number, usuario: number): Promise<EdicaoRow | undefined> {
  const { rows } = await sql<EdicaoRow>`
    select ${columns} where e.trilha_id = ${trilha} and e.usuario_id = ${usuario} order by e.id desc limit 1`.execute(
    tx,
  )
  return rows[0]
}

/** Who is editing these paths at `now`. */
export async function liveOf(
  tx: Tx,
  trilhas: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, EdicaoRow>> {
  const { rows } = await sql<EdicaoRow>`
    select ${columns} where e.trilha_id = any(${bigints(trilhas)}) and e.encerrada_em is null
      and e.expira_em > ${now}`.execute(tx)
  return new Map(rows.map((row) => [row.trilha_id, row]))
}

export async function insertEdicao(
  tx: Tx,
  row: { trilha_id: number; usuario_id: number; iniciada_em: Date; expira_em: Date },
): Promise<number> {
  const made = tx.insertInto('trilha_edicao').values(row).returning('id')
  return (await made.executeTakeFirstOrThrow()).id
}

interface Change {
  expira_em?: Date
  encerrada_em?: Date
  tomada_por?: number
  eixos?: number[]
  habilidades?: number[]
}

export const updateEdicao = (tx: Tx, id: number, { eixos, habilidades, ...change }: Change) =>
  tx
    .updateTable('trilha_edicao')
    .set({
      ...change,
      ...(eixos && { eixos: sql<number[]>`${bigints(eixos)}` }),
      ...(habilidades && { habilidades: sql<number[]>`${bigints(habilidades)}` }),
    })
    .where('id', '=', id)
    .execute()
