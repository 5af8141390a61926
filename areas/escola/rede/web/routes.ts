/** Screens: Networks and schools: the tree from client to pupil, and choosing in it. */
import { defineRoutes } from '../../../../core/web/routes.ts'

export const redeRoutes = defineRoutes({
  '/logado/redes/:tela': { layout: 'redes', guard: 'manager', load: () => import('./RedesPage.tsx') },
  '/logado/redes/rede/:rede/gestao/rede-subredes': {
    layout: 'redes',
    guard: 'manager',
    load: () => import('./RedeSubredesPage.tsx'),
  },
  '/logado/redes/rede/:rede/gestao/importar-escolas': {
    layout: 'redes',
    guard: 'manager',
    load: () => import('./importar/ImportarPage.tsx'),
  },
  '/logado/redes/rede/:rede/gestao/turma/:turma/alunos': {
    layout: 'redes',
    guard: 'manager',
    load: () => import('./TurmaAlunosPage.tsx'),
  },
})
