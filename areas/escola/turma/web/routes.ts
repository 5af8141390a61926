/** Screens of classes: the lists, who is in one, its settings, and where managers make them. */
import { defineRoutes } from '../../../../core/web/routes.ts'

const shared = { layout: 'logado', guard: 'session' } as const

export const turmaRoutes = defineRoutes({
  '/logado/turmas': {
    ...shared,
    load: () => import('./TurmasPage.tsx'),
    opens: ['/conta/pt-br/grupos/ativos?pagina=1&linhas=30', '/conta/pt-br/inicio'],
  },
  '/logado/turmas/turmas-encerradas': { ...shared, load: () => import('./EncerradasPage.tsx') },
  '/logado/turmas/nova': { ...shared, load: () => import('./NovaTurmaPage.tsx') },
  '/logado/turmas/turma/:id/configuracoes': { ...shared, load: () => import('./ConfiguracoesPage.tsx') },
  '/logado/redes/rede/:rede/gestao/turma/:turma?': {
    layout: 'redes',
    guard: 'manager',
    load: () => import('./GestaoTurmaPage.tsx'),
  },
})
