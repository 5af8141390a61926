/** What today answers, for screen tests. */
import type { Returned } from '../../../core/contract/endpoint.ts'
import type { inicioApi } from './contract.ts'

type Hoje = Returned<typeof inicioApi.hoje>

export const buildHoje = (part: Partial<Hoje> = {}): Hoje => ({
  agora: '2026-11-18T12:00:00.000Z',
  decisoes: [],
  adiadas: 0,
  aluno: null,
  familia: null,
  rede: null,
  dados: null,
  ...part,
})
