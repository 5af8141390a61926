/** Confirming an e-mail: of a sign-up, with the password that was chosen; or a changed one, with one button. */
import { type FormEvent, useState } from 'react'
import { ApiError } from '../../../../core/web/client/failure.ts'
import { fieldErrors } from '../../../../core/web/data.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button, ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { PasswordField, TextField } from '../../../../core/web/ui/TextField.tsx'
import { useCountdown } from '../../../acesso/sessao/web/public.tsx'
import { contaApi, type Link } from '../contract.ts'
import { entrarTexts } from '../texts.ts'
import { useAct, useAsk } from './ask.ts'
import { Door, isLinkProblem, LinkProblem, Opened, Refusal } from './Door.tsx'
import { useEntrar } from './useEntrar.ts'
import { useLinkToken } from './useLinkToken.ts'

/** Has the confirmation of a sign-up sent again. */
export function Resend({ email: known = '' }: { email?: string }) {
  const t = useTexts(entrarTexts)
  const [email, setEmail] = useState(known)
  const [tried, setTried] = useState(false)
  const [sent, setSent] = useState(false)
  const ask = useAct(contaApi.resendValidation)
  const wait = useCountdown(ask.error instanceof ApiError ? ask.error.retryAfter : 0, ask.error)
  async function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (email.trim() === '' || wait > 0) return
    if (await ask.send({ body: { email: email.trim() } })) setSent(true)
  }
  return (
    <form className="pilha" onSubmit={(event) => void submit(event)} noValidate>
      {sent && (
        <Callout tone="ok" live>
          {t.reenviado}
        </Callout>
      )}
      <Refusal error={ask.error} />
      {known === '' && (
        <TextField
          label={t.email}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          value={email}
          error={tried && email.trim() === '' ? t.preencha : (fieldErrors(ask.error).email ?? null)}
          onChange={(event) => setEmail(event.target.value)}
        />
      )}
      <Button
        type="submit"
        look={known === '' ? 'filled' : 'outlined'}
        wide
        busy={ask.busy}
        disabled={wait > 0}
      >
        {wait > 0 ? t.espere(wait) : known === '' ? t.mandarLink : t.naoChegou}
      </Button>
    </form>
  )
}

function Confirm({ token, link }: { token: string; link: Link }) {
  const t = useTexts(entrarTexts)
  const [senha, setSenha] = useState('')
  const [tried, setTried] = useState(false)
  const [done, setDone] = useState(false)
  const act = useAct(contaApi.validateEmail)
  const entrar = useEntrar()
  const wait = useCountdown(act.error instanceof ApiError ? act.error.retryAfter : 0, act.error)
  const email = link.email ?? ''
  if (isLinkProblem(act.error)) return <LinkProblem error={act.error} next={<Resend />} />
  async function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if ((link.pede_senha && senha === '') || wait > 0) return
    const answer = await act.send({ body: { token, ...(link.pede_senha && { senha }) } })
    if (answer?.entrada) entrar(answer.entrada, email)
    else if (answer) setDone(true)
  }
  if (done)
    return (
      <Door
        title={t.emailConfirmado}
        sentence={t.emailConfirmadoTexto}
        ways={
          <ButtonLink to="/logado/conta" look="link" size="small">
            {t.minhaConta}
          </ButtonLink>
        }
      />
    )
  return (
    <Door title={t.validar} sentence={link.pede_senha ? t.validarTexto(email) : t.validarTroca(email)}>
      <form className="pilha" onSubmit={(event) => void submit(event)} noValidate>
        <Refusal error={act.error} />
        {link.pede_senha && (
          <PasswordField
            label={t.senha}
            name="senha"
            maxLength={200}
            value={senha}
            error={tried && senha === '' ? t.preencha : (fieldErrors(act.error).senha ?? null)}
            onChange={(event) => setSenha(event.target.value)}
          />
        )}
        <Button type="submit" look="filled" size="large" wide busy={act.busy} disabled={wait > 0}>
          {wait > 0 ? t.espere(wait) : link.pede_senha ? t.confirmarEntrar : t.confirmar}
        </Button>
      </form>
    </Door>
  )
}

function Looked({ token }: { token: string }) {
  const asked = useAsk(contaApi.findLink, { body: { finalidade: 'validar_email', token } })
  return (
    <Opened asked={asked} next={<Resend />}>
      {({ link }) => <Confirm token={token} link={link} />}
    </Opened>
  )
}

export function Screen() {
  const t = useTexts(entrarTexts)
  const token = useLinkToken()
  if (token !== undefined) return <Looked key={token} token={token} />
  return (
    <Door title={t.validar} sentence={t.validarSemLink}>
      <Resend />
    </Door>
  )
}
