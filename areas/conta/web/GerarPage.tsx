/** The first password of an account that somebody else made. */
import { useTexts } from '../../../core/web/texts.ts'
import { entrarTexts } from '../texts.ts'
import { Door } from './Door.tsx'
import { AskForLink, PasswordLink } from './RecuperarPage.tsx'
import { useLinkToken } from './useLinkToken.ts'

export function Screen() {
  const t = useTexts(entrarTexts)
  const token = useLinkToken()
  if (token !== undefined) return <PasswordLink key={token} finalidade="criar_senha" token={token} />
  return (
    <Door title={t.primeiraSenha} sentence={t.primeiraSemLink}>
      <AskForLink />
    </Door>
  )
}
