/** The cache of server state that useCall and useSend stand on. */
import { QueryClient, QueryClientContext, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useContext, useState } from 'react'
import { ApiError } from './client/failure.ts'

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

/** One cache for what stands inside, unless it stands in one already. Public pages that read nothing need none. */
export function CacheRoot({ children }: { children: ReactNode }) {
  const given = useContext(QueryClientContext)
  const [own] = useState(() => given ?? newCache())
  return given ? children : <QueryClientProvider client={own}>{children}</QueryClientProvider>
}
