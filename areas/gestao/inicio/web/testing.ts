/** What a home is told, for screen tests. */
import { buildTurma } from '../../../escola/turma/testing.ts'
import type { Home } from './home.ts'

const { recursos: _r, permissoes: _p, ...grupo } = buildTurma()

export const buildHome = (part: Partial<Home> = {}): Home => ({
  agora: '2026-11-18T12:00:00.000Z',
  papel: 'aluno',
  turmas: [grupo],
  total_turmas: 1,
  avisos: [],
  topicos: [],
  proximos: [],
  escolas: null,
  visao: null,
  dependentes: [],
  notificacoes_novas: 0,
  ...part,
})
