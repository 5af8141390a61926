/** SQL of the links of playlists to networks and classes. */

import { type RawBuilder, sql } from 'kysely'
import { type Actor, isAdministradorTenant } from '../../../../core/policy/actor.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { bigints, hasWords, wordsOf } from '../../../../core/server/sql.ts'
import { lugar, nomeada } from '../../../escola/turma/server/public-lugar.ts'
import type { Lugar, TipoPlaylist } from '../shapes.ts'

export interface VinculoRow {
  id: number
  playlist_id: number
  tipo: 'rede' | 'turma'
  alvo_id: number
  alvo_nome: string
  onde: string | null
  /** Of a class. */
  status: string | null
  caminho: number[]
  turmas: number
  inicio: Date | null
  fim: Date | null
}

const vinculos = sql`
  select v.id, case when v.rede_id is null then 'turma' else 'rede' end as tipo, coalesce(v.rede_id, v.turma_id) as alvo_id,
    coalesce(t.nome, r.nome) as alvo_nome, t.status, r.caminho, v.inicio, v.fim, v.playlist_id,
    case when t.id is not null then r.nome else (select pai.nome from rede pai where pai.id = r.pai_id) end as onde,
    (select count(*) from turma_playlist x join turma c on c.id = x.turma_id
      where x.vinculo_id = v.id and c.status = 'ativa') as turmas
  from playlist_vinculo v
  left join turma t on t.id = v.turma_id
  join rede r on r.id = coalesce(v.rede_id, t.rede_id)`

/** Networks first, then classes, by name; at most 500. */
export async function listVinculos(tx: Tx, playlist: number): Promise<VinculoRow[]> {
  const { rows } = await sql<VinculoRow>`
    select * from (${vinculos}) x where playlist_id = ${playlist}
    order by tipo, sem_acento(alvo_nome), id limit 500`.execute(tx)
  return rows
}

export async function findVinculo(
  tx: Tx,
  { playlist, vinculo }: { playlist: number; vinculo: number },
): Promise<VinculoRow | undefined> {
  const { rows } = await sql<VinculoRow>`
    select * from (${vinculos}) x where playlist_id = ${playlist} and id = ${vinculo}`.execute(tx)
  return rows[0]
}

/** Active classes that have the playlist now or will have it, the first `limit` by name, and how many they are. */
export async function affected(
  tx: Tx,
  playlist: number,
  limit: number,
): Promise<{ turmas: { id: number; nome: string; escola: string }[]; total: number }> {
  const { rows } = await sql<{ id: number; nome: string; escola: string; total: number }>`
    select t.id, t.nome, r.nome as escola, count(*) over () as total
    from ${lugar()}
    where t.status = 'ativa' and t.id in (
      select turma_id from turma_playlist where playlist_id = ${playlist} and (fim is null or fim > now()))
    order by sem_acento(t.nome), r.nome, t.id limit ${limit}`.execute(tx)
  return { turmas: rows.map(({ total: _, ...turma }) => turma), total: rows[0]?.total ?? 0 }
}

/** Networks that the person may link to, as `redeVinculoPolicy.link`. Over `rede r`. */
function redesOf(actor: Actor): RawBuilder<boolean> {
  const redes = actor.redes.filter(({ funcao }) => funcao === 'escrita').map(({ id }) => id)
  return isAdministradorTenant(actor) ? sql<boolean>`true` : sql<boolean>`r.caminho && ${bigints(redes)}`
}

/** Found by name, networks first: at most 30. */
export async function findLugares(tx: Tx, actor: Actor, busca: string): Promise<Lugar[]> {
  const taught = actor.turmas.filter(({ papel }) => papel === 'professor').map(({ id }) => id)
  const { rows } = await sql<Lugar>`
    (select 'rede' as tipo, r.id, r.nome, (select pai.nome from rede pai where pai.id = r.pai_id) as onde
      from rede r where ${redesOf(actor)} and ${hasWords(sql`sem_acento(r.nome)`, wordsOf(busca))}
      order by cardinality(r.caminho), sem_acento(r.nome), r.id limit 12)
    union all
    (select 'turma', t.id, t.nome, r.nome from ${lugar()}
      where t.status = 'ativa' and (${redesOf(actor)} or t.id = any(${bigints(taught)}))
        and ${nomeada(busca)}
      order by sem_acento(t.nome), r.nome, t.id limit 18)`.execute(tx)
  return rows
}

export async function findRedes(
  tx: Tx,
  ids: readonly number[],
): Promise<{ id: number; caminho: number[] }[]> {
  const { rows } = await sql<{ id: number; caminho: number[] }>`
    select id, caminho from rede where id = any(${bigints(ids)})`.execute(tx)
  return rows
}

export async function findTurmas(
  tx: Tx,
  ids: readonly number[],
): Promise<{ id: number; status: string; caminho: number[] }[]> {
  const { rows } = await sql<{ id: number; status: string; caminho: number[] }>`
    select t.id, t.status, r.caminho from ${lugar()}
    where t.id = any(${bigints(ids)})`.execute(tx)
  return rows
}

interface Novo {
  redes: readonly number[]
  turmas: readonly number[]
  inicio: Date | null
  fim: Date | null
}

/** Those that are linked already stay as they are. Returns the new ones. */
export async function insertVinculos(
  tx: Tx,
  playlist: number,
  { redes, turmas, inicio, fim }: Novo,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into playlist_vinculo (playlist_id, rede_id, turma_id, inicio, fim)
    select ${playlist}, rede, turma, ${inicio}::timestamptz, ${fim}::timestamptz from (
      select unnest(${bigints(redes)}) as rede, null::bigint as turma
      union all select null, unnest(${bigints(turmas)})) x
    on conflict do nothing returning id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** A link that holds at `now`, with the playlist's name. */
export const findVinculoAt = (tx: Tx, id: number, now: Date) =>
  tx
    .selectFrom('playlist_vinculo as v')
    .innerJoin('playlist as p', 'p.id', 'v.playlist_id')
    .select(['v.id', 'v.playlist_id', 'p.nome'])
    .where('v.id', '=', id)
    .where((q) => q.or([q('v.inicio', 'is', null), q('v.inicio', '<=', now)]))
    .where((q) => q.or([q('v.fim', 'is', null), q('v.fim', '>', now)]))
    .executeTakeFirst()

export const updateVinculo = (tx: Tx, id: number, change: { inicio: Date | null; fim: Date | null }) =>
  tx.updateTable('playlist_vinculo').set(change).where('id', '=', id).execute()

export const deleteVinculo = (tx: Tx, id: number) =>
  tx.deleteFrom('playlist_vinculo').where('id', '=', id).execute()

export interface TurmaPlaylistRow {
  id: number
  nome: string
  tipo: TipoPlaylist
  descricao: string
  inicio: Date | null
  fim: Date | null
}

/**
 * The playlists that reach a class, at most 200; of several links the one that holds now, else the next one.
 * `todas`: also those that do not hold yet.
 */
export async function listOfTurma(
  tx: Tx,
  turma: number,
  { now, todas }: { now: Date; todas: boolean },
): Promise<TurmaPlaylistRow[]> {
  const { rows } = await sql<TurmaPlaylistRow>`
    select * from (
      select distinct on (p.id) p.id, p.nome, p.tipo, p.descricao, x.inicio, x.fim
      from turma_playlist x join playlist p on p.id = x.playlist_id
      where x.turma_id = ${turma} and (x.fim is null or x.fim > ${now})
        and (${todas} or x.inicio is null or x.inicio <= ${now})
      order by p.id, coalesce(x.inicio, '-infinity')) y
    order by sem_acento(nome), id limit 200`.execute(tx)
  return rows
}
