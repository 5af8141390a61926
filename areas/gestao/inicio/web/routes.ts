/** The home of the signed-in person, and the home of a class. */
import { defineRoutes } from '../../../../core/web/routes.ts'

const shared = { layout: 'logado', guard: 'session' } as const

export const inicioRoutes = defineRoutes({
  '/logado': {
    ...shared,
    load: () => import('./InicioPage.tsx'),
    opens: ['/conta/pt-br/inicio', '/conta/pt-br/hoje', '/conta/pt-br/aulas-ao-vivo/proximas'],
  },
  '/logado/turmas/turma/:id': {
    ...shared,
    load: () => import('./MuralPage.tsx'),
    opens: [
      '/conta/pt-br/grupos/:id/mural',
      '/conta/pt-br/grupos/:id/compartilhamentos?pagina=1&linhas=3',
      '/conta/pt-br/aulas-ao-vivo/proximas?turma=:id',
    ],
  },
})
