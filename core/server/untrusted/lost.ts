/** The end of a worker in the middle of a file, and what its sender is told. */
import { filesTexts } from '../../contract/filesTexts.ts'
import { type Failure, failure } from '../failure.ts'

/** Why: it asked for more memory or time than a file may, or it ended by itself. */
export type Cause = 'memory' | 'time' | 'crash'

export class WorkerLostError extends Error {
  readonly why: Cause

  constructor(why: Cause, what: string) {
    super(`the worker that opened a file ended (${why}) in ${what}`)
    this.why = why
  }
}

/** 503 `arquivos_ocupados`: others are being opened, and nobody waits without end. */
export const busy = (): Failure =>
  failure(503, 'arquivos_ocupados', filesTexts.busy, { headers: { 'retry-after': '10' } })

/** 415 `arquivo_invalido`: opening it ended the worker. */
export const tooHeavy = (nome: string, cause?: unknown): Failure =>
  Object.assign(
    failure(415, 'arquivo_invalido', { pt: filesTexts.heavy.pt(nome), en: filesTexts.heavy.en(nome) }),
    { cause },
  )

/** For `catch`: what ended its worker is refused by name; all else goes on as it is. @throws always */
export const refuseHeavy =
  (nome: string) =>
  (error: unknown): never => {
    throw error instanceof WorkerLostError ? tooHeavy(nome, error) : error
  }
