/** The installation's own key for push (VAPID, RFC 8292): derived from SECRET_KEY, so that no process keeps another. */
import { createECDH, hkdfSync } from 'node:crypto'

export interface VapidKeys {
  /** Uncompressed point and scalar of P-256, base64url. */
  publicKey: string
  privateKey: string
}

/** The same SECRET_KEY gives the same keys; browsers that took push know it, and forget it when it changes. */
export function vapidKeys(secretKey: string): VapidKeys {
  for (let attempt = 0; ; attempt += 1) {
    const scalar = Buffer.from(hkdfSync('sha256', secretKey, 'turmalina', `vapid ${attempt}`, 32))
    const ecdh = createECDH('prime256v1')
    try {
      ecdh.setPrivateKey(scalar)
    } catch {
      // No scalar of the curve: one in four billion.
      continue
    }
    return { publicKey: ecdh.getPublicKey('base64url'), privateKey: scalar.toString('base64url') }
  }
}
