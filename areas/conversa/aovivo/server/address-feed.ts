/** Serves calendars at their secret addresses: calendar programs sign in nowhere, the address itself is the key. */
import type { FastifyInstance } from 'fastify'
import { normalizeHost, originOf } from '../../../../core/server/brand.ts'
import { notFound } from '../../../../core/server/failure.ts'
import { inWays } from '../../../../core/server/ways.ts'
import { calendarOf } from './print-calendar.ts'
import { findOwner, listFollowed } from './queries-agenda.ts'
import { hashOf } from './routes-agenda.ts'

/** Unknown, ended, of an account that is gone, of another tenant: all told alike. */
const TOKEN = /^([\w-]{43})\.ics$/

export function serveAgendas(app: FastifyInstance): void {
  app.get<{ Params: { arquivo: string } }>('/agenda/:arquivo', async (request, reply) => {
    const { config, database, register } = app.services
    const [, token] = TOKEN.exec(request.params.arquivo) ?? []
    const host = normalizeHost(request.host)
    const brand = host ? await register.byHost(host) : undefined
    if (!token || !brand?.ativo) throw notFound()
    const now = new Date()
    const text = await database.asTenant(
      brand.ownerId,
      async (tx) => {
        const owner = await findOwner(tx, hashOf(token))
        if (!owner) return undefined
        const rows = await listFollowed(tx, owner.id, now)
        const origin = originOf(brand, config.publicUrl)
        return inWays(brand, () => calendarOf(rows, { origin, language: owner.idioma, now }))
      },
      { reads: true },
    )
    if (text === undefined) throw notFound()
    return reply
      .header('content-type', 'text/calendar; charset=utf-8')
      .header('content-disposition', 'inline; filename="aulas-ao-vivo.ics"')
      .header('cache-control', 'private, no-store')
      .send(text)
  })
}
