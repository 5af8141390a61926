/** Serves whole packages at their signed addresses, whole or in part. */
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { filesTexts } from '../../../../core/contract/filesTexts.ts'
import { notFound } from '../../../../core/server/failure.ts'
import { answerFor } from '../../../../core/server/files/serveFile.ts'
import { checkHost } from '../../../acesso/arquivo/server/public.ts'
import { readTicket } from './address.ts'
import { buildPacote } from './print.ts'
import { zipLength, zipRange } from './print-zip.ts'
import { listPacotes } from './queries.ts'

interface Asked {
  Querystring: { t?: unknown }
  Params: { nome: string }
}

/** Forged, altered, expired, no longer given to the class: all told alike. */
const missing = () => notFound(filesTexts.missing)

export function servePacotes(app: FastifyInstance): void {
  app.get<Asked>('/arquivos/pacotes/:nome', async (request, reply) => {
    const { config, database, store } = app.services
    const now = new Date()
    const ticket = readTicket(config.secretKey, request.query.t, now)
    if (!ticket) throw missing()
    await checkHost(request, ticket)
    const conteudo = await database.asTenant(
      ticket.ownerId,
      async (tx) => {
        const [pacote] = await listPacotes(tx, [ticket.turma], now, ticket.playlist)
        return pacote && buildPacote(tx, pacote, { secretKey: config.secretKey, ...ticket })
      },
      { reads: true },
    )
    if (!conteudo) throw missing()
    const { statusCode, headers, range } = answerFor(
      {
        nome: `${conteudo.manifesto.nome}.pac`,
        tipo: 'application/zip',
        bytes: zipLength(conteudo),
        sha256: conteudo.manifesto.assinatura,
      },
      request.headers,
    )
    return reply
      .code(statusCode)
      .headers(headers)
      .send(range ? Readable.from(zipRange(conteudo, store, range), { objectMode: false }) : null)
  })
}
