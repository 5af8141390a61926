/** Where files live: the same five acts over a folder or an S3-compatible store. */
import type { Readable } from 'node:stream'
import { filesTexts } from '../../contract/filesTexts.ts'
import { type Failure, failure, notFound } from '../failure.ts'
import type { Measured } from './measure.ts'

/** Both ends counted, from 0: `{ start: 0, end: 0 }` is the first byte. */
export interface ByteRange {
  start: number
  end: number
}

/** Keys come from `newFileKey`; any other is a RangeError. */
export interface FileStore {
  /**
   * Stores all of the source or nothing. A key that exists is replaced in one step. Failures: 507
   * `sem_espaco`, 503 `arquivos_indisponiveis`; an error of the source comes out as it is.
   */
  put(key: string, source: Readable | Uint8Array, options: { contentType: string }): Promise<Measured>
  /** The bytes, all or a range. Failure 404 when there is no such file. Destroy the stream if you stop early. */
  get(key: string, range?: ByteRange): Promise<Readable>
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>
  exists(key: string): Promise<boolean>
  /** Resolves when the store can be written; for `/readyz`. */
  check(): Promise<void>
  /** Lets go of connections. */
  close(): void
}

export const missingFile = (): Failure => notFound(filesTexts.missing)

export const noSpace = (): Failure => failure(507, 'sem_espaco', filesTexts.noSpace)

/** The store did not answer; the cause is kept for the log. */
export function storeAway(cause: unknown): Failure {
  const away = failure(503, 'arquivos_indisponiveis', filesTexts.storeAway, {
    headers: { 'retry-after': '10' },
  })
  away.cause = cause
  return away
}

export const errorCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined

export const isDiskFull = (error: unknown): boolean => ['ENOSPC', 'EDQUOT'].includes(errorCode(error) ?? '')
