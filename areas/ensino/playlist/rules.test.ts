/** The order of a playlist's lessons under any changes, and when a link holds. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changed, situacaoAt } from './rules.ts'

describe('the lessons after a change', () => {
  it.each([
    [[1, 2, 3], { adicionados: [4, 2] }, [1, 2, 3, 4]],
    [[1, 2, 3], { removidos: [2, 9] }, [1, 3]],
    [[1, 2], { adicionados: [3], removidos: [1] }, [2, 3]],
    [[1, 2], { adicionados: [3], removidos: [3] }, [1, 2]],
    [[1, 2, 3], { ordem: [3, 1, 2] }, [3, 1, 2]],
    [[1, 2], { adicionados: [3], removidos: [1], ordem: [3, 2] }, [3, 2]],
    [[], {}, []],
  ])('%j with %j are %j', (standing, change, next) => expect(changed(standing, change)).toEqual(next))

  it.each([[[1, 2]], [[1, 2, 3, 4]], [[1, 2, 2]], [[1, 2, 4]], [[]]])(
    'an order %j that does not name 1, 2, 3 is none',
    (ordem) => expect(changed([1, 2, 3], { ordem })).toBeUndefined(),
  )

  it('hold each lesson once, keep the order of those that stay, and nothing that went', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 30 }))
    fc.assert(
      fc.property(ids, ids, ids, (standing, adicionados, removidos) => {
        const next = changed(standing, { adicionados, removidos }) as number[]
        expect(new Set(next).size).toBe(next.length)
        expect(next.filter((id) => removidos.includes(id))).toEqual([])
        const stay = standing.filter((id) => !removidos.includes(id))
        expect(next.slice(0, stay.length)).toEqual(stay)
      }),
    )
  })
})

describe('a link', () => {
  const at = (hour: number) => new Date(Date.UTC(2026, 2, 2, hour))
  it.each([
    [null, null, 'vigente'],
    [at(12), null, 'vigente'],
    [at(13), null, 'agendado'],
    [null, at(12), 'encerrado'],
    [at(10), at(13), 'vigente'],
    [at(10), at(11), 'encerrado'],
  ])('from %s to %s at noon is %s', (inicio, fim, situacao) =>
    expect(situacaoAt({ inicio, fim }, at(12))).toBe(situacao),
  )
})
