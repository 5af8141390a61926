/** Typed answers, case by case, and what holds for every one. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readNumber, writeNumber } from '../../../core/contract/number.ts'
import { formatNumber } from '../../../core/contract/time.ts'
import { isOneSlip, julgarDigitada, numeroDigitado, type Veredito } from './rules-digitada.ts'
import { COM_UNIDADE, NUMEROS, TEXTOS } from './testing-digitadas.ts'

const VEREDITOS: readonly Veredito[] = ['certa', 'quase', 'errada']
const textos = TEXTOS.flatMap(({ aceitas, maiusculas, ...given }) =>
  VEREDITOS.flatMap((veredito) =>
    (given[veredito] ?? []).map((escrita) => ({ escrita, veredito, aceitas, maiusculas })),
  ),
)

describe('typed answers', () => {
  it('are tried by three hundred cases', () => {
    expect(textos.length + NUMEROS.length + COM_UNIDADE.length).toBeGreaterThanOrEqual(300)
  })

  it.each(textos)('$escrita for $aceitas is $veredito', ({ escrita, veredito, aceitas, maiusculas }) => {
    expect(julgarDigitada(escrita, { aceitas, maiusculas, quase: true })).toBe(veredito)
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
