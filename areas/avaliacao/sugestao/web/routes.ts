/** Screens of suggestions of study (section 2, 'gerenciar'). */
import { defineRoutes } from '../../../../core/web/routes.ts'

const shared = { layout: 'logado', guard: 'teacher' } as const

export const sugestaoRoutes = defineRoutes({
  '/logado/gerenciar/sugestao': { ...shared, load: () => import('./SugestoesPage.tsx') },
  '/logado/gerenciar/sugestao/cadastrar': { ...shared, load: () => import('./CadastrarPage.tsx') },
  '/logado/gerenciar/sugestao/:id': { ...shared, load: () => import('./SugestaoPage.tsx') },
})
