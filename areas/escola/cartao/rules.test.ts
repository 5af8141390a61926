/** Rules of cards and pictures: tables of cases, and what holds for any code and any name. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nomeCurto } from '../turma/rules-perfil.ts'
import {
  ALFABETO,
  aparelhoEnd,
  delayAfter,
  estadoDaImagem,
  IMAGENS,
  isSequencia,
  MAX_FALHAS,
  nomeEntre,
  readCodigo,
  repetidos,
  showCodigo,
  waitSeconds,
} from './rules.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const codigos = fc
  .array(fc.constantFrom(...ALFABETO), { minLength: 12, maxLength: 12 })
  .map((signs) => signs.join(''))

describe('a code', () => {
  it('is read as printed, scanned, typed in small letters or with spaces', () => {
    fc.assert(
      fc.property(codigos, (codigo) => {
        for (const written of [
          codigo,
          showCodigo(codigo),
          ` ${showCodigo(codigo).toLowerCase()} `,
          codigo.match(/.{4}/g)?.join(' ') ?? '',
          `https://escola.example/login/cartao#${codigo}`,
        ])
          expect(readCodigo(written)).toBe(codigo)
      }),
    )
  })

  it('is nothing else', () => {
    for (const text of ['', 'ABCD', '23456789BCD', '23456789BCDFG', '23456789BCDA', '23456789BCDç', '#'])
      expect([text, readCodigo(text)]).toEqual([text, null])
  })
})

describe('a sequence', () => {
  it('is three different pictures of the twelve', () => {
    expect(IMAGENS).toHaveLength(12)
    expect(isSequencia(['gato', 'uva', 'sol'])).toBe(true)
    for (const wrong of [[], ['gato', 'uva'], ['gato', 'gato', 'sol'], ['gato', 'uva', 'x'], [...IMAGENS]])
      expect([wrong, isSequencia(wrong)]).toEqual([wrong, false])
  })
})

describe('the delay', () => {
  it('grows from the third failure, and at the tenth no waiting helps', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7, 9].map(delayAfter)).toEqual([0, 0, 0, 5, 10, 20, 40, 60, 60])
    expect(waitSeconds(3, NOW, NOW)).toBe(5)
    expect(waitSeconds(3, new Date(NOW.getTime() - 4_001), NOW)).toBe(1)
    expect(waitSeconds(3, new Date(NOW.getTime() - 5_000), NOW)).toBe(0)
    expect(waitSeconds(0, null, NOW)).toBe(0)
    expect(waitSeconds(MAX_FALHAS, new Date(0), NOW)).toBeNull()
  })
})

describe('the state of the pictures', () => {
  const later = new Date(NOW.getTime() + 1)
  it.each([
    [{ definida: true, escolherAte: null, falhas: 0 }, 'definida'],
    [{ definida: true, escolherAte: null, falhas: 9 }, 'definida'],
    [{ definida: true, escolherAte: null, falhas: 10 }, 'bloqueada'],
    [{ definida: false, escolherAte: later, falhas: 0 }, 'escolher'],
    [{ definida: false, escolherAte: NOW, falhas: 0 }, 'ausente'],
    [{ definida: false, escolherAte: null, falhas: 0 }, 'ausente'],
  ] as const)('%j is %s', (state, wanted) => {
    expect(estadoDaImagem(state, NOW)).toBe(wanted)
  })
})

describe('a device', () => {
  it.each([
    ['the class ends first', 2026, '2026-12-18', '2026-12-19T02:59:59.000Z'],
    ['the year ends first', 2026, null, '2027-01-01T02:59:59.000Z'],
    ['180 days end first', 2027, '2027-12-18', '2027-05-20T12:00:00.000Z'],
    ['the year is over', 2025, null, '2027-05-20T12:00:00.000Z'],
  ])('is the class’s until then: %s', (_, ano, fim, wanted) => {
    expect(aparelhoEnd(NOW, ano, fim).toISOString()).toBe(wanted)
  })
})

describe('a short name', () => {
  it.each([
    ['Ana Beatriz Prado', 'Ana P.'],
    ['Zé', 'Zé'],
    ['  Maria   Ávila ', 'Maria Á.'],
    ['', ''],
  ])('%j is %j', (nome, wanted) => {
    expect(nomeCurto(nome)).toBe(wanted)
  })

  it('never tells more than the first word and one sign', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-zà-ú]{2,9}$/), { minLength: 2, maxLength: 5 }), (words) => {
        expect(nomeCurto(words.join(' ')).length).toBe((words[0] ?? '').length + 3)
      }),
    )
  })
})

describe('the name of a child', () => {
  it.each([
    ['Bento Reis Lima', [], 'Bento'],
    ['Bento Reis Lima', ['Bento Reis Lima', 'Ana Prado'], 'Bento'],
    ['Bento Reis Lima', ['Bento Reis Lima', ' Bento  Souza', 'Ana Prado'], 'Bento L.'],
    ['Zé', ['Zé', 'Zé Lima'], 'Zé'],
    ['', [], ''],
  ])('%j among %j is %j', (nome, nomes, wanted) => {
    expect(nomeEntre(nome, repetidos(nomes))).toBe(wanted)
  })
})
