/** The pair that signs the packages of a tenant. */
import { createHmac, createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto'
import { signedText } from '../rules-assinatura.ts'
import type { Manifesto } from '../shapes.ts'

export interface Signer {
  secretKey: string
  ownerId: number
}

/** The head of an Ed25519 private key in PKCS #8 (RFC 8410); 32 bytes follow. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex')

const signingKey = ({ secretKey, ownerId }: Signer): KeyObject => {
  const seed = createHmac('sha256', secretKey).update(`pacote assinatura ${ownerId}`).digest()
  return createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' })
}

/** Base64url of the 32 bytes: the same for all packages of the tenant. */
export const publicKey = (of: Signer): string =>
  createPublicKey(signingKey(of)).export({ format: 'jwk' }).x as string

/** Ed25519: the same manifest has the same signature in every download. Base64url. */
export const signManifest = (of: Signer, manifest: Omit<Manifesto, 'assinatura'>): string =>
  sign(null, Buffer.from(signedText(manifest)), signingKey(of)).toString('base64url')
