/** Editing a lesson sends what it was, but for what was changed: nothing is lost on the way through the form. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { taughtEncontro } from '../testing.ts'
import { bodyOf, formOf } from './encontro-form.ts'

it('gives back each field of the lesson', () => {
  fc.assert(
    fc.property(
      fc.record({
        titulo: fc.constantFrom('Revisão', 'Prova'),
        duracao: fc.integer({ min: 5, max: 480 }),
        inicio: fc.constantFrom('2026-11-23T22:00:00.000Z', '2027-01-01T02:30:00.000Z'),
        provedor: fc.constantFrom('meet' as const, 'zoom' as const),
        url: fc.constantFrom('https://meet.google.com/abc-defg-hij', 'https://zoom.us/j/1'),
        sala_espera: fc.boolean(),
        gravar: fc.boolean(),
      }),
      (fields) => {
        expect(bodyOf(formOf(taughtEncontro(fields), new Date('2026-11-20T12:00:00Z')))).toEqual(fields)
      },
    ),
  )
})
