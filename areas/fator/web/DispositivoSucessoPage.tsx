/** The end of a program's sign-in: back to its window. */
import { useSearchParams } from 'react-router'
import { href } from '../../../core/web/routes.ts'
import { useTexts } from '../../../core/web/texts.ts'
import { ButtonLink } from '../../../core/web/ui/Button.tsx'
import { EmptyState } from '../../../core/web/ui/EmptyState.tsx'
import { dispositivoTexts } from '../texts-dispositivo.ts'

export function Screen() {
  const t = useTexts(dispositivoTexts)
  const [search] = useSearchParams()
  const refused = search.has('recusado')
  const title = refused ? t.recusadoTitulo : t.prontoTitulo
  return (
    <>
      <title>{title}</title>
      <EmptyState
        title={title}
        heading="h1"
        action={
          <>
            <ButtonLink to={href('/logado/conta')}>{t.minhaConta}</ButtonLink>
            <ButtonLink to={href('/logado')} look="filled">
              {t.inicio}
            </ButtonLink>
          </>
        }
      >
        {refused ? t.recusadoTexto : t.prontoTexto}
      </EmptyState>
    </>
  )
}
