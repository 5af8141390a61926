/** What goes out as QTI 2.2 or 3.0 comes back equal, field by field; what can't is told. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Escrita, Opcoes } from './rules-qti-escrever.ts'
import { writeQti22 } from './rules-qti-escrever-22.ts'
import { writeQti30 } from './rules-qti-escrever-30.ts'
import { plainName, qtiName } from './rules-qti-nome.ts'
import { readPacoteQti } from './rules-qti-pacote.ts'
import type { ItemLido } from './shapes-item.ts'
import { itemOf, MIDIAS, PEDES } from './testing-qti.ts'

const VERSIONS: [string, (itens: readonly ItemLido[], opcoes: Opcoes) => Escrita][] = [
  ['2.2', writeQti22],
  ['3.0', writeQti30],
]
const whole = { titulo: 'Banco', gabarito: true }
const told = ({ lugar: _, fonte: __, ...item }: ItemLido) => item

describe.each(VERSIONS)('QTI %s', (_, write) => {
  it.each(Object.keys(PEDES))('comes back equal: %s', (kind) => {
    const pede = PEDES[kind]
    if (!pede) throw new Error(kind)
    fc.assert(
      fc.property(itemOf(pede), (item) => {
        const { arquivos, perdas, midias } = write([item], whole)
        const read = readPacoteQti(arquivos, MIDIAS)
        expect(perdas).toEqual([])
        expect(read.recusados).toEqual([])
        expect(read.itens.map(told)).toEqual([told(item)])
        expect(MIDIAS).toEqual(expect.arrayContaining(midias))
      }),
      { numRuns: 60 },
    )
  })
})

it('names of any kind become names of QTI, and again what they were', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      expect(qtiName(name)).toMatch(/^[A-Za-z_][\w.-]*$/)
      expect(plainName(qtiName(name))).toBe(name)
    }),
  )
})
