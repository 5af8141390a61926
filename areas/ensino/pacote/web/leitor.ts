/** What draws documents is large: it stays on the device only where a downloaded lesson has one. */
import { readerFiles } from '../../midia/web/public.tsx'
import type { Manifesto } from '../shapes.ts'

/** The service worker looks into it for built files (apps/web/sw-shell.ts). */
const READER = 'leitor'
const PDF = 'application/pdf'

/** Brings it, or that of a new version, where one of these packages needs it. */
export async function keepReader(manifestos: readonly Manifesto[]): Promise<void> {
  if (!manifestos.some(({ arquivos }) => arquivos.some(({ tipo }) => tipo === PDF))) return
  const files = await readerFiles()
  const cache = await caches.open(READER)
  const kept = await Promise.all(files.map((file) => cache.match(file)))
  if (kept.every(Boolean)) return
  for (const request of await cache.keys()) await cache.delete(request)
  await cache.addAll([...files])
}
