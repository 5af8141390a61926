/** Screens of the programs that sign in through the browser. `conectado`: the program asks to stay signed in. */
import { defineRoutes } from '../../../core/web/routes.ts'

export const fatorRoutes = defineRoutes({
  '/login/creator4all-author/:conectado?': {
    layout: 'vazio',
    guard: 'public',
    load: () => import('./DispositivoPage.tsx'),
  },
  '/login/creator4all-author-social/:conectado?': {
    layout: 'vazio',
    guard: 'public',
    load: () => import('./DispositivoPage.tsx'),
  },
  '/login/creator4all-desktop/:conectado?': {
    layout: 'vazio',
    guard: 'public',
    load: () => import('./DispositivoPage.tsx'),
  },
  '/login-desktop-sucesso': {
    layout: 'default',
    guard: 'public',
    load: () => import('./DispositivoSucessoPage.tsx'),
  },
})
