/** What the parts of a path are called by its rule, in a sentence (section 3: defaults Eixo/Eixos, Habilidade/Habilidades). */
import { formatNumber } from '../../../../../core/contract/time.ts'
import { EIXO, HABILIDADE, labelsOf, NOMES_NIVEIS, type Rotulos } from '../../rules.ts'
import type { Nivel, Regra } from '../../shapes.ts'

const FALLBACK = { eixo: EIXO, habilidade: HABILIDADE }

const lower = (word: string) => word.toLocaleLowerCase('pt-BR')

/** `3 eixos`, `1 habilidade`, in the words of the rule. */
export function contado(n: number, text: string, parte: keyof typeof FALLBACK): string {
  const [one, many] = labelsOf(text, FALLBACK[parte])
  return `${formatNumber(n)} ${lower(n === 1 ? one : many)}`
}

export interface Nomes {
  eixo: Rotulos
  habilidade: Rotulos
  nivel: (nivel: Nivel) => string
}

export const nomesDe = (regra: Pick<Regra, 'nomeEixo' | 'nomeHabilidade' | 'niveis'>): Nomes => ({
  eixo: labelsOf(regra.nomeEixo, EIXO),
  habilidade: labelsOf(regra.nomeHabilidade, HABILIDADE),
  nivel: (nivel) => regra.niveis[nivel - 1] ?? NOMES_NIVEIS[nivel - 1] ?? '',
})
