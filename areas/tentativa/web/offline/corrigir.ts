/** Marks answers on the device, by the sealed keys of a downloaded lesson. What the server says later is what counts. */
import { type Correcao, corrigir } from '../../../aula/rules-pontuar.ts'
import type { ComGabarito, Gabarito } from '../../../aula/rules-pontuar-gabarito.ts'
import type { Resposta } from '../../../aula/telas.ts'
import type { TipoTela } from '../../../aula/telas-tipos.ts'
import { fromBase64url } from './base64.ts'
import type { Lacrado } from './keep.ts'

type Gabaritos = Readonly<Record<string, Gabarito>>

const NONCE_BYTES = 12

/** AES-256-GCM: nonce, cipher, tag (areas/pacote/server/keys.ts). */
async function unseal({ dados, chave }: Lacrado): Promise<Gabaritos> {
  const sealed = fromBase64url(dados)
  const key = await crypto.subtle.importKey('raw', fromBase64url(chave), 'AES-GCM', false, ['decrypt'])
  const how = { name: 'AES-GCM', iv: sealed.subarray(0, NONCE_BYTES) }
  const plain = await crypto.subtle.decrypt(how, key, sealed.subarray(NONCE_BYTES))
  return JSON.parse(new TextDecoder().decode(plain)) as Gabaritos
}

let last: { lacrado: string; gabaritos: Promise<Gabaritos> } | null = null

/** Undefined where the keys can not be read, or none marks this screen. The right answer is not told. */
export async function corrigirAqui(
  lacrado: Lacrado,
  { id, tipo }: { id: number; tipo: TipoTela },
  resposta: Resposta,
): Promise<Correcao | undefined> {
  try {
    if (last?.lacrado !== lacrado.dados) last = { lacrado: lacrado.dados, gabaritos: unseal(lacrado) }
    const gabarito = (await last.gabaritos)[id]
    if (!gabarito) return undefined
    return corrigir(tipo as ComGabarito, gabarito as never, resposta as never, { tell: false })
  } catch {
    return undefined
  }
}
