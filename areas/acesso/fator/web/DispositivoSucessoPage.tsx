/** The end of a program's sign-in: back to its window. */
import { useSearchParams } from 'react-router'
import { href } from '../../../../core/web/routes.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { Door } from '../../../../core/web/ui/Door.tsx'
import { dispositivoTexts } from '../texts-dispositivo.ts'

export function Screen() {
  const t = useTexts(dispositivoTexts)
  const [search] = useSearchParams()
  const refused = search.has('recusado')
  return (
    <Door
      title={refused ? t.recusadoTitulo : t.prontoTitulo}
      sentence={refused ? t.recusadoTexto : t.prontoTexto}
      ways={
        <ButtonLink to={href('/logado')} look="link" size="small">
          {t.inicio}
        </ButtonLink>
      }
    >
      <ButtonLink to={href('/logado/conta')} look={refused ? 'filled' : 'outlined'} size="large" wide>
        {t.minhaConta}
      </ButtonLink>
    </Door>
  )
}
