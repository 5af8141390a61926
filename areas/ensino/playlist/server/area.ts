/** What playlist adds to the server. */
import { answered, type ServerArea } from '../../../../core/server/area.ts'
import { porPlaylist } from '../../aula/server/public-acima.ts'
import { playlistApi } from '../contract.ts'
import { playlistHourly, playlistTasks } from './announce.ts'
import { playlistEffects } from './effects.ts'
import { porPlaylistSql } from './queries-alcance.ts'
import { playlistHandlers } from './routes.ts'

export const playlistServer: ServerArea = {
  tables: ['playlist', 'playlist_aula', 'playlist_tag', 'playlist_vinculo', 'turma_playlist'],
  published: ['turma_playlist'],
  calls: [answered(playlistApi, playlistHandlers, playlistEffects)],
  tasks: () => playlistTasks,
  hourly: playlistHourly,
  answers: [porPlaylist.by(porPlaylistSql)],
}
