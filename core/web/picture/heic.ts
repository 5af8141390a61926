/** Reads a HEIC where the browser can't: a thread of its own, brought when the first such picture is chosen. */
import { startWorker } from '../trusted.ts'
import workerUrl from './heic.worker.ts?worker&url'

export type HeicPixels = { width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> } | null

/** Rejects where it is none, or is damaged. The thread ends with the picture: it holds some hundred megabytes. */
export async function readHeic(file: Blob): Promise<ImageData> {
  const bytes = await file.arrayBuffer()
  const worker = startWorker(workerUrl)
  try {
    const found = await new Promise<HeicPixels>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<HeicPixels>) => resolve(data)
      worker.onerror = () => reject(new Error('The reader of HEIC did not start.'))
      worker.postMessage(bytes, [bytes])
    })
    if (!found) throw new Error('No HEIC that can be read.')
    return new ImageData(found.data, found.width, found.height)
  } finally {
    worker.terminate()
  }
}
