/** For tests: a room of the worker where everything that a file may do to it happens on purpose. */
import { Transform } from 'node:stream'
import { failure } from '../../server/failure.ts'

export const echo = async <T>(given: T): Promise<T> => given

export const pidOf = async (): Promise<number> => process.pid

/** What a file that takes the worker over would find. */
export const environment = async (): Promise<string[]> => Object.keys(process.env)

/** Runs, and never lets go of the processor. */
export async function hang(): Promise<void> {
  for (;;);
}

/** Waits for what never comes. */
export const wait = (): Promise<void> => new Promise(() => {})

export async function fillHeap(): Promise<void> {
  const kept: number[][] = []
  for (;;) kept.push(Array.from({ length: 100_000 }, (_, i) => i + 0.5))
}

/** Memory outside of the heap, as the libraries for pictures take it. */
export async function fillMemory(): Promise<void> {
  const kept: Buffer[] = []
  for (;;) {
    kept.push(Buffer.alloc(8 * 1_048_576, 1))
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

export const end = async (): Promise<never> => process.exit(3)

/** An error on a stream that nobody listens to any more, as of a package that inflates to more than it said. */
export async function stray(): Promise<void> {
  new Transform().destroy(new Error('too many bytes in the stream'))
  await wait()
}

export async function refuse(): Promise<never> {
  throw failure(415, 'arquivo_invalido', { pt: 'Não.', en: 'No.' })
}

/** A worker may say what it likes; only refusals of a file are believed. */
export async function pretend(): Promise<never> {
  throw failure(200, 'tudo_bem', { pt: 'Sim.', en: 'Yes.' })
}
