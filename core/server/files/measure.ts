/** Counts and hashes the bytes that pass by. */
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'

export interface Measured {
  /** Bytes that passed. */
  bytes: number
  /** SHA-256, hexadecimal. */
  sha256: string
}

/** A stream that lets everything through; `result()` is valid once it has ended. */
export function measure(): { through: Transform; result: () => Measured } {
  const hash = createHash('sha256')
  let bytes = 0
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  let measured: Measured | undefined
  return {
    through,
    result: () => {
      measured ??= { bytes, sha256: hash.digest('hex') }
      return measured
    },
  }
}

/** One stream, whatever the source; a buffer travels in one piece. */
export const toStream = (source: Readable | Uint8Array): Readable =>
  source instanceof Readable ? source : Readable.from([source])

/** Size and hash of the file at a path. */
export async function measureFile(file: string): Promise<Measured> {
  const { through, result } = measure()
  through.resume()
  await pipeline(createReadStream(file), through)
  return result()
}
