/** What a call leaves beside the rows of its own tables: lines in the log, events for the screens that watch. */
import type { Api, Endpoint } from '../contract/endpoint.ts'
import type { Tx } from './database.ts'

/** Names end in `?` where it depends on what there is to do. */
export interface Effect {
  /** Lines of the log, `entidade.acao`. */
  logs?: readonly string[]
  /** Kinds of events. */
  tells?: readonly string[]
}

type Changes<E extends Endpoint> = E['method'] extends 'GET'
  ? false
  : E extends { reads: true }
    ? false
    : true

type Outside<E extends Endpoint> = E extends { outside: true } ? true : false

/**
 * Says of every call of a contract that changes something what it leaves; one that is forgotten does not compile. A call
 * that opens its own transactions is held to it in those of a person alone, and need not say.
 */
export type EffectsOf<A extends Api> = {
  readonly [K in keyof A as [Changes<A[K]>, Outside<A[K]>] extends [true, false] ? K : never]: Effect
} & { readonly [K in keyof A as Outside<A[K]> extends true ? K : never]?: Effect }

export interface Left {
  logs: Set<string>
  tells: Set<string>
}

const left = new WeakMap<Tx, Left>()

/** What was left so far in a transaction. */
export function leftIn(tx: Tx): Left {
  const known = left.get(tx) ?? { logs: new Set(), tells: new Set() }
  left.set(tx, known)
  return known
}

const without = (names: readonly string[] = []): string[] => names.map((name) => name.replace(/\?$/, ''))

/** What is wrong with what a call left, in words: undeclared, or declared and not there. */
export function wrongIn({ logs, tells }: Left, declared: Effect): string[] {
  const compare = (kind: string, seen: ReadonlySet<string>, said: readonly string[] = []) => [
    ...[...seen].filter((name) => !without(said).includes(name)).map((name) => `${kind} ${name}: undeclared`),
    ...said
      .filter((name) => !name.endsWith('?') && !seen.has(name))
      .map((name) => `${kind} ${name}: missing`),
  ]
  return [...compare('line', logs, declared.logs), ...compare('event', tells, declared.tells)]
}
