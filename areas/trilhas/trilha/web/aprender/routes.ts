/** Screens of paths for those who follow them. */
import { defineRoutes } from '../../../../../core/web/routes.ts'

const shared = { layout: 'logado', guard: 'session' } as const
const trilhas = {
  ...shared,
  load: () => import('./telas.ts').then((telas) => ({ Screen: telas.Trilhas })),
}
const trilha = { ...shared, load: () => import('./telas.ts').then((telas) => ({ Screen: telas.Trilha })) }

export const aprenderRoutes = defineRoutes({
  '/logado/trilhas': trilhas,
  '/logado/trilhas/completadas': trilhas,
  '/logado/trilhas/:trilha': trilha,
  '/logado/trilhas/:trilha/:eixo': trilha,
  '/logado/trilhas/:trilha/:eixo/entregas/:aula?/:entrega?': {
    ...shared,
    load: () => import('./telas.ts').then((telas) => ({ Screen: telas.Entregas })),
  },
  '/logado/turmas/turma/:id/trilhas': {
    ...shared,
    load: () => import('./telas.ts').then((telas) => ({ Screen: telas.DaTurma })),
  },
})
