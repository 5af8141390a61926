/** Calls of playlists of lessons. */
import { defineApi } from '../../core/contract/endpoint.ts'

export const playlistApi = defineApi({})
