/** Signing up: name, e-mail, password, perhaps a class code; and where accounts come from when that is closed. */
import { type FormEvent, useState } from 'react'
import { ApiError } from '../../../../core/web/client/failure.ts'
import { fieldErrors } from '../../../../core/web/data.ts'
import { useTenant } from '../../../../core/web/tenant/context.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button, ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { TextField } from '../../../../core/web/ui/TextField.tsx'
import { useCountdown } from '../../../acesso/sessao/web/public.tsx'
import { contaApi } from '../contract.ts'
import { entrarTexts } from '../texts.ts'
import { useAct, useAsk } from './ask.ts'
import { Door, Opened, Refusal } from './Door.tsx'
import { NewPassword } from './NewPassword.tsx'
import { NO_TICKS, SignUpFields } from './SignUpFields.tsx'
import { Resend } from './ValidarPage.tsx'

function Ways() {
  const t = useTexts(entrarTexts)
  return (
    <ButtonLink to="/login" look="link" size="small">
      {t.jaTenho}
    </ButtonLink>
  )
}

function Closed() {
  const t = useTexts(entrarTexts)
  return <Door title={t.fechado} sentence={t.fechadoTexto} />
}

function Sent({ email }: { email: string }) {
  const t = useTexts(entrarTexts)
  return (
    <Door title={t.cadastroEnviado}>
      <Callout tone="ok" live>
        {t.cadastroEnviadoTexto(email)}
      </Callout>
      <Resend email={email} />
    </Door>
  )
}

function SignUp({ byInvitation }: { byInvitation: boolean }) {
  const t = useTexts(entrarTexts)
  const tenant = useTenant()
  const [form, setForm] = useState({ nome: '', email: '', senha: '', codigo: '' })
  const [ticks, setTicks] = useState(NO_TICKS)
  const [tried, setTried] = useState(false)
  const [sent, setSent] = useState<string | null>(null)
  const act = useAct(contaApi.signUp)
  const wait = useCountdown(act.error instanceof ApiError ? act.error.retryAfter : 0, act.error)
  const wrong = fieldErrors(act.error)
  const set = (change: Partial<typeof form>) => setForm({ ...form, ...change })
  const errorOf = (field: keyof typeof form) =>
    tried && form[field].trim() === '' ? t.preencha : (wrong[field] ?? null)
  async function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    const { nome, email, senha, codigo } = form
    if (nome.trim() === '' || email.trim() === '' || senha === '' || wait > 0) return
    const given = codigo.trim()
    const body = { nome, email: email.trim(), senha, ...ticks, ...(given !== '' && { codigo: given }) }
    if (await act.send({ body })) setSent(email.trim())
  }
  if (sent !== null) return <Sent email={sent} />
  return (
    <Door
      title={t.criarConta}
      sentence={t.criarContaTexto(tenant ? tenant.nome : 'Turmalina')}
      ways={<Ways />}
    >
      <form className="pilha" onSubmit={(event) => void submit(event)} noValidate>
        <Refusal error={act.error} />
        <TextField
          label={t.nome}
          help={t.nomeAjuda}
          name="nome"
          autoComplete="name"
          maxLength={100}
          value={form.nome}
          error={errorOf('nome')}
          onChange={(event) => set({ nome: event.target.value })}
        />
        <TextField
          label={t.email}
          help={t.emailAjuda}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={150}
          value={form.email}
          error={errorOf('email')}
          onChange={(event) => set({ email: event.target.value })}
        />
        <NewPassword
          label={t.senha}
          value={form.senha}
          owner={{ nome: form.nome, email: form.email }}
          error={errorOf('senha')}
          onChange={(senha) => set({ senha })}
        />
        <SignUpFields
          codigo={form.codigo}
          onCodigo={(codigo) => set({ codigo })}
          ticks={ticks}
          onTicks={setTicks}
          byInvitation={byInvitation}
          wrong={wrong}
        />
        <Button type="submit" look="filled" size="large" wide busy={act.busy} disabled={wait > 0}>
          {wait > 0 ? t.espere(wait) : t.cadastrar}
        </Button>
      </form>
    </Door>
  )
}

export function Screen() {
  const asked = useAsk(contaApi.findModo, {})
  return (
    <Opened asked={asked}>
      {({ modo }) => (modo === 'fechado' ? <Closed /> : <SignUp byInvitation={modo === 'por_convite'} />)}
    </Opened>
  )
}
