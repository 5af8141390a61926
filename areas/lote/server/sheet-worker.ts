/** The thread that reads one file: whatever it meets, the process that serves people does not feel it. */
import { parentPort, workerData } from 'node:worker_threads'
import { type Planilha, type Recusa, RecusaError, readCsv, readXlsx } from './sheet.ts'

export interface Order {
  formato: 'csv' | 'xlsx'
  bytes: Uint8Array
}

export type Answer = { planilha: Planilha } | { recusa: Recusa }

/** From the source the thread is started with its address beside the order. */
const { formato, bytes } = workerData as Order

async function answer(): Promise<Answer> {
  try {
    return { planilha: formato === 'csv' ? readCsv(bytes) : await readXlsx(bytes) }
  } catch (error) {
    return { recusa: error instanceof RecusaError ? error.recusa : 'ilegivel' }
  }
}

void answer().then((said) => parentPort?.postMessage(said))
