/** Filters that are kept: what stands in an address comes back out of it; words and choices of a search are read whole. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { alternada, escolhasDe, palavrasDe, temDeslize } from './rules-busca.ts'
import { buscaDe, guardadoDe, isMesmoFiltro, NOMES_FILTRO } from './rules-filtro.ts'

const escolhas = fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { minLength: 1, maxLength: 5 })
const filtro = fc.record(
  {
    busca: fc.string({ minLength: 1, maxLength: 30 }).filter((text) => text.trim() !== ''),
    disciplina: escolhas.map((ids) => ids.join(',')),
    dificuldade: escolhas.map((ids) => ids.join(',')),
    favoritas: fc.constant(true),
  },
  { requiredKeys: [] },
)

describe('a filter that is kept', () => {
  it('goes into an address and comes out the same', () => {
    fc.assert(
      fc.property(filtro, (asked) => {
        const kept = guardadoDe(asked)
        const params = new URLSearchParams(buscaDe(kept))
        const read = Object.fromEntries(NOMES_FILTRO.map((nome) => [nome, params.get(nome) ?? '']))
        expect(isMesmoFiltro(read, kept)).toBe(true)
        expect(guardadoDe(read)).toEqual(kept)
      }),
    )
  })

  it('is the same whatever the order of its choices, and another where one is missing', () => {
    expect(isMesmoFiltro({ tipo: 'objetiva,numerica' }, { tipo: 'numerica,objetiva' })).toBe(true)
    expect(isMesmoFiltro({ busca: 'Vapor ' }, { busca: 'vapor' })).toBe(true)
    expect(isMesmoFiltro({ tipo: 'objetiva' }, { tipo: 'objetiva,numerica' })).toBe(false)
    expect(guardadoDe({ pagina: '2', favoritas: false, tipo: '' })).toEqual({})
  })
})

describe('what a search is read as', () => {
  it('is few words without blanks, each once, and slips are forgiven to words only', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200, unit: 'binary' }), (text) => {
        const palavras = palavrasDe(text)
        expect(palavras.length).toBeLessThanOrEqual(8)
        expect(new Set(palavras.map(({ escrita }) => escrita)).size).toBe(palavras.length)
        for (const palavra of palavras) {
          expect(palavra.escrita).toMatch(/^[\p{L}\p{N}-]{1,40}$/u)
          if (palavra.numero !== null) expect(Number.isSafeInteger(palavra.numero)).toBe(true)
          if (temDeslize(palavra)) expect(palavra.numero).toBeNull()
        }
        // Read again, the words are the same.
        const again = palavrasDe(palavras.map(({ escrita }) => escrita).join(' '))
        expect(again).toEqual(palavras)
      }),
    )
  })

  it('takes a choice up and gives it back, and keeps the others in their order', () => {
    fc.assert(
      fc.property(escolhas, fc.integer({ min: 1, max: 99 }), (chosen, one) => {
        const text = chosen.join(',')
        const once = alternada(text, String(one))
        expect(escolhasDe(once).includes(String(one))).toBe(!chosen.includes(one))
        const others = (given: string) => escolhasDe(given).filter((value) => value !== String(one))
        expect(others(once)).toEqual(others(text))
        expect(new Set(escolhasDe(alternada(once, String(one))))).toEqual(new Set(escolhasDe(text)))
      }),
    )
  })
})
