/** Cutting a text where marks stand. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Marca } from '../../shapes.ts'
import { emOrdem, palavras, trechos } from './trechos.ts'

const marca = (id: string, de: number, ate: number, arquivo: number | null = null): Marca => ({
  ...{ id, tipo: 'pergunta', criterio: '', texto: id, arquivo, de, ate, traco: [] },
})

it('the pieces are the text, whole and in order, and each mark covers what it names', () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 40 }),
      fc.array(fc.tuple(fc.nat(45), fc.nat(45)), { maxLength: 6 }),
      (texto, ranges) => {
        const marcas = ranges
          .map(([a, b], n) => marca(`m${n}`, Math.min(a, b), Math.min(Math.max(a, b), texto.length)))
          .filter(({ de, ate }) => de < ate)
        const pieces = trechos(texto, marcas)
        expect(pieces.map((one) => one.texto).join('')).toBe(texto)
        for (const one of marcas)
          expect(
            pieces
              .filter(({ marcas: over }) => over.some(({ id }) => id === one.id))
              .map((piece) => piece.texto)
              .join(''),
          ).toBe(texto.slice(one.de, one.ate))
        const ends = pieces.flatMap(({ fim }) => fim.map(({ id }) => id))
        expect(ends.toSorted()).toEqual(marcas.map(({ id }) => id).toSorted())
      },
    ),
  )
})

it('marks are numbered as they are read: the text first, then file by file', () => {
  const all = [marca('d', 3, 3, 1), marca('c', 9, 9, 0), marca('b', 5, 9), marca('a', 0, 4)]
  expect(emOrdem(all).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd'])
})

it('words as a teacher counts them', () => {
  expect(palavras("Guarda-chuva d'água, 2 vezes.")).toBe(4)
  expect(palavras('')).toBe(0)
})
