/** The parts of a package: each keeps its own, the whole is counted once. */
import { describe, expect, it } from 'vitest'
import { MAX_GUARDADO } from '../../rules-pacote.ts'
import { parteOf, readLugar, resultOf, writeLugar } from './partes.ts'

const ITENS = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]

describe('what was kept', () => {
  it('is found again as it was written', () => {
    const lugar = { em: 'b', partes: { a: { p: 0.5, c: true, g: { 'cmi.location': '3' } } } }
    expect(readLugar(writeLugar(lugar), ITENS)).toEqual(lugar)
    expect(parteOf(lugar, 'c')).toEqual({ p: null, c: false, g: null })
  })

  it.each([
    '',
    '{',
    'null',
    '{"em":"z"}',
    '{"cmi.location":"3"}',
    '{"em":1,"partes":{"a":1,"z":{"p":1,"c":true,"g":null}}}',
  ])('that is %j begins at the first part', (text) =>
    expect(readLugar(text, ITENS)).toEqual({ em: 'a', partes: {} }),
  )

  it('never grows over what may be kept, and the part that is open keeps its own', () => {
    const long = (letter: string) => ({ p: null, c: false, g: { 'cmi.suspend_data': letter.repeat(30_000) } })
    const text = writeLugar({ em: 'c', partes: { a: long('a'), b: long('b'), c: long('c') } })
    expect(text.length).toBeLessThanOrEqual(MAX_GUARDADO)
    const { partes } = readLugar(text, ITENS)
    expect([partes.a?.g === null || partes.b?.g === null, partes.c?.g]).toEqual([true, long('c').g])
  })
})

describe('the whole', () => {
  const parte = (p: number | null, c: boolean) => ({ p, c, g: null })
  it.each([
    [{}, null, false],
    [{ a: parte(1, true) }, 1 / 3, false],
    [{ a: parte(1, true), b: parte(null, true) }, 1 / 2, false],
    [{ a: parte(1, true), b: parte(null, true), c: parte(0.5, true) }, 0.75, true],
    [{ a: parte(null, true), b: parte(null, true), c: parte(null, true) }, null, true],
  ])('of %j is %j, done: %j', (partes, pontos, concluido) => {
    expect(resultOf({ em: 'a', partes }, ITENS)).toEqual({ pontos, concluido })
  })
})
