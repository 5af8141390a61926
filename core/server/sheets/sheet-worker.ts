/** The thread that reads one file: whatever it meets, the process that serves people does not feel it. */
import { parentPort, workerData } from 'node:worker_threads'
import { readJson } from './json-lines.ts'
import { type Limites, type LinhaLida, type Planilha, type Recusa, RecusaError } from './lida.ts'
import { readCsv, readXlsx } from './sheet.ts'

export type Formato = 'csv' | 'xlsx' | 'json'

export interface Order {
  formato: Formato
  limites: Limites
  bytes: Uint8Array<ArrayBuffer>
}

/** What a file holds beside its lines, which are asked for a slice at a time. */
export type Frente = Omit<Planilha, 'linhas'> & { total: number }

export type Answer = { frente: Frente } | { recusa: Recusa } | { linhas: LinhaLida[] }

/** Lines of one slice: what is read is never there twice. */
const SLICE = 500

/** From the source the thread is started with its address beside the order. */
const { formato, bytes, limites } = workerData as Order

const READERS = { csv: readCsv, xlsx: readXlsx, json: readJson } as const

async function serve(): Promise<void> {
  const say = (answer: Answer) => parentPort?.postMessage(answer)
  try {
    const { linhas, ...frente } = await READERS[formato](bytes, limites)
    parentPort?.on('message', () => say({ linhas: linhas.splice(0, SLICE) }))
    say({ frente: { ...frente, total: linhas.length } })
  } catch (error) {
    say({ recusa: error instanceof RecusaError ? error.recusa : 'ilegivel' })
  }
}

void serve()
