/** School years in words, and colours that differ from their neighbours. */
import { expect, it } from 'vitest'
import { anosInWords } from './anos.ts'
import { CORES, nextCor } from './cores.ts'

const ANOS = ['1', '2', '3', '4', '5'].map((n) => ({ codigo: `ef${n}`, nome: `${n}º` }))

it.each([
  [[], ''],
  [['ef2'], '2º'],
  [['ef2', 'ef1'], '1º, 2º'],
  [['ef4', 'ef2', 'ef3'], '2º a 4º'],
  [['ef1', 'ef3', 'ef4', 'ef5'], '1º, 3º a 5º'],
  [['em9', 'ef1'], '1º, em9'],
])('%j is said as %j', (codigos, said) =>
  expect(anosInWords(codigos, ANOS, 'a').replaceAll('\u00a0', ' ')).toBe(said),
)

it('a new colour is the least used one, the first of the list among equals', () => {
  expect(nextCor([])).toBe(CORES.verde)
  expect(nextCor([CORES.verde, null, '#123456'])).toBe(CORES.turquesa)
  expect(nextCor(Object.values(CORES))).toBe(CORES.verde)
  expect(nextCor([...Object.values(CORES), CORES.verde])).toBe(CORES.turquesa)
})
