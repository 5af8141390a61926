/** What stands where a network, or a class of it, is not for this person. */
import { useTexts } from '../../../../core/web/texts.ts'
import { ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { EmptyState } from '../../../../core/web/ui/EmptyState.tsx'
import { redeTexts } from './texts.ts'

export function RedeAway({ title }: { title: string }) {
  const t = useTexts(redeTexts)
  return (
    <EmptyState
      heading="h1"
      title={title}
      action={
        <ButtonLink look="filled" to="/logado">
          {t.voltar}
        </ButtonLink>
      }
    >
      {t.redeForaTexto}
    </EmptyState>
  )
}
