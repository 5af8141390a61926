/** What every page stands on: tenant, language, the way to the server; then the router. */
import { lazy, useEffect, useState } from 'react'
import { RouterProvider } from 'react-router/dom'
import { WaysInContext } from '../../areas/acesso/sessao/web/public.tsx'
import { TransportContext } from '../../core/web/call.ts'
import type { Transport } from '../../core/web/client/request.ts'
import { tenantOff } from '../../core/web/events.ts'
import { usePreferences } from '../../core/web/preferences/store.ts'
import { TenantContext } from '../../core/web/tenant/context.ts'
import { switchedOff, type TenantResolution } from '../../core/web/tenant/tenant.ts'
import { LanguageContext } from '../../core/web/texts.ts'
import type { createRouter } from './router.tsx'

// Where the chunk does not arrive, the password still opens the door.
const Entradas = lazy(() =>
  import('../../areas/acesso/provedor/web/Entradas.tsx').then(
    (m) => ({ default: m.Entradas }),
    () => ({ default: () => null }),
  ),
)

interface Props {
  router: ReturnType<typeof createRouter>
  transport: Transport
  tenant: TenantResolution
}

export function App({ router, transport, tenant }: Props) {
  const { idioma } = usePreferences()
  const [known, setKnown] = useState(tenant)
  useEffect(() => tenantOff.on(() => setKnown(switchedOff)), [])
  return (
    <TenantContext value={known}>
      <LanguageContext value={idioma}>
        <TransportContext value={transport}>
          <WaysInContext value={Entradas}>
            <RouterProvider router={router} />
          </WaysInContext>
        </TransportContext>
      </LanguageContext>
    </TenantContext>
  )
}
