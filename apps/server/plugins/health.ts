/** /healthz (the process), /readyz (what it needs, with reasons), /metrics (Prometheus, this machine only). */
import { statfs } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { openNow } from '../../../core/server/untrusted/open.ts'

const MIN_FREE_BYTES = 64 * 1024 * 1024
const CHECK_MS = 1_000

export interface HealthOptions {
  version: string
  /** True when every migration of the code is applied. */
  migrated: () => Promise<boolean>
  workerAlive: () => boolean
}

/** Written by proxies: somebody else asked. */
const FORWARDED = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip']

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

export function health(app: FastifyInstance, options: HealthOptions): void {
  app.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'sucesso' }))
  app.get('/version', { logLevel: 'silent' }, async () => ({ status: 'sucesso', version: options.version }))

  app.get('/readyz', { logLevel: 'silent' }, async (_, reply) => {
    const reasons: string[] = []
    const check = async (name: string, works: () => Promise<boolean> | boolean) => {
      // What does not answer in time is not ready: a database behind a dead line never refuses.
      const late = new Promise<false>((resolve) => setTimeout(resolve, CHECK_MS, false).unref())
      const answer = Promise.resolve()
        .then(works)
        .catch(() => false)
      if (!(await Promise.race([answer, late]))) reasons.push(name)
    }
    // Mail that is away holds back no page: its jobs wait.
    const { database, store, config } = app.services
    await Promise.all([
      check('encerrando', () => !app.isLeaving()),
      check('banco', () => database.ping(CHECK_MS).then(() => true)),
      check('migracoes', options.migrated),
      check('arquivos', () => store.check().then(() => true)),
      check('fila', options.workerAlive),
      check('disco', async () => {
        const { bavail, bsize } = await statfs(config.dataDir)
        return bavail * bsize >= MIN_FREE_BYTES
      }),
    ])
    return reply
      .code(reasons.length === 0 ? 200 : 503)
      .send(
        reasons.length === 0
          ? { status: 'sucesso' }
          : { status: 'erro', codigo: 'nao_pronto', motivos: reasons },
      )
  })

  metrics(app)
}

/** What is measured of the process is measured once, whatever is built in it: its observers are never let go. */
const ofProcess = new Registry()
collectDefaultMetrics({ register: ofProcess })

function metrics(app: FastifyInstance): void {
  const registry = new Registry()
  const duration = new Histogram({
    name: 'turmalina_request_seconds',
    help: 'Time to answer, by route pattern and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3],
    registers: [registry],
  })
  const refusals = new Counter({
    name: 'turmalina_refusals_total',
    help: 'Answers 401, 403 and 429',
    labelNames: ['status'],
    registers: [registry],
  })
  new Gauge({
    name: 'turmalina_pool_waiting',
    help: 'Requests that wait for a database connection',
    registers: [registry],
    collect() {
      this.set(app.services.database.pool.waitingCount)
    },
  })
  new Gauge({
    name: 'turmalina_files_opening',
    help: 'Files of people that workers are opening',
    registers: [registry],
    collect() {
      this.set(openNow())
    },
  })
  /** Finding the counter of a route by its labels costs more than counting: it is found once. */
  const found = new WeakMap<object, Map<string, Histogram.Internal<string>>>()
  app.addHook('onResponse', ({ method, routeOptions: { config } }, { statusCode, elapsedTime }, done) => {
    const ofRoute = found.get(config) ?? new Map<string, Histogram.Internal<string>>()
    found.set(config, ofRoute)
    const key = `${method} ${statusCode}`
    const one = ofRoute.get(key) ?? duration.labels(method, config.url ?? 'none', String(statusCode))
    ofRoute.set(key, one)
    one.observe(elapsedTime / 1000)
    if (statusCode === 401 || statusCode === 403 || statusCode === 429)
      refusals.labels(String(statusCode)).inc()
    done()
  })
  app.get('/metrics', { logLevel: 'silent' }, async (request, reply) => {
    // The socket's own address: a forwarding header can't claim to be this machine.
    const near =
      LOOPBACK.has(request.socket.remoteAddress ?? '') &&
      !FORWARDED.some((name) => request.headers[name] !== undefined)
    if (!near) return reply.callNotFound()
    const all = Registry.merge([ofProcess, registry])
    return reply.type(all.contentType).send(await all.metrics())
  })
}
