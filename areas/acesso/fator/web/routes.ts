/** Screens of the programs that sign in through the browser. `conectado`: the program asks to stay signed in. */
import { defineRoutes } from '../../../../core/web/routes.ts'

/** One page for the three programs: the address says which. */
const load = () => import('./DispositivoPage.tsx')

export const fatorRoutes = defineRoutes({
  '/login/creator4all-author/:conectado?': {
    layout: 'vazio',
    guard: 'public',
    load,
  },
  '/login/creator4all-author-social/:conectado?': {
    layout: 'vazio',
    guard: 'public',
    load,
  },
  '/login/creator4all-desktop/:conectado?': {
    layout: 'vazio',
    guard: 'public',
    load,
  },
  '/login-desktop-sucesso': {
    layout: 'vazio',
    guard: 'public',
    load: () => import('./DispositivoSucessoPage.tsx'),
  },
})
