/** Rules of networks: what a school's INEP code is, when a network may move or go (H-02). */

/** The states by their codes, the first two digits of every INEP code (IBGE). */
const ESTADOS: ReadonlyMap<string, string> = new Map(
  '11RO 12AC 13AM 14RR 15PA 16AP 17TO 21MA 22PI 23CE 24RN 25PB 26PE 27AL 28SE 29BA 31MG 32ES 33RJ 35SP 41PR 42SC 43RS 50MS 51MT 52GO 53DF'
    .split(' ')
    .map((one) => [one.slice(0, 2), one.slice(2)]),
)

/** The states by their letters, in the order of the alphabet. */
export const UFS: readonly string[] = [...ESTADOS.values()].sort()

/** The state that an INEP code is of. */
export const ufOfInep = (inep: string): string | undefined => ESTADOS.get(inep.slice(0, 2))

/** Eight digits of which the first two are a state, dots and blanks aside; null when it is no such code. */
export function readInep(text: string): string | null {
  const digits = text.replace(/[\s.-]/g, '')
  return /^\d{8}$/.test(digits) && ufOfInep(digits) !== undefined ? digits : null
}

/** Where a school is and how it is reached. */
export const CONTATO = ['endereco', 'municipio', 'uf', 'cep', 'telefone', 'email'] as const
export type CampoContato = (typeof CONTATO)[number]
export type Contato = Record<CampoContato, string | null>

/** How long each of them may be, as it is typed. */
export const MAX_CONTATO: Readonly<Record<CampoContato, number>> = {
  endereco: 200,
  municipio: 100,
  uf: 2,
  cep: 9,
  telefone: 40,
  email: 254,
}

const READ: Readonly<Partial<Record<CampoContato, (text: string) => string | null>>> = {
  uf: (text) => (UFS.includes(text.toUpperCase()) ? text.toUpperCase() : null),
  cep: (text) => {
    const digits = text.replace(/[\s.-]/g, '')
    return /^\d{8}$/.test(digits) ? digits : null
  },
  telefone: (text) => (/\d{4}/.test(text) ? text : null),
  email: (text) => {
    const [name = '', host = '', more] = text.split('@')
    const fits = more === undefined && name !== '' && !text.includes(' ') && host.slice(1, -1).includes('.')
    return fits ? text.toLowerCase() : null
  },
}

/** What was typed in such a field, as it is kept; null when it is none. Not for an empty one. */
export const readContato = (campo: CampoContato, text: string): string | null =>
  text.length > MAX_CONTATO[campo] ? null : (READ[campo]?.(text) ?? (READ[campo] ? null : text))

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
