/** Codes, windows and orders of lessons. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  estadoDeVolta,
  insertAfter,
  isPermutation,
  lastInstantOf,
  makeCodigo,
  narrower,
  readCodigo,
  situacaoAt,
  tituloDeCopia,
} from './rules.ts'
import { VISIBILIDADES } from './shapes.ts'

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 500 }), { maxLength: 60 })

describe('the order of screens', () => {
  it('any shuffle is a permutation; one more, one fewer, another one or one twice is not', () => {
    fc.assert(
      fc.property(
        ids
          .filter((list) => list.length > 1)
          .chain((list) =>
            fc.record({
              list: fc.constant(list),
              mixed: fc.shuffledSubarray(list, { minLength: list.length }),
            }),
          ),
        ({ list, mixed }) => {
          expect(isPermutation(list, mixed)).toBe(true)
          expect(isPermutation(list, mixed.slice(1))).toBe(false)
          expect(isPermutation(list, [...mixed, 999])).toBe(false)
          expect(isPermutation(list, [999, ...mixed.slice(1)])).toBe(false)
          expect(isPermutation(list, [mixed[1] as number, ...mixed.slice(1)])).toBe(false)
        },
      ),
    )
  })

  it('a screen put in leaves all others in their order, right after the one named', () => {
    fc.assert(
      fc.property(ids, fc.nat(), (list, pick) => {
        const after = list.length > 0 ? (list[pick % list.length] as number) : undefined
        const next = insertAfter(list, 999, after)
        expect(next.filter((id) => id !== 999)).toEqual(list)
        if (after !== undefined) expect(next[next.indexOf(after) + 1]).toBe(999)
        expect(insertAfter(list, 999, null)[0]).toBe(999)
        expect(insertAfter(list, 999, undefined).at(-1)).toBe(999)
        // The one named has gone meanwhile.
        expect(insertAfter(list, 999, 998).at(-1)).toBe(999)
        expect(insertAfter(next, 999, after)).toEqual(next)
      }),
    )
  })
})

describe('a code', () => {
  it('is read again as it was made, however it is written', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(30), { minLength: 8, maxLength: 8 }), (draws) => {
        const rest = [...draws]
        const codigo = makeCodigo((below) => (rest.shift() ?? 0) % below)
        expect(codigo).toMatch(/^[A-HJKMNP-Z2-9]{8}$/)
        expect(readCodigo(` ${codigo.toLowerCase()} `)).toEqual({ tipo: 'aula', codigo })
        expect(readCodigo(codigo.slice(1))).toEqual({ tipo: 'turma', codigo: codigo.slice(1) })
      }),
    )
    for (const other of ['', 'contato', 'ABC', 'ABCDEFGI', 'ABCDEFG0', 'ABCDEFGHJ', '../../x'])
      expect(readCodigo(other), other).toBeNull()
  })
})

describe('the window in a class', () => {
  it('that ends with a day is told with the last instant of that day', () => {
    const midnight = '2026-12-12T03:00:00.000Z'
    expect(lastInstantOf({ id: null, dtFim: midnight })).toBe('2026-12-12T02:59:59.999Z')
    expect(lastInstantOf({ id: 7, dtFim: midnight })).toBe(midnight)
    expect(lastInstantOf({ id: null, dtFim: null })).toBeNull()
  })

  const now = new Date('2026-05-04T12:00:00Z')
  const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
  it.each([
    [null, null, 'aberta'],
    [at(0), null, 'aberta'],
    [at(1), null, 'agendada'],
    [at(1), at(2), 'agendada'],
    [at(-2), at(1), 'aberta'],
    [at(-2), at(0), 'encerrada'],
    [null, at(-1), 'encerrada'],
  ] as const)('from %s to %s is %s', (inicio, fim, situacao) => {
    expect(situacaoAt({ inicio, fim }, now)).toBe(situacao)
  })
})

it('what is put away or sent back returns to where it was', () => {
  expect([estadoDeVolta(0), estadoDeVolta(3)]).toEqual(['rascunho', 'publicada'])
})

it('the narrower of two reaches is the one with fewer people, whichever comes first', () => {
  const reach = fc.constantFrom(...VISIBILIDADES)
  fc.assert(
    fc.property(reach, reach, (one, other) => {
      expect(narrower(one, other)).toBe(narrower(other, one))
      expect(VISIBILIDADES.indexOf(narrower(one, other))).toBeLessThanOrEqual(VISIBILIDADES.indexOf(one))
    }),
  )
  expect(narrower('plataforma', 'turma')).toBe('turma')
})

it('the title of a copy fits, whatever the length', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 120 }), (titulo) => {
      const copy = tituloDeCopia(titulo, 'cópia')
      expect(copy.length).toBeLessThanOrEqual(120)
      expect(copy.endsWith(' (cópia)')).toBe(true)
    }),
  )
})
