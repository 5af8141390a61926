/** The SQL of links that begin to hold, or end, within a day. */
import { sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { isVespera, type Marcada } from '../../../acesso/notificacao/server/public.ts'

type Data = 'inicio' | 'fim'

const columnsOf = (data: Data) => ({ at: sql.ref(data), told: sql.ref(`${data}_lembrado`) })

/** Over `playlist_vinculo`. */
function isDue(data: Data, now: Date) {
  const { at, told } = columnsOf(data)
  return isVespera(at, told, now)
}

export interface Marcado extends Marcada {
  nome: string
}

export async function listDue(tx: Tx, data: Data, now: Date, limit: number): Promise<number[]> {
  const { at } = columnsOf(data)
  const { rows } = await sql<{ id: number }>`
    select id from playlist_vinculo where ${isDue(data, now)} order by ${at}, id limit ${limit}`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Notes that people are told; undefined: somebody did meanwhile. */
export async function markVinculo(tx: Tx, id: number, data: Data, now: Date): Promise<Marcado | undefined> {
  const { at, told } = columnsOf(data)
  const { rows } = await sql<Marcado>`
    with marcado as (
      update playlist_vinculo set ${told} = ${at} where id = ${id} and ${isDue(data, now)}
      returning playlist_id, ${at} as quando, created_at
    )
    select p.nome, m.quando, m.created_at from marcado m join playlist p on p.id = m.playlist_id`.execute(tx)
  return rows[0]
}
