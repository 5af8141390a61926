/** What this device should know before anything else: it is offline, or its clock is wrong. */
import IconClockExclamation from '@tabler/icons-react/dist/esm/icons/IconClockExclamation.mjs'
import IconWifiOff from '@tabler/icons-react/dist/esm/icons/IconWifiOff.mjs'
import { useCallback } from 'react'
import { tenantApi } from '../../areas/acesso/tenant/contract.ts'
import { call, useTransport } from '../../core/web/call.ts'
import { earlyClock } from '../../core/web/client/early.ts'
import { useClockCheck } from '../../core/web/device/clock.ts'
import { useOnline } from '../../core/web/device/network.ts'
import { useTexts } from '../../core/web/texts.ts'
import { Callout } from '../../core/web/ui/Callout.tsx'
import { appTexts } from './texts.ts'

/** The region stands from the start, so that what appears in it is announced. */
export function DeviceNotices() {
  const t = useTexts(appTexts)
  const transport = useTransport()
  const online = useOnline()
  const clock = useClockCheck(
    useCallback(
      async () => (await earlyClock()) ?? (await call(transport, tenantApi.serverTime, {})).data,
      [transport],
    ),
  )
  const told = !online || clock?.wrong
  return (
    <div role="status" style={told ? { display: 'grid', gap: '.5rem', marginBlockEnd: '1rem' } : undefined}>
      {!online && (
        <Callout tone="aviso" icon={IconWifiOff} title={t.semConexao}>
          {t.semConexaoTexto}
        </Callout>
      )}
      {clock?.wrong && (
        <Callout tone="aviso" icon={IconClockExclamation} title={t.relogioErrado}>
          {t.relogioErradoTexto}
        </Callout>
      )}
    </div>
  )
}
