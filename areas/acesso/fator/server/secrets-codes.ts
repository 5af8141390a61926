/** Random codes, and the hashes under which they are kept. */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { codeFrom, RECOVERY_CODES, recoveryCodeFrom, USER_CODE_LENGTH } from '../rules.ts'
import type { Owner } from './secrets-totp.ts'

/** More bytes than needed: those that would favour a character are passed over. */
const BYTES = 64

function draw(make: (bytes: Uint8Array) => string | null): string {
  for (;;) {
    const code = make(randomBytes(BYTES))
    if (code) return code
  }
}

export const makeUserCode = (): string => draw((bytes) => codeFrom(bytes, USER_CODE_LENGTH))

export const makeRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => draw(recoveryCodeFrom))

/** Short codes are hashed with SECRET_KEY: a copy of the database alone can't be searched for them. */
export const hashRecoveryCode = ({ secretKey, tenantId, usuarioId }: Owner, codigo: string): Buffer =>
  createHmac('sha256', secretKey).update(`recuperacao ${tenantId} ${usuarioId} ${codigo}`).digest()

export const makeDeviceCode = (): string => randomBytes(32).toString('base64url')

/** The hash of a long random token. */
export const sha256 = (token: string): Buffer => createHash('sha256').update(token).digest()

/** Compares without telling by its time how much was right. */
export const sameText = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
