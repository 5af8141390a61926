/** Passwords made for somebody: three words that can be read aloud and two digits (product.md H-22). */
import { randomInt } from 'node:crypto'
import { words } from './secrets-words.ts'

const WORDS = 3

/**
 * A password like `girafa-vento-caneca-47`, from the system's randomness, 17 to 30 characters. With 720 words it
 * holds 3 × log2(720) + log2(100) = 35 bits: enough for a password that argon2id keeps, that waits after failures,
 * and that must be changed at the first sign-in (`usuario.trocar_senha`); not for a key.
 */
export function makePassword(): string {
  const picked = Array.from({ length: WORDS }, () => words[randomInt(words.length)])
  return [...picked, String(randomInt(100)).padStart(2, '0')].join('-')
}
