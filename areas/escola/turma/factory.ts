/** Classes for tests and demonstration data, with what is not said filled in. */
import type { Grupo } from './contract.ts'
import type { TurmaTarget } from './policy.ts'

/** A class as the policy sees it: in school 2 of network 1. */
export const buildTurmaTarget = (change: Partial<TurmaTarget> = {}): TurmaTarget => ({
  id: 10,
  status: 'ativa',
  redeCaminho: [1, 2],
  ...change,
})

/** A class as lists tell it. */
export const buildGrupo = (change: Partial<Grupo> = {}): Grupo => ({
  id: 10,
  codigo: 'K7M4XPQ',
  nome: '7º A',
  disciplina: 'Língua Portuguesa',
  periodo: '7º ano',
  turno: 'manha',
  tipo: 'regular',
  ano_letivo: 2026,
  status: 'ativa',
  cor: null,
  imagem: null,
  escola: { id: 2, nome: 'E. M. Morro do Ipê' },
  papel: 'aluno',
  total_alunos: 30,
  professores: [{ id: 1, nome: 'Cecília Barreto' }],
  forum_novos: 0,
  avisos_novos: 0,
  ...change,
})
