/** The key of a class, which opens the answer keys of its packages, and the pair that signs the packages of a tenant. */
import {
  createCipheriv,
  createHmac,
  createPrivateKey,
  createPublicKey,
  type KeyObject,
  sign,
} from 'node:crypto'
import { signedText } from '../rules-assinatura.ts'
import type { Manifesto } from '../shapes.ts'

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

/** The head of an Ed25519 private key in PKCS #8 (RFC 8410); 32 bytes follow. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex')

const signingKey = ({ secretKey, ownerId }: Pick<ClassOf, 'secretKey' | 'ownerId'>): KeyObject => {
  const seed = createHmac('sha256', secretKey).update(`pacote assinatura ${ownerId}`).digest()
  return createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' })
}

/** Base64url of the 32 bytes: the same for all packages of the tenant. */
export const publicKey = (of: Pick<ClassOf, 'secretKey' | 'ownerId'>): string =>
  createPublicKey(signingKey(of)).export({ format: 'jwk' }).x as string

/** Ed25519: the same manifest has the same signature in every download. Base64url. */
export const signManifest = (of: ClassOf, manifest: Omit<Manifesto, 'assinatura'>): string =>
  sign(null, Buffer.from(signedText(manifest)), signingKey(of)).toString('base64url')
