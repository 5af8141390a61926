/** Packages on this device: their manifests in IndexedDB, the bytes in a cache that the service worker answers from. */
import { type DBSchema, openDB } from 'idb'
import { type Lacrado, toBase64url } from '../../tentativa/web/public.ts'
import { digestOf, freedBy } from '../rules-baixar.ts'
import type { ArquivoPac, AulaPac, Manifesto } from '../shapes.ts'

export interface NoAparelho {
  manifesto: Manifesto
  turma: string
  /** Opens the answer keys. */
  chave: string
  /** By which the manifest was signed; absent in what was downloaded before packages were. */
  publica?: string
  /** All its files are here. */
  completo: boolean
  /** Milliseconds. */
  usado_em: number
}

interface Schema extends DBSchema {
  pacote: { key: [conta: string, playlist: number, turma: number]; value: NoAparelho }
}

const db = () =>
  openDB<Schema>('pacote', 1, {
    upgrade: (made) => {
      made.createObjectStore('pacote')
    },
  })

const keyOf = (conta: string, { playlist_id, turma_id }: Manifesto): [string, number, number] => [
  conta,
  playlist_id,
  turma_id,
]

/** The service worker looks into every cache of this name (apps/web/sw-shell.ts). */
const cacheOf = (conta: string): Promise<Cache> => caches.open(`pacote:${conta}`)

const extensionOf = ({ caminho }: ArquivoPac): string => caminho.slice(caminho.lastIndexOf('.'))
/** By what is in it, so that packages share files; for files of lessons the address that the lesson names. */
const addressOf = (arquivo: ArquivoPac): string => `/arquivos/pacote/${arquivo.sha256}${extensionOf(arquivo)}`

export async function listKept(conta: string): Promise<NoAparelho[]> {
  const open = await db()
  const all = await open.getAll('pacote', IDBKeyRange.bound([conta], [conta, []]))
  open.close()
  return all
}

export async function writeKept(conta: string, pacote: NoAparelho): Promise<void> {
  const open = await db()
  await open.put('pacote', pacote, keyOf(conta, pacote.manifesto))
  open.close()
}

export const hasFile = async (conta: string, arquivo: ArquivoPac): Promise<boolean> =>
  (await (await cacheOf(conta)).match(addressOf(arquivo))) !== undefined

export async function keepFile(
  conta: string,
  arquivo: ArquivoPac,
  pieces: readonly Uint8Array[],
): Promise<void> {
  const body = new Blob([...(pieces as readonly Uint8Array<ArrayBuffer>[])], { type: arquivo.tipo })
  const headers = { 'content-type': arquivo.tipo, 'content-length': String(arquivo.bytes) }
  await (await cacheOf(conta)).put(addressOf(arquivo), new Response(body, { headers }))
}

async function dropFiles(conta: string, arquivos: readonly ArquivoPac[]): Promise<void> {
  const cache = await cacheOf(conta)
  await Promise.all(arquivos.map((arquivo) => cache.delete(addressOf(arquivo))))
}

/** Deletes a package, and the files that no other one shows. */
export async function deleteKept(conta: string, gone: Manifesto): Promise<void> {
  const others = (await listKept(conta)).map(({ manifesto }) => manifesto).filter((one) => !sameAs(one, gone))
  const open = await db()
  await open.delete('pacote', keyOf(conta, gone))
  open.close()
  await dropFiles(conta, freedBy(gone, others))
}

/** What the version before had and the new one has not. */
export async function dropOld(conta: string, before: Manifesto): Promise<void> {
  const kept = (await listKept(conta)).map(({ manifesto }) => manifesto)
  await dropFiles(conta, freedBy(before, kept))
}

export const sameAs = (one: Manifesto, other: Manifesto): boolean =>
  one.playlist_id === other.playlist_id && one.turma_id === other.turma_id

/** A file of a package; null when it is not there, or not as the manifest has it. */
async function readFile(
  conta: string,
  { manifesto }: NoAparelho,
  caminho: string,
): Promise<Uint8Array | null> {
  const arquivo = manifesto.arquivos.find((one) => one.caminho === caminho)
  const kept = arquivo && (await (await cacheOf(conta)).match(addressOf(arquivo)))
  if (!kept) return null
  const bytes = new Uint8Array(await kept.arrayBuffer())
  return digestOf([bytes]) === arquivo.sha256 ? bytes : null
}

/** A lesson of a package on the device with its sealed keys; null when it is not whole there. */
export async function readAula(
  conta: string,
  kept: NoAparelho,
  aula: number,
): Promise<{ lesson: AulaPac; lacrado: Lacrado | null } | null> {
  const json = await readFile(conta, kept, `aulas/${aula}.json`)
  if (!json) return null
  const sealed = await readFile(conta, kept, `gabaritos/${aula}.bin`)
  return {
    lesson: JSON.parse(new TextDecoder().decode(json)) as AulaPac,
    lacrado: sealed && { dados: toBase64url(sealed), chave: kept.chave },
  }
}

/** Bytes that the browser would still lend; null where it does not say. */
export async function roomLeft(): Promise<number | null> {
  const { quota, usage } = (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {}
  return quota === undefined || usage === undefined ? null : Math.max(0, quota - usage)
}
