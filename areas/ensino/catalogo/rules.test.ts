/** Tags as they are kept. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanTag, cleanTags, plain } from './rules.ts'

describe('a tag', () => {
  it.each([
    ['  frações ', 'frações'],
    ['#Festa  junina', 'Festa junina'],
    ['água, terra', 'água terra'],
    [' # ', ''],
  ])('%j is kept as %j', (typed, kept) => expect(cleanTag(typed)).toBe(kept))
})

describe('tags', () => {
  it('of one spelling but for accents and case are one, as it was first written', () => {
    expect(cleanTags(['Frações', 'fracoes', ' FRAÇÕES', 'cordel', ''])).toEqual(['Frações', 'cordel'])
  })

  it('stay as they are once they are clean, and no two are alike', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (texts) => {
        const once = cleanTags(texts)
        expect(cleanTags(once)).toEqual(once)
        expect(new Set(once.map(plain)).size).toBe(once.length)
      }),
    )
  })
})
