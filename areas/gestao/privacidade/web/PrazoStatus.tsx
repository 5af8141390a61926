/** Where one deadline of an incident stands: done, near or past. */

import { useDates } from '../../../../core/web/dates.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Status } from '../../../../core/web/ui/Tag.tsx'
import type { Incidente } from '../contract-encarregado.ts'
import { incidenteTexts } from '../texts-incidente.ts'

interface Props {
  feito: string | null
  prazo: string
  now: Date
  until: (data: string) => string
  done: (data: string) => string
}

function PrazoStatus({ feito, prazo, now, until, done }: Props) {
  const dates = useDates()
  const t = useTexts(incidenteTexts)
  const on = (instant: string) => dates.date(instant)
  if (feito) return <Status state="right">{done(on(feito))}</Status>
  if (new Date(prazo) < now) return <Status state="wrong">{t.atrasado(on(prazo))}</Status>
  return <Status state="soon">{until(on(prazo))}</Status>
}

export function ComunicarStatus({ incidente, now }: { incidente: Incidente; now: Date }) {
  const t = useTexts(incidenteTexts)
  const { comunicado_em, prazo_comunicar } = incidente
  return (
    <PrazoStatus
      feito={comunicado_em}
      prazo={prazo_comunicar}
      now={now}
      until={t.comunicarAte}
      done={t.comunicadoNoDia}
    />
  )
}

export function CompletarStatus({ incidente, now }: { incidente: Incidente; now: Date }) {
  const t = useTexts(incidenteTexts)
  const { completado_em, prazo_completar } = incidente
  return (
    <PrazoStatus
      feito={completado_em}
      prazo={prazo_completar}
      now={now}
      until={t.completarAte}
      done={t.completadoNoDia}
    />
  )
}
