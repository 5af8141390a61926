/** The list of areas with screens: a new capability is one line here. */
import { correioRoutes } from '../../areas/correio/web/routes.ts'
import { forumRoutes } from '../../areas/forum/web/routes.ts'
import { inicioRoutes } from '../../areas/inicio/web/routes.ts'
import { paginasRoutes } from '../../areas/paginas/web/routes.ts'
import { sessaoRoutes } from '../../areas/sessao/web/routes.ts'
import { turmaRoutes } from '../../areas/turma/web/routes.ts'
import type { ScreenTable } from '../../core/web/routes.ts'

/** Every screen of the product by its literal path. */
export const screens = {
  ...paginasRoutes,
  ...sessaoRoutes,
  ...turmaRoutes,
  ...forumRoutes,
  ...inicioRoutes,
  ...correioRoutes,
} satisfies ScreenTable
