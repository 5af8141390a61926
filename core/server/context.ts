/** What a handler is handed: a transaction of its tenant, who asks, and the few services of the kernel. */
import type { FastifyBaseLogger } from 'fastify'
import type { Endpoint, Given, Returned, Told } from '../contract/endpoint.ts'
import type { Actor } from '../policy/actor.ts'
import type { Policy } from '../policy/policy.ts'
import type { Language } from '../texts/texts.ts'
import type { Brand, Register } from './brand.ts'
import type { Config } from './config.ts'
import type { Database, Tx } from './database.ts'
import type { EventHub } from './events.ts'
import type { Sentence } from './failure.ts'
import type { ReceivedFile } from './files/multipart.ts'
import type { FileStore } from './files/store.ts'
import type { Mailer } from './mail/mailer.ts'

/** What lives as long as the process. */
export interface Services {
  config: Config
  database: Database
  register: Register
  events: EventHub
  store: FileStore
  mailer: Mailer
}

/** Who sent the request, as far as the network tells. */
export interface Caller {
  ip: string
  agent: string
  requestId: string
  /** The token as sent; undefined without one. */
  token: string | undefined
  /** The host name asked for, normalised. */
  host: string | undefined
}

/** What must be done before anything else is answered. */
export type Pendencia = 'trocar_senha' | 'segundo_fator' | 'cadastrar_fator'

/** What the kernel asks of the session behind a token. */
export interface SessionFacts {
  id: number
  pendencia: Pendencia | null
  /** Who looks through the person's eyes, without changing anything ("ver como"). */
  suporteId: number | null
  /** When they must stop looking; null for everybody else. */
  visitaAte: Date | null
}

/** Who a token stands for. Until `confirmed` says true, an answer made for them may not leave. */
export interface FoundActor {
  actor: Actor
  session: SessionFacts
  /** Records that the session is in use, where it is time to: in a transaction of its own, after the answer's. */
  touch?: ((tx: Tx) => Promise<void>) | undefined
  /** Whether the person proved less than 10 minutes ago, in this session, who they are. */
  provedRecently(): Promise<boolean>
  confirmed: Promise<boolean>
}

export interface PublicContext {
  tx: Tx
  /** The person, where a session was sent. */
  actor: Actor | null
  session: SessionFacts | null
  brand: Brand
  language: Language
  now: Date
  caller: Caller
  services: Services
  log: FastifyBaseLogger
  files: readonly ReceivedFile[]
  /**
   * Stops with 403 unless the policy grants the action on the target; with 404 where the action is 'view', in the
   * sentence in which the handler tells that there is no such thing (`ausente`): the two are the same to a stranger.
   */
  authorize<T, P extends Policy<T>>(policy: P, action: keyof P, target: T, ausente?: Sentence): void
  /** Runs when the transaction has committed; a failure is logged, never told. */
  afterCommit(work: () => Promise<void>): void
  /** Runs when the transaction did not commit: undo what the database can't. */
  afterRollback(work: () => Promise<void>): void
}

export interface Context extends PublicContext {
  actor: Actor
  session: SessionFacts
}

/** For calls that open their own transactions (`outside`). */
export type OutsideContext = Omit<PublicContext, 'tx' | 'actor' | 'session' | 'authorize'>

/** The same, for whoever must be signed in: nothing is answered unless `asPerson` let them in. */
export interface PersonContext extends OutsideContext {
  /** Runs `work` in a transaction with the person who asks, found and refused as in any other call, anew each time. */
  asPerson<T>(work: (context: Context) => Promise<T>): Promise<T>
}

type ContextOf<E extends Endpoint> = E extends { outside: true }
  ? E['access'] extends 'public'
    ? OutsideContext
    : PersonContext
  : E['access'] extends 'public'
    ? PublicContext
    : Context

export type Handler<E extends Endpoint> = (input: Given<E> & ContextOf<E>) => Promise<Told<Returned<E>>>

export type Handlers<A extends Readonly<Record<string, Endpoint>>> = { [K in keyof A]: Handler<A[K]> }
