/** Reads an uploaded file in a thread with limits of memory and time (reliability C4). */
import { Worker } from 'node:worker_threads'
import type { ReceivedFile } from '../files/multipart.ts'
import { inflatesWithin, readZip } from '../files/zip.ts'
import { type LinhaLida, RecusaError } from './lida.ts'
import type { Answer, Frente, Order } from './sheet-worker.ts'

/** Ms: 20,000 lines take less than two seconds. */
const LONGEST_MS = 20_000
const LIMITS = { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 16 }

/** From the source, the thread needs the loader that the process has already; the compiled output needs none. */
const FROM_SOURCE = `import('tsx/esm/api').then(({ register }) => {
  register()
  return import(require('node:worker_threads').workerData.address)
})`

function start(order: Order): Worker {
  const fromSource = import.meta.url.endsWith('.ts')
  const address = new URL(fromSource ? './sheet-worker.ts' : './sheet-worker.js', import.meta.url)
  const options = {
    workerData: { ...order, address: address.href },
    // The bytes move over: they are not there twice.
    transferList: [order.bytes.buffer],
    resourceLimits: LIMITS,
  }
  return fromSource ? new Worker(FROM_SOURCE, { eval: true, ...options }) : new Worker(address, options)
}

/** The whole file in memory of its own, which can be handed over to a thread. */
export async function bytesOf(file: Pick<ReceivedFile, 'bytes' | 'open'>): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(file.bytes)
  let at = 0
  for await (const chunk of file.open()) {
    bytes.set(chunk as Buffer, at)
    at += (chunk as Buffer).length
  }
  return bytes
}

export interface Aberta extends Frente {
  /** The lines, once, a slice at a time. */
  slices(): AsyncGenerator<LinhaLida[]>
}

/** The next thing that the thread says; `pesada` when it asks for more memory or time than a file may. */
const answerOf = (worker: Worker): Promise<Answer> =>
  new Promise((resolve) => {
    const settle = (answer: Answer) => {
      clearTimeout(timer)
      for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event)
      // A thread that ends later, by itself or by force, is no news.
      worker.on('error', () => {})
      resolve(answer)
    }
    const timer = setTimeout(() => settle({ recusa: 'pesada' }), LONGEST_MS)
    worker.once('message', settle)
    worker.once('error', () => settle({ recusa: 'pesada' }))
    worker.once('exit', () => settle({ recusa: 'pesada' }))
  })

/** What 20,000 full lines unpack to, several times over: the reader holds all of it at once. */
const MAX_UNPACKED = 64 * 1_024 * 1_024

/** A list of contents may lie: what a workbook unpacks to is counted before anything reads it. */
async function refuseBomb({ buffer }: Uint8Array<ArrayBuffer>): Promise<void> {
  const zip = Buffer.from(buffer)
  const listed = await readZip({ size: zip.length, read: async (at, n) => zip.subarray(at, at + n) })
  if (listed.kind === 'broken') throw new RecusaError('ilegivel')
  if (listed.kind === 'bomb' || !(await inflatesWithin(zip, listed.entries, MAX_UNPACKED)))
    throw new RecusaError('pesada')
}

/** Opens a file for `work`; the thread ends with it. @throws RecusaError */
export async function withPlanilha<T>(order: Order, work: (aberta: Aberta) => Promise<T>): Promise<T> {
  if (order.formato === 'xlsx') await refuseBomb(order.bytes)
  const worker = start(order)
  const next = async () => {
    const answer = await answerOf(worker)
    if ('recusa' in answer) throw new RecusaError(answer.recusa)
    return answer
  }
  async function* slices(): AsyncGenerator<LinhaLida[]> {
    for (;;) {
      worker.postMessage('more')
      const answer = await next()
      if (!('linhas' in answer) || answer.linhas.length === 0) return
      yield answer.linhas
    }
  }
  try {
    const answer = await next()
    if (!('frente' in answer)) throw new RecusaError('ilegivel')
    return await work({ ...answer.frente, slices })
  } finally {
    void worker.terminate()
  }
}
