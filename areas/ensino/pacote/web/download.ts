/** Brings a package to the device: its lessons by calls, its files from their addresses, from where they stopped. */
import { utf8 } from '../../../../core/contract/sha256.ts'
import { call } from '../../../../core/web/call.ts'
import type { Transport } from '../../../../core/web/client/request.ts'
import { registerServiceWorker } from '../../../../core/web/trusted.ts'
import { aparelhoAgora } from '../../tentativa/web/public.ts'
import { pacoteApi } from '../contract.ts'
import { baixar, FalhaDeBaixa, type Fonte } from '../rules-baixar.ts'
import type { ArquivoPac } from '../shapes.ts'
import { isSigned } from './assinatura.ts'
import { dropOld, hasFile, keepFile, listKept, type NoAparelho, sameAs, writeKept } from './device.ts'
import { keepReader } from './leitor.ts'

export interface Download {
  transport: Transport
  conta: string
  params: { playlist: number; turma: number }
  turma: string
  isPaused: () => boolean
  /** Bytes here, of how many. */
  progress: (bytes: number, total: number) => void
}

async function* once(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes
}

async function* read(body: ReadableStream<Uint8Array>): AsyncIterable<Uint8Array> {
  const reader = body.getReader()
  try {
    for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read())
      if (value) yield value
  } finally {
    await reader.cancel().catch(() => {})
  }
}

async function openFile(address: string, from: number): Promise<Fonte> {
  const response = await fetch(address, from > 0 ? { headers: { range: `bytes=${from}-` } } : {})
  if (!response.ok || !response.body) throw new TypeError(`${response.status}`)
  return { from: response.status === 206 ? from : 0, pieces: read(response.body) }
}

/** Milliseconds after which the sealed begins of a package are asked for anew; they are good for 30 days. */
const FRESH = 3 * 86_400_000

/** Brings the begins of a package that is on the device, where they are old or were never there. */
export async function renewSeals(transport: Transport, conta: string, kept: NoAparelho): Promise<void> {
  if (!kept.completo || Date.now() - (kept.selado_em ?? 0) < FRESH) return
  const { playlist_id, turma_id, versao } = kept.manifesto
  const params = { playlist: playlist_id, turma: turma_id }
  const { manifesto, inicios } = await call(transport, pacoteApi.find, { params, query: aparelhoAgora() })
  // Those of a new version come with its lessons.
  if (manifesto.versao === versao) await writeKept(conta, { ...kept, inicios, selado_em: Date.now() })
}

/** `pausado` when it was told to pause. Rejects with FalhaDeBaixa, or with what the calls say. */
export async function downloadPacote(download: Download): Promise<'completo' | 'pausado'> {
  const { transport, conta, params, turma, isPaused, progress } = download
  // It answers for the files of the lessons, and opens the page.
  if (import.meta.env.PROD) await registerServiceWorker().catch(() => {})
  const { manifesto, enderecos, publica, inicios } = await call(transport, pacoteApi.find, {
    params,
    query: aparelhoAgora(),
  })
  const kept = await listKept(conta)
  // The key that the device knows already is the one that counts.
  const known = kept.find((one) => one.publica)?.publica ?? publica
  if (known !== publica || !(await isSigned(manifesto, publica))) throw new FalhaDeBaixa('assinatura')
  const before = kept.find((one) => sameAs(one.manifesto, manifesto))
  const total = manifesto.arquivos.reduce((sum, { bytes }) => sum + bytes, 0)

  async function open(arquivo: ArquivoPac, from: number): Promise<Fonte> {
    const address = enderecos[arquivo.caminho]
    if (address) return openFile(address, from)
    const [, aula] = /^aulas\/(\d+)\./.exec(arquivo.caminho) ?? []
    const lesson = await call(transport, pacoteApi.aula, { params: { ...params, aula: Number(aula) } })
    return { from: 0, pieces: once(utf8(lesson.aula)) }
  }

  const end = await baixar({
    arquivos: manifesto.arquivos,
    has: (arquivo) => hasFile(conta, arquivo),
    open,
    keep: (arquivo, pieces) => keepFile(conta, arquivo, pieces),
    progress: (bytes) => progress(bytes, total),
    isPaused,
    wait: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
  })
  if (end === 'pausado') return end
  await keepReader([manifesto])
  // Only now does the new version stand in for the old: until here that one plays.
  const seals = { inicios, selado_em: Date.now() }
  await writeKept(conta, { manifesto, turma, publica, ...seals, completo: true, usado_em: Date.now() })
  if (before) await dropOld(conta, before.manifesto)
  return end
}
