/** What a signed-in person brings: a cache of their own, live events, who they are, what is new for them. */
import { lazy, type ReactNode, useEffect, useMemo } from 'react'
import { AoLadoContext } from '../../areas/avaliacao/questao/web/public-lado.ts'
import { CacheRoot } from '../../core/web/cache.tsx'
import { useTransport } from '../../core/web/call.ts'
import { createStream } from '../../core/web/client/stream.ts'
import { sessionRefused } from '../../core/web/events.ts'
import { StreamContext } from '../../core/web/live.ts'
import { useTenant } from '../../core/web/tenant/context.ts'
import type { FrameState } from '../../core/web/ui/frame.ts'
import { FrameProvider } from './FrameProvider.tsx'
import { startOffline } from './offline.ts'
import { ProofHost } from './ProofHost.tsx'
import '../../core/web/ui/parts.css'

interface Props {
  usuario: string
  token: string
  frame: FrameState
  children: ReactNode
}

/** Most of the classes asked for are the person's own, which the server tells anyway; a manager has one open. */
const MAX_ASKED = 5

function eventsUrl(canais: readonly string[]): string {
  const turmas = canais.filter((canal) => canal.startsWith('turma:')).slice(0, MAX_ASKED)
  return `/eventos${turmas.length > 0 ? `?${turmas.map((canal) => `canal=${canal}`).join('&')}` : ''}`
}

/** What is suggested to who misses a question stands beside it. */
const AoLado = lazy(() =>
  import('../../areas/avaliacao/sugestao/web/public.tsx').then(({ DaQuestao }) => ({ default: DaQuestao })),
)

/** One for each person: what one account read is gone when another signs in (its key is the user). */
export function SignedIn({ usuario, token, frame, children }: Props) {
  const transport = useTransport()
  const stream = useMemo(
    () =>
      createStream({
        url: eventsUrl,
        headers: () => transport.headers('authenticated'),
        onUnauthorized: () => sessionRefused.tell({ usuario, token }),
      }),
    [transport, usuario, token],
  )
  const tenant = useTenant()
  const slug = tenant ? tenant.slug : undefined
  useEffect(() => {
    if (slug) startOffline(transport, slug, Number(usuario))
  }, [transport, slug, usuario])
  return (
    <CacheRoot>
      <StreamContext value={stream}>
        <FrameProvider usuario={usuario} base={frame}>
          <AoLadoContext value={AoLado}>{children}</AoLadoContext>
          <ProofHost />
        </FrameProvider>
      </StreamContext>
    </CacheRoot>
  )
}
