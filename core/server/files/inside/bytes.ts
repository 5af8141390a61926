/** A file read wherever one likes: an inspection never loads more than it looks at. */
import { open } from 'node:fs/promises'

export interface Bytes {
  size: number
  /** At most `length` bytes from `position`; shorter at the end. */
  read(position: number, length: number): Promise<Buffer>
}

/** Opens the file for the time of `work`. */
export async function withFile<T>(file: string, work: (bytes: Bytes) => Promise<T>): Promise<T> {
  const handle = await open(file, 'r')
  try {
    const { size } = await handle.stat()
    return await work({
      size,
      async read(position, length) {
        const buffer = Buffer.alloc(Math.max(0, Math.min(length, size - position)))
        const { bytesRead } = await handle.read(buffer, 0, buffer.length, position)
        return buffer.subarray(0, bytesRead)
      },
    })
  } finally {
    await handle.close()
  }
}
