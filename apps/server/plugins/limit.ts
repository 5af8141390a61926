/**
 * How many requests a minute are answered: to one person, once a token has proved who it is; until then, and at the
 * doors open to all, to one address (docs/decisions/0026-the-door.md). What a request says of itself counts for nothing.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { findActor, findVisitor, personOf } from '../../../areas/acesso/sessao/server/find-actor.ts'
import { networkOf } from '../../../core/server/address.ts'
import type { FoundActor } from '../../../core/server/context.ts'
import { failure } from '../../../core/server/failure.ts'
import { replyFailure } from './errors.ts'

const MINUTE_MS = 60_000
/** Of one person, or of one address where nobody has proved to be anybody: a school shares one. */
export const MOST = 1_200
/** How many times as many files of lessons, whose addresses are signed: a class opens one of a hundred files at once. */
const FILES_EACH = 10
const FILES = /^\/(?:pacote|arquivos\/midia)\//
/**
 * Pages and their files are not counted: a class that opens the application at once asks for thousands. Of readings that
 * are asked for together each is.
 */
const UNCOUNTED = /^\/(?:healthz$|readyz$|\*$|leituras$|preferences\.js$|early\.js$|assets\/|imagens\/|css\/)/

const tooMany = (seconds: number) =>
  failure(
    429,
    'muitos_pedidos',
    {
      pt: 'Foram muitos pedidos em pouco tempo. Espere um instante e tente de novo.',
      en: 'Too many requests in a short time. Wait a moment and try again.',
    },
    { headers: { 'retry-after': String(seconds) } },
  )

declare module 'fastify' {
  interface FastifyRequest {
    /** The address that a token not yet proved is counted on. */
    unproved: string | undefined
  }
}

const personKey = ({ actor }: Pick<FoundActor, 'actor'>): string => `pessoa ${actor.tenantId} ${actor.id}`

const endpointOf = ({ routeOptions }: FastifyRequest) => routeOptions.config.endpoint

/** A token is looked at by whoever answers: what nobody looks at proves nothing. */
const asksWho = (request: FastifyRequest): boolean =>
  request.routeOptions.url === '/eventos' || (endpointOf(request)?.access ?? 'public') !== 'public'

/** Counts, by minute, and refuses beyond `most`. */
export function limit(app: FastifyInstance, most: number): void {
  let minute = 0
  const counts = new Map<string, number>()

  const add = (key: string, by: number): number => {
    const now = Math.floor(Date.now() / MINUTE_MS)
    if (now !== minute) counts.clear()
    minute = now
    const count = Math.max(0, (counts.get(key) ?? 0) + by)
    counts.set(key, count)
    return count
  }

  /** Who had the token is known from now on: the request is theirs, and no longer their school's. */
  function prove(request: FastifyRequest, found: FoundActor | null): FoundActor | null {
    if (!found || request.unproved === undefined) return found
    add(request.unproved, -1)
    add(personKey(found), 1)
    request.unproved = undefined
    return found
  }

  app.decorateRequest('unproved')
  app.decorate('findActor', (tx, request, fresh) => {
    const found = findActor(tx, request, fresh)
    return found instanceof Promise ? found.then((one) => prove(request, one)) : prove(request, found)
  })
  app.decorate('findVisitor', (request) => {
    const found = findVisitor(app.services, request)
    return found && found.then((one) => prove(request, one) ?? one)
  })

  app.addHook('onRequest', (request, reply, done) => {
    const url = request.routeOptions.url ?? ''
    if (UNCOUNTED.test(url)) return done()
    const address = networkOf(request.ip)
    const asks = asksWho(request) && request.token !== undefined
    const person = asks ? personOf(request.token ?? '') : undefined
    const isFile = FILES.test(url)
    const key = person ? personKey(person) : `${isFile ? 'arquivos' : 'pedidos'} ${address}`
    if (add(key, 1) > (isFile ? most * FILES_EACH : most)) {
      const left = Math.ceil((MINUTE_MS - (Date.now() % MINUTE_MS)) / 1000)
      replyFailure(tooMany(left), request, reply)
      return
    }
    if (asks && !person) request.unproved = key
    done()
  })
}
