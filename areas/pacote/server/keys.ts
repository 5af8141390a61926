/** The key of a class: opens the answer keys of its packages, and signs what is in them. */
import { createCipheriv, createHmac } from 'node:crypto'

export interface ClassOf {
  secretKey: string
  ownerId: number
  turma: number
}

/** 32 bytes, the same for every package of the class. */
export const classKey = ({ secretKey, ownerId, turma }: ClassOf): Buffer =>
  createHmac('sha256', secretKey).update(`pacote turma ${ownerId} ${turma}`).digest()

const NONCE_BYTES = 12

/**
 * AES-256-GCM: nonce, cipher, tag. The nonce follows from what is sealed, so that the same keys are the same bytes in
 * every download, and no nonce is used for two texts.
 */
export function sealKeys(key: Buffer, plain: string): Buffer {
  const nonce = createHmac('sha256', key).update(`nonce ${plain}`).digest().subarray(0, NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()])
}

export const signManifest = (key: Buffer, manifest: object): string =>
  createHmac('sha256', key).update(JSON.stringify(manifest)).digest('hex')
