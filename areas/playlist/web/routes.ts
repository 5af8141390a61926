/** Screens of playlists of lessons. */
import { defineRoutes } from '../../../core/web/routes.ts'

export const playlistRoutes = defineRoutes({})
