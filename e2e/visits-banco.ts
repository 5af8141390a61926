/** Screens of the bank of questions, and of suggestions. */
import type { Visited } from './visits.ts'

export const OF_THE_BANK: readonly Visited[] = [
  {
    screen: '/logado/gerenciar/extrair-questoes/:id',
    path: '/logado/gerenciar/extrair-questoes/:minhaAula',
    email: 'professora@demo.test',
    named: 'extrair-questoes',
    variants: true,
  },
  {
    screen: '/logado/gerenciar/extrair-questoes/:id/:questoes',
    path: '/logado/gerenciar/extrair-questoes/:minhaAula/1',
    email: 'professora@demo.test',
  },
  {
    screen: '/logado/gerenciar/questoes',
    email: 'professora@demo.test',
    named: 'banco-de-questoes',
    variants: true,
  },
  {
    screen: '/logado/gerenciar/questoes/importar',
    email: 'professora@demo.test',
    named: 'importar-questoes',
    variants: true,
  },
  {
    screen: '/logado/gerenciar/questoes/exportar',
    email: 'professora@demo.test',
    named: 'exportar-questoes',
    variants: true,
  },
  { screen: '/logado/gerenciar/questoes/arquivadas', email: 'tenant@demo.test' },
  { screen: '/logado/gerenciar/questoes/:questao', email: 'professora@demo.test', named: 'questao' },
  {
    screen: '/logado/gerenciar/questoes/:questao/editar',
    path: '/logado/gerenciar/questoes/:minhaQuestao/editar',
    email: 'professora@demo.test',
    named: 'escrever-questao',
    variants: true,
  },
  { screen: '/logado/gerenciar/avaliacao', email: 'professora@demo.test', named: 'avaliacoes' },
  {
    screen: '/logado/gerenciar/avaliacao/:avaliacao',
    path: '/logado/gerenciar/avaliacao/:minhaAvaliacao',
    email: 'professora@demo.test',
    named: 'avaliacao',
    variants: true,
  },
  {
    screen: '/logado/gerenciar/avaliacao/:avaliacao/gabarito',
    path: '/logado/gerenciar/avaliacao/:avaliacaoPronta/gabarito',
    email: 'professora@demo.test',
    named: 'gabarito',
  },
  { screen: '/logado/gerenciar/sugestao', email: 'professora@demo.test', named: 'sugestoes' },
  {
    screen: '/logado/gerenciar/sugestao/cadastrar',
    email: 'professora@demo.test',
    named: 'nova-sugestao',
  },
  {
    screen: '/logado/gerenciar/sugestao/:id',
    path: '/logado/gerenciar/sugestao/:sugestao',
    email: 'professora@demo.test',
    named: 'sugestao',
    variants: true,
  },
  {
    screen: '/logado/gerenciar/montagem-avaliacao/:inputs/:questoes?',
    path: '/logado/gerenciar/montagem-avaliacao/e30',
    email: 'professora@demo.test',
    named: 'montagem-matriz',
    variants: true,
  },
  {
    screen: '/logado/gerenciar/montagem-avaliacao/:inputs/:questoes?',
    path: '/logado/gerenciar/montagem-avaliacao/eyJxdWFudGlkYWRlIjo5fQ/:minhaQuestao',
    email: 'professora@demo.test',
    named: 'montagem',
    variants: true,
  },
]
