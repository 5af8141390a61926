/** Opens an uploaded file of lines: the worker reads it, within limits of memory and time (reliability C4). */
import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { Vocabulario } from '../../contract/columns.ts'
import {
  chooseLeitura,
  type Entendimento,
  type Folha,
  type Formato,
  type Leitura,
  vistaOf,
} from '../../contract/leitura.ts'
import { WorkerLostError } from '../untrusted/lost.ts'
import { untrusted } from '../untrusted/open.ts'
import { frame } from './frame.ts'
import type * as Inside from './inside/open.ts'
import type { Fatia, Frente } from './inside/open.ts'
import { type Limites, type LinhaLida, RecusaError } from './lida.ts'

/** 20,000 lines take less than two seconds. */
const inside = untrusted<typeof Inside>(import.meta.url, './inside/open', {
  cpu: 10,
  seconds: 40,
  megabytes: 640,
})

/** Said to the database while it waits: it ends a transaction that is silent for ten seconds. */
const MEANWHILE_MS = 3_000

export interface Planilhavel<F extends string> {
  formato: Formato
  limites: Limites
  /** Where the file lies; its lines are put beside it for the time of the work. */
  place: string
  /** Called every few seconds until the file is read. */
  meanwhile?: () => Promise<unknown>
  /** What its columns may mean: by it sheets and headings are found. */
  vocabulario: Vocabulario<F>
  /** As a person chose; absent: as it seems. */
  leitura?: readonly Leitura[] | undefined
}

export interface Aberta extends Omit<Frente, 'folhas'> {
  cabecalho: string[]
  total: number
  /** What was understood, as it is shown. */
  entendimento: Entendimento
  /** The lines, once, a slice at a time. */
  slices(): AsyncGenerator<LinhaLida[]>
}

async function* slicesAt(place: string): AsyncGenerator<Fatia> {
  let rest = ''
  for await (const chunk of createReadStream(place, 'utf8')) {
    const whole = `${rest}${chunk}`.split('\n')
    rest = whole.pop() ?? ''
    for (const line of whole) yield JSON.parse(line) as Fatia
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

/** A list in JSON has its headings by itself. */
const understood = <F extends string>(
  folhas: readonly Folha[],
  formato: Formato,
  vocabulario: Vocabulario<F>,
) =>
  formato === 'json'
    ? { leitura: [{ folha: 0, titulo: 0 }], confianca: 'certa' as const }
    : chooseLeitura(folhas, vocabulario)

/** Opens a file for `work`. @throws RecusaError; `pesada` when it asks for more memory or time than a file may */
export async function withPlanilha<T, F extends string>(
  { formato, limites, place, meanwhile = async () => {}, vocabulario, leitura: chosen }: Planilhavel<F>,
  work: (aberta: Aberta) => Promise<T>,
): Promise<T> {
  const lines = `${place}-linhas`
  try {
    const reading = inside('request').readLines(place, lines, formato, limites)
    const read = await during(reading, meanwhile).catch((error: unknown) => {
      throw error instanceof WorkerLostError ? new RecusaError('pesada') : error
    })
    if ('recusa' in read) throw new RecusaError(read.recusa)
    const { folhas, ...frente } = read.frente
    const found = understood(folhas, formato, vocabulario)
    const leitura = chosen ? [...chosen] : found.leitura
    const { cabecalho, total, linhasOf } = frame(folhas, leitura, vocabulario, limites)
    const entendimento = {
      folhas: folhas.map((one) => vistaOf(one, vocabulario)),
      leitura,
      confianca: chosen ? 'certa' : found.confianca,
    } as const
    async function* slices() {
      for await (const { folha, linhas } of slicesAt(lines)) {
        const framed = linhasOf(folha, linhas)
        if (framed.length > 0) yield framed
      }
    }
    return await work({ ...frente, cabecalho, total, entendimento, slices })
  } finally {
    await rm(lines, { force: true })
  }
}
