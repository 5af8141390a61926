/** The two ages of learners' screens (product.md H-32): 7 to 10 years and 11 to 17, by the year of the class. Pure. */
import { ANIMAIS, type Animal, animalDe } from '../../../core/contract/animais.ts'
import { isRecord } from '../../../core/contract/narrow.ts'

export const IDADES = ['crianca', 'jovem'] as const
export type Idade = (typeof IDADES)[number]

/** The key under which a pupil's choice is kept, as `{ idade }`. */
export const CHAVE_IDADE = 'idade'

/** Undefined: nothing was chosen, and the class's year says. */
export const idadeEscolhida = (preferencias: unknown): Idade | undefined =>
  isRecord(preferencias) ? IDADES.find((one) => one === preferencias.idade) : undefined

/** The key under which a child's animal is kept, as `{ animal }`. */
export const CHAVE_ANIMAL = 'animal'

export const animalEscolhido = (preferencias: unknown): Animal | undefined =>
  isRecord(preferencias) ? ANIMAIS.find((one) => one === preferencias.animal) : undefined

/** "4º ano", "4º", "4o ano B": the year of basic school. Grades of secondary school and other names tell none. */
const ANO = /^([1-9])(?:\D|$)/
const MEDIO = /s[ée]rie|m[ée]dio|eja|ª/i

const anoDe = (periodo: string): number | null => {
  const found = MEDIO.test(periodo) ? null : ANO.exec(periodo.trim())
  return found ? Number(found[1]) : null
}

/** Up to the fifth year; of several classes all must say so. A class that tells no year says nothing. */
export function idadeDe(periodos: readonly string[]): Idade {
  const anos = periodos.map(anoDe).filter((ano) => ano !== null)
  return anos.length > 0 && anos.every((ano) => ano <= 5) ? 'crianca' : 'jovem'
}

/** What is kept and known of a pupil. */
export interface Jeito {
  idade: unknown
  animal: unknown
  periodos: readonly string[]
}

/** For which age a pupil's screens are made, and the animal that a child is shown as. */
export function jeitoDe(
  id: number,
  { idade, animal, periodos }: Jeito,
): { idade: Idade; animal: Animal | null } {
  const age = idadeEscolhida(idade) ?? idadeDe(periodos)
  return { idade: age, animal: age === 'crianca' ? (animalEscolhido(animal) ?? animalDe(id)) : null }
}
