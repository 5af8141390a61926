/** Refusals that say how many, and whom: of one, of several, of more than are named. */
import { expect, it } from 'vitest'
import { inWords } from '../../../../core/server/failure.ts'
import { alreadyIn, turmaCheia } from './refusals.ts'

it.each([
  [0, 'A turma está cheia.', 'The class is full.'],
  [1, 'cabe mais um aluno', 'one more pupil fits'],
  [2, 'cabem mais 2 alunos', '2 more pupils fit'],
])('a class with %i places left', (vagas, pt, en) => {
  const { sentence } = turmaCheia(vagas)
  expect([inWords(sentence, 'pt-br'), inWords(sentence, 'en-us')]).toEqual([
    expect.stringContaining(pt),
    expect.stringContaining(en),
  ])
})

it.each([
  [['Ana'], 'Ana.'],
  [['Ana', 'Bia', 'Caio'], 'Ana, Bia, Caio.'],
  [['Ana', 'Bia', 'Caio', 'Duda'], 'Ana, Bia, Caio….'],
])('of %j three are named', (nomes, told) => {
  expect(inWords(alreadyIn(nomes).sentence, 'pt-br')).toContain(`à espera: ${told}`)
})
