/** Which brand a request is for, in which language, with which token: known before anything else happens. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { tenantOf } from '../../../areas/acesso/sessao/server/secrets-token.ts'
import { isAdminToken } from '../../../areas/acesso/tenant/server/public.ts'
import { type Brand, normalizeHost } from '../../../core/server/brand.ts'
import { failure } from '../../../core/server/failure.ts'
import type { Language } from '../../../core/texts/texts.ts'

const unknownHost = () =>
  failure(404, 'plataforma_desconhecida', {
    pt: 'Não há plataforma neste endereço.',
    en: 'There is no platform at this address.',
  })

const switchedOff = () =>
  failure(403, 'desativado', {
    pt: 'Esta plataforma está desativada. Fale com a secretaria da sua rede.',
    en: 'This platform is switched off. Talk to your school network.',
  })

const single = (header: string | string[] | undefined): string | undefined =>
  typeof header === 'string' && header.length > 0 && header.length <= 200 ? header : undefined

const BEARER = /^Bearer ([\w.-]{1,200})$/

const byHost = async (app: FastifyInstance, request: FastifyRequest): Promise<Brand | undefined> => {
  const host = normalizeHost(request.host)
  return host ? app.services.register.byHost(host) : undefined
}

/** The brand named by the `Tenant` header, else the one of the host. */
export async function brandOf(app: FastifyInstance, request: FastifyRequest): Promise<Brand | undefined> {
  const named = single(request.headers.tenant)
  return named ? app.services.register.bySlug(named) : byHost(app, request)
}

/**
 * The brand of a request that its people may use.
 * @throws 404 where there is none; 403 when it, or the brand of the host asked for, is switched off
 */
export async function openBrandOf(app: FastifyInstance, request: FastifyRequest): Promise<Brand> {
  const { byHost, bySlug } = await app.services.register.current()
  const host = byHost.get(normalizeHost(request.host) ?? '')
  const named = single(request.headers.tenant)
  const brand = named ? bySlug.get(named) : host
  if (!brand) throw unknownHost()
  // A brand that is off is not entered under the name of the tenant whose data it shows.
  if (!brand.ativo || host?.ativo === false) throw switchedOff()
  return brand
}

const ENGLISH = /^[^?#]*\/en-us(?:[/?#]|$)/

/** From the address, not the route: an address that nothing serves is refused in its own language too. */
export const languageOf = (url: string): Language => (ENGLISH.test(url) ? 'en-us' : 'pt-br')

/** The token of a request; what could be none of ours is none, and nobody goes to look for it. */
function tokenOf({ headers }: FastifyRequest): string | undefined {
  const token = BEARER.exec(single(headers.authorization) ?? '')?.[1] ?? ''
  return tenantOf(token) !== undefined || isAdminToken(token) ? token : undefined
}

/** What a request says of itself: its language and its token, before anything is asked of the register. */
export function asked(app: FastifyInstance): void {
  app.decorateRequest('language')
  app.decorateRequest('token')
  app.addHook('onRequest', (request, _, done) => {
    request.language = languageOf(request.url)
    request.token = tokenOf(request)
    done()
  })
}

export function tenant(app: FastifyInstance): void {
  app.decorateRequest('brand')
  app.addHook('onRequest', async (request) => {
    const endpoint = request.routeOptions.config.endpoint
    if (!endpoint) return
    if (endpoint.client !== 'main') {
      request.brand = await openBrandOf(app, request)
      return
    }
    // The register is read whatever the host; a tenant that is off still tells who it is.
    const brand = await brandOf(app, request)
    const main = brand?.ativo ? brand : ((await app.services.register.principal()) ?? brand)
    if (!main) throw unknownHost()
    request.brand = main
  })
}
