/** Screens of a class: deliveries, surveys, reports, settings. */
import type { Visited } from './visits.ts'

export const OF_A_CLASS: readonly Visited[] = [
  { screen: '/logado/turmas/turma/:id/atividades-entrega', email: 'professora@demo.test', named: 'entregas' },
  {
    screen: '/logado/turmas/turma/:id/atividades-entrega/:aula',
    path: '/logado/turmas/turma/:id/atividades-entrega/:aulaEntregue',
    email: 'professora@demo.test',
  },
  {
    screen: '/logado/turmas/turma/:id/atividades-entrega/:aula/:entrega',
    path: '/logado/turmas/turma/:id/atividades-entrega/:aulaEntregue/:entrega',
    email: 'professora@demo.test',
    named: 'correcao',
    variants: true,
  },
  {
    screen: '/logado/turmas/turma/:id/correcoes-entrega',
    email: 'professora@demo.test',
    named: 'mesa',
    variants: true,
  },
  { screen: '/logado/turmas/turma/:id/enquetes/nova', email: 'professora@demo.test' },
  { screen: '/logado/turmas/turma/:id/enquetes/:enquete', email: 'aluna@demo.test', named: 'enquete' },
  { screen: '/logado/turmas/turma/:id/enquetes/:enquete/editar', email: 'professora@demo.test' },
  { screen: '/logado/turmas/turma/:id/relatorios/enquetes', email: 'professora@demo.test' },
  { screen: '/logado/turmas/turma/:id/relatorios', email: 'professora@demo.test', named: 'relatorios' },
  {
    screen: '/logado/turmas/turma/:id/configuracoes',
    email: 'professora@demo.test',
    named: 'turma-configuracoes',
  },
  { screen: '/logado/turmas/turma/:id/relatorios/campanha', email: 'professora@demo.test' },
  {
    screen: '/logado/turmas/turma/:id/relatorios/forum',
    email: 'professora@demo.test',
    named: 'relatorio-forum',
    variants: true,
  },
  {
    screen: '/logado/turmas/turma/:id/relatorios/portfolio',
    path: '/logado/turmas/turma/:id/relatorios/portfolio?aluno=:aluno',
    email: 'professora@demo.test',
  },
  { screen: '/logado/turmas/turma/:id/relatorios/portfolio', email: 'aluna@demo.test', named: 'portfolio' },
  {
    screen: '/logado/turmas/turma/:id/relatorios/enquetes/relatorio',
    path: '/logado/turmas/turma/:id/relatorios/enquetes/relatorio?enquete=:enquete',
    email: 'professora@demo.test',
    named: 'enquete-resultados',
  },
]
