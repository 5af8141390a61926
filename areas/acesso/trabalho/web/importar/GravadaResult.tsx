/** The last step: what was recorded and where it stands now, or that it was undone. */
import type { ReactNode } from 'react'
import { useDates } from '../../../../../core/web/dates.ts'
import { ButtonLink } from '../../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../../core/web/ui/Callout.tsx'
import { DesfazerCard, type DesfazerProps } from './DesfazerCard.tsx'
import type { Previews } from './importada.ts'

interface Props<P extends Previews> extends DesfazerProps<P> {
  importacao: { id: number; desfeito_em: string | null; desfazer_ate: string | null }
  title: string
  actions: ReactNode
  /** Where another is sent. */
  to: string
  words: DesfazerProps<P>['words'] & { outra: string; desfeitoTexto: (quando: string) => string }
}

export function GravadaResult<P extends Previews>({ title, actions, to, ...props }: Props<P>) {
  const { importacao, words } = props
  const dates = useDates()
  const another = <ButtonLink to={to}>{words.outra}</ButtonLink>
  if (importacao.desfeito_em) {
    const undone = words.desfeitoTexto(dates.dateTime(importacao.desfeito_em))
    return <Callout tone="ok" live title={undone} actions={another} />
  }
  return (
    <>
      <Callout
        tone="ok"
        live
        title={title}
        actions={
          <>
            {actions}
            {another}
          </>
        }
      />
      <DesfazerCard {...props} />
    </>
  )
}
