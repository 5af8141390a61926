/** Handlers of playlists of lessons. */
import type { Handlers } from '../../../core/server/context.ts'
import type { playlistApi } from '../contract.ts'

export const playlistHandlers: Handlers<typeof playlistApi> = {}
