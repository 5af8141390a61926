/** What goes between the process that serves people and the worker that opens files: an order, and its answer. */
import { Failure, type FailureDetails, failure, type Sentence } from '../failure.ts'

/** How much opening one file may cost. */
export interface Limits {
  /** Seconds on the processor. */
  cpu: number
  /** Seconds from the start, on a machine however busy. */
  seconds: number
  /** Of the whole process, native code and all. */
  megabytes: number
}

export interface Order {
  id: number
  /** Address of the module that opens the kind of file, and which of its functions. */
  address: string
  name: string
  given: readonly unknown[]
  megabytes: number
}

/** What the worker uses when it is done, in bytes. */
interface Used {
  rss: number
}

export type Answer =
  | { ready: true }
  | ({ id: number; value: unknown } & Used)
  | ({ id: number; refusal: Refusal } & Used)
  | ({ id: number; problem: { message: string; code?: string | undefined } } & Used)

interface Refusal {
  status: number
  codigo: string
  sentence: Sentence
  campos?: FailureDetails['campos'] | undefined
}

/** What a room threw, as plain data. */
export function thrownBy(
  error: unknown,
): { refusal: Refusal } | { problem: { message: string; code?: string } } {
  if (error instanceof Failure) {
    const { statusCode: status, codigo, sentence, details } = error
    return { refusal: { status, codigo, sentence, campos: details.campos } }
  }
  const { message, code } = (error ?? {}) as { message?: unknown; code?: unknown }
  return { problem: { message: String(message ?? error), ...(typeof code === 'string' && { code }) } }
}

const isWords = (sentence: unknown): sentence is Sentence =>
  typeof sentence === 'string' ||
  (typeof (sentence as { pt?: unknown } | null)?.pt === 'string' &&
    typeof (sentence as { en?: unknown }).en === 'string')

/** The error that an answer tells of: a worker refuses a file in words, and says nothing else about requests. */
export function errorOf(answer: Answer): Error {
  if ('refusal' in answer) {
    const { status, codigo, sentence, campos } = answer.refusal
    if (status >= 400 && status < 500 && /^[a-z_]+$/.test(codigo) && isWords(sentence))
      return failure(status, codigo, sentence, campos ? { campos } : {})
  }
  const problem = 'problem' in answer ? answer.problem : { message: 'a refusal that is none' }
  return Object.assign(new Error(problem.message), problem.code === undefined ? {} : { code: problem.code })
}
