/** Which brand a request is for, in which language, with which token: known before anything else happens. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Brand, normalizeHost } from '../../../core/server/brand.ts'
import { failure } from '../../../core/server/failure.ts'
import type { Language } from '../../../core/texts/texts.ts'

const unknownHost = () =>
  failure(404, 'plataforma_desconhecida', {
    pt: 'Não há plataforma neste endereço.',
    en: 'There is no platform at this address.',
  })

export const switchedOff = () =>
  failure(403, 'desativado', {
    pt: 'Esta plataforma está desativada. Fale com a secretaria da sua rede.',
    en: 'This platform is switched off. Talk to your school network.',
  })

const single = (header: string | string[] | undefined): string | undefined =>
  typeof header === 'string' && header.length > 0 && header.length <= 200 ? header : undefined

const BEARER = /^Bearer ([\w.-]{1,200})$/

/** The brand named by the `Tenant` header, else the one of the host. */
export async function brandOf(app: FastifyInstance, request: FastifyRequest): Promise<Brand | undefined> {
  const named = single(request.headers.tenant)
  if (named) return app.services.register.bySlug(named)
  const host = normalizeHost(request.host)
  return host ? app.services.register.byHost(host) : undefined
}

export function tenant(app: FastifyInstance): void {
  app.decorateRequest('brand')
  app.decorateRequest('language')
  app.decorateRequest('token')
  app.addHook('onRequest', async (request) => {
    const lang = (request.params as { lang?: string } | undefined)?.lang
    request.language = (lang === 'en-us' ? 'en-us' : 'pt-br') satisfies Language
    request.token = BEARER.exec(single(request.headers.authorization) ?? '')?.[1]
    const endpoint = request.routeOptions.config.endpoint
    if (!endpoint) return
    const brand = await brandOf(app, request)
    if (endpoint.client === 'main') {
      const main = brand?.ativo ? brand : await app.services.register.principal()
      if (!main) throw unknownHost()
      request.brand = main
      return
    }
    if (!brand) throw unknownHost()
    if (!brand.ativo) throw switchedOff()
    request.brand = brand
  })
}
