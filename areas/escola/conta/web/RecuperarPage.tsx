/** A forgotten password: asking for the link, and the page that it leads to. */
import { type FormEvent, useState } from 'react'
import { ApiError } from '../../../../core/web/client/failure.ts'
import { fieldErrors } from '../../../../core/web/data.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { TextField } from '../../../../core/web/ui/TextField.tsx'
import { useCountdown } from '../../../acesso/sessao/web/public.tsx'
import { contaApi } from '../contract.ts'
import { entrarTexts } from '../texts.ts'
import { useAct, useAsk } from './ask.ts'
import { Door, isLinkProblem, LinkProblem, Opened, Refusal } from './Door.tsx'
import { NewPassword } from './NewPassword.tsx'
import { useEntrar } from './useEntrar.ts'
import { useLinkToken } from './useLinkToken.ts'

/** Asks for a link; the answer is the same for everybody, and says what to do without an e-mail. */
export function AskForLink() {
  const t = useTexts(entrarTexts)
  const [usuario, setUsuario] = useState('')
  const [tried, setTried] = useState(false)
  const [sent, setSent] = useState(false)
  const ask = useAct(contaApi.requestRecovery)
  const wait = useCountdown(ask.error instanceof ApiError ? ask.error.retryAfter : 0, ask.error)
  async function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (usuario.trim() === '' || wait > 0) return
    if (await ask.send({ body: { usuario: usuario.trim() } })) setSent(true)
  }
  if (sent)
    return (
      <Callout tone="ok" title={t.confiraEmail} live>
        <p>{t.confiraEmailTexto}</p>
        <p>{t.semEmail}</p>
      </Callout>
    )
  return (
    <form className="pilha" onSubmit={(event) => void submit(event)} noValidate>
      <Refusal error={ask.error} />
      <TextField
        label={t.usuario}
        name="usuario"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        value={usuario}
        error={tried && usuario.trim() === '' ? t.preencha : null}
        onChange={(event) => setUsuario(event.target.value)}
      />
      <Button type="submit" look="filled" size="large" wide busy={ask.busy} disabled={wait > 0}>
        {wait > 0 ? t.espere(wait) : t.mandarLink}
      </Button>
      <p className="fraca t-s">{t.semEmail}</p>
    </form>
  )
}

interface SetProps {
  finalidade: 'recuperar_senha' | 'criar_senha'
  token: string
  nome: string
  email: string | null
  cartao: boolean
}

function SetPassword({ finalidade, token, nome, email, cartao }: SetProps) {
  const t = useTexts(entrarTexts)
  const [senha, setSenha] = useState('')
  const [tried, setTried] = useState(false)
  const save = useAct(contaApi.setPasswordByLink)
  const entrar = useEntrar()
  if (isLinkProblem(save.error)) return <LinkProblem error={save.error} next={<AskForLink />} />
  const first = finalidade === 'criar_senha'
  async function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (senha === '') return
    const entrada = await save.send({ body: { finalidade, token, senha } })
    if (entrada) entrar(entrada, email ?? undefined)
  }
  return (
    <Door
      title={first ? t.primeiraSenha : t.outraSenha}
      sentence={first ? t.primeiraSenhaTexto(nome) : t.outraSenhaTexto(nome)}
    >
      <form className="pilha" onSubmit={(event) => void submit(event)} noValidate>
        <Refusal error={save.error} />
        <NewPassword
          label={t.senhaNova}
          value={senha}
          owner={{ nome, email, cartao }}
          error={tried && senha === '' ? t.preencha : (fieldErrors(save.error).senha ?? null)}
          onChange={setSenha}
        />
        <Button type="submit" look="filled" size="large" wide busy={save.busy}>
          {t.salvarSenha}
        </Button>
      </form>
    </Door>
  )
}

/** The page of a link that sets a password. */
export function PasswordLink({ finalidade, token }: Pick<SetProps, 'finalidade' | 'token'>) {
  const asked = useAsk(contaApi.findLink, { body: { finalidade, token } })
  return (
    <Opened asked={asked} next={<AskForLink />}>
      {({ link }) => <SetPassword {...link} finalidade={finalidade} token={token} />}
    </Opened>
  )
}

export function Screen() {
  const t = useTexts(entrarTexts)
  const token = useLinkToken()
  if (token !== undefined) return <PasswordLink key={token} finalidade="recuperar_senha" token={token} />
  return (
    <Door title={t.esqueci} sentence={t.esqueciTexto}>
      <AskForLink />
    </Door>
  )
}
