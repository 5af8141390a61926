/** SQL of playlists and of their lessons. */

import { type RawBuilder, sql } from 'kysely'
import { type Actor, isAdministradorTenant } from '../../../../core/policy/actor.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { bigints, hasWords, isAmong, pageSql, wordsOf } from '../../../../core/server/sql.ts'
import { lugar } from '../../../escola/turma/server/public-lugar.ts'
import { aulasVisibleTo } from '../../aula/server/public.ts'
import { citado, tagsCitadas } from '../../catalogo/server/public-citar.ts'
import { dasVersoes } from '../../midia/server/public-uso.ts'
import type { ORDENS } from '../contract.ts'
import { donoOf } from '../policy.ts'
import type { TipoPlaylist } from '../shapes.ts'

/** A link of it reaches a class that the person teaches, or one below a network that they oversee. Over `playlist p`. */
function reaches(actor: Actor): RawBuilder<boolean> {
  const turmas = actor.turmas.filter(({ papel }) => papel === 'professor').map(({ id }) => id)
  const redes = actor.redes.map(({ id }) => id)
  const alcancadas = sql`select t.id from ${lugar()}
    where t.status <> 'excluida' and (t.id = any(${bigints(turmas)}) or r.caminho && ${bigints(redes)})`
  return sql<boolean>`p.id in (
    select x.playlist_id from turma_playlist x
    where ${isAmong(sql`x.turma_id`, alcancadas, { many: redes.length > 0 })})`
}

/** The same as `playlistPolicy.view`. */
export const visibleTo = (actor: Actor): RawBuilder<boolean> =>
  isAdministradorTenant(actor)
    ? sql<boolean>`true`
    : sql<boolean>`(p.usuario_id = ${donoOf(actor)} or ${reaches(actor)})`

/** What the files of lessons weigh, each counted once. `versoes`: a statement of lessons and numbers. */
const filesOf = (versoes: RawBuilder<unknown>) => sql<number>`(
  select coalesce(sum(f.bytes), 0)::bigint from (${dasVersoes(versoes)}) f)`

const tags = tagsCitadas(sql`select y.tag_id from playlist_tag y where y.playlist_id = p.id`)

export interface PlaylistRow {
  id: number
  nome: string
  tipo: TipoPlaylist
  descricao: string
  tags: string[]
  autor: { id: number; nome: string } | null
  alcanca: boolean
  total_aulas: number
  total_vinculos: number
  bytes: number
  alterada_em: Date
}

const columns = (actor: Actor) => sql`
  p.id, p.nome, p.tipo, p.descricao, p.alterada_em, ${reaches(actor)} as alcanca,
  (select jsonb_build_object('id', u.id, 'nome', u.nome) from pessoa u where u.id = p.usuario_id) as autor,
  ${tags} as tags,
  (select count(*) from playlist_aula y where y.playlist_id = p.id) as total_aulas,
  (select count(*) from playlist_vinculo y where y.playlist_id = p.id and (y.fim is null or y.fim > now())) as total_vinculos,
  ${filesOf(sql`select w.id, w.versao from playlist_aula y join aula_atual w on w.id = y.aula_id where y.playlist_id = p.id`)} as bytes`

export async function find(tx: Tx, actor: Actor, id: number): Promise<PlaylistRow | undefined> {
  const { rows } =
    await sql<PlaylistRow>`select ${columns(actor)} from playlist p where p.id = ${id}`.execute(tx)
  return rows[0]
}

/** Nobody else changes it until the transaction ends. */
export async function lock(tx: Tx, id: number): Promise<void> {
  await sql`select from playlist where id = ${id} for update`.execute(tx)
}

export interface Filter {
  busca?: string | undefined
  tipo?: TipoPlaylist | undefined
}

function matching(actor: Actor, { busca, tipo }: Filter): RawBuilder<boolean> {
  const searched = hasWords(
    sql`sem_acento(p.nome || ' ' || p.descricao || ' ' || coalesce(
      (select string_agg(g.nome, ' ') from jsonb_array_elements_text(${tags}) g (nome)), ''))`,
    wordsOf(busca),
  )
  const ofTipo = tipo === undefined ? [] : [sql`p.tipo = ${tipo}`]
  return sql<boolean>`${sql.join([visibleTo(actor), ...ofTipo, searched], sql` and `)}`
}

const ORDER = {
  nome: sql`sem_acento(p.nome), p.id`,
  '-nome': sql`sem_acento(p.nome) desc, p.id desc`,
  alterada_em: sql`p.alterada_em, p.id`,
  '-alterada_em': sql`p.alterada_em desc, p.id desc`,
} as const satisfies Record<(typeof ORDENS)[number], RawBuilder<unknown>>

export async function list(
  tx: Tx,
  actor: Actor,
  filter: Filter,
  { pagina, linhas, ordem }: { pagina: number; linhas: number; ordem: (typeof ORDENS)[number] },
): Promise<PlaylistRow[]> {
  const { rows } = await sql<PlaylistRow>`
    select ${columns(actor)} from playlist p where ${matching(actor, filter)}
    order by ${ORDER[ordem]} ${pageSql({ pagina, linhas })}`.execute(tx)
  return rows
}

export async function count(tx: Tx, actor: Actor, filter: Filter): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from playlist p where ${matching(actor, filter)}`.execute(tx)
  return rows[0]?.n ?? 0
}

export interface ProjetoRow {
  playlist_id: number
  id: number
  titulo: string
  codigo: string
  disciplina: { id: number; nome: string } | null
  telas: number
  bytes: number
  disponivel: boolean
  offline: boolean
}

/** The lessons of playlists in their places: to stand after `from`. */
export const projetos = (): RawBuilder<unknown> => sql`playlist_aula x join aula_atual a on a.id = x.aula_id`

/** The lessons of playlists in their order, as they were published last. */
export async function listProjetos(tx: Tx, playlists: readonly number[]): Promise<ProjetoRow[]> {
  if (playlists.length === 0) return []
  const { rows } = await sql<ProjetoRow>`
    select x.playlist_id, a.id, a.titulo, a.codigo, a.offline, ${citado('disciplina', sql.ref('a.disciplina_id'))} as disciplina,
      a.total_telas as telas, ${filesOf(sql`select a.id, a.versao`)} as bytes, a.disponivel
    from ${projetos()}
    where x.playlist_id = any(${bigints(playlists)})
    order by x.playlist_id, x.ordem`.execute(tx)
  return rows
}

export async function listAulas(tx: Tx, playlist: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('playlist_aula')
    .select('aula_id')
    .where('playlist_id', '=', playlist)
    .orderBy('ordem')
    .execute()
  return rows.map(({ aula_id }) => aula_id)
}

export interface PlaylistColumns {
  nome: string
  tipo: TipoPlaylist
  descricao: string
}

export async function insert(tx: Tx, row: PlaylistColumns & { usuario_id: number | null }): Promise<number> {
  const { id } = await tx.insertInto('playlist').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export const update = (tx: Tx, id: number, change: Partial<PlaylistColumns>, now: Date) =>
  tx
    .updateTable('playlist')
    .set((q) => ({ ...change, versao: q('versao', '+', 1), alterada_em: now }))
    .where('id', '=', id)
    .execute()

/** Puts exactly these lessons into it, in this order. */
export async function setAulas(tx: Tx, playlist: number, aulas: readonly number[]): Promise<void> {
  await sql`
    delete from playlist_aula where playlist_id = ${playlist} and not aula_id = any(${bigints(aulas)})`.execute(
    tx,
  )
  await sql`
    insert into playlist_aula (playlist_id, aula_id, ordem)
    select ${playlist}, id, ordem from unnest(${bigints(aulas)}) with ordinality as x (id, ordem)
    on conflict (tenant_id, playlist_id, aula_id) do update set ordem = excluded.ordem`.execute(tx)
}

export async function setTags(tx: Tx, playlist: number, tags: readonly number[]): Promise<void> {
  await sql`
    delete from playlist_tag where playlist_id = ${playlist} and not tag_id = any(${bigints(tags)})`.execute(
    tx,
  )
  await sql`
    insert into playlist_tag (playlist_id, tag_id) select ${playlist}, unnest(${bigints(tags)})
    on conflict do nothing`.execute(tx)
}

export const remove = (tx: Tx, id: number) => tx.deleteFrom('playlist').where('id', '=', id).execute()

/** Of these lessons, those that are published and that the person may see: what may be added. */
export async function listAddable(tx: Tx, actor: Actor, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select a.id from aula_atual a
    where a.id = any(${bigints(ids)}) and a.disponivel and ${aulasVisibleTo(actor)}`.execute(tx)
  return rows.map(({ id }) => id)
}
