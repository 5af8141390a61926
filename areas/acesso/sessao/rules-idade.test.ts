/** By the year of the class a pupil is a child up to the fifth year; what tells no year makes nobody one. */
import { expect, it } from 'vitest'
import { idadeDe } from './rules-idade.ts'

it.each([
  [['1º ano'], 'crianca'],
  [['4º'], 'crianca'],
  [['5o ano B', '5º ano'], 'crianca'],
  [['3º ano', ''], 'crianca'],
  [['6º ano'], 'jovem'],
  [['5º ano', '6º ano'], 'jovem'],
  [['1ª série'], 'jovem'],
  [['1º ano do ensino médio'], 'jovem'],
  [['2º semestre EJA'], 'jovem'],
  [['10º ano'], 'jovem'],
  [['Berçário'], 'jovem'],
  [[], 'jovem'],
] as const)('%j: %s', (periodos, idade) => {
  expect(idadeDe(periodos)).toBe(idade)
})
