/** What an area adds to the server, said in one place: `areas/<domain>/<area>/server/area.ts`. */
import type { FastifyInstance } from 'fastify'
import type { DB } from '../../database/types.ts'
import type { Api } from '../contract/endpoint.ts'
import type { Handlers, Services } from './context.ts'
import type { Effect, EffectsOf } from './effects.ts'
import type { Answer } from './hook.ts'
import type { Clear } from './housekeeping.ts'
import type { Tasks } from './jobs.ts'
import { serve } from './serve.ts'

/** The calls of a contract, with what answers them. */
export interface AnsweredApi<S extends Services = Services> {
  api: Api
  /** What each call that changes something leaves. */
  effects: Readonly<Record<string, Effect>>
  serve: (app: FastifyInstance, services: S) => void
}

/** Declares who answers a contract, and what that leaves. A call without either does not compile. */
export const answered = <A extends Api, S extends Services = Services>(
  api: A,
  handlers: Handlers<A> | ((services: S) => Handlers<A>),
  effects: EffectsOf<A>,
): AnsweredApi<S> => ({
  api,
  effects,
  serve: (app, services) => serve(app, api, typeof handlers === 'function' ? handlers(services) : handlers),
})

type Table = keyof DB

export interface ServerArea<S extends Services = Services> {
  /** The tables and views that it alone names in SQL: others go through its `public` files (decision 0037). */
  tables?: readonly Table[]
  /** Views among them that it made for the areas above to read by name. */
  published?: readonly Table[]
  calls: readonly AnsweredApi<S>[]
  /** Addresses that are no calls: files, feeds, style sheets. */
  addresses?: readonly ((app: FastifyInstance, services: S) => void)[]
  /** Work after the answer, by name. */
  tasks?: (services: S) => Tasks
  /** Tasks that every tenant has run once an hour. */
  hourly?: readonly string[]
  /** What grows by itself and is cut back once an hour. */
  clear?: readonly Clear[]
  /** Answers to what areas below ask. */
  answers?: readonly Answer[]
}
