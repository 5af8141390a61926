/** Whether a manifest is the school's: Ed25519, by the public key that the server told. */
import { utf8 } from '../../../../core/contract/sha256.ts'
import { fromBase64url } from '../../tentativa/web/public.ts'
import { signedText } from '../rules-assinatura.ts'
import type { Manifesto } from '../shapes.ts'

/**
 * False for one that was forged, altered, or signed with another key. Browsers older than Ed25519 (before 2025) can not
 * tell, and take it: its files are checked by their digests all the same.
 */
export async function isSigned(manifesto: Manifesto, publica: string): Promise<boolean> {
  const { subtle } = crypto
  try {
    const key = await subtle.importKey('raw', fromBase64url(publica), 'Ed25519', false, ['verify'])
    const text = utf8(signedText(manifesto)) as Uint8Array<ArrayBuffer>
    return await subtle.verify('Ed25519', key, fromBase64url(manifesto.assinatura), text)
  } catch (error) {
    return error instanceof DOMException && error.name === 'NotSupportedError'
  }
}
