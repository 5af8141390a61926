/** What the store refuses: too much, and what PostgreSQL can't keep. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_BYTES } from './contract.ts'
import { refusalOf } from './rules.ts'

describe('refusalOf', () => {
  it('counts bytes, not characters', () => {
    expect(refusalOf('a'.repeat(MAX_BYTES))).toBeUndefined()
    expect(refusalOf('a'.repeat(MAX_BYTES + 1))).toBe('grande')
    expect(refusalOf('ã'.repeat(MAX_BYTES / 2))).toBeUndefined()
    expect(refusalOf('ã'.repeat(MAX_BYTES / 2 + 1))).toBe('grande')
  })

  it.each([
    ['NUL', '\u0000', 'invalido'],
    ['a lone surrogate', '\ud800', 'invalido'],
    ['a pair', '😀', undefined],
    ['a backslash before u0000', '\\u0000', undefined],
    ['a backslash before NUL', '\\\u0000', 'invalido'],
  ])('%s', (_, text, refusal) => {
    expect(refusalOf(JSON.stringify({ text }))).toBe(refusal)
  })

  it('agrees with a slow look at every string', () => {
    const unit = fc.constantFrom('\\', 'u', '0', '\u0000', '\ud800', '\udc00', 'd')
    fc.assert(
      fc.property(fc.array(unit), (units) => {
        const text = units.join('')
        const lone = [...text].some((character) => /^[\ud800-\udfff]$/.test(character))
        expect(refusalOf(JSON.stringify(text))).toBe(text.includes('\u0000') || lone ? 'invalido' : undefined)
      }),
    )
  })
})
