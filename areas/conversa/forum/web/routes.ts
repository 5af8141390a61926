/** Screens of the forum and of notices inside a class. */
import { defineRoutes } from '../../../../core/web/routes.ts'

const shared = { layout: 'logado', guard: 'session' } as const

const redes = { layout: 'redes', guard: 'manager' } as const

export const forumRoutes = defineRoutes({
  '/logado/turmas/turma/:id/forum': {
    ...shared,
    load: () => import('./TopicoList.tsx'),
    opens: [
      '/gerenciar/pt-br/forum/topicos/forum?pagina=1&linhas=30&gru_id=:id',
      '/gerenciar/pt-br/forum/temas?gru_id=:id',
    ],
  },
  '/logado/turmas/turma/:id/forum/:forum': { ...shared, load: () => import('./TopicoPage.tsx') },
  '/logado/turmas/turma/:id/forum/:forum/avaliar': { ...shared, load: () => import('./AvaliarPage.tsx') },
  '/logado/turmas/turma/:id/forum/:forum/avaliar/:aluno': {
    ...shared,
    load: () => import('./AvaliarAlunoPage.tsx'),
  },
  '/logado/turmas/turma/:id/avisos': {
    ...shared,
    load: () => import('./AvisosPage.tsx'),
    opens: ['/gerenciar/pt-br/forum/topicos/aviso?pagina=1&linhas=30&gru_id=:id'],
  },
  '/logado/turmas/turma/:id/avisos/:aviso': { ...shared, load: () => import('./AvisoPage.tsx') },
  '/logado/redes/rede/:rede/gestao/avisos': { ...redes, load: () => import('./AvisosRedePage.tsx') },
  '/logado/redes/rede/:rede/gestao/avisos/:aviso': { ...redes, load: () => import('./AvisoRedePage.tsx') },
})
