/** What the home of a pupil tells: that the time of use is counted. */
import { useState } from 'react'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { useEu } from '../../../acesso/sessao/web/public.tsx'
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

/** Where a pupil lands, until they have read it; on every page it would push what they came for out of a phone's sight. */
export function AvisoDeTempo() {
  const t = useTexts(tempoTexts)
  const eu = useEu()
  const [read, setRead] = useState(false)
  if (!eu?.papeis.includes('aluno') || eu.suporte || read || readBefore(eu.id)) return null
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
