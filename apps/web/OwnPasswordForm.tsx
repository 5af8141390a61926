/** A password of one's own, in the place of one that somebody else made. */
import { type FormEvent, useState } from 'react'
import { entradaTexts } from '../../areas/acesso/fator/texts-entrada.ts'
import { contaApi } from '../../areas/escola/conta/contract.ts'
import { errorSentence } from '../../core/web/client/failure.ts'
import { fieldErrors, useSend } from '../../core/web/data.ts'
import { useLanguage, useTexts } from '../../core/web/texts.ts'
import { Button } from '../../core/web/ui/Button.tsx'
import { Callout } from '../../core/web/ui/Callout.tsx'
import { PasswordField } from '../../core/web/ui/TextField.tsx'

export function OwnPasswordForm({ onDone }: { onDone: () => unknown }) {
  const t = useTexts(entradaTexts)
  const language = useLanguage()
  const [senha, setSenha] = useState('')
  const [again, setAgain] = useState('')
  const [tried, setTried] = useState(false)
  const save = useSend(contaApi.setOwnPassword, { onSuccess: () => void onDone() })
  const differs = tried && senha !== again
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (senha !== '' && senha === again && !save.isPending) save.mutate({ body: { senha_nova: senha } })
  }
  return (
    <form className="pilha" onSubmit={submit} noValidate>
      <p className="fraca">{t.senhaTexto}</p>
      {save.error && <Callout tone="erro">{errorSentence(save.error, language)}</Callout>}
      <PasswordField
        label={t.senhaNova}
        help={t.senhaNovaAjuda}
        name="senha_nova"
        autoComplete="new-password"
        maxLength={200}
        value={senha}
        error={tried && senha === '' ? t.preencha : (fieldErrors(save.error).senha_nova ?? null)}
        onChange={(event) => setSenha(event.target.value)}
      />
      <PasswordField
        label={t.senhaDeNovo}
        name="senha_de_novo"
        autoComplete="new-password"
        maxLength={200}
        value={again}
        error={differs ? t.senhaDiferente : null}
        onChange={(event) => setAgain(event.target.value)}
      />
      <Button type="submit" look="filled" size="large" wide busy={save.isPending}>
        {t.salvarSenha}
      </Button>
    </form>
  )
}
