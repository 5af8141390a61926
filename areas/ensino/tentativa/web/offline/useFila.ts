/** The queue of the signed-in account, for screens: known from the device alone, so it works without network. */
import { useMemo, useSyncExternalStore } from 'react'
import { useTransport } from '../../../../../core/web/call.ts'
import { useSession } from '../../../../../core/web/session/store.ts'
import { useTenant } from '../../../../../core/web/tenant/context.ts'
import type { Fila, Retrato } from '../../fila/fila.ts'
import { queueOf } from './queues.ts'

/** Null while nobody is signed in, and for whoever looks through another's eyes: nothing is kept for them. */
export function useFila(): Fila | null {
  const transport = useTransport()
  const tenant = useTenant()
  const { sessao } = useSession()
  const slug = tenant ? tenant.slug : null
  const usuario = sessao?.token && !sessao.volta ? Number(sessao.usuario) : null
  return useMemo(
    () => (slug && usuario ? queueOf({ tenant: slug, usuario }, transport) : null),
    [slug, usuario, transport],
  )
}

const nothing = () => () => {}

/** What is pending, refused and received; null while there is no queue. */
export const useRetrato = (fila: Fila | null): Retrato | null =>
  useSyncExternalStore(fila?.subscribe ?? nothing, () => fila?.get() ?? null)
