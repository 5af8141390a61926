// @vitest-environment happy-dom
/** The front page, contact and the switched-off page follow the tenant and the session. */
import { cleanup, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { sessionStore } from '../../../../core/web/session/store.ts'
import { TenantContext } from '../../../../core/web/tenant/context.ts'
import type { Tenant } from '../../../../core/web/tenant/tenant.ts'
import { Screen as ContatoPage } from './ContatoPage.tsx'
import { Screen as DesativadoPage } from './DesativadoPage.tsx'
import { Screen as HomePage } from './HomePage.tsx'
import { Screen as PrivacidadePage } from './PrivacidadePage.tsx'

const aroeira: Tenant = {
  id: 1,
  status: 'ativo',
  slug: 'aroeira',
  nome: 'Rede Aroeira',
  dominio: 'aroeira.test',
  paleta_cor: 'turmalina',
  principal: false,
  database_share: null,
  chamada: 'Aprender é um rio.',
  descricao: 'As 38 escolas de Aroeira do Vale.',
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

function show(Page: ComponentType, tenant: Tenant | false) {
  const router = createMemoryRouter(
    [
      { path: '/pagina', element: <Page /> },
      { path: '*', element: <p>outra página</p> },
    ],
    { initialEntries: ['/pagina'] },
  )
  render(
    <TenantContext
      value={{ tenant: tenant && tenant.status === 'ativo' ? tenant : false, registered: tenant }}
    >
      <RouterProvider router={router} />
    </TenantContext>,
  )
}

afterEach(() => {
  cleanup()
  sessionStore.remove('1')
})

describe('the front page', () => {
  it("speaks the tenant's words and leads to sign-in", () => {
    show(HomePage, aroeira)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Aprender é um rio.')
    expect(screen.getByText('As 38 escolas de Aroeira do Vale.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Entrar' }).getAttribute('href')).toBe('/login')
    expect(screen.queryByRole('link', { name: /Wiki/ })).toBeNull()
  })

  it('goes on with whoever is signed in', () => {
    sessionStore.create({ usuario: '1', token: 't', nome: 'Rosângela Teixeira' })
    show(HomePage, aroeira)
    expect(screen.getByRole('link', { name: 'Continuar como Rosângela' }).getAttribute('href')).toBe(
      '/logado',
    )
    expect(screen.queryByRole('link', { name: 'Entrar' })).toBeNull()
  })

  it('shows the wiki of a network that has one', () => {
    show(HomePage, { ...aroeira, links: { ...aroeira.links, wiki: 'https://wiki.test/' } })
    expect(screen.getByRole('link', { name: /Wiki/ }).getAttribute('href')).toBe('https://wiki.test/')
  })

  it('says so when no network answers at this address', () => {
    show(HomePage, false)
    expect(screen.getByText('Nenhuma rede de ensino atende por este endereço')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Entrar' })).toBeNull()
  })
})

describe('a switched-off network', () => {
  it('says it in one sentence, and whom to talk to', () => {
    show(DesativadoPage, {
      ...aroeira,
      status: 'inativo',
      whatsapp: { numero: '5548999990000', mensagem: 'oi' },
    })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'A plataforma Rede Aroeira está desligada',
    )
    expect(screen.getByText(/fale com a secretaria/)).toBeTruthy()
    const whatsapp = screen.getByRole('link', { name: 'Conversar no WhatsApp' })
    expect(whatsapp.getAttribute('href')).toBe('https://wa.me/5548999990000?text=oi')
  })

  it('is not told of one that is on', () => {
    show(DesativadoPage, aroeira)
    expect(screen.getByText('outra página')).toBeTruthy()
  })
})

describe('contact and privacy', () => {
  it('name the school office where there is no number', () => {
    show(ContatoPage, aroeira)
    expect(screen.getByText('Fale com a secretaria da sua escola')).toBeTruthy()
    expect(screen.queryByRole('link', { name: /WhatsApp/ })).toBeNull()
  })

  it("lists the data of the registry and the network's own policy, where it has one", () => {
    const own = 'https://aroeira.test/politica'
    show(PrivacidadePage, { ...aroeira, links: { politica_de_privacidade: own, wiki: null } })
    expect(screen.getByText('A nota e a devolutiva da sua participação')).toBeTruthy()
    expect(screen.getByText(/Rede Aroeira decide que dados/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Ler também a política da sua rede' }).getAttribute('href')).toBe(
      own,
    )
  })
})
