/** Reads a QR code in a picture, in a thread of its own and from our own file: nothing is asked of anybody else. */
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url'

interface Door {
  onmessage: ((event: { data: ImageData }) => void) | null
  postMessage(text: string | null): void
}
const door = globalThis as unknown as Door

// The package would fetch the module from a foreign address: it is handed ours.
const ready = fetch(wasm)
  .then((response) => response.arrayBuffer())
  .then((wasmBinary) => prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true }))

door.onmessage = ({ data }) => {
  void ready
    .then(() => readBarcodes(data, { formats: ['QRCode'], maxNumberOfSymbols: 1 }))
    .then(([found]) => door.postMessage(found?.text ?? null))
    .catch(() => door.postMessage(null))
}
