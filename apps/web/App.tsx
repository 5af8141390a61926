/** Everything a screen stands on: tenant, language, network, cache, live events; then the frame and the router. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { RouterProvider } from 'react-router/dom'
import { ApiError } from '../../core/web/client/failure.ts'
import { TransportContext } from '../../core/web/data.ts'
import { StreamContext } from '../../core/web/live.ts'
import { usePreferences } from '../../core/web/preferences/store.ts'
import { useSession } from '../../core/web/session/store.ts'
import { TenantContext } from '../../core/web/tenant/context.ts'
import type { TenantResolution } from '../../core/web/tenant/tenant.ts'
import { LanguageContext } from '../../core/web/texts.ts'
import { FrameProvider } from './FrameProvider.tsx'
import type { Network } from './network.ts'
import { createRouter } from './router.tsx'

const RETRIES = 2
const FRESH_MS = 10_000

/** A refusal is an answer: only a lost connection or a recovering server is asked again. */
const mayHeal = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status === 503

const newCache = () =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: FRESH_MS, retry: (count, error) => count < RETRIES && mayHeal(error) },
      mutations: { networkMode: 'always' },
    },
  })

const router = createRouter()

const navigate = (path: string): void => void router.navigate(path)

interface Props {
  network: Network
  tenant: TenantResolution
}

export function App({ network: { transport, stream }, tenant }: Props) {
  const { sessao } = useSession()
  const { idioma } = usePreferences()
  const usuario = sessao?.usuario
  const token = sessao?.token
  // biome-ignore lint/correctness/useExhaustiveDependencies: one cache a person: what one account read is gone when another signs in
  const cache = useMemo(newCache, [usuario])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another session, another stream
  useEffect(() => stream.restart(), [stream, token])
  return (
    <TenantContext value={tenant}>
      <LanguageContext value={idioma}>
        <TransportContext value={transport}>
          <QueryClientProvider client={cache}>
            <StreamContext value={token ? stream : null}>
              <FrameProvider key={usuario ?? ''} navigate={navigate}>
                <RouterProvider router={router} />
              </FrameProvider>
            </StreamContext>
          </QueryClientProvider>
        </TransportContext>
      </LanguageContext>
    </TenantContext>
  )
}
