/** A secret that only this browser has: made when first asked for, kept where it is told. */
import { toBase64url } from './base64url.ts'
import type { SafeStorage } from './storage.ts'

/** 32 bytes in base64url. Storage that is blocked keeps none: the next is another one. */
export function keptSecret(storage: SafeStorage, key: string): string {
  const kept = storage.read(key)
  if (kept && /^[\w-]{43}$/.test(kept)) return kept
  const made = toBase64url(crypto.getRandomValues(new Uint8Array(32)))
  storage.write(key, made)
  return made
}
