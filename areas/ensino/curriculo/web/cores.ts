/** The colours that categories and lists may have: of the families of the look, by name, so that each can be said. */

export const CORES = {
  verde: '#2f9658',
  turquesa: '#0091a2',
  azul: '#3f83cb',
  violeta: '#7750a9',
  magenta: '#b3466b',
  vermelho: '#d9405b',
  laranja: '#b86a0d',
  ouro: '#a17a05',
  grafite: '#5f6a67',
} as const

export type Cor = keyof typeof CORES

export const NOMES_DE_COR = Object.keys(CORES) as readonly Cor[]

/** The colour that comes after those in use, so that neighbours differ: the least used one, in the order above. */
export function nextCor(used: readonly (string | null)[]): string {
  const count = (cor: Cor) => used.filter((one) => one === CORES[cor]).length
  const [first = 'verde'] = [...NOMES_DE_COR].sort((a, b) => count(a) - count(b))
  return CORES[first]
}
