/** Server-sent events: what happened in the channels that the person may watch, resumable by last id. */
import type { ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { turmaPolicy } from '../../../areas/escola/turma/policy.ts'
import { findTurma } from '../../../areas/escola/turma/server/public.ts'
import type { Actor } from '../../../core/policy/actor.ts'
import { can } from '../../../core/policy/policy.ts'
import type { Brand } from '../../../core/server/brand.ts'
import { eventsSince, MOST_TOLD, remembersSince, type ServerEvent } from '../../../core/server/events.ts'
import { Failure, failure, pending, signedOut } from '../../../core/server/failure.ts'
import { openBrandOf } from './tenant.ts'

const HEARTBEAT_MS = 20_000
/** Who lost the session or a class stops hearing at the next check, at the latest. */
const RECHECK_MS = 60_000
/** Told to every stream of a person when one of their sessions ends: each looks at its own at once. */
const SESSION_ENDED = 'sessao_encerrada'
const MAX_STREAMS = 2_000
/** A reader that is this far behind is let go; it comes back and resumes. */
const MAX_UNREAD_BYTES = 1_048_576
/** A stream ends after a day at the latest; the browser opens it again. */
const LONGEST_MS = 86_400_000

const RELOAD: ServerEvent = { id: 0, canal: '', tipo: 'recarregar', dados: {} }

/** What a person hears without asking: their own channel and those of their classes. A visitor has neither here. */
const ownCanais = (actor: Actor, brand: Brand): string[] =>
  actor.tenantId === brand.ownerId
    ? [`usuario:${actor.id}`, ...new Set(actor.turmas.map(({ id }) => `turma:${id}`))]
    : []

/** Classes that may be asked for beside one's own, such as the one that a manager has open. */
const MAX_ASKED = 5

/** The classes named as `?canal=turma:3`, once or many times; what names none is not heard. */
function askedTurmas({ canal }: { canal?: unknown }): number[] {
  const ids = [canal].flat().flatMap((one) => /^turma:(\d{1,15})$/.exec(String(one))?.[1] ?? [])
  return [...new Set(ids.map(Number))].slice(0, MAX_ASKED)
}

/** What is heard: one's own channels, and of those asked for the classes whose forum the person may read now. */
async function canaisOf(app: FastifyInstance, request: FastifyRequest): Promise<string[]> {
  const actor = await findPerson(app, request)
  const { brand, query } = request
  const own = ownCanais(actor, brand)
  const asked = askedTurmas(query as { canal?: unknown }).filter((id) => !own.includes(`turma:${id}`))
  if (asked.length === 0) return own
  const turmas = await app.services.database.asTenant(
    brand.ownerId,
    (tx) => Promise.all(asked.map((id) => findTurma(tx, id))),
    { reads: true },
  )
  const heard = turmas.filter((turma) => turma && can(turmaPolicy, actor, 'viewForum', turma))
  return [...own, ...heard.map((turma) => `turma:${turma?.id}`)]
}

const lastIdOf = (header: unknown): number | undefined =>
  typeof header === 'string' && /^\d{1,16}$/.test(header) ? Number(header) : undefined

const format = ({ id, tipo, canal, dados }: ServerEvent): string =>
  `${id > 0 ? `id: ${id}\n` : ''}event: ${tipo}\ndata: ${JSON.stringify({ canal, dados })}\n\n`

const tooMany = () =>
  failure(503, 'muitas_conexoes', {
    pt: 'Há muitas conexões abertas agora. As novidades chegam quando você recarregar.',
    en: 'Too many open connections right now. Reload to see what is new.',
  })

/** The person of the request, as they are now. Throws a Failure when they may not be here (any more). */
async function findPerson(app: FastifyInstance, request: FastifyRequest): Promise<Actor> {
  const brand = await openBrandOf(app, request)
  request.brand = brand
  const found =
    (await app.findVisitor(request)) ??
    (await app.services.database.asTenant(brand.ownerId, async (tx) => app.findActor(tx, request, true)))
  if (!found) throw signedOut()
  if (found.session.pendencia) throw pending()
  return found.actor
}

function openResponse(reply: FastifyReply): ServerResponse {
  reply.hijack()
  const { raw } = reply
  // Without a listener, a write that meets the end of the connection would end the process.
  raw.on('error', () => raw.destroy())
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  return raw
}

/** What happened since `lastId`; where that is more than is told or kept, the screens read everything again. */
async function missedOf(app: FastifyInstance, { brand }: FastifyRequest, canais: string[], lastId: number) {
  const { missed, whole } = await app.services.database.asTenant(brand.ownerId, async (tx) => ({
    missed: await eventsSince(tx, canais, lastId),
    whole: await remembersSince(tx, lastId),
  }))
  return whole && missed.length < MOST_TOLD ? missed : [...missed, RELOAD]
}

export function stream(app: FastifyInstance): void {
  const open = new Set<ServerResponse>()
  app.addHook('preClose', async () => {
    for (const raw of open) raw.end()
  })

  app.get('/eventos', { handlerTimeout: LONGEST_MS, logLevel: 'warn' }, async (request, reply) => {
    const { events } = app.services
    if (!request.token) throw signedOut()
    if (open.size >= MAX_STREAMS) throw tooMany()
    let canais = await canaisOf(app, request)

    // Heard before what was missed is read, so that nothing falls between the two.
    const waiting: ServerEvent[] = []
    let tell = (event: ServerEvent): void => void waiting.push(event)
    const hear = () => events.subscribe(request.brand.ownerId, canais, (event) => tell(event))
    let unsubscribe = hear()
    const lastId = lastIdOf(request.headers['last-event-id'])
    const missed =
      lastId === undefined || canais.length === 0
        ? []
        : await missedOf(app, request, canais, lastId).catch((error: unknown) => {
            unsubscribe()
            throw error
          })

    const raw = openResponse(reply)
    open.add(raw)
    const write = (text: string) => {
      if (raw.writableEnded || raw.destroyed) return
      raw.write(text)
      if (raw.writableLength > MAX_UNREAD_BYTES) raw.destroy()
    }
    const recheck = async () => {
      try {
        const now = await canaisOf(app, request)
        if (raw.destroyed || now.join() === canais.join()) return
        unsubscribe()
        canais = now
        unsubscribe = hear()
      } catch (error) {
        // A database that is away says nothing about the person.
        if (error instanceof Failure) raw.end()
      }
    }
    const heartbeat = setInterval(() => write(': ok\n\n'), HEARTBEAT_MS)
    const rechecks = setInterval(() => void recheck(), RECHECK_MS)
    const leave = () => {
      clearInterval(heartbeat)
      clearInterval(rechecks)
      unsubscribe()
      open.delete(raw)
    }
    raw.on('close', leave)
    if (raw.destroyed) leave()

    tell = (event) => {
      write(format(event))
      if (event.tipo === SESSION_ENDED) void recheck()
    }
    write('retry: 2000\n\n')
    const told = new Set<number>()
    for (const event of [...missed, ...waiting]) {
      if (event.id > 0 && told.has(event.id)) continue
      told.add(event.id)
      tell(event)
    }
  })
}
