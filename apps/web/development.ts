/** Screens that only a development build has. */
import type { ScreenTable } from '../../core/web/routes.ts'

export const developmentScreens: ScreenTable =
  import.meta.env.DEV || import.meta.env.VITE_INTERFACE
    ? { '/docs/interface': { layout: 'vazio', guard: 'public', load: () => import('./InterfacePage.tsx') } }
    : {}
