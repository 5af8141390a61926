/** Opens an uploaded file of lines: the worker reads it, within limits of memory and time (reliability C4). */
import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { WorkerLostError } from '../untrusted/lost.ts'
import { untrusted } from '../untrusted/open.ts'
import type * as Inside from './inside/open.ts'
import type { Formato, Frente } from './inside/open.ts'
import { type Limites, type LinhaLida, RecusaError } from './lida.ts'

/** 20,000 lines take less than two seconds. */
const inside = untrusted<typeof Inside>(import.meta.url, './inside/open', {
  cpu: 10,
  seconds: 40,
  megabytes: 640,
})

/** Said to the database while it waits: it ends a transaction that is silent for ten seconds. */
const MEANWHILE_MS = 3_000

export interface Planilhavel {
  formato: Formato
  limites: Limites
  /** Where the file lies; its lines are put beside it for the time of the work. */
  place: string
  /** Called every few seconds until the file is read. */
  meanwhile?: () => Promise<unknown>
}

export interface Aberta extends Frente {
  /** The lines, once, a slice at a time. */
  slices(): AsyncGenerator<LinhaLida[]>
}

async function* slicesAt(place: string): AsyncGenerator<LinhaLida[]> {
  let rest = ''
  for await (const chunk of createReadStream(place, 'utf8')) {
    const whole = `${rest}${chunk}`.split('\n')
    rest = whole.pop() ?? ''
    for (const line of whole) yield JSON.parse(line) as LinhaLida[]
  }
}

/** One call after the other, for as long as `work` takes. */
async function during<T>(work: Promise<T>, meanwhile: () => Promise<unknown>): Promise<T> {
  let calling: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    calling = calling.then(meanwhile)
    // The transaction that it speaks to tells of its end by itself.
    calling.catch(() => {})
  }, MEANWHILE_MS)
  try {
    return await work
  } finally {
    clearInterval(timer)
    await calling.catch(() => {})
  }
}

/** Opens a file for `work`. @throws RecusaError; `pesada` when it asks for more memory or time than a file may */
export async function withPlanilha<T>(
  { formato, limites, place, meanwhile = async () => {} }: Planilhavel,
  work: (aberta: Aberta) => Promise<T>,
): Promise<T> {
  const lines = `${place}-linhas`
  try {
    const reading = inside('request').readLines(place, lines, formato, limites)
    const read = await during(reading, meanwhile).catch((error: unknown) => {
      throw error instanceof WorkerLostError ? new RecusaError('pesada') : error
    })
    if ('recusa' in read) throw new RecusaError(read.recusa)
    return await work({ ...read.frente, slices: () => slicesAt(lines) })
  } finally {
    await rm(lines, { force: true })
  }
}
