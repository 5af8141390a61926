/** What other areas may ask of playlists: those that reach a class, with their lessons. */
import type { Tx } from '../../../../core/server/database.ts'
import type { Projeto } from '../shapes.ts'
import { presentProjeto } from './present.ts'
import { listProjetos } from './queries.ts'
import { listOfTurma, type TurmaPlaylistRow } from './queries-vinculo.ts'

export { playlistFor } from './find.ts'
export { listProjetos, projetos } from './queries.ts'
export { capitulosSql, livrosSql, pacotes } from './queries-alcance.ts'

export interface TurmaPlaylist extends TurmaPlaylistRow {
  projetos: Projeto[]
}

/**
 * The playlists that reach a class by itself or by a network above it, by name, each with the lessons that may be done.
 * `todas`: also those that do not hold yet, and lessons that are put away.
 */
export async function playlistsOfTurma(
  tx: Tx,
  turma: number,
  { now, todas }: { now: Date; todas: boolean },
): Promise<TurmaPlaylist[]> {
  const playlists = await listOfTurma(tx, turma, { now, todas })
  const rows = await listProjetos(
    tx,
    playlists.map(({ id }) => id),
  )
  const shown = rows.filter(({ disponivel }) => todas || disponivel)
  const byPlaylist = new Map<number, Projeto[]>(playlists.map(({ id }) => [id, []]))
  for (const row of shown) byPlaylist.get(row.playlist_id)?.push(presentProjeto(row))
  return playlists.map((playlist) => ({ ...playlist, projetos: byPlaylist.get(playlist.id) ?? [] }))
}
