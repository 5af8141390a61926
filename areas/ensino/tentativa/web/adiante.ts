/** A list of lessons makes ready what the next click needs: the player while nothing else is to do, the lesson with the click. */
import { useEffect } from 'react'
import { useTransport } from '../../../../core/web/call.ts'
import { mayPrefetch } from '../../../../core/web/device/network.ts'
import { useSession } from '../../../../core/web/session/store.ts'
import { useTenant } from '../../../../core/web/tenant/context.ts'
import { tentativaRoutes } from './routes.ts'

/** Milliseconds to wait where the browser does not tell when it is idle. */
const SOON = 300

const whenIdle = (work: () => void): (() => void) => {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, SOON)
    return () => clearTimeout(timer)
  }
  const asked = requestIdleCallback(work)
  return () => cancelIdleCallback(asked)
}

/** Fetches the player as soon as `wanted`, and the browser has nothing better to do. */
export function usePlayerReady(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || !mayPrefetch()) return
    return whenIdle(() => void tentativaRoutes['/logado/aula/:aula'].load().catch(() => {}))
  }, [wanted])
}

/** To be called with the lesson by the click that leads to it. Nothing is sent through another's eyes. */
export function useOpenAhead(turma: number | null): (aula: number) => void {
  const transport = useTransport()
  const tenant = useTenant()
  const { sessao } = useSession()
  return (aula) => {
    if (!tenant || !sessao?.token || sessao.volta) return
    const conta = `${tenant.slug}:${sessao.usuario}`
    import('./player/adiante.ts').then(
      ({ openAhead }) => openAhead(transport, conta, aula, turma),
      // Without it the page asks for itself.
      () => {},
    )
  }
}
