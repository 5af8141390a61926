/** What is asked of the bank, read from the words of a search and the choices of facets. Pure. */

/** Words that are looked for, at most. */
const MAX_PALAVRAS = 8
/** Shorter words are looked for as they stand: their slips are other words. */
const MIN_PARECIDA = 4

export interface Palavra {
  /** As it is written. */
  escrita: string
  /** The number of a question that it may be. */
  numero: number | null
}

/** The words of a search; `Q-12` is the question of that number, `12` may be. */
export function palavrasDe(busca = ''): Palavra[] {
  const words = busca.normalize('NFC').match(/\bQ-\d{1,15}\b|[\p{L}\p{N}]{1,40}/giu) ?? []
  return [...new Set(words)].slice(0, MAX_PALAVRAS).map((escrita) => ({
    escrita,
    numero: /^(?:Q-)?[1-9]\d{0,14}$/i.test(escrita) ? Number(escrita.replace(/\D/g, '')) : null,
  }))
}

/** Slips of a word of letters are forgiven. */
export const temDeslize = ({ escrita, numero }: Palavra): boolean =>
  numero === null && escrita.length >= MIN_PARECIDA && !/\d/.test(escrita)

/** `3,1,3` → 3 and 1: the choices of a facet as the address has them. */
export const escolhasDe = (text: number | string | undefined): string[] => [
  ...new Set(
    String(text ?? '')
      .split(',')
      .filter(Boolean),
  ),
]

/** With `value`, or without it where it is chosen already; in the order in which they were chosen. */
export const alternada = (text: string, value: string): string => {
  const chosen = escolhasDe(text)
  return (chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]).join(',')
}
