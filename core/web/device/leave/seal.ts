/** Closing and opening one thing: AES-GCM with the account's key, bound to the account and to where it stood. */
import type { Trabalho } from './holder.ts'

export type Chave = CryptoKey

/** Where a closed thing lies: known without the key, and not to be exchanged for another. */
export interface Onde {
  /** Tenant and number of the account. */
  conta: string
  /** The holder that it came from. */
  dono: string
  /** Of the thing at its holder, as a digest. */
  lugar: string
}

export interface Fechado {
  /** Fresh for each closing. */
  iv: Uint8Array<ArrayBuffer>
  bytes: ArrayBuffer
}

const IV_BYTES = 12
const KEY_BYTES = 32

/** Null on pages without https, where browsers lend no ciphers, and for what is no key. */
export async function keyOf(chave: string | null): Promise<Chave | null> {
  const { subtle } = globalThis.crypto
  if (!subtle || chave === null || !/^[\w-]{43}$/.test(chave)) return null
  const raw = Uint8Array.from(atob(chave.replaceAll('-', '+').replaceAll('_', '/')), (one) =>
    one.charCodeAt(0),
  )
  return raw.length === KEY_BYTES
    ? subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt', 'decrypt'])
    : null
}

const bound = ({ conta, dono, lugar }: Onde): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(JSON.stringify(['turmalina aparelho', conta, dono, lugar]))

export async function lock(chave: Chave, onde: Onde, trabalho: Trabalho): Promise<Fechado> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const plain = new TextEncoder().encode(JSON.stringify(trabalho))
  const algorithm = { name: 'AES-GCM', iv, additionalData: bound(onde) }
  return { iv, bytes: await crypto.subtle.encrypt(algorithm, chave, plain) }
}

/** Null: another key, another place, or damaged. */
export async function unlock(chave: Chave, selado: Onde & Fechado): Promise<Trabalho | null> {
  try {
    const algorithm = { name: 'AES-GCM', iv: selado.iv, additionalData: bound(selado) }
    const plain = await crypto.subtle.decrypt(algorithm, chave, selado.bytes)
    return JSON.parse(new TextDecoder().decode(plain)) as Trabalho
  } catch {
    return null
  }
}
