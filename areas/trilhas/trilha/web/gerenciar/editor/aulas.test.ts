import fc from 'fast-check'
import { expect, it } from 'vitest'
import { broughtBack, leveled, movedAula } from './aulas.ts'
import type { AulaLigada } from './draft.ts'

const aula = (id: number, nivel: 1 | 2 | 3): AulaLigada => ({
  id,
  titulo: `Aula ${id}`,
  codigo: `A${id}`,
  nivel,
  disponivel: true,
})
const START = [aula(1, 1), aula(2, 1), aula(3, 2), aula(4, 1)]
const at = (aulas: readonly AulaLigada[], nivel: number) =>
  aulas.filter((one) => one.nivel === nivel).map(({ id }) => id)

it('moves a lesson within its level and leaves the others alone', () => {
  const after = movedAula(START, 1, 0, 2)
  expect([at(after, 1), at(after, 2)]).toEqual([[2, 4, 1], [3]])
})

it('never loses nor doubles a lesson by moving', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom(1, 2, 3), fc.nat(4), fc.nat(4)), { maxLength: 12 }),
      (all) => {
        const after = all.reduce<readonly AulaLigada[]>(
          (now, [nivel, from, to]) => movedAula(now, nivel as 1 | 2 | 3, from, to),
          START,
        )
        expect(after.map(({ id }) => id).sort()).toEqual([1, 2, 3, 4])
        expect(at(after, 2)).toEqual([3])
      },
    ),
  )
})

it('puts a lesson last in its new level, and leaves it where it is in its own', () => {
  expect(at(leveled(START, aula(3, 2), 1), 1)).toEqual([1, 2, 4, 3])
  expect(leveled(START, aula(1, 1), 1)).toBe(START)
  expect(at(leveled(START, aula(2, 1), null), 1)).toEqual([1, 4])
})

it('brings a lesson back to where it was, whatever was done meanwhile', () => {
  const gone = leveled(START, aula(2, 1), null)
  expect(at(broughtBack(gone, START, 2), 1)).toEqual([1, 2, 4])
  const moved = movedAula(gone, 1, 0, 1)
  expect(at(broughtBack(moved, START, 2), 1)).toEqual([4, 1, 2])
  expect(broughtBack(START, START, 2)).toBe(START)
})
