/** On every page while somebody looks through another's eyes: as whom, until when, and the way out. */
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import { useState } from 'react'
import { useNavigate } from 'react-router'

import { call, useCall, useTransport } from '../../../../core/web/data.ts'
import { useDates } from '../../../../core/web/dates.ts'
import { sessionStore } from '../../../../core/web/session/store.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import type { Eu } from '../../../acesso/sessao/contract.ts'
import { sessaoApi } from '../../../acesso/sessao/contract.ts'
import { auditoriaApi } from '../contract.ts'
import { auditoriaTexts } from '../texts.ts'
import './auditoria.css'

export function VerComoBanner({ eu }: { eu: Eu }) {
  const t = useTexts(auditoriaTexts)
  const dates = useDates()
  const transport = useTransport()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const until = useCall(auditoriaApi.verComo).data?.ver_como?.ate
  const leave = () => {
    sessionStore.end(String(eu.id))
    void navigate('/logado', { replace: true })
  }
  const stop = () => {
    setBusy(true)
    // Without network the device still forgets the token; the server's session ends by itself.
    call(transport, sessaoApi.signOut, {}).then(leave, leave)
  }
  return (
    <section className="vendo-como linha gruda ao-meio v-6 pb-5 pi-6" aria-label={t.verComo}>
      <IconEye className="rijo" aria-hidden="true" />
      <p className="forte" role="status">
        {t.vendo(eu.nome)}
        {until && ` — ${t.somenteLeitura(dates.time(until))}`}
      </p>
      <Button size="small" busy={busy} onClick={stop}>
        {t.sair}
      </Button>
    </section>
  )
}
