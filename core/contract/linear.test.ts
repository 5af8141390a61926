/** Each says what the regular expression in its place said, and reads its text once. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { trimmed, withoutTags } from './linear.ts'

const text = fc.string({ unit: fc.constantFrom('<', '>', 'a', ' ', '.', '-', '/', '\n', '0'), maxLength: 40 })

describe('without tags', () => {
  it('is what the expressions said', () => {
    fc.assert(
      fc.property(text, fc.constantFrom('', ' '), (markup, by) => {
        expect(withoutTags(markup, by)).toBe(markup.replace(/<[^>]*>/g, by))
        expect(withoutTags(markup, by, 'goes')).toBe(markup.replace(/<[^>]*(?:>|$)/g, by))
      }),
    )
  })
})

describe('trimmed', () => {
  it('is what the expressions said', () => {
    fc.assert(
      fc.property(text, (given) => {
        expect(trimmed(given, /[\s.]/)).toBe(given.replace(/^[\s.]+|[\s.]+$/g, ''))
        expect(trimmed(given, /-/)).toBe(given.replace(/^-+|-+$/g, ''))
        expect(trimmed(given, /\//, 'end')).toBe(given.replace(/\/+$/, ''))
        expect(trimmed(given, /\d/, 'end')).toBe(given.replace(/\d+$/, ''))
      }),
    )
  })
})
