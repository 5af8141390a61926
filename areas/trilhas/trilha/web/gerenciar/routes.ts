/** Screens of paths for their authors (section 2, 'gerenciar'). */
import { defineRoutes } from '../../../../../core/web/routes.ts'

const shared = { layout: 'logado', guard: 'teacher' } as const

export const trilhaGerenciarRoutes = defineRoutes({
  '/logado/gerenciar/trilhas': { ...shared, load: () => import('./TrilhasPage.tsx') },
  '/logado/gerenciar/trilhas/regras': { ...shared, load: () => import('./RegrasPage.tsx') },
  '/logado/gerenciar/trilhas/:trilha': { ...shared, load: () => import('./EditorPage.tsx') },
})
