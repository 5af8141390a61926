/** Comparing two states of a lesson: every screen once, named by what became of it. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareTelas, type TelaEscrita } from './rules-versao.ts'

const tela = (id: number, html: string | null = 'a', titulo = ''): TelaEscrita => ({
  ...{ id, tipo: 'texto', titulo },
  conteudo: html === null ? null : { html, imagens: [{ midia: 1, alt: 'x' }] },
})
const told = (antes: TelaEscrita[], depois: TelaEscrita[]) =>
  compareTelas(antes, depois).map((par) => [(par.depois ?? par.antes)?.id, par.mudanca])

describe('two states of a lesson', () => {
  it.each<[string, TelaEscrita[], TelaEscrita[], unknown[]]>([
    [
      'nothing changed',
      [tela(1), tela(2)],
      [tela(1), tela(2)],
      [
        [1, 'igual'],
        [2, 'igual'],
      ],
    ],
    ['words changed', [tela(1)], [tela(1, 'b')], [[1, 'mudou']]],
    ['a title changed', [tela(1)], [tela(1, 'a', 'T')], [[1, 'mudou']]],
    [
      'one came',
      [tela(1)],
      [tela(2), tela(1)],
      [
        [2, 'nova'],
        [1, 'igual'],
      ],
    ],
    [
      'one left from the middle',
      [tela(1), tela(2), tela(3)],
      [tela(1), tela(3)],
      [
        [1, 'igual'],
        [2, 'saiu'],
        [3, 'igual'],
      ],
    ],
    [
      'the first left',
      [tela(1), tela(2)],
      [tela(2)],
      [
        [1, 'saiu'],
        [2, 'igual'],
      ],
    ],
    [
      'two changed places',
      [tela(1), tela(2)],
      [tela(2), tela(1)],
      [
        [2, 'lugar'],
        [1, 'lugar'],
      ],
    ],
    ['what was written is not known', [tela(1, null)], [tela(1)], [[1, 'incerta']]],
  ])('%s', (_, antes, depois, expected) => {
    expect(told(antes, depois)).toEqual(expected)
  })

  it('the order of names is no change', () => {
    const [one, other] = [
      { ...tela(1), conteudo: { a: 1, b: { c: [1, 2], d: null } } },
      { ...tela(1), conteudo: { b: { d: null, c: [1, 2] }, a: 1 } },
    ]
    expect(told([one], [other])).toEqual([[1, 'igual']])
    expect(told([one], [{ ...tela(1), conteudo: { a: 1, b: { c: [2, 1], d: null } } }])).toEqual([
      [1, 'mudou'],
    ])
  })

  it('every screen is told once, and the later ones in their order', () => {
    const list = fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 12 })
    fc.assert(
      fc.property(list, list, (antes, depois) => {
        const pairs = compareTelas(
          antes.map((id) => tela(id)),
          depois.map((id) => tela(id)),
        )
        expect(pairs.flatMap((par) => par.depois?.id ?? [])).toEqual(depois)
        expect(pairs.flatMap((par) => par.antes?.id ?? []).toSorted()).toEqual(antes.toSorted())
        for (const { antes: was, depois: is, mudanca } of pairs)
          expect([mudanca === 'saiu', mudanca === 'nova']).toEqual([is === undefined, was === undefined])
      }),
    )
  })
})
