/** Server-sent events: what happened in the channels that the person may watch, resumable by last id. */
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Actor } from '../../../core/policy/actor.ts'
import { eventsSince, type ServerEvent } from '../../../core/server/events.ts'
import { failure, signedOut } from '../../../core/server/failure.ts'
import { brandOf, switchedOff } from './tenant.ts'

const HEARTBEAT_MS = 20_000
/** A revoked session loses its stream at the next check. */
const RECHECK_MS = 60_000
const MAX_STREAMS = 2_000
/** A stream ends after a day at the latest; the browser opens it again. */
const LONGEST_MS = 86_400_000

/** What a person may watch: their own channel and those of their classes. Topics tell through the class. */
const canaisOf = (actor: Actor): string[] => [
  `usuario:${actor.id}`,
  ...actor.turmas.map(({ id }) => `turma:${id}`),
]

const lastIdOf = (header: unknown): number | undefined =>
  typeof header === 'string' && /^\d{1,16}$/.test(header) ? Number(header) : undefined

const format = ({ id, tipo, canal, dados }: ServerEvent): string =>
  `${id > 0 ? `id: ${id}\n` : ''}event: ${tipo}\ndata: ${JSON.stringify({ canal, dados })}\n\n`

export function stream(app: FastifyInstance): void {
  const open = new Set<FastifyReply>()
  app.addHook('preClose', async () => {
    for (const reply of open) reply.raw.end()
  })

  app.get('/eventos', { handlerTimeout: LONGEST_MS, logLevel: 'warn' }, async (request, reply) => {
    const { database, events } = app.services
    const brand = await brandOf(app, request)
    if (!brand || !request.token) throw signedOut()
    if (!brand.ativo) throw switchedOff()
    if (open.size >= MAX_STREAMS)
      throw failure(503, 'muitas_conexoes', {
        pt: 'Há muitas conexões abertas agora. As novidades chegam quando você recarregar.',
        en: 'Too many open connections right now. Reload to see what is new.',
      })
    request.brand = brand
    const find = () => database.asTenant(brand.ownerId, (tx) => app.findActor(tx, request, true))
    const found = await find()
    if (!found) throw signedOut()
    const { actor } = found

    const canais = canaisOf(actor)
    const waiting: ServerEvent[] = []
    let tell = (event: ServerEvent): void => void waiting.push(event)
    const unsubscribe = events.subscribe(brand.ownerId, canais, (event) => tell(event))

    reply.hijack()
    const { raw } = reply
    raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    raw.write('retry: 2000\n\n')
    open.add(reply)

    const heartbeat = setInterval(() => raw.write(': ok\n\n'), HEARTBEAT_MS)
    const recheck = setInterval(() => {
      find().then(
        (still) => still ?? raw.end(),
        () => {},
      )
    }, RECHECK_MS)
    raw.on('close', () => {
      clearInterval(heartbeat)
      clearInterval(recheck)
      unsubscribe()
      open.delete(reply)
    })

    const lastId = lastIdOf(request.headers['last-event-id'])
    const missed =
      lastId === undefined
        ? []
        : await database.asTenant(brand.ownerId, (tx) => eventsSince(tx, canais, lastId))
    const told = new Set<number>()
    for (const event of [...missed, ...waiting]) {
      if (event.id > 0 && told.has(event.id)) continue
      told.add(event.id)
      raw.write(format(event))
    }
    tell = (event) => void raw.write(format(event))
  })
}
