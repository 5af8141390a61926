/** Three words that can be read aloud and two digits (product.md H-22): passwords made for somebody, words on a card. */
import { randomBytes } from 'node:crypto'
import { words } from './secrets-words.ts'

const PLACES = [0, 4, 8] as const
const DIGITS = 12

/**
 * The phrase that 16 bytes say, like `girafa-vento-caneca-47`, 14 to 29 characters: with 720 words, 3 × log2(720) +
 * log2(100) = 35 bits of them. Enough where a try is counted, and never kept but by what the database can't undo.
 */
export function phraseOf(bytes: Buffer): string {
  const picked = PLACES.map((place) => words[bytes.readUInt32BE(place) % words.length])
  return [...picked, String(bytes.readUInt32BE(DIGITS) % 100).padStart(2, '0')].join('-')
}

/** A password of the system's randomness, which argon2id keeps and which must be changed (`usuario.trocar_senha`). */
export const makePassword = (): string => phraseOf(randomBytes(16))
