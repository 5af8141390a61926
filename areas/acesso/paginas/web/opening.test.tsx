// @vitest-environment happy-dom
/** The opening that the server paints says and looks what the screen then does. */
import { cleanup, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { TenantContext } from '../../../../core/web/tenant/context.ts'
import type { Tenant } from '../../../../core/web/tenant/tenant.ts'
import { EntrarLayout } from '../../../../core/web/ui/EntrarLayout.tsx'
import { DEFAULT_FRAME, FrameContext } from '../../../../core/web/ui/frame.ts'
import { PublicFrame } from '../../../../core/web/ui/PublicFrame.tsx'
import { openingHtml } from '../server/print-opening.ts'
import { Screen as HomePage } from './HomePage.tsx'

afterEach(cleanup)

const nome = 'Rede “Aroeira” & <b>Vale</b>'

const PAGES = {
  '/': (
    <PublicFrame>
      <HomePage />
    </PublicFrame>
  ),
  '/login': (
    <div className="tela">
      <EntrarLayout>Entrar</EntrarLayout>
    </div>
  ),
}

interface Words {
  chamada: string
  descricao: string
}

function shown(address: keyof typeof PAGES, words: Words): HTMLElement {
  const tenant = { nome, ...words, status: 'ativo', links: { wiki: null } } as unknown as Tenant
  const page = PAGES[address]
  const router = createMemoryRouter([{ path: '/', element: page }])
  return render(
    <FrameContext value={{ ...DEFAULT_FRAME, tenant: { nome, paleta: 'turmalina' } }}>
      <TenantContext value={{ tenant, registered: tenant }}>
        <RouterProvider router={router} />
      </TenantContext>
    </FrameContext>,
  ).container
}

function served(address: string, words: Words): HTMLElement {
  const element = document.createElement('div')
  element.innerHTML = openingHtml(address, { nome, ...words })
  return element
}

const PLACES = {
  '/': [
    '.tela > .casca.publica > .topo .marca .cortar',
    '.casca > main.centro .pagina-inicial > .abertura > .palavras > h1',
    '.palavras > p',
  ],
  '/login': [
    '.tela > .entrar > header.painel > .marca > .disco + .nome-t',
    'header.painel > h1',
    'header.painel > p',
  ],
}

describe.each(['/', '/login'] as const)('the opening of %s as served', (address) => {
  it.each([
    ["the tenant's words", { chamada: 'Aprender <é> um rio.', descricao: 'As 38 escolas & mais.' }],
    ['the words of the house', { chamada: '', descricao: '' }],
  ])('is that of the screen: %s', (_, words) => {
    const screen = shown(address, words)
    const server = served(address, words)
    for (const place of PLACES[address]) {
      expect(screen.querySelector(place)?.textContent, place).toBeTruthy()
      expect(server.querySelector(place)?.textContent, place).toBe(screen.querySelector(place)?.textContent)
    }
    expect(server.querySelector('.marca svg')?.innerHTML.length).toBeGreaterThan(100)
  })

  it('escapes every value', () => {
    expect(
      served(address, { chamada: '<script>x</script>', descricao: '"><img src=x>' }).querySelector(
        'script, img, b',
      ),
    ).toBeNull()
  })
})
