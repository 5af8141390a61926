// @vitest-environment happy-dom
/** The pages of last resort say what the specification fixes; the API page shows the real document. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { lazy, type ReactElement, Suspense } from 'react'
import { createMemoryRouter, Outlet, type RouteObject, RouterProvider } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openApiOf } from '../../../../core/server/openapi.ts'
import { LanguageContext } from '../../../../core/web/texts.ts'
import { sessaoApi } from '../../sessao/contract.ts'
import { EuContext } from '../../sessao/web/public.tsx'
import { tenantApi } from '../../tenant/contract.ts'
import { Screen as DocsPage } from './DocsPage.tsx'
import { GlobalErrorPage, ScreenErrorPage } from './GlobalErrorPage.tsx'
import { Screen as IntegracaoPage } from './IntegracaoPage.tsx'
import { Screen as NaoEncontradaPage } from './NaoEncontradaPage.tsx'
import { Screen as SemPermissaoPage } from './SemPermissaoPage.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const at = (routes: RouteObject[], path = '/') => (
  <RouterProvider router={createMemoryRouter(routes, { initialEntries: [path] })} />
)
const page = (element: ReactElement, path?: string) => at([{ path: '*', element }], path)

describe('an unknown address', () => {
  it('is told in the words of section 2, and helped in Portuguese', () => {
    render(page(<NaoEncontradaPage />, '/nada/aqui'))
    expect(screen.getByText('This page could not be found')).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Não encontramos esta página')
    expect(screen.getByRole('link', { name: 'Ir para o início' }).getAttribute('href')).toBe('/')
  })

  it('keeps those words in English', () => {
    render(<LanguageContext value="en-us">{page(<NaoEncontradaPage />)}</LanguageContext>)
    expect(screen.getByText('This page could not be found')).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('We could not find this page')
  })
})

describe('a screen that throws', () => {
  const failing = (error: unknown) =>
    at([
      {
        path: '/',
        errorElement: <GlobalErrorPage />,
        loader: () => {
          throw error
        },
        element: <p>nunca</p>,
      },
    ])

  it('shows a message and the way home, and nothing internal', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    render(failing(new Error('segredo do banco')))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Algo deu errado nesta página')
    expect(alert.textContent).not.toContain('segredo')
    expect(within(alert).getByRole('link', { name: 'Ir para o início' }).getAttribute('href')).toBe('/')
    expect(log).toHaveBeenCalled()
  })

  it('leaves the frame, and says that a piece needs the network', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const lost = new TypeError('Failed to fetch dynamically imported module: http://localhost/assets/a.js')
    const Lost = lazy(() => Promise.reject(lost))
    const frame = (
      <>
        <button type="button">Sair</button>
        <Suspense>
          <Outlet />
        </Suspense>
      </>
    )
    const child = { path: '/', errorElement: <ScreenErrorPage />, element: <Lost /> }
    render(at([{ element: frame, children: [child] }]))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Sem rede, esta página não abre')
    expect(alert.textContent).not.toContain('assets')
    expect(screen.getByRole('button', { name: 'Sair' })).toBeTruthy()
  })

  it('says 404 when that is what the route answered', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    render(failing(new Response(null, { status: 404 })))
    expect(await screen.findByText('This page could not be found')).toBeTruthy()
  })
})

describe('a page that is not for me', () => {
  const eu = {
    id: 1,
    nome: 'Rosa',
    foto: null,
    idioma: 'pt-br',
    funcoes: [],
    redes: [],
    turmas: [],
    dependentes: [],
  } as const
  const shown = (papeis: string[]) => {
    localStorage.setItem('sessions', JSON.stringify([{ usuario: '1', token: 't' }]))
    localStorage.setItem('currentSession', '1')
    return page(
      <EuContext
        value={{
          ...eu,
          funcoes: [],
          redes: [],
          turmas: [],
          dependentes: [],
          idade: null,
          animal: null,
          papeis,
          pendencia: null,
          suporte: null,
        }}
      >
        <SemPermissaoPage />
      </EuContext>,
    )
  }

  it('asks a stranger to sign in', () => {
    render(page(<SemPermissaoPage />))
    expect(screen.getByRole('link', { name: 'Entrar' }).getAttribute('href')).toBe('/login')
  })

  it.each([
    [['aluno'], 'sua professora'],
    [['aluno', 'professor'], 'coordenação'],
    [['professor', 'coordenador'], 'gestão da rede'],
    [['gestor_rede'], 'quem administra a plataforma'],
    [[], 'secretaria'],
  ])('tells %j whom to ask', async (papeis, words) => {
    render(shown(papeis))
    window.dispatchEvent(new StorageEvent('storage', { key: 'sessions' }))
    expect(await screen.findByText(new RegExp(words))).toBeTruthy()
  })
})

describe('the help', () => {
  it('opens at the chapter that the address names', () => {
    const seen: string[] = []
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      seen.push(this.id)
    })
    render(page(<DocsPage />, '/docs#ensinar'))
    expect(seen).toEqual(['ensinar'])
  })
})

describe('the page of the API', () => {
  const served = [tenantApi, sessaoApi].flatMap((api) =>
    Object.entries(api).map(([name, endpoint]) => ({ name, endpoint })),
  )
  const show = (path: string, answer: Response) => {
    const fetched = vi.fn().mockResolvedValueOnce(answer)
    vi.stubGlobal('fetch', fetched)
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    render(<QueryClientProvider client={client}>{page(<IntegracaoPage />, path)}</QueryClientProvider>)
    return fetched
  }
  const real = () => Response.json(openApiOf(served, '0.1.0'))

  it('lists every call of the real document, by area', async () => {
    show('/docs/integracao', real())
    expect(await screen.findByRole('heading', { level: 2, name: 'sessao' })).toBeTruthy()
    expect(document.querySelectorAll('.chamada')).toHaveLength(0)
    for (const summary of document.querySelectorAll('.area > summary')) await userEvent.click(summary)
    const paths = [...document.querySelectorAll('.chamada summary code')].map((code) => code.textContent)
    expect(paths).toEqual(served.map(({ endpoint }) => endpoint.path.replace(/:(\w+)/g, '{$1}')))
  })

  it('finds by words, keeps them in the address, and says when there is none', async () => {
    show('/docs/integracao?busca=login', real())
    expect(await screen.findByText('/conta/pt-br/login')).toBeTruthy()
    expect(screen.queryByText('/conta/pt-br/logout')).toBeNull()
    const field = screen.getByLabelText('Buscar uma chamada')
    await userEvent.type(field, ' zzz')
    expect(screen.getByText('Nenhuma chamada com essas palavras')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Limpar a busca' }))
    await userEvent.click(screen.getByRole('heading', { level: 2, name: 'sessao' }))
    expect(await screen.findByText('/conta/pt-br/logout')).toBeTruthy()
  })

  it('opens a call that the address names: fields, who may call, a command to copy', async () => {
    show('/docs/integracao#sessao.signIn', real())
    const line = (await screen.findByText('/conta/pt-br/login')).closest('details')
    expect(line?.open).toBe(true)
    const inside = within(line as HTMLElement)
    expect(inside.getByText('Aberta')).toBeTruthy()
    expect(inside.getByText('senha').parentElement?.textContent).toContain('obrigatório')
    expect(inside.getByText(/^curl -X POST/).textContent).toContain('/conta/pt-br/login')
  })

  it('can try again after a failure', async () => {
    const fetched = show('/docs/integracao', new Response('', { status: 503 }))
    const again = await screen.findByRole('button', { name: 'Tentar de novo' })
    fetched.mockResolvedValueOnce(real())
    await userEvent.click(again)
    expect(await screen.findByRole('heading', { level: 2, name: 'sessao' })).toBeTruthy()
  })
})
