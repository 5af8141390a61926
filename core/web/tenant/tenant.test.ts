// @vitest-environment happy-dom
/** Section 4 on tenants, each sentence once. */
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { browserStorage } from '../device/storage.ts'
import {
  cachedTenant,
  createTenantResolver,
  embeddedTenant,
  resolveTenant,
  type Tenant,
  type TenantSources,
  tenantKey,
} from './tenant.ts'

const floripa: Tenant = {
  id: 2,
  status: 'ativo',
  slug: 'floripa',
  nome: 'Rede Floripa',
  dominio: 'floripa.localhost',
  paleta_cor: 'ipe',
  principal: false,
  database_share: null,
  chamada: '',
  descricao: '',
  features: [],
  whatsapp: { mensagem: '', numero: '' },
  links: { politica_de_privacidade: '/privacidade', wiki: null },
  configuracoes: {
    recaptcha: null,
    gtm: null,
    google_login_id: null,
    microsoft_login_id: null,
    apple_login_id: null,
  },
}
const off: Tenant = { ...floripa, status: 'inativo' }
const main: Tenant = { ...floripa, id: 1, slug: 'localhost', nome: 'Rede de Demonstração', principal: true }
const host = 'floripa.localhost'

beforeEach(() => localStorage.clear())

const lookup = vi.fn<(host: string) => Promise<Tenant>>()
beforeEach(() => void lookup.mockReset().mockResolvedValue(floripa))
const resolve = (sources: Partial<TenantSources> = {}) =>
  resolveTenant({ host, storage: browserStorage, embedded: null, lookup, ...sources })

describe('resolveTenant', () => {
  it('keeps a successful lookup with active status, per host', async () => {
    expect(await resolve()).toEqual({ tenant: floripa, registered: floripa })
    expect(lookup).toHaveBeenCalledExactlyOnceWith(host)
    expect(cachedTenant(browserStorage, host)).toEqual(floripa)
    expect(cachedTenant(browserStorage, 'localhost')).toBeNull()
    expect(await resolve()).toEqual({ tenant: floripa, registered: floripa })
    expect(lookup).toHaveBeenCalledTimes(1)
  })

  it('a switched-off tenant is no tenant, is forgotten, and its name is still known', async () => {
    await resolve()
    expect(await resolve({ embedded: off })).toEqual({ tenant: false, registered: off })
    expect(localStorage.getItem(tenantKey(host))).toBeNull()
    lookup.mockResolvedValue(off)
    expect(await resolve()).toEqual({ tenant: false, registered: off })
  })

  it.each<[string, () => Promise<Tenant>]>([
    ['a failed lookup', () => Promise.reject(new Error('down'))],
    ['an answer that is no tenant', async () => ({}) as Tenant],
  ])('%s is no tenant, and the next one asks again', async (_, answer) => {
    lookup.mockImplementationOnce(answer)
    expect(await resolve()).toEqual({ tenant: false, registered: false })
    expect(await resolve()).toMatchObject({ tenant: floripa })
  })

  it('the main host always refreshes', async () => {
    lookup.mockResolvedValue(main)
    await resolve({ host: 'localhost' })
    const renamed = { ...main, nome: 'Outro nome' }
    lookup.mockResolvedValue(renamed)
    expect(await resolve({ host: 'localhost' })).toMatchObject({ tenant: renamed })
    await resolve({ host, mainHost: host })
    await resolve({ host, mainHost: host })
    expect(lookup).toHaveBeenCalledTimes(4)
  })

  it('the tenant of the page counts as looked up', async () => {
    expect(await resolve({ embedded: floripa })).toMatchObject({ tenant: floripa })
    expect(cachedTenant(browserStorage, host)).toEqual(floripa)
    expect(await resolve({ embedded: false })).toEqual({ tenant: false, registered: false })
    expect(cachedTenant(browserStorage, host)).toBeNull()
    expect(lookup).not.toHaveBeenCalled()
  })

  it.each(['{"slug":', '{}', 'null', JSON.stringify(off)])('does not trust a kept %s', async (kept) => {
    localStorage.setItem(tenantKey(host), kept)
    expect(await resolve()).toMatchObject({ tenant: floripa })
    expect(lookup).toHaveBeenCalledTimes(1)
  })

  it('resolves each host once, however many ask', async () => {
    lookup.mockResolvedValue(main)
    const resolver = createTenantResolver({ storage: browserStorage, embedded: null, lookup })
    const [one, two] = await Promise.all([resolver('localhost'), resolver('localhost')])
    expect(one).toBe(two)
    expect(await resolver('localhost')).toBe(one)
    expect(lookup).toHaveBeenCalledTimes(1)
  })
})

describe('embeddedTenant', () => {
  const embed = (text: string) => {
    document.body.innerHTML = '<script type="application/json" id="turmalina-tenant"></script>'
    const element = document.getElementById('turmalina-tenant')
    if (element) element.textContent = text
    return embeddedTenant(document)
  }

  it.each([
    [JSON.stringify(floripa), floripa],
    ['false', false],
    ['%TENANT%', null],
    ['', null],
    ['{}', null],
    ['null', null],
  ])('reads %s', (text, tenant) => expect(embed(text)).toEqual(tenant))

  it('says so when the page has none', () => {
    document.body.innerHTML = ''
    expect(embeddedTenant(document)).toBeNull()
  })
})
