// @vitest-environment happy-dom
/** The brand on the page, with and without a tenant. */
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { datesFor } from '../../contract/dates.ts'
import { BRASILIA, reckonBy } from '../../contract/fuso.ts'
import { adoptTitles, adoptWays, applyTenant, pageTitle } from './apply.ts'
import { TenantContext, useActiveTenant, useTenant } from './context.ts'
import type { Tenant, TenantResolution } from './tenant.ts'

const floripa = { slug: 'floripa', nome: 'Rede Floripa', paleta_cor: 'ipe', status: 'inativo' } as Tenant

interface QuietWindow {
  happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: boolean } }
}
// Nothing is fetched here: the links are what is looked at.
;(window as unknown as QuietWindow).happyDOM.settings.handleDisabledFileLoadingAsSuccess = true

let page: Document
beforeEach(() => {
  page = document.implementation.createHTMLDocument()
  page.head.innerHTML = ''
})
const links = () =>
  [...page.querySelectorAll('link')].map((link) => [link.getAttribute('rel'), link.getAttribute('href')])

describe('applyTenant', () => {
  it("applies the tenant's theme and favicon", () => {
    applyTenant(page, floripa)
    expect(links()).toEqual([
      ['stylesheet', '/assets/temas/ipe/style.css'],
      ['icon', '/imagens/favicons/floripa.ico'],
    ])
    expect(page.documentElement.dataset.marca).toBe('ipe')
  })

  it("applies the default theme and the product's favicon without a tenant, in the links that are there", () => {
    applyTenant(page, floripa)
    applyTenant(page, false)
    expect(links()).toEqual([
      ['stylesheet', '/assets/temas/turmalina/style.css'],
      ['icon', '/imagens/favicons/turmalina.ico'],
    ])
  })

  it('leaves the page alone when it was served with the brand', () => {
    page.head.innerHTML =
      '<link rel="icon" href="/imagens/favicons/floripa.ico"><link id="turmalina-theme" rel="stylesheet" href="/assets/temas/ipe/style.css">'
    const set = vi.spyOn(Element.prototype, 'setAttribute')
    applyTenant(page, floripa)
    expect(set.mock.calls.filter(([name]) => name === 'href')).toEqual([])
    set.mockRestore()
    expect(links()).toHaveLength(2)
  })

  it('does not let a palette or a slug leave its path', () => {
    applyTenant(page, { ...floripa, paleta_cor: '../../x', slug: '//evil' })
    expect(links()).toEqual([
      ['stylesheet', '/assets/temas/..%2F..%2Fx/style.css'],
      ['icon', '/imagens/favicons/%2F%2Fevil.ico'],
    ])
  })
})

describe('adoptWays', () => {
  afterEach(() => {
    vi.restoreAllMocks()
    reckonBy(() => BRASILIA)
  })

  it('reckons by the tenant, and says whose hour it is where the device has another', () => {
    const at = new Date('2026-10-01T02:30:00Z')
    const device = vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(180)
    adoptWays({ ...floripa, fuso: 'America/Manaus' })
    const dates = datesFor('pt-br')
    expect(dates.time(at) + dates.whose(at)).toBe('22h30, horário de Manaus')
    adoptWays(floripa)
    expect(dates.time(at) + dates.whose(at)).toBe('23h30')
    device.mockReturnValue(300)
    expect(dates.time(at) + dates.whose(at)).toBe('23h30, horário de Brasília')
  })
})

describe('titles', () => {
  it.each([
    ['Entrar', floripa, 'Entrar · Rede Floripa'],
    ['Entrar', false, 'Entrar · Turmalina'],
    [undefined, floripa, 'Rede Floripa'],
  ] as const)('%s', (page, tenant, title) => expect(pageTitle(page, tenant)).toBe(title))

  it("the served title leaves when a screen brings its own, and the screen's shows", async () => {
    page.head.innerHTML = '<title>Rede Floripa</title>'
    adoptTitles(page)
    page.head.append(page.createElement('meta'))
    await new Promise((done) => setTimeout(done, 5))
    expect(page.title).toBe('Rede Floripa')
    const own = page.createElement('title')
    own.textContent = 'Entrar · Rede Floripa'
    page.head.append(own)
    await vi.waitFor(() => expect(page.title).toBe('Entrar · Rede Floripa'))
  })
})

const Shown = () => {
  const [registered, active] = [useTenant(), useActiveTenant()]
  return `${registered ? registered.nome : 'nenhum'} / ${active ? active.nome : 'nenhum'}`
}

describe('useTenant', () => {
  const active: Tenant = { ...floripa, status: 'ativo' }
  it.each<[string, TenantResolution, string]>([
    [
      'a switched-off tenant is known by name, and is not the active one',
      { tenant: false, registered: floripa },
      'Rede Floripa / nenhum',
    ],
    ['an active one is both', { tenant: active, registered: active }, 'Rede Floripa / Rede Floripa'],
    ['without one', { tenant: false, registered: false }, 'nenhum / nenhum'],
  ])('%s', (_, tenant, shown) => {
    render(
      <TenantContext value={tenant}>
        <Shown />
      </TenantContext>,
    )
    expect(screen.getByText(shown)).toBeTruthy()
    cleanup()
  })
})
