/** Secrets kept in the database: sealed with SECRET_KEY, so that a copy of the database alone tells nothing. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const VERSION = 1
const NONCE_BYTES = 12
const TAG_BYTES = 16
const SHORTEST = 1 + NONCE_BYTES + TAG_BYTES

/** One key a purpose: what is sealed for one can't be passed off as another. */
const keyFor = (secretKey: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secretKey, 'turmalina', `selo ${purpose}`, 32))

/**
 * Seals `plain` (AES-256-GCM) for one purpose, such as 'provedor'. `context` is bound to the seal without being
 * stored: name the row ('tenant 3 usuario 7'), and a value copied to another row no longer opens.
 */
export function seal(secretKey: string, purpose: string, plain: string | Uint8Array, context = ''): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyFor(secretKey, purpose), nonce)
  cipher.setAAD(Buffer.from(context))
  const bytes = typeof plain === 'string' ? Buffer.from(plain) : plain
  const hidden = Buffer.concat([cipher.update(bytes), cipher.final()])
  return Buffer.concat([Buffer.from([VERSION]), nonce, cipher.getAuthTag(), hidden])
}

/** What was sealed; undefined when it was changed, or sealed with another key, purpose or context. */
export function unseal(
  secretKey: string,
  purpose: string,
  sealed: Uint8Array,
  context = '',
): Buffer | undefined {
  if (sealed.length < SHORTEST || sealed[0] !== VERSION) return undefined
  const nonce = sealed.subarray(1, 1 + NONCE_BYTES)
  const decipher = createDecipheriv('aes-256-gcm', keyFor(secretKey, purpose), nonce)
  decipher.setAAD(Buffer.from(context))
  decipher.setAuthTag(sealed.subarray(1 + NONCE_BYTES, SHORTEST))
  try {
    return Buffer.concat([decipher.update(sealed.subarray(SHORTEST)), decipher.final()])
  } catch {
    return undefined
  }
}
