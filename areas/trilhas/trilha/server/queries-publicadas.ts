/** SQL of published paths as anybody may hear of them: their name, what they are about, how long they take. */
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { bigints, hasWords, wordsOf } from '../../../../core/server/sql.ts'

export interface TrilhaPublicada {
  id: number
  nome: string
  descricao: string
  /** Hours. */
  carga_horaria: number | null
}

const MOST = 30

/** Active ones that were published, of `trilha t`. */
async function listPublicadas(tx: Tx, which: RawBuilder<boolean>, most: number): Promise<TrilhaPublicada[]> {
  const { rows } = await sql<TrilhaPublicada>`
    select t.id, t.nome, t.descricao, t.carga_horaria from trilha t
    where t.status = 1 and t.versao > 0 and ${which} order by sem_acento(t.nome), t.id limit ${most}`.execute(
    tx,
  )
  return rows
}

/** Those of these that are active and published. */
export const trilhasPublicadas = async (tx: Tx, ids: readonly number[]): Promise<TrilhaPublicada[]> =>
  ids.length === 0 ? [] : listPublicadas(tx, sql<boolean>`t.id = any(${bigints(ids)})`, ids.length)

/** Found by words of the name or by the code, at most 30 by name. */
export const buscarPublicadas = (tx: Tx, busca: string | undefined): Promise<TrilhaPublicada[]> =>
  listPublicadas(tx, hasWords(sql`t.busca`, wordsOf(busca)), MOST)

/** Those of these that were ever published and are not deleted. */
export async function existemTrilhas(tx: Tx, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ id: number }>`
    select id from trilha where id = any(${bigints(ids)}) and versao > 0 and status <> 3`.execute(tx)
  return rows.map(({ id }) => id)
}
