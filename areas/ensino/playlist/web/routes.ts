/** Screens of playlists of lessons. */
import { defineRoutes } from '../../../../core/web/routes.ts'

const shared = { layout: 'admin', guard: 'teacher' } as const

export const playlistRoutes = defineRoutes({
  '/logado/administracao/:slug/playlist': { ...shared, load: () => import('./PlaylistsPage.tsx') },
  '/logado/administracao/:slug/playlist/:playlist': { ...shared, load: () => import('./PlaylistPage.tsx') },
  '/logado/administracao/:slug/playlist/:playlist/vinculos': {
    ...shared,
    load: () => import('./VinculosPage.tsx'),
  },
})
