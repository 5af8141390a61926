/** Screens of assembling an assessment (section 2, 'gerenciar'). */
import { defineRoutes } from '../../../../core/web/routes.ts'

export const montagemRoutes = defineRoutes({
  '/logado/gerenciar/montagem-avaliacao/:inputs/:questoes?': {
    layout: 'vazio',
    guard: 'teacher',
    load: () => import('./MontagemPage.tsx'),
  },
})
