/** What the calls of playlist leave in the log and tell the screens. */
import type { EffectsOf } from '../../../../core/server/effects.ts'
import type { playlistApi } from '../contract.ts'

export const playlistEffects: EffectsOf<typeof playlistApi> = {
  create: {},
  edit: {},
  remove: { logs: ['playlist.apagar'] },
  link: { logs: ['playlist.vincular'] },
  changeVinculo: {},
  unlink: { logs: ['playlist.desvincular'] },
}
