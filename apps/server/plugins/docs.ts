/** The API document: JSON at /docs/integracao/openapi.json; the browsable page is a screen of the product. */
import type { FastifyInstance } from 'fastify'
import { openApiOf } from '../../../core/server/openapi.ts'
import { servedCalls } from '../areas.ts'

export function docs(app: FastifyInstance, version: string): void {
  const document = JSON.stringify(openApiOf(servedCalls, version))
  app.get('/docs/integracao/openapi.json', async (_, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(document),
  )
}
