/** Documents as PDF: a Typst template of ours and data of anyone's, set in a thread that lasts as long as there is work. */
import { Worker } from 'node:worker_threads'
import type { PdfAnswer, PdfOrder } from './typst.ts'

/** The longest a document may take, in ms: 200 answer sheets take less than one second. */
const LONGEST_MS = 60_000

interface Waiting {
  resolve: (pdf: Buffer) => void
  reject: (problem: Error) => void
  timer: NodeJS.Timeout
}

let worker: Worker | undefined
let last = 0
const waiting = new Map<number, Waiting>()

/** The worker is lost with whatever it was at: all who wait are told, and the next order starts another. */
function giveUp(lost: Worker, problem: Error): void {
  if (worker !== lost) return
  worker = undefined
  for (const [id, { reject, timer }] of waiting) {
    clearTimeout(timer)
    waiting.delete(id)
    reject(problem)
  }
  void lost.terminate()
}

/** Documents that one thread sets when they come one after the other, and how long it waits for the next, in ms. */
const DOCUMENTS = 2
const LINGER_MS = 500

let served = 0
let leaving: NodeJS.Timeout | undefined

/** The compiler keeps what it has set, outside of the reach of limits: only the end of its thread gives that back. */
function letGo(): void {
  clearTimeout(leaving)
  const idle = worker
  worker = undefined
  void idle?.terminate()
}

/** Nobody waits: the thread keeps the process from nothing, and goes soon. */
function rest(): void {
  if (served >= DOCUMENTS) {
    letGo()
    return
  }
  worker?.unref()
  leaving = setTimeout(letGo, LINGER_MS).unref()
}

function settle(answer: PdfAnswer): void {
  const order = waiting.get(answer.id)
  if (!order) return
  clearTimeout(order.timer)
  waiting.delete(answer.id)
  served += 1
  if (waiting.size === 0) rest()
  if ('pdf' in answer) order.resolve(Buffer.from(answer.pdf))
  else order.reject(new Error(`The document could not be set: ${answer.problem}`))
}

const LIMITS = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 4 }

/** From the source, the thread needs the loader that the process has already; the compiled output needs none. */
const FROM_SOURCE = `import('tsx/esm/api').then(({ register }) => {
  register()
  return import(require('node:worker_threads').workerData)
})`

function start(): Worker {
  const fromSource = import.meta.url.endsWith('.ts')
  const file = new URL(fromSource ? './typst.ts' : './typst.js', import.meta.url)
  served = 0
  const started = fromSource
    ? new Worker(FROM_SOURCE, { eval: true, workerData: file.href, resourceLimits: LIMITS })
    : new Worker(file, { resourceLimits: LIMITS })
  started.on('message', settle)
  started.on('error', (error) => giveUp(started, error))
  started.on('exit', (code) => giveUp(started, new Error(`The PDF worker ended with ${code}.`)))
  return started
}

/**
 * Sets a document: tagged, PDF/UA-1, so the template must set `document(title: …)` and `text(lang: …)`, and give each
 * image an `alt`. What people wrote goes into `data` only, which the template reads as
 * `json(bytes(sys.inputs.data))`: a string of data is text, never markup.
 * `images`: pictures that the template shows by these names (`image("/folha.jpg")`), JPEG or PNG bytes.
 * @throws when the template is wrong, or after 60 s
 */
export function renderPdf(
  template: string,
  data: unknown,
  images: Readonly<Record<string, Uint8Array>> = {},
): Promise<Buffer> {
  return new Promise<Buffer>((resolve, reject) => {
    clearTimeout(leaving)
    const current = worker ?? start()
    worker = current
    current.ref()
    last += 1
    const order: PdfOrder = { id: last, template, data: JSON.stringify(data), images }
    const timer = setTimeout(() => giveUp(current, new Error('The document took too long.')), LONGEST_MS)
    waiting.set(order.id, { resolve, reject, timer })
    current.postMessage(order)
  })
}
