/** Typed answers, case by case, and what holds for every one. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readNumber, writeNumber } from '../../../core/contract/number.ts'
import { formatNumber } from '../../../core/contract/time.ts'
import { isOneSlip, julgarDigitada, numeroDigitado, semLacunas, type Veredito } from './rules-digitada.ts'
import { COM_CURINGAS, COM_UNIDADE, NUMEROS, TEXTOS } from './testing-digitadas.ts'

const VEREDITOS: readonly Veredito[] = ['certa', 'quase', 'errada']
const casesOf = (all: typeof TEXTOS) =>
  all.flatMap(({ aceitas, maiusculas, ...given }) =>
    VEREDITOS.flatMap((veredito) =>
      (given[veredito] ?? []).map((escrita) => ({ escrita, veredito, aceitas, maiusculas })),
    ),
  )
const textos = casesOf(TEXTOS)

describe('typed answers', () => {
  it('are tried by three hundred cases', () => {
    expect(textos.length + NUMEROS.length + COM_UNIDADE.length).toBeGreaterThanOrEqual(300)
  })

  it.each(textos)('$escrita for $aceitas is $veredito', ({ escrita, veredito, aceitas, maiusculas }) => {
    expect(julgarDigitada(escrita, { aceitas, maiusculas, quase: true })).toBe(veredito)
  })

  it.each(casesOf(COM_CURINGAS))(
    '$escrita for $aceitas with gaps is $veredito',
    ({ escrita, veredito, aceitas, maiusculas }) => {
      expect(julgarDigitada(escrita, { aceitas, maiusculas, quase: true, curingas: true })).toBe(veredito)
    },
  )

  it('know no gap where the author opens none: an asterisk is a sign', () => {
    expect(julgarDigitada('fotografia', { aceitas: ['foto*'] })).toBe('errada')
    expect(julgarDigitada('foto*', { aceitas: ['foto*'] })).toBe('certa')
  })

  it('fill a gap with anything, and show it where the right answer is told', () => {
    const word = fc.stringMatching(/^[a-z]{1,8}$/)
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 2, maxLength: 5 }),
        fc.array(word, { maxLength: 4 }),
        (pieces, fill) => {
          const pattern = pieces.join('*')
          const given = pieces
            .map((piece, at) => piece + (at < pieces.length - 1 ? (fill[at] ?? '') : ''))
            .join('')
          const key = { aceitas: [pattern], curingas: true }
          expect(julgarDigitada(given, key)).toBe('certa')
          expect(julgarDigitada(semLacunas(key.aceitas), key)).toBe('certa')
          expect(julgarDigitada(`1${given}`, key)).toBe('errada')
          expect(julgarDigitada(`${given}1`, key)).toBe('errada')
        },
      ),
    )
    expect(semLacunas(['foto*', 'fotografia'])).toBe('fotografia')
    expect(semLacunas(['*foto\\**'])).toBe('…foto*…')
  })

  it('know no slip where the author allows none', () => {
    const nearly = textos.filter(({ veredito }) => veredito === 'quase')
    expect(nearly.length).toBeGreaterThan(20)
    for (const { escrita, aceitas, maiusculas } of nearly)
      expect(julgarDigitada(escrita, { aceitas, maiusculas })).toBe('errada')
  })

  it('take whatever their author takes, written as they wrote it', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' }), (aceita) => {
        const said = julgarDigitada(aceita, { aceitas: [aceita] })
        expect(said === 'certa' || julgarDigitada('', { aceitas: [aceita] }) === said).toBe(true)
      }),
    )
  })

  it('tell one slip from two, whichever way it is looked at', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-e]{5,9}$/),
        fc.nat(8),
        fc.stringMatching(/^[v-z]$/),
        (word, at, letter) => {
          const place = at % word.length
          const other = word.slice(0, place) + letter + word.slice(place + 1)
          const more = word.slice(0, place) + letter + word.slice(place)
          for (const slip of [other, more])
            expect([isOneSlip(word, slip), isOneSlip(slip, word)]).toEqual([true, true])
          expect(isOneSlip(word, word)).toBe(false)
          expect(isOneSlip(word, `${letter}${other}`)).toBe(false)
        },
      ),
    )
  })
})

describe('typed numbers', () => {
  it.each(NUMEROS)('%j is %j', (escrito, valor) => expect(readNumber(escrito)).toBe(valor))
  it.each(COM_UNIDADE)('%j in %j is %j', (escrito, unidade, valor) =>
    expect(numeroDigitado(escrito, unidade)).toBe(valor),
  )

  it('are read in English as English writes them', () => {
    expect(readNumber('12,500', 'en-us')).toBe(12_500)
    expect(readNumber('12.500', 'en-us')).toBe(12.5)
    expect(readNumber('12,5', 'en-us')).toBe(12.5)
  })

  it('are read back as the product shows them', () => {
    for (const language of ['pt-br', 'en-us'] as const)
      fc.assert(
        fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
          expect(readNumber(writeNumber(value, language), language)).toBe(value === 0 ? 0 : value)
        }),
      )
    for (const language of ['pt-br', 'en-us'] as const)
      fc.assert(
        fc.property(fc.integer({ min: -999_999_999, max: 999_999_999 }), fc.nat(2), (whole, decimals) => {
          const value = whole / 10 ** decimals
          expect(readNumber(formatNumber(value, undefined, language), language)).toBe(value === 0 ? 0 : value)
        }),
      )
  })
})
