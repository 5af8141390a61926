/** Composition root: the kernel's plugins first, then every area, then the page. */

import { randomUUID } from 'node:crypto'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyInstance } from 'fastify'
import { findActor, findVisitor } from '../../areas/sessao/server/actor.ts'
import type { TenantRegister } from '../../areas/tenant/server/register.ts'
import type { Services } from '../../core/server/context.ts'
import { readWellFormedJson } from '../../core/server/json.ts'
import { serveAreas } from './areas.ts'
import { deadline } from './plugins/deadline.ts'
import { docs } from './plugins/docs.ts'
import { errors } from './plugins/errors.ts'
import { headers } from './plugins/headers.ts'
import { type HealthOptions, health } from './plugins/health.ts'
import { leaving } from './plugins/leaving.ts'
import { manifest } from './plugins/manifest.ts'
import { page } from './plugins/page.ts'
import { stream } from './plugins/stream.ts'
import { tenant } from './plugins/tenant.ts'
import { unreadableAddress, unreadableBytes } from './plugins/unreadable.ts'

const REQUEST_MS = 30_000
const HANDLER_MS = 15_000
const BODY_BYTES = 1_048_576
const PARAM_LENGTH = 2_000
/** Requests a minute from one person, or from one address where nobody is signed in: a school shares one. */
const RATE = 1_200
/** Files and pages are not counted: a class that opens the application at once asks for thousands from one address. */
const UNCOUNTED = /^\/(?:healthz$|readyz$|\*$|preferences\.js$|assets\/|imagens\/|css\/)/

export interface AppOptions extends HealthOptions {
  services: Services & { register: TenantRegister }
  webFolder: string
  /** Off in measurements and tests, whose requests come from one address. */
  rateLimited: boolean
}

export async function buildApp({
  services,
  webFolder,
  rateLimited,
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
    requestTimeout: REQUEST_MS,
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
  app.decorate('findActor', findActor)
  app.decorate('findVisitor', (request) => findVisitor(services, request))

  deadline(app, HANDLER_MS)
  leaving(app)
  errors(app)
  const { liveHosts, packageOrigin } = config
  headers(app, { https: config.publicUrl.startsWith('https:'), liveHosts, packageOrigin })
  if (rateLimited)
    await app.register(rateLimit, {
      max: RATE,
      timeWindow: 60_000,
      // At the doors open to all, a token says nothing: whoever guesses passwords would bring a new one each time.
      keyGenerator: ({ headers: sent, ip, routeOptions }) =>
        (routeOptions.config.endpoint?.access !== 'public' && sent.authorization) || ip,
      allowList: ({ routeOptions }) => UNCOUNTED.test(routeOptions.url ?? ''),
    })
  await app.register(multipart, { attachFieldsToBody: false })
  tenant(app)
  health(app, operation)
  docs(app, operation.version)
  stream(app)
  serveAreas(app, register)
  manifest(app)
  await page(app, { folder: webFolder, register })
  return app
}
