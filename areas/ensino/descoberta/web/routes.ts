/** Screens of discovering: the search, games, books. */
import { defineRoutes } from '../../../../core/web/routes.ts'

const logado = { layout: 'logado', guard: 'session' } as const

export const descobertaRoutes = defineRoutes({
  '/logado/descobrir': { ...logado, load: () => import('./DescobrirPage.tsx') },
  '/logado/games': { ...logado, load: () => import('./JogosPage.tsx') },
  // The older address of the same list.
  '/logado/games-temp': { ...logado, load: () => import('./JogosPage.tsx') },
  '/logado/livro': { ...logado, load: () => import('./LivrosPage.tsx') },
  '/logado/livro/:livro': { ...logado, load: () => import('./LivroPage.tsx') },
})
