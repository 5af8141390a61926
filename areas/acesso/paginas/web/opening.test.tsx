// @vitest-environment happy-dom
/** The opening that the server paints says and looks what the screen then does. */
import { cleanup, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { TenantContext } from '../../../../core/web/tenant/context.ts'
import type { Tenant } from '../../../../core/web/tenant/tenant.ts'
import { EntrarLayout } from '../../../../core/web/ui/EntrarLayout.tsx'
import { Frame } from '../../../../core/web/ui/Frame.tsx'
import { DEFAULT_FRAME, FrameContext, type FrameState } from '../../../../core/web/ui/frame.ts'
import { PublicFrame } from '../../../../core/web/ui/PublicFrame.tsx'
import { PageSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
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
  element.innerHTML = openingHtml({ address }, { nome, ...words })
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

/** The tags, classes and styles of what stands for the page, in order. */
const drawn = (element: Element): string[] =>
  [...element.querySelectorAll<HTMLElement>('.esqueleto')].map(({ className, style }) =>
    [className, style.width || '100%', style.height, style.borderRadius].join(' '),
  )

describe.each([
  ['logado', {}],
  ['redes', {}],
  ['admin', { wide: true }],
  ['projeto', { bare: true }],
] as const)('the frame of a screen in %s as served', (layout, look) => {
  const frame: FrameState = {
    ...DEFAULT_FRAME,
    tenant: { nome, paleta: 'turmalina' },
    navigation: [{ href: '/logado', label: 'Início', icon: () => null }],
  }
  const screen = () => {
    const element = (
      <FrameContext value={frame}>
        <Frame home="/logado" {...look}>
          <PageSkeleton />
        </Frame>
      </FrameContext>
    )
    const router = createMemoryRouter([{ path: '/', element }])
    return render(<RouterProvider router={router} />).container
  }
  const server = () => {
    const element = document.createElement('div')
    element.innerHTML = openingHtml(
      { address: '/logado/qualquer', layout },
      { nome, chamada: '', descricao: '' },
    )
    return element
  }

  it('stands where that of the screen stands, with the same skeleton', () => {
    const [served, shown] = [server(), screen()]
    const places = ['.tela > .casca', '.casca > header.topo > .marca.liso > .cortar', '.casca > main.centro']
    for (const place of [...places, '.casca > .lado', '.casca > .barra'])
      expect(served.querySelector(place) === null, place).toBe(shown.querySelector(place) === null)
    for (const place of places.slice(0, 1).concat(places.slice(2)))
      expect(served.querySelector(place)?.className, place).toBe(shown.querySelector(place)?.className)
    expect(served.querySelector('.cortar')?.textContent).toBe(nome)
    expect(drawn(served)).toEqual(drawn(shown))
    expect(drawn(served)).toHaveLength(4)
  })

  it('offers nothing to read or to press that the screen is not there to answer', () => {
    expect(server().querySelector('a, button, nav, [tabindex], b')).toBeNull()
    expect(server().querySelector('main > [aria-hidden="true"]')).not.toBeNull()
  })
})

it('serves no opening where the screen has no frame', () => {
  expect(openingHtml({ address: '/logado/x', layout: 'vazio' }, { nome, chamada: '', descricao: '' })).toBe(
    '',
  )
})
