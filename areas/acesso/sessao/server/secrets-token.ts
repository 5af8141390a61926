/** Opaque session tokens: the owner of the data in front, 256 random bits behind; only a hash is kept. */
import { hash, randomBytes } from 'node:crypto'

export const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer')

/** A fresh token of a tenant. The tenant in front is no secret: it tells at the door which house the key is for. */
export function makeToken(ownerId: number): { token: string; hash: Buffer } {
  const token = `${ownerId.toString(36)}.${randomBytes(32).toString('base64url')}`
  return { token, hash: hashToken(token) }
}

/** The tenant that a token names, or undefined when it is no token of ours. */
export function tenantOf(token: string): number | undefined {
  const [, owner] = /^([0-9a-z]{1,7})\.[\w-]{43}$/.exec(token) ?? []
  return owner === undefined ? undefined : Number.parseInt(owner, 36)
}
