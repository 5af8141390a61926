/** Packages on this device: their manifests in IndexedDB, the bytes in a cache that the service worker answers from. */
import { type DBSchema, openDB } from 'idb'
import { sessionStore } from '../../../../core/web/session/store.ts'
import { digestOf, freedBy } from '../rules-baixar.ts'
import type { ArquivoPac, AulaPac, Manifesto } from '../shapes.ts'

export interface NoAparelho {
  manifesto: Manifesto
  turma: string
  /** By which the manifest was signed; absent in what was downloaded before packages were. */
  publica?: string
  /** Lesson → its sealed begin, and when they were sealed; absent in what was downloaded before there were any. */
  inicios?: Record<string, string>
  selado_em?: number
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
const cacheNameOf = (conta: string): string => `pacote:${conta}`
const cacheOf = (conta: string): Promise<Cache> => caches.open(cacheNameOf(conta))

/** A download in another tab ends when its account leaves. */
function requireHere(conta: string): void {
  if (!sessionStore.mayKeep(conta.slice(conta.lastIndexOf(':') + 1)))
    throw new TypeError('The account has left this device.')
}

const extensionOf = ({ caminho }: ArquivoPac): string => caminho.slice(caminho.lastIndexOf('.'))
/** By what is in it, so that packages share files; for files of lessons the address that the lesson names. */
const addressOf = (arquivo: ArquivoPac): string => `/arquivos/pacote/${arquivo.sha256}${extensionOf(arquivo)}`

const ofConta = (conta: string) => IDBKeyRange.bound([conta], [conta, []])

export async function listKept(conta: string): Promise<NoAparelho[]> {
  const open = await db()
  const all = await open.getAll('pacote', ofConta(conta))
  open.close()
  return all
}

export async function writeKept(conta: string, pacote: NoAparelho): Promise<void> {
  const open = await db()
  requireHere(conta)
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
  requireHere(conta)
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

/** All packages of an account, with their files. */
export async function forgetKept(conta: string): Promise<void> {
  if ('caches' in globalThis) await caches.delete(cacheNameOf(conta))
  const open = await db()
  await open.delete('pacote', ofConta(conta))
  open.close()
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

/** A lesson of a package on the device; null when it is not whole there. */
export async function readAula(conta: string, kept: NoAparelho, aula: number): Promise<AulaPac | null> {
  const json = await readFile(conta, kept, `aulas/${aula}.json`)
  return json && (JSON.parse(new TextDecoder().decode(json)) as AulaPac)
}

/** Bytes that the browser would still lend; null where it does not say. */
export async function roomLeft(): Promise<number | null> {
  const { quota, usage } = (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {}
  return quota === undefined || usage === undefined ? null : Math.max(0, quota - usage)
}
