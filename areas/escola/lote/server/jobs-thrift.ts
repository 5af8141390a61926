/** Work on tens of thousands of rows beside everything else that the process does, with little memory. */
import v8 from 'node:v8'

let atWork = 0

/**
 * While `work` runs the heap grows by small steps and gives back what is free: the collector comes more often, beside
 * the work. Otherwise it would let garbage stand until there is as much of it as of what is in use. V8 knows no such
 * setting for one piece of work: whatever else the process does meanwhile runs so too, somewhat slower.
 */
export async function thrifty<T>(work: () => Promise<T>): Promise<T> {
  atWork += 1
  v8.setFlagsFromString('--optimize-for-size')
  try {
    return await work()
  } finally {
    atWork -= 1
    if (atWork === 0) v8.setFlagsFromString('--no-optimize-for-size')
  }
}
