/** Where a mail program refuses letters for its person, without a page or a session (RFC 8058). Opening it changes nothing. */
import type { FastifyInstance } from 'fastify'
import { normalizeHost } from '../../../../core/server/brand.ts'
import { readRefusal, saveRefusal } from './refusals.ts'

const FORM_BYTES = 2_000

/** `POST /cancelar-email/{token}`: 200 and nothing else, however often; 404 for a token that is none of this host's. */
export function serveOneClick(app: FastifyInstance): void {
  void app.register(async (scope) => {
    // The form says the same always; the token alone decides.
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_BYTES },
      (_request, _body, done) => done(null, {}),
    )
    scope.post<{ Params: { token: string } }>('/cancelar-email/:token', async (request, reply) => {
      const { config, database, register } = app.services
      const host = normalizeHost(request.host)
      const brand = host ? await register.byHost(host) : undefined
      const ownerId = brand?.ownerId ?? 0
      const { usuarioId, categoria } = readRefusal(config.secretKey, ownerId, request.params.token)
      await database.asTenant(ownerId, (tx) => saveRefusal(tx, usuarioId, categoria, false, new Date()))
      return reply.header('cache-control', 'no-store').send({ status: 'sucesso' })
    })
  })
}
