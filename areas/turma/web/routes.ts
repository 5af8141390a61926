/** Screens of classes: the lists, and who is in one. */
import { defineRoutes } from '../../../core/web/routes.ts'

const shared = { layout: 'logado', guard: 'session' } as const

export const turmaRoutes = defineRoutes({
  '/logado/turmas': { ...shared, load: () => import('./TurmasPage.tsx') },
  '/logado/turmas/turmas-encerradas': { ...shared, load: () => import('./EncerradasPage.tsx') },
  '/logado/turmas/turma/:id/integrantes': { ...shared, load: () => import('./IntegrantesPage.tsx') },
})
