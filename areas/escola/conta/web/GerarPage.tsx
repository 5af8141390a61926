/** The first password of an account that somebody else made: by a link, or by the code on a card. */
import { type FormEvent, useState } from 'react'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { TextField } from '../../../../core/web/ui/TextField.tsx'
import { readCodigoDeAcesso } from '../rules.ts'
import { entrarTexts } from '../texts.ts'
import { Door } from './Door.tsx'
import { AskForLink, PasswordLink } from './RecuperarPage.tsx'
import { useLinkToken } from './useLinkToken.ts'

function CodeForm({ onCode }: { onCode: (codigo: string) => void }) {
  const t = useTexts(entrarTexts)
  const [codigo, setCodigo] = useState('')
  const [tried, setTried] = useState(false)
  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (codigo.trim() !== '') onCode(readCodigoDeAcesso(codigo))
  }
  return (
    <form className="pilha" onSubmit={submit} noValidate>
      <TextField
        label={t.codigoCartao}
        help={t.codigoCartaoAjuda}
        name="codigo"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        value={codigo}
        error={tried && codigo.trim() === '' ? t.preencha : null}
        onChange={(event) => setCodigo(event.target.value)}
      />
      <Button type="submit" look="filled" size="large" wide>
        {t.usarCodigo}
      </Button>
    </form>
  )
}

export function Screen() {
  const t = useTexts(entrarTexts)
  const given = useLinkToken()
  const [typed, setTyped] = useState<string>()
  const token = typed ?? given
  if (token !== undefined) return <PasswordLink key={token} finalidade="criar_senha" token={token} />
  return (
    <Door title={t.primeiraSenha} sentence={t.primeiraComCartao}>
      <CodeForm onCode={setTyped} />
      <details>
        <summary>{t.semCartao}</summary>
        <div className="pilha">
          <p className="fraca t-s">{t.primeiraSemLink}</p>
          <AskForLink />
        </div>
      </details>
    </Door>
  )
}
