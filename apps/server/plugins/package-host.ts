/** At the host of packages there are packages, and the run-times that play them: everything else is a 404 without words. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { isPackageHost } from '../../../areas/ensino/midia/server/address-host.ts'
import type { Config } from '../../../core/server/config.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Asked of the host of packages. */
    ofPackages: boolean
  }
  interface FastifyContextConfig {
    /** Answered at the host of packages, and there alone. */
    packages?: true
  }
}

/** Where a run-time begins (areas/ensino/midia/web/pacote). */
const RUN_TIME = /^(?:scorm|h5p|keep)-[\w-]+\.js$/
const NAMED = /\/assets\/([\w-][\w.-]{0,150})/g
const READABLE = /\.(?:js|css)$/

/** The addresses of the run-times in the built application, and of every file that they name. */
function runTimesOf(webFolder: string): ReadonlySet<string> {
  const folder = path.join(webFolder, 'assets')
  const there = new Set(existsSync(folder) ? readdirSync(folder) : [])
  const found = new Set<string>()
  const add = (file: string): void => {
    if (found.has(file) || !there.has(file)) return
    found.add(file)
    if (!READABLE.test(file)) return
    const text = readFileSync(path.join(folder, file), 'utf8')
    for (const [, named = ''] of text.matchAll(NAMED)) add(named)
  }
  for (const file of there) if (RUN_TIME.test(file)) add(file)
  return new Set([...found].map((file) => `/assets/${file}`))
}

const SAYING = ['content-type', 'content-length', 'content-encoding', 'etag', 'last-modified', 'allow']

/** Nothing to read, and nothing that runs. */
export function answerNothing(reply: FastifyReply): void {
  for (const name of SAYING) reply.removeHeader(name)
  reply
    .code(404)
    .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
    .header('cache-control', 'no-store')
    .send()
}

export function packageHost(app: FastifyInstance, config: Config, webFolder: string): void {
  const runTimes = runTimesOf(webFolder)
  app.decorateRequest('ofPackages', false)

  app.addHook('onRequest', (request, reply, done) => {
    request.ofPackages = isPackageHost(config, request.host)
    const { config: route, url = '' } = request.routeOptions
    if (request.ofPackages !== (route.packages ?? false) && !(request.ofPackages && runTimes.has(url))) {
      if (request.ofPackages) return answerNothing(reply)
      // Where people are signed in, a package is an address that does not exist.
      return reply.callNotFound()
    }
    done()
  })

  // What is refused there is refused without a word: a package learns nothing of the product.
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!request.ofPackages || reply.statusCode < 400) return done(null, payload)
    for (const name of SAYING) reply.removeHeader(name)
    done(null, '')
  })
}
