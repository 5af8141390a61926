/** Decodes a HEIC in a thread of its own and from our own files (docs/decisions): it sees a picture and nothing else. */
import * as libheif from 'libheif-js/libheif-wasm/libheif.js'
import wasm from 'libheif-js/libheif-wasm/libheif.wasm?url'
import type { HeicPixels } from './heic.ts'

interface Door {
  onmessage: ((event: { data: ArrayBuffer }) => void) | null
  postMessage(found: HeicPixels, transfer?: ArrayBuffer[]): void
}
const door = globalThis as unknown as Door

interface HeifImage {
  get_width(): number
  get_height(): number
  /** Fills the paper that it is given; null where it could not. */
  display(paper: NonNullable<HeicPixels>, done: (shown: object | null) => void): void
}
/** What is used of the library; its own types know the module by another shape than it has. */
type Library = (options: { wasmBinary: ArrayBuffer }) => {
  HeifDecoder: new () => { decode(file: Uint8Array): HeifImage[] }
}
const open = (libheif as unknown as { default: Library }).default

/** The first picture of the file, as it is held: the library turns it. */
async function read(file: ArrayBuffer): Promise<HeicPixels> {
  const wasmBinary = await (await fetch(wasm)).arrayBuffer()
  const decoder = new (open({ wasmBinary }).HeifDecoder)()
  const [image] = decoder.decode(new Uint8Array(file))
  if (!image) return null
  const width = image.get_width()
  const height = image.get_height()
  const paper = { width, height, data: new Uint8ClampedArray(width * height * 4) }
  return new Promise((resolve) => image.display(paper, (shown) => resolve(shown && paper)))
}

door.onmessage = ({ data }) => {
  void read(data).then(
    (found) => door.postMessage(found, found ? [found.data.buffer] : []),
    () => door.postMessage(null),
  )
}
