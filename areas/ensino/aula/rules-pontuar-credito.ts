/** Shares that an author declares: of alternatives, of pairs and gaps, of answers beside the right ones, of numbers in units. */
import { type Aceita, julgarDigitada, mesmaUnidade } from './rules-digitada.ts'
import type { Medida, Parcial } from './rules-pontuar-gabarito.ts'

/** Shares are written with seven decimals: three thirds are the whole. */
const PRECISAO = 1e-6

/** Within 0 and 1, and at either end where only the way of writing shares keeps it from there. */
export const nota = (fracao: number): number => (fracao > 1 - PRECISAO ? 1 : fracao < PRECISAO ? 0 : fracao)

/** What the chosen ones are worth together. */
export const somar = (fracoes: Readonly<Record<string, number>>, ids: readonly string[]): number =>
  nota(ids.reduce((sum, id) => sum + (fracoes[id] ?? 0), 0))

/** The part of all weights that was earned, `ganho` being how much of each. */
export function ponderar(pesos: readonly number[], ganho: readonly number[]): number {
  const all = pesos.reduce((sum, peso) => sum + peso, 0)
  return all === 0 ? 0 : nota(pesos.reduce((sum, peso, at) => sum + peso * (ganho[at] ?? 0), 0) / all)
}

export interface Credito {
  fracao: number
  quase: boolean
}

/** What typed words are worth: what is taken first, then the first of the others that fits. */
export function creditoDigitado(
  written: string,
  { parciais = [], quase = false, ...key }: Aceita & { parciais?: readonly Parcial[] | undefined },
): Credito {
  const veredito = julgarDigitada(written, { ...key, quase })
  if (veredito === 'certa') return { fracao: 1, quase: false }
  const found = parciais.find(
    ({ texto }) => julgarDigitada(written, { ...key, aceitas: [texto] }) === 'certa',
  )
  return found ? { fracao: nota(found.fracao), quase: false } : { fracao: 0, quase: veredito === 'quase' }
}

interface Faixa {
  valor: number
  tolerancia: number
}

// Binary fractions: 0.3 is within 0.1 of 0.2.
const within = (given: number, { valor, tolerancia }: Faixa): boolean =>
  Math.abs(given - valor) <= tolerancia + 1e-9 * Math.max(1, Math.abs(valor))

/** What a number is worth, in any unit that is taken; without one where one is asked for, less. */
export function fracaoDoNumero(
  key: Medida,
  { valor, unidade = '' }: { valor?: number; unidade?: string },
): number {
  if (valor === undefined) return 0
  const { outras = [], unidades = [], sem_unidade } = key
  const judge = (given: number): number | undefined =>
    within(given, key) ? 1 : outras.find((one) => within(given, one))?.fracao
  const unit = unidades.find(({ nome }) => mesmaUnidade(nome, unidade))
  const inUnit = unit && judge(valor * unit.vale)
  if (inUnit !== undefined) return nota(inUnit)
  if (!sem_unidade) return unidade.trim() === '' ? nota(judge(valor) ?? 0) : 0
  const bare = judge(valor) ?? 0
  return nota(bare - sem_unidade.desconto * (sem_unidade.de === 'total' ? 1 : bare))
}
