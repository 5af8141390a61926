/** Screens of the bank of questions (section 2, 'gerenciar'). */
import { defineRoutes } from '../../../../core/web/routes.ts'

const shared = { layout: 'logado', guard: 'teacher' } as const
const extrair = { ...shared, load: () => import('./ExtrairPage.tsx') }

export const questaoRoutes = defineRoutes({
  '/logado/gerenciar/extrair-questoes/:id': extrair,
  '/logado/gerenciar/extrair-questoes/:id/:questoes': extrair,
  '/logado/gerenciar/questoes': { ...shared, load: () => import('./QuestoesPage.tsx') },
  '/logado/gerenciar/questoes/arquivadas': { ...shared, load: () => import('./ArquivadasPage.tsx') },
  '/logado/gerenciar/questoes/:questao/editar': {
    layout: 'vazio',
    guard: 'teacher',
    load: () => import('./EditarPage.tsx'),
  },
  '/logado/gerenciar/questoes/:questao': { ...shared, load: () => import('./QuestaoPage.tsx') },
})
