/** Once the server has given the account's key: it is kept for the day it leaves, and what it left before comes back. */
import { useEffect } from 'react'
import { useTransport } from '../../core/web/call.ts'
import { hasClosed } from '../../core/web/device/leave/has-vault.ts'
import { nameOf } from '../../core/web/device/leave/holder.ts'
import { sessionStore } from '../../core/web/session/store.ts'

export function useDeviceKey(tenant: string, usuario: string, chave: string | undefined): void {
  const transport = useTransport()
  useEffect(() => {
    if (chave === undefined) return
    const known = sessionStore.get().records.find((one) => one.usuario === usuario)
    if (known?.chave !== chave) sessionStore.key(usuario, chave)
    const conta = { tenant, usuario }
    const takeBack = async () => {
      if (await hasClosed(nameOf(conta)))
        await (await import('./leaving.ts')).takeBack(conta, chave, transport)
    }
    // What does not come back now lies there for the next time.
    takeBack().catch(() => {})
  }, [tenant, usuario, chave, transport])
}
