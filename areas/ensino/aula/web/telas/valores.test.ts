/** What authors type of worth is read as it is shown. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { DAS_LACUNAS, fracaoDoPercentual, OUTRAS, PARCIAIS, percentualDa, UNIDADES } from './valores.ts'

it('thirds, sixths, sevenths and ninths are meant as such, and nothing else is', () => {
  const said = [33.3, 33.33, 66.67, 16.7, 14.29, 11.1, 33, 50, 12.5, 14.25, 0, 100]
  expect(said.map(fracaoDoPercentual)).toEqual([
    ...[0.3333333, 0.3333333, 0.6666667, 0.1666667, 0.1428571, 0.1111111],
    ...[0.33, 0.5, 0.125, 0.1425, 0, 1],
  ])
})

it('a list comes back as it was written, in either language', () => {
  const texto = fc.stringMatching(/^[a-zç=]{1,10}$/)
  const fracao = fc.integer({ min: 0, max: 100 }).map((n) => n / 100)
  const decimal = fc.integer({ min: 1, max: 99_999 }).map((n) => n / 100)
  const lacuna = fc.integer({ min: 1, max: 50 })
  const languages = ['pt-br', 'en-us'] as const
  fc.assert(
    fc.property(texto, fracao, decimal, decimal, lacuna, (word, share, one, other, gap) => {
      for (const language of languages) {
        const unidade = { nome: word, vale: one }
        const outra = { valor: one, tolerancia: other, fracao: share }
        expect(UNIDADES.ler([UNIDADES.dizer(unidade, language)], language)).toEqual([unidade])
        expect(OUTRAS.ler([OUTRAS.dizer(outra, language)], language)).toEqual([outra])
        const parcial = { texto: word, fracao: share }
        expect(PARCIAIS.ler([PARCIAIS.dizer(parcial, language)], language)).toEqual([parcial])
        const doGap = { lacuna: gap, ...parcial }
        expect(DAS_LACUNAS.ler([DAS_LACUNAS.dizer(doGap, language)], language)).toEqual([doGap])
      }
      expect(percentualDa(fracaoDoPercentual(share * 100))).toBeCloseTo(share * 100, 6)
    }),
  )
})

it('what can not be read is left out', () => {
  expect(UNIDADES.ler(['km', 'km = ', 'km = 0', '= 3', '1 km = 1000 m'], 'pt-br')).toEqual([
    { nome: 'km', vale: 1_000 },
  ])
  expect(PARCIAIS.ler(['a = 120%', 'b = x', 'c = 25'], 'pt-br')).toEqual([{ texto: 'c', fracao: 0.25 }])
})
