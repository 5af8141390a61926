/** The other ways to sign in, below the password: looked for first, loaded only where the tenant has any. */
import { type ComponentType, lazy, useEffect, useState } from 'react'
import { call, useTransport } from '../../../../core/web/call.ts'
import type { WaysInProps } from '../../sessao/web/public.tsx'
import { type Provedor, portaApi } from '../contract-porta.ts'

interface Props extends WaysInProps {
  provedores: readonly Provedor[]
}

// Where the chunk does not arrive, the password still opens the door.
const Botoes = lazy<ComponentType<Props>>(() =>
  import('./Botoes.tsx').then(
    (m) => ({ default: m.Botoes }),
    () => ({ default: () => null }),
  ),
)

export function Entradas(props: WaysInProps) {
  const transport = useTransport()
  const [provedores, setProvedores] = useState<readonly Provedor[]>([])

  useEffect(() => {
    let here = true
    // Without the list the password opens the door as well: nothing is said.
    call(transport, portaApi.list, {}).then(
      (answer) => here && setProvedores(answer.provedores),
      () => {},
    )
    return () => {
      here = false
    }
  }, [transport])

  return provedores.length > 0 ? <Botoes provedores={provedores} {...props} /> : null
}
