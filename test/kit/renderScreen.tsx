/** Renders a screen as the application does, over a faked network: router, cache, language, person, frame. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type RenderResult, render } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import type { Eu } from '../../areas/acesso/sessao/contract.ts'
import { EuContext } from '../../areas/acesso/sessao/web/public.tsx'
import { type FakedCall, type FakeTransport, fakeTransport } from '../../core/testing/fakeTransport.ts'
import type { Language } from '../../core/texts/texts.ts'
import { TransportContext } from '../../core/web/call.ts'
import { LanguageContext } from '../../core/web/texts.ts'
import { DEFAULT_FRAME, FrameContext } from '../../core/web/ui/frame.ts'
import { Toaster } from '../../core/web/ui/Toaster.tsx'

/** A pupil, unless told otherwise. */
export const anEu = (part: Partial<Eu> = {}): Eu => ({
  id: 7,
  nome: 'Ana Clara Nogueira',
  foto: null,
  idioma: 'pt-br',
  papeis: ['aluno'],
  funcoes: [],
  redes: [],
  turmas: [{ id: 3, papel: 'aluno' }],
  dependentes: [],
  idade: 'jovem',
  animal: null,
  pendencia: null,
  suporte: null,
  ...part,
})

interface Options {
  /** The path of the route, with its parameters. */
  path: string
  /** The address to open. */
  at: string
  calls: readonly FakedCall[]
  eu?: Eu | null
  language?: Language
}

export interface ShownScreen extends RenderResult {
  network: FakeTransport
  user: UserEvent
  /** Path and query of where the person is now. */
  address: () => string
}

/** Links to elsewhere lead to a page that says "outra página". */
export function renderScreen(Screen: ComponentType, options: Options): ShownScreen {
  const { path, at, calls, eu = anEu(), language = 'pt-br' } = options
  const network = fakeTransport(calls)
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 0 }, mutations: { retry: false } },
  })
  const shell = (
    <>
      <Outlet />
      <Toaster />
    </>
  )
  const router = createMemoryRouter(
    [
      {
        element: shell,
        children: [
          { path, element: <Screen /> },
          { path: '*', element: <p>outra página</p> },
        ],
      },
    ],
    { initialEntries: [at] },
  )
  const person = eu && { nome: eu.nome, papel: '' }
  const shown = render(
    <LanguageContext.Provider value={language}>
      <TransportContext.Provider value={network}>
        <QueryClientProvider client={client}>
          <EuContext.Provider value={eu}>
            <FrameContext.Provider value={{ ...DEFAULT_FRAME, person }}>
              <RouterProvider router={router} />
            </FrameContext.Provider>
          </EuContext.Provider>
        </QueryClientProvider>
      </TransportContext.Provider>
    </LanguageContext.Provider>,
  )
  return {
    ...shown,
    network,
    // What the file dialog would not show can still be dropped.
    user: userEvent.setup({ applyAccept: false }),
    address: () => router.state.location.pathname + router.state.location.search,
  }
}
