/** Composition root: the kernel's plugins first, then every area, then the page. */

import { randomUUID } from 'node:crypto'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance } from 'fastify'
import type { TenantServices } from '../../areas/acesso/tenant/server/find-register.ts'
import { readWellFormedJson } from '../../core/server/json.ts'
import { UPLOAD_MS } from '../../core/server/uploads.ts'
import { serveAreas } from './areas.ts'
import { deadline } from './plugins/deadline.ts'
import { docs } from './plugins/docs.ts'
import { errors } from './plugins/errors.ts'
import { headers } from './plugins/headers.ts'
import { type HealthOptions, health } from './plugins/health.ts'
import { leaving } from './plugins/leaving.ts'
import { limit, MOST } from './plugins/limit.ts'
import { manifest } from './plugins/manifest.ts'
import { packageHost } from './plugins/package-host.ts'
import { page } from './plugins/page.ts'
import { readings } from './plugins/readings.ts'
import { stream } from './plugins/stream.ts'
import { asked, tenant } from './plugins/tenant.ts'
import { unreadableAddress, unreadableBytes } from './plugins/unreadable.ts'

const REQUEST_MS = 30_000
const HANDLER_MS = 15_000
const BODY_BYTES = 1_048_576
const PARAM_LENGTH = 2_000

export interface AppOptions extends HealthOptions {
  services: TenantServices
  webFolder: string
  /** Requests a minute of one person or address; more than anybody asks in measurements and tests, which have one. */
  most?: number
}

export async function buildApp({
  services,
  webFolder,
  most = MOST,
  ...operation
}: AppOptions): Promise<FastifyInstance> {
  const { config, register } = services
  const app = Fastify({
    logger: {
      level: config.logLevel,
      // Route patterns only: an address may carry a token.
      serializers: {
        req: (request) => ({ method: request.method, route: request.routeOptions?.url ?? 'none' }),
        res: (reply) => ({ status: reply.statusCode }),
      },
    },
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    // Of the whole body: that of a call without files is given up with its handler.
    requestTimeout: UPLOAD_MS,
    connectionTimeout: REQUEST_MS,
    keepAliveTimeout: REQUEST_MS,
    bodyLimit: BODY_BYTES,
    // Whoever still gets in while the process leaves is served: the database closes last.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    frameworkErrors: unreadableAddress,
    clientErrorHandler: unreadableBytes,
    routerOptions: { maxParamLength: PARAM_LENGTH, ignoreTrailingSlash: true },
  })
  // Calls take JSON or forms; plain text would reach them as a body that is no object.
  app.removeContentTypeParser('text/plain')
  readWellFormedJson(app)
  app.decorate('services', services)

  deadline(app, HANDLER_MS)
  leaving(app)
  errors(app)
  const { liveHosts, packageOrigin } = config
  headers(app, { https: config.publicUrl.startsWith('https:'), liveHosts, packageOrigin })
  packageHost(app, config, webFolder)
  asked(app)
  limit(app, most)
  await app.register(multipart, { attachFieldsToBody: false })
  tenant(app)
  health(app, operation)
  docs(app, operation.version)
  stream(app)
  readings(app)
  serveAreas(app, services)
  manifest(app)
  await page(app, { folder: webFolder, register })
  return app
}
