/** Uploads in pieces (tus 1.0): a connection that breaks goes on where it was; the pieces wait in the file store. */
import { Readable } from 'node:stream'
import { DataStore, Server, Upload } from '@tus/server'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { filesTexts } from '../../../../core/contract/filesTexts.ts'
import type { Services } from '../../../../core/server/context.ts'
import { failure, notFound, onlyLooking, pending, signedOut } from '../../../../core/server/failure.ts'
import { claimBytes } from '../../../../core/server/files/keep.ts'
import { enqueue } from '../../../../core/server/jobs.ts'
import { midiaApi } from '../contract.ts'
import { readTicket, type Ticket } from './address.ts'
import * as queries from './queries.ts'
import { reserveKeys } from './write-bytes.ts'
import { PROCESSAR } from './write-process.ts'

/** One piece may take as long: the sender of a slow one begins where it broke. */
const PIECE_MS = 120_000

const gone = () => ({ status_code: 404, body: 'The upload is not there.\n' })
const elsewhere = () => ({ status_code: 409, body: 'The upload stands elsewhere.\n' })

/** Pieces in the file store and their places in the database: any process goes on with what another began. */
function pieces({ config, database, store }: Services): DataStore {
  const ticketOf = (id: string): Ticket => {
    const ticket = readTicket(config.secretKey, 'envio', id, new Date())
    if (!ticket) throw gone()
    return ticket
  }
  return Object.assign(new DataStore(), {
    async getUpload(id: string): Promise<Upload> {
      const ticket = ticketOf(id)
      const row = await database.asTenant(ticket.ownerId, (tx) => queries.findMidia(tx, ticket.id))
      if (!row || row.estado === 'recusada') throw gone()
      const offset = row.estado === 'enviando' ? row.recebidos : row.bytes
      return new Upload({ id, size: row.bytes, offset })
    },

    async write(source: Readable, id: string, inicio: number): Promise<number> {
      const { ownerId, id: midia } = ticketOf(id)
      const [chave = ''] = await reserveKeys({ database, store, tenantId: ownerId }, 1)
      const { bytes } = await store.put(chave, source, { contentType: 'application/octet-stream' })
      if (bytes === 0) return inicio
      return database.asTenant(ownerId, async (tx) => {
        if (!(await queries.addParte(tx, { midia_id: midia, inicio, bytes, chave }))) throw elsewhere()
        await claimBytes(tx, [chave])
        const row = await queries.findMidia(tx, midia)
        if (row?.recebidos === row?.bytes) {
          await queries.updateMidia(tx, midia, { estado: 'processando' })
          await enqueue(tx, PROCESSAR, { midia })
        }
        return inicio + bytes
      })
    },
  })
}

/** Only who opened an upload goes on with it, signed in as ever. @throws 401, 403, 404 */
async function checkSender(request: FastifyRequest<{ Params: { ticket: string } }>): Promise<void> {
  const { services, findActor, findVisitor } = request.server
  const missing = () => notFound(filesTexts.missing)
  if (!request.token) throw signedOut()
  const ticket = readTicket(services.config.secretKey, 'envio', request.params.ticket, new Date())
  if (ticket?.ownerId !== request.brand.ownerId) throw missing()
  const visitor = await findVisitor(request)
  const { found, row } = await services.database.asTenant(ticket.ownerId, async (tx) => ({
    found: visitor ?? (await findActor(tx, request, true)),
    row: await queries.findMidia(tx, ticket.id),
  }))
  if (!found) throw signedOut()
  if (found.session.pendencia) throw pending()
  if (row?.usuario_id !== found.actor.id) throw missing()
  if (found.session.suporteId !== null) throw onlyLooking()
}

/** The request as the library reads it; it learns from the socket when the sender goes away. */
function asWeb({ raw, method, url, headers }: FastifyRequest): Request {
  const sent = new Headers()
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) sent.set(name, String(value))
  const body = method === 'PATCH' ? Readable.toWeb(raw) : null
  const request = new Request(new URL(url, 'http://localhost'), {
    method,
    headers: sent,
    body,
    ...(body && { duplex: 'half' }),
  })
  return Object.assign(request, { runtime: { node: { req: raw } } })
}

const refusal = (status: number) =>
  status === 404 ? notFound(filesTexts.missing) : failure(status, 'envio_recusado', filesTexts.interrupted)

export function serveUploads(app: FastifyInstance): void {
  void app.register(async (scope) => {
    const server = new Server({
      path: '/arquivos/envios',
      datastore: pieces(app.services),
      getFileIdFromRequest: (_request, last) => last,
      respectForwardedHeaders: false,
    })
    // The body is not parsed: it flows into the store.
    scope.addContentTypeParser('application/offset+octet-stream', (_request, _body, done) => done(null))
    scope.route<{ Params: { ticket: string } }>({
      method: ['HEAD', 'PATCH'],
      url: '/arquivos/envios/:ticket',
      // The brand of the request is found as for the call that opened the upload.
      config: { endpoint: midiaApi.open, call: 'midia.envio' },
      handlerTimeout: PIECE_MS,
      async handler(request, reply) {
        await checkSender(request)
        const answer = await server.handleWeb(asWeb(request))
        if (answer.status >= 400) throw refusal(answer.status)
        for (const [name, value] of answer.headers)
          if (!name.startsWith('access-control')) reply.header(name, value)
        return reply.code(answer.status).send()
      },
    })
  })
}
