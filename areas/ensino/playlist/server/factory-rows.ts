/** Playlists as sets of rows, for the demonstration. */
import { rowSet } from '../../../../core/server/rows.ts'

export const playlistRows = {
  playlist: rowSet('playlist'),
  playlist_aula: rowSet('playlist_aula'),
  playlist_tag: rowSet('playlist_tag'),
  playlist_vinculo: rowSet('playlist_vinculo'),
}
