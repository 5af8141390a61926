/** Serves media at their signed addresses, whole or in part, so that a film can be wound forward. */
import type { FastifyInstance } from 'fastify'
import { filesTexts } from '../../../../core/contract/filesTexts.ts'
import { notFound } from '../../../../core/server/failure.ts'
import { serveFile } from '../../../../core/server/files/serveFile.ts'
import { checkHost } from '../../../acesso/arquivo/server/public.ts'
import { readTicket } from './address.ts'
import type { Variante } from './present.ts'
import { findMidia, type MidiaRow } from './queries.ts'

interface Asked {
  Querystring: { t?: unknown }
}

/** Forged, altered, expired, removed: all told alike. */
const missing = () => notFound(filesTexts.missing)

/** What a browser keeps without asking again, in seconds: the right to see it ends with its address, not before. */
const KEPT_S = 1_800

/** The file itself, or its twin of that width. */
function servedOf(row: MidiaRow, largura: number) {
  if (row.estado !== 'pronta' || !row.chave || !row.sha256) throw missing()
  const whole = { nome: row.nome, tipo: row.mime, bytes: row.bytes, sha256: row.sha256, key: row.chave }
  if (largura === 0) return whole
  const twin = (row.variantes as Variante[]).find((one) => one.largura === largura)
  if (!twin) throw missing()
  const { bytes, chave } = twin
  return { ...whole, tipo: 'image/webp', bytes, key: chave, sha256: `${row.sha256}-${largura}` }
}

export function serveMidias(app: FastifyInstance): void {
  app.get<Asked>('/arquivos/midia/:nome', async (request, reply) => {
    const { config, database, store } = app.services
    const { t } = request.query
    const ticket = typeof t === 'string' && readTicket(config.secretKey, 'midia', t, new Date())
    if (!ticket) throw missing()
    await checkHost(request, ticket)
    const row = await database.asTenant(ticket.ownerId, (tx) => findMidia(tx, ticket.id), { reads: true })
    if (!row) throw missing()
    const { statusCode, headers, body } = await serveFile(
      store,
      servedOf(row, ticket.largura),
      request.headers,
      { inline: true },
    )
    return reply
      .code(statusCode)
      .headers({ ...headers, 'cache-control': `private, max-age=${KEPT_S}` })
      .send(body)
  })
}
