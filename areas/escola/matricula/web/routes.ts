/** Screens of enrolments, signed in (product.md H-03). */
import { defineRoutes } from '../../../../core/web/routes.ts'

const inside = { layout: 'logado', guard: 'session' } as const

export const matriculaRoutes = defineRoutes({
  '/logado/turmas/turma/:id/integrantes': { ...inside, load: () => import('./IntegrantesPage.tsx') },
  '/logado/turmas/turma/:id/integrantes/passaporte/:transferencia': {
    ...inside,
    load: () => import('./PassaportePage.tsx'),
  },
  '/logado/turmas/turma/:id/relatorios/transferencias': {
    ...inside,
    load: () => import('./TransferenciasPage.tsx'),
  },
})
