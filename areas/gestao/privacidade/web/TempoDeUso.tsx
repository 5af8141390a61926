/** Counts the time of use: a beat every five minutes while the page is in sight, and the notice that it is counted. */
import { useEffect, useState } from 'react'
import { useMatch } from 'react-router'
import { call, useTransport } from '../../../../core/web/call.ts'
import { href } from '../../../../core/web/routes.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { useEu } from '../../../acesso/sessao/web/public.tsx'
import { privacidadeApi } from '../contract.ts'
import { BATIDA_MIN } from '../rules.ts'
import { tempoTexts } from '../texts-tempo.ts'

const KEY = 'aviso-tempo-de-uso'

/** Who has read the notice on this device; without storage it is shown each time. */
function readBefore(id: number): boolean {
  try {
    return localStorage.getItem(KEY)?.split(' ').includes(String(id)) ?? false
  } catch {
    return false
  }
}

function remember(id: number): void {
  try {
    const before = localStorage.getItem(KEY)?.split(' ').slice(-50) ?? []
    localStorage.setItem(KEY, [...before, id].join(' '))
  } catch {
    // Shown again next time.
  }
}

/** Placed once in the signed-in frame. */
export function TempoDeUso() {
  const t = useTexts(tempoTexts)
  const eu = useEu()
  const transport = useTransport()
  const [read, setRead] = useState(false)
  const home = useMatch(href('/logado')) !== null
  useEffect(() => {
    const beat = () => {
      if (document.visibilityState !== 'visible') return
      // Lost beats are lost minutes: nothing waits for them.
      call(transport, privacidadeApi.countUse, {}).catch(() => {})
    }
    const timer = setInterval(beat, BATIDA_MIN * 60_000)
    return () => clearInterval(timer)
  }, [transport])
  // Where everybody lands; on every page it would push what the person came for out of a phone's sight.
  if (!home || !eu?.papeis.includes('aluno') || read || readBefore(eu.id)) return null
  const close = () => {
    remember(eu.id)
    setRead(true)
  }
  return (
    <Callout
      actions={
        <Button size="small" onClick={close}>
          {t.entendi}
        </Button>
      }
    >
      {t.tempoContado}
    </Callout>
  )
}
