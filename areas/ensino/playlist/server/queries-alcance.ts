/** Which playlists a person may open as a learner, or shows to learners. */
import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../../../../core/policy/actor.ts'
import { inTurmasVisibleTo } from '../../../escola/turma/server/public.ts'
import { visibleTo } from './queries.ts'

/**
 * Over `playlist p`: a link that holds now reaches a class that the person sees with lessons switched on; or the
 * person keeps it (`playlistPolicy.view`).
 */
export const playlistsReachingSql = (
  actor: Actor,
): RawBuilder<boolean> => sql<boolean>`(${visibleTo(actor)} or p.id in (
  select x.playlist_id from turma_playlist x
  where coalesce(x.inicio <= now(), true) and coalesce(x.fim > now(), true)
    and ${inTurmasVisibleTo(actor, sql`x.turma_id`, 'aulas')}))`

/** A statement: the playlists that reach a person, with how many lessons are in each; `vazias`: those without any too. */
export const livrosSql = (actor: Actor, { vazias = false } = {}): RawBuilder<unknown> => sql`
  select p.id, p.nome, p.descricao, p.usuario_id, p.alterada_em, ${capitulosSql(sql.ref('p.id'))} as capitulos
  from playlist p where ${playlistsReachingSql(actor)}
    ${vazias ? sql`` : sql`and exists (select from playlist_aula y where y.playlist_id = p.id)`}`

export const capitulosSql = (playlist: RawBuilder<unknown>) =>
  sql<number>`(select count(*)::int from playlist_aula y where y.playlist_id = ${playlist})`

/** Playlists that are made to be taken along, to stand after `from` or `join`. */
export const pacotes = (p = 'p'): RawBuilder<unknown> =>
  sql`(select id, nome, versao, alterada_em from playlist where tipo = 'PAC') ${sql.ref(p)}`

/** A statement: lessons that playlists bring to classes, for the lists of lessons of a class. */
export const porPlaylistSql = () => sql`
  select tp.turma_id, pa.aula_id, pa.playlist_id, p.nome as playlist_nome, tp.inicio, tp.fim, pv.created_at, tp.vinculo_id
  from turma_playlist tp
  join playlist p on p.id = tp.playlist_id
  join playlist_aula pa on pa.playlist_id = tp.playlist_id
  left join playlist_vinculo pv on pv.id = tp.vinculo_id`
