/** Serves files at their signed addresses: no session is asked, the ticket says which file of which tenant, and until when. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { filesTexts } from '../../../../core/contract/filesTexts.ts'
import { normalizeHost } from '../../../../core/server/brand.ts'
import { failure, notFound } from '../../../../core/server/failure.ts'
import { answerFor, serveFile } from '../../../../core/server/files/serveFile.ts'
import type { FileStore } from '../../../../core/server/files/store.ts'
import { type FileTicket, readTicket } from './address.ts'
import { findArquivo } from './queries.ts'

interface Asked {
  Params: { id: string }
  Querystring: { t?: unknown }
}

/** Forged, altered, expired, removed: all told alike. */
const missing = () => notFound(filesTexts.missing)

/** The host asked must be switched on and show the data of the ticket's tenant. */
export async function checkHost(
  request: FastifyRequest,
  { ownerId }: Pick<FileTicket, 'ownerId'>,
): Promise<void> {
  const host = normalizeHost(request.host)
  const brand = host ? await request.server.services.register.byHost(host) : undefined
  if (brand?.ativo === false)
    throw failure(403, 'desativado', {
      pt: 'Esta plataforma está desativada. Fale com a secretaria da sua rede.',
      en: 'This platform is switched off. Talk to your school network.',
    })
  if (brand?.ownerId !== ownerId) throw missing()
}

async function bytesOf(store: FileStore, key: string): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of await store.get(key)) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

export function serveDownloads(app: FastifyInstance): void {
  for (const url of ['/arquivos/:id', '/arquivos/:id/:nome'])
    app.get<Asked>(url, async (request, reply) => {
      const { config, database, store } = app.services
      const id = Number(request.params.id)
      const { t } = request.query
      if (!Number.isSafeInteger(id) || typeof t !== 'string') throw missing()
      const now = new Date()
      const ticket = readTicket(config.secretKey, t, id, now)
      if (!ticket) throw missing()
      await checkHost(request, ticket)

      const file = await database.asTenant(ticket.ownerId, (tx) => findArquivo(tx, id, now))
      if (!file) throw missing()
      if (ticket.variante === 'miniatura') {
        if (file.miniatura === null) throw missing()
        const small = await bytesOf(store, file.miniatura)
        const { statusCode, headers, range } = answerFor(
          { nome: file.nome, tipo: 'image/webp', bytes: small.length, sha256: `${file.sha256}-m` },
          request.headers,
          { inline: true },
        )
        return reply
          .code(statusCode)
          .headers(headers)
          .send(range ? small.subarray(range.start, range.end + 1) : null)
      }
      const { statusCode, headers, body } = await serveFile(
        store,
        { ...file, key: file.chave },
        request.headers,
      )
      return reply.code(statusCode).headers(headers).send(body)
    })
}
