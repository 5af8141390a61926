/** Says of an open screen that its work is with the teacher, or that nothing is sent where this is shown. */
import { useContext } from 'react'
import { useTexts } from '../../../../../core/web/texts.ts'
import { Callout } from '../../../../../core/web/ui/Callout.tsx'
import { abertaTexts } from './aberta-texts.ts'
import { EntregarContext } from './entregar-context.ts'

export function Entregue({ resposta }: { resposta: { entrega?: number; obra?: string } | undefined }) {
  const t = useTexts(abertaTexts)
  const entregar = useContext(EntregarContext)
  if (!entregar) return <p className="fraca t-s">{t.soPrevia}</p>
  if (resposta?.obra === undefined && resposta?.entrega === undefined) return null
  const here = resposta.obra !== undefined && entregar === 'espera'
  return (
    <Callout tone={here ? undefined : 'ok'} live>
      {here ? t.vaiDepois : t.jaGuardado}
    </Callout>
  )
}
