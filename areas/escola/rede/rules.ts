/** Rules of networks: what a school's INEP code is, when a network may move or go (H-02). */

/** Codes of the states, the first two digits of every INEP code (IBGE). */
const ESTADOS = '11 12 13 14 15 16 17 21 22 23 24 25 26 27 28 29 31 32 33 35 41 42 43 50 51 52 53'.split(' ')

/** Eight digits of which the first two are a state, dots and blanks aside; null when it is no such code. */
export function readInep(text: string): string | null {
  const digits = text.replace(/[\s.-]/g, '')
  return /^\d{8}$/.test(digits) && ESTADOS.includes(digits.slice(0, 2)) ? digits : null
}

/** How deep networks lie in each other at most. */
export const MAX_NIVEIS = 8

/** What one wants of a network, before it is chosen which. */
export const TELAS_REDE = ['escolas', 'pessoas', 'avisos'] as const
export type TelaRede = (typeof TELAS_REDE)[number]

/** Days in which a deleted network can be brought back. */
export const DIAS_NA_LIXEIRA = 30

export interface Conteudo {
  turmas_ativas: number
  turmas: number
  subredes: number
}

export type Impedimento =
  | 'turmas_ativas'
  | 'turmas'
  | 'subredes'
  | 'ciclo'
  | 'outro_cliente'
  | 'fundo'
  | 'escola'

/** What forbids deleting a network: whatever is in it, for results of closed classes stay; null when nothing does. */
export function impedesRemoval({ turmas_ativas, turmas, subredes }: Conteudo): Impedimento | null {
  if (turmas_ativas > 0) return 'turmas_ativas'
  if (subredes > 0) return 'subredes'
  return turmas > 0 ? 'turmas' : null
}

interface Place {
  id: number
  cliente_id: number
  /** The ids from the root down to the network itself. */
  caminho: readonly number[]
  inep: string | null
}

/** What forbids putting a network into another: a school holds classes only. */
export function impedesPlace(
  pai: Place,
  rede: { cliente_id: number; niveis: number; id?: number },
): Impedimento | null {
  if (rede.id !== undefined && pai.caminho.includes(rede.id)) return 'ciclo'
  if (pai.cliente_id !== rede.cliente_id) return 'outro_cliente'
  if (pai.inep !== null) return 'escola'
  return pai.caminho.length + rede.niveis > MAX_NIVEIS ? 'fundo' : null
}
