/** SHA-256 against the digest of the platform. */
import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sha256, sha256Hex, utf8 } from './sha256.ts'

const expected = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex')

describe('sha256', () => {
  it('agrees with the published examples', () => {
    expect(sha256Hex('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
    expect(sha256Hex('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  })

  it('is the same however the bytes are cut', () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ maxLength: 200 }), { maxLength: 6 }), (pieces) => {
        const digest = sha256()
        for (const piece of pieces) digest.update(piece)
        expect(digest.hex()).toBe(expected(Buffer.concat(pieces)))
      }),
    )
  })

  it('reads text as UTF-8', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect([...utf8(text)]).toEqual([...new TextEncoder().encode(text)])
      }),
    )
    expect([...utf8('\ud800')]).toEqual([...new TextEncoder().encode('\ud800')])
  })
})
