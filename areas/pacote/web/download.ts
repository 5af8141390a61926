/** Brings a package to the device: its lessons by calls, its files from their addresses, from where they stopped. */
import { utf8 } from '../../../core/contract/sha256.ts'
import { call } from '../../../core/web/call.ts'
import type { Transport } from '../../../core/web/client/request.ts'
import { fromBase64url } from '../../tentativa/web/public.ts'
import { pacoteApi } from '../contract.ts'
import { baixar, FalhaDeBaixa, type Fonte } from '../rules-baixar.ts'
import type { ArquivoPac } from '../shapes.ts'
import { isSigned } from './assinatura.ts'
import { dropOld, hasFile, keepFile, listKept, sameAs, writeKept } from './device.ts'
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

/** `pausado` when it was told to pause. Rejects with FalhaDeBaixa, or with what the calls say. */
export async function downloadPacote(download: Download): Promise<'completo' | 'pausado'> {
  const { transport, conta, params, turma, isPaused, progress } = download
  // It answers for the files of the lessons, and opens the page.
  if (import.meta.env.PROD) await navigator.serviceWorker?.register('/sw.js').catch(() => {})
  const { manifesto, enderecos, chave, publica } = await call(transport, pacoteApi.find, { params })
  const kept = await listKept(conta)
  // The key that the device knows already is the one that counts.
  const known = kept.find((one) => one.publica)?.publica ?? publica
  if (known !== publica || !(await isSigned(manifesto, publica))) throw new FalhaDeBaixa('assinatura')
  const before = kept.find((one) => sameAs(one.manifesto, manifesto))
  const total = manifesto.arquivos.reduce((sum, { bytes }) => sum + bytes, 0)

  async function open(arquivo: ArquivoPac, from: number): Promise<Fonte> {
    const address = enderecos[arquivo.caminho]
    if (address) return openFile(address, from)
    const [, folder, aula] = /^(aulas|gabaritos)\/(\d+)\./.exec(arquivo.caminho) ?? []
    const lesson = await call(transport, pacoteApi.aula, { params: { ...params, aula: Number(aula) } })
    return { from: 0, pieces: once(folder === 'aulas' ? utf8(lesson.aula) : fromBase64url(lesson.gabarito)) }
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
  await writeKept(conta, { manifesto, turma, chave, publica, completo: true, usado_em: Date.now() })
  if (before) await dropOld(conta, before.manifesto)
  return end
}
