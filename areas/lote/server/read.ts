/** Reads an uploaded file in a thread with limits of memory and time (reliability C4). */
import { Worker } from 'node:worker_threads'
import type { ReceivedFile } from '../../../core/server/files/multipart.ts'
import type { Planilha, Recusa } from './sheet.ts'
import type { Answer, Order } from './sheet-worker.ts'

/** Ms: 20,000 lines take less than two seconds. */
const LONGEST_MS = 20_000
const LIMITS = { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 32 }

export type Lida = { planilha: Planilha } | { recusa: Recusa | 'pesada' }

/** From the source, the thread needs the loader that the process has already; the compiled output needs none. */
const FROM_SOURCE = `import('tsx/esm/api').then(({ register }) => {
  register()
  return import(require('node:worker_threads').workerData.address)
})`

function start(order: Order): Worker {
  const fromSource = import.meta.url.endsWith('.ts')
  const address = new URL(fromSource ? './sheet-worker.ts' : './sheet-worker.js', import.meta.url)
  const workerData = { ...order, address: address.href }
  return fromSource
    ? new Worker(FROM_SOURCE, { eval: true, workerData, resourceLimits: LIMITS })
    : new Worker(address, { workerData, resourceLimits: LIMITS })
}

export async function bytesOf(file: ReceivedFile): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of file.open()) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** What the file holds; `pesada` when it asks for more memory or time than a file of people may. */
export function readPlanilha(order: Order): Promise<Lida> {
  const worker = start(order)
  return new Promise<Lida>((resolve) => {
    const timer = setTimeout(() => resolve({ recusa: 'pesada' }), LONGEST_MS)
    worker.once('message', (answer: Answer) => resolve(answer))
    worker.once('error', () => resolve({ recusa: 'pesada' }))
    worker.once('exit', () => {
      clearTimeout(timer)
      resolve({ recusa: 'pesada' })
    })
  }).finally(() => void worker.terminate())
}
