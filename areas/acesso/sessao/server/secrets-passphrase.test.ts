/** Made passwords: their shape, that they differ, and that the list of words is what the entropy counts on. */
import { describe, expect, it } from 'vitest'
import { makePassword } from './secrets-passphrase.ts'
import { words } from './secrets-words.ts'

describe('the list of words', () => {
  it('has at least 700 different short words without accents', () => {
    expect(new Set(words).size).toBe(words.length)
    expect(words.length).toBeGreaterThanOrEqual(700)
    for (const word of words) expect(word).toMatch(/^[a-z]{3,8}$/)
  })
})

describe('a made password', () => {
  it('is three words of the list and two digits', () => {
    for (let n = 0; n < 200; n += 1) {
      const parts = makePassword().split('-')
      expect(parts).toHaveLength(4)
      for (const word of parts.slice(0, 3)) expect(words).toContain(word)
      expect(parts[3]).toMatch(/^\d\d$/)
    }
  })

  it('is another one each time, and every place uses the whole list', () => {
    const made = Array.from({ length: 4_000 }, makePassword)
    expect(new Set(made).size).toBe(4_000)
    for (const place of [0, 1, 2]) {
      const seen = new Set(made.map((password) => password.split('-')[place]))
      expect(seen.size).toBeGreaterThan(words.length * 0.9)
    }
  })
})
