/** A call of the API, declared once. The server, the browser, the API document and the tests all read this value. */
import type { Static, TObject, TSchema } from 'typebox'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Which of the four clients of section 7 calls it: they differ in the headers they send. */
export type ClientName = 'default' | 'main' | 'auth' | 'admin' | 'file'

/** What a multipart call receives beside its fields. */
export interface FileRule {
  /** At most this many files in one request. */
  maxFiles: number
  /** At most this many bytes in each. */
  maxBytes: number
  /** Lower case, with the dot. */
  extensions: readonly string[]
  /** The handler reads them and keeps none: they never reach the store. */
  passing?: true
}

/** Who may call: anyone, anyone signed in, or whoever the area's policy grants (the handler must ask). */
export type Access = 'public' | 'session' | 'resource'

/** One call, as `callsOf` makes it. */
export interface Endpoint {
  method: Method
  /** Spelt as observed, with `/pt-br/`: every language answers. */
  path: `/${string}`
  /** Other spellings of the same path that must keep answering. */
  aliases?: readonly `/${string}`[]
  area: string
  summary: string
  client: ClientName
  access: Access
  params?: TObject
  query?: TObject
  body?: TObject
  /** The body is multipart/form-data; `body` describes its fields. */
  files?: FileRule
  /** Answers even while the session still owes a proof (second factor, a password of one's own). */
  whilePending?: true
  /** Asks for a proof of identity younger than 10 minutes: for what a stolen token must not do. */
  proof?: 'recent'
  /** Reads what nobody may read through somebody else's eyes ("ver como"): a birth date, a report, an export. */
  sensitive?: true
  /** Answers with what outlives the visit of whoever looks through somebody's eyes, who is refused it: a link, a key, a document. */
  lasting?: true
  /** The one change that whoever looks through somebody's eyes may make: to stop looking. */
  whileLooking?: true
  /** Other areas whose readings this change makes old; those of its own it always does. */
  also?: readonly string[]
  /** A POST that only reads: it may be repeated freely and needs no idempotency. */
  reads?: true
  /** The handler is handed no transaction, and opens its own: for work that waits on something else. */
  outside?: true
  /** What the answer carries beside `status: 'sucesso'`. */
  returns: TObject
}

export type Api = Readonly<Record<string, Endpoint>>

type Parsed<S> = S extends TSchema ? Static<S> : undefined
type Present<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] }

/** What a handler receives, and what a caller gives. */
export type Given<E extends Endpoint> = Present<{
  params: Parsed<E['params']>
  query: Parsed<E['query']>
  body: Parsed<E['body']>
}>

/** What a caller gets. */
export type Returned<E extends Endpoint> = Static<E['returns']>

/** What goes out of a server: an instant is still a `Date` there, and becomes text once, with the answer. */
export type Told<T> = T extends string
  ? 'instante' extends keyof T
    ? T | Date
    : T
  : T extends readonly (infer U)[]
    ? Told<U>[]
    : T extends object
      ? { [K in keyof T]: Told<T[K]> }
      : T
