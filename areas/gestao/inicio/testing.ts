/** What today answers, for screen tests. */
import type { Returned } from '../../../core/contract/endpoint.ts'
import type { inicioApi } from './contract.ts'
import type { EscolaFora, Rede } from './shapes.ts'

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

export const buildRede = (part: Partial<Rede> = {}): Rede => ({
  escolas: [],
  total: part.escolas?.length ?? 0,
  corre: [],
  total_corre: 0,
  adiadas: [],
  semanas: [],
  contada_em: null,
  ...part,
})

export const buildEscola = (part: Partial<EscolaFora> = {}): EscolaFora => ({
  id: 4,
  nome: 'E. M. Cecília Andrade',
  turmas: 9,
  sem_professor: 3,
  esperam: 12,
  pedidos: 0,
  quieta: true,
  respondem: [],
  semanas: [],
  lembrada_em: null,
  pode_lembrar: false,
  ...part,
})
