/** Order, differences and items: laws that hold whatever is written. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arrange, clean, depthOf, destine, isPermutation, MAX_NIVEIS, readCor, stopsMove } from './rules.ts'
import { planItens } from './rules-itens.ts'

interface Row {
  id: number
  origem: number | null
  pai: number | null
  ordem: number
}

/** Rows as a version holds them: base ones below 100, copies of some at 100 + id; parents are named by the base. */
const rows = fc
  .array(fc.record({ ordem: fc.integer({ min: 1, max: 5 }), pai: fc.nat(9), copia: fc.boolean() }), {
    maxLength: 10,
  })
  .map((list): Row[] =>
    list.map(({ ordem, pai, copia }, i) => ({
      id: copia ? 101 + i : 1 + i,
      origem: copia ? 1 + i : null,
      pai: pai < i ? 1 + pai : null,
      ordem,
    })),
  )

describe('arranging', () => {
  it('numbers every place from 1 on, each parent before its children, and leaves none out', () => {
    fc.assert(
      fc.property(rows, (list) => {
        const out = arrange(list)
        expect(new Set(out.map(({ id }) => id))).toEqual(new Set(list.map(({ id }) => id)))
        const places = new Map<number | null, number[]>()
        const seen = new Set<number | null>([null])
        for (const { id, pai, ordem } of out) {
          expect(seen.has(pai)).toBe(true)
          seen.add(id)
          places.set(pai, [...(places.get(pai) ?? []), ordem])
        }
        for (const ordens of places.values()) expect(ordens).toEqual(ordens.map((_, i) => i + 1))
      }),
    )
  })

  it('keeps what comes first first, and once arranged stays so', () => {
    fc.assert(
      fc.property(rows, (list) => {
        const once = arrange(list)
        const byBase = new Map(once.map(({ id, origem }) => [id, origem ?? id]))
        const kept = once.map((row) => ({
          ...row,
          pai: row.pai === null ? null : (byBase.get(row.pai) ?? null),
        }))
        expect(arrange(kept)).toEqual(once)
        const ordemOf = new Map(list.map(({ id, ordem }) => [id, ordem]))
        for (const a of once)
          for (const b of once)
            if (a.pai === b.pai && a.ordem < b.ordem)
              expect(ordemOf.get(a.id) ?? 0).toBeLessThanOrEqual(ordemOf.get(b.id) ?? 0)
      }),
    )
  })

  it('leaves out what lies below what is gone', () => {
    const list = [
      { id: 2, origem: null, pai: 1, ordem: 1 },
      { id: 3, origem: null, pai: 2, ordem: 1 },
      { id: 4, origem: null, pai: null, ordem: 1 },
    ]
    expect(arrange(list).map(({ id }) => id)).toEqual([4])
  })
})

describe('a category that moves', () => {
  const ROWS = [
    { id: 1, pai: null },
    { id: 2, pai: 1 },
    { id: 3, pai: 2 },
    { id: 4, pai: null },
    { id: 5, pai: 4 },
    { id: 6, pai: 5 },
  ]

  it('lies nowhere in itself, and no deeper than four', () => {
    expect([stopsMove(ROWS, 1, 1), stopsMove(ROWS, 1, 3), stopsMove(ROWS, 2, 3)]).toEqual([
      'ciclo',
      'ciclo',
      'ciclo',
    ])
    expect([stopsMove(ROWS, 1, 5), stopsMove(ROWS, 2, 6)]).toEqual(['fundo', 'fundo'])
    expect([
      stopsMove(ROWS, 1, 4),
      stopsMove(ROWS, 2, 5),
      stopsMove(ROWS, 3, 6),
      stopsMove(ROWS, 3, null),
    ]).toEqual([null, null, null, null])
  })

  it('never makes a loop, however often it is moved', () => {
    const moves = fc.array(
      fc.tuple(fc.integer({ min: 1, max: 6 }), fc.option(fc.integer({ min: 1, max: 6 }))),
    )
    fc.assert(
      fc.property(moves, (list) => {
        const after = list.reduce<{ id: number; pai: number | null }[]>(
          (rows, [id, pai]) =>
            stopsMove(rows, id, pai) === null ? rows.map((row) => (row.id === id ? { id, pai } : row)) : rows,
          ROWS,
        )
        const shown = arrange(after.map((row) => ({ ...row, origem: null, ordem: row.id })))
        expect(shown.map(({ id }) => id).sort()).toEqual([1, 2, 3, 4, 5, 6])
        expect(Math.max(...after.map(({ id }) => depthOf(after, id)))).toBeLessThanOrEqual(MAX_NIVEIS)
      }),
    )
  })

  it('is not lost to a client whose copy it came to lie in: the copy stands at the top', () => {
    // The client put its copy of 1 into 2; the base then put 2 into 1.
    const shown = arrange([
      { id: 11, origem: 1, pai: 2, ordem: 1 },
      { id: 2, origem: null, pai: 1, ordem: 1 },
      { id: 3, origem: null, pai: 2, ordem: 1 },
    ])
    expect(shown.map(({ id, pai }) => [id, pai])).toEqual([
      [11, null],
      [2, 11],
      [3, 2],
    ])
  })
})

describe('an order', () => {
  it('is taken exactly when it is a permutation', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(20)), fc.array(fc.nat(20)), (standing, asked) => {
        const same = [...standing].sort().join() === [...asked].sort().join()
        expect(isPermutation(standing, asked)).toBe(same)
        expect(isPermutation(standing, [...standing].reverse())).toBe(true)
        // One named twice in the place of another is as long, and knows each.
        if (standing.length > 1)
          expect(isPermutation(standing, [...standing.slice(1), standing.at(-1) ?? 0])).toBe(false)
      }),
    )
  })
})

const diferenca = fc.record({
  tipo: fc.constantFrom('adicionada' as const, 'alterada' as const, 'removida' as const),
  alvo: fc.constantFrom('habilidade' as const, 'extra' as const),
  id: fc.nat(30),
})
const diferencas = fc.uniqueArray(diferenca, { selector: ({ alvo, id }) => `${alvo}:${id}` })

describe('what is done about differences', () => {
  it('answers each once when all are answered, and none that is not named otherwise', () => {
    fc.assert(
      fc.property(diferencas, fc.constantFrom('aceitar' as const, 'manter' as const), (list, todas) => {
        const done = (answers: Parameters<typeof destine>[1]) =>
          Object.values(destine(list, answers)).flatMap((destino) => Object.values(destino).flat())
        expect(done({ todas })).toHaveLength(list.length)
        expect(done({})).toEqual([])
        const [one] = list
        if (one) expect(done({ [todas]: [one] })).toEqual([one.id])
      }),
    )
  })

  it('keeping wins over accepting, and one that is no difference is passed over', () => {
    const one = { tipo: 'alterada', alvo: 'habilidade', id: 7 } as const
    const { habilidade } = destine([one], { aceitar: [one, { alvo: 'extra', id: 9 }], manter: [one] })
    expect(habilidade).toEqual({ copiar: [], dispensar: [], igualar: [], remover: [], manter: [7] })
  })
})

describe('items', () => {
  const item = fc.record({
    id: fc.option(fc.nat(6), { nil: undefined }),
    nome: fc.constantFrom('a', 'b', 'c', ' d  d ', ''),
    acao: fc.option(fc.constantFrom('excluir' as const, 'editar' as const), { nil: undefined }),
  })

  it('a plan never leaves two of one name, nor names an item that is not there', () => {
    fc.assert(
      fc.property(fc.array(item, { maxLength: 6 }), (sent) => {
        const standing = new Map([
          [1, 'a'],
          [2, 'b'],
          [3, 'x'],
        ])
        const plan = planItens(sent, standing)
        if (typeof plan === 'string') return
        expect(plan).toHaveLength(sent.length)
        const after = new Map<number | string, string>(standing)
        plan.forEach(({ id, nome, acao }, i) => {
          if (id !== null) expect(standing.has(id)).toBe(true)
          if (acao === 'excluir') after.delete(id)
          else after.set(id ?? `n${i}`, nome)
        })
        expect(new Set(after.values()).size).toBe(after.size)
        expect([...after.values()].every((nome) => nome !== '' && nome === clean(nome))).toBe(true)
      }),
    )
  })
})

it.each([
  ['#1A7F8E', '#1a7f8e'],
  ['#fff', null],
  ['red', null],
  ['#1a7f8g', null],
])('the colour %s is kept as %s', (text, kept) => expect(readCor(text)).toBe(kept))
