/** What reads QR codes on this device: the browser's own reader where it has one, ours otherwise. */
import { startWorker } from '../../../../core/web/trusted.ts'
import workerUrl from './leitor.worker.ts?worker&url'

export interface QrReader {
  /** The text of the code in the picture, or null. */
  read: (video: HTMLVideoElement) => Promise<string | null>
  close: () => void
}

interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>
}
type DetectorType = (new (options: {
  formats: string[]
}) => Detector) & {
  getSupportedFormats(): Promise<string[]>
}

async function nativeReader(): Promise<QrReader | null> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorType }
  if (!BarcodeDetector) return null
  // Some browsers have it in name only.
  const formats = await BarcodeDetector.getSupportedFormats().catch((): string[] => [])
  if (!formats.includes('qr_code')) return null
  const detector = new BarcodeDetector({ formats: ['qr_code'] })
  return {
    read: async (video) => (await detector.detect(video))[0]?.rawValue ?? null,
    close: () => {},
  }
}

/** Wide enough for a card held at arm's length; more would only cost time on a cheap device. */
const WIDEST = 800

function ownReader(): QrReader {
  const worker = startWorker(workerUrl)
  const canvas = document.createElement('canvas')
  return {
    read: (video) =>
      new Promise((resolve, reject) => {
        const scale = Math.min(1, WIDEST / video.videoWidth)
        canvas.width = Math.round(video.videoWidth * scale)
        canvas.height = Math.round(video.videoHeight * scale)
        const paper = canvas.getContext('2d', { willReadFrequently: true })
        if (!paper || canvas.width === 0 || canvas.height === 0) return resolve(null)
        paper.drawImage(video, 0, 0, canvas.width, canvas.height)
        worker.onmessage = ({ data }: MessageEvent<string | null>) => resolve(data)
        worker.onerror = () => reject(new Error('The reader of QR codes did not start.'))
        worker.postMessage(paper.getImageData(0, 0, canvas.width, canvas.height))
      }),
    close: () => worker.terminate(),
  }
}

export const openReader = async (): Promise<QrReader> => (await nativeReader()) ?? ownReader()
