/** The two ages of learners' screens (product.md H-32): 7 to 10 years and 11 to 17, by the year of the class. Pure. */
import type { Idade } from '../../acesso/preferencia/shapes-idade.ts'

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
