/** Screens of live lessons: the list of a class, the room of one, the attendance report (product.md H-24). */
import { defineRoutes } from '../../../../core/web/routes.ts'

const shared = { layout: 'logado', guard: 'session' } as const

export const aovivoRoutes = defineRoutes({
  '/logado/turmas/turma/:id/aulas-ao-vivo': { ...shared, load: () => import('./AulasPage.tsx') },
  '/logado/turmas/turma/:id/aulas-ao-vivo/:encontro': { ...shared, load: () => import('./SalaPage.tsx') },
  '/logado/turmas/turma/:id/relatorios/meet': { ...shared, load: () => import('./MeetPage.tsx') },
})
