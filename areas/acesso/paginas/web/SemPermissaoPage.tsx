/** The 403 page: says whom to ask, by role. */

import { href } from '../../../../core/web/routes.ts'
import { useSession } from '../../../../core/web/session/store.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { useEu } from '../../sessao/web/public.tsx'
import { whomToAsk } from '../rules.ts'
import { paginasTexts } from '../texts.ts'
import { recadoTexts } from '../texts-recado.ts'
import { MessagePage } from './MessagePage.tsx'

export function Screen() {
  const t = useTexts(recadoTexts)
  const { irInicio } = useTexts(paginasTexts)
  const eu = useEu()
  const signedIn = Boolean(useSession().sessao?.token)
  return (
    <MessagePage
      title={t.semPermissao}
      actions={
        <>
          {!signedIn && (
            <ButtonLink look="filled" to="/login">
              {t.entrar}
            </ButtonLink>
          )}
          <ButtonLink look={signedIn ? 'filled' : 'outlined'} to={signedIn ? '/logado' : href('/')}>
            {irInicio}
          </ButtonLink>
        </>
      }
    >
      <p className="fraca">{signedIn ? t.semPermissaoTexto : t.semPermissaoVisita}</p>
      {signedIn && <Callout title={t.comQuemFalar}>{t[whomToAsk(eu?.papeis ?? [])]}</Callout>}
    </MessagePage>
  )
}
