/** Signing up: name, e-mail, password, perhaps a class code; and where accounts come from when that is closed. */

import { useState } from 'react'
import { call, useTransport } from '../../../../core/web/call.ts'
import { missing, useSheet } from '../../../../core/web/sheet.tsx'
import { useTenant } from '../../../../core/web/tenant/context.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { TextField } from '../../../../core/web/ui/TextField.tsx'
import { DoorForm } from '../../../acesso/sessao/web/public-door.tsx'
import { contaApi } from '../contract.ts'
import { entrarTexts } from '../texts.ts'
import { useAsk } from './ask.ts'
import { Door, Opened } from './Door.tsx'
import { NewPassword } from './NewPassword.tsx'
import { NomeField } from './NomeField.tsx'
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
  const transport = useTransport()
  const [sent, setSent] = useState<string | null>(null)
  const { valores, set, field, errors, problem, sheet } = useSheet({
    start: { nome: '', email: '', senha: '', codigo: '', ...NO_TICKS },
    check: (typed) => missing(typed, ['nome', 'email', 'senha'], t.preencha),
    send: async ({ email: typed, codigo, ...rest }) => {
      const [email, given] = [typed.trim(), codigo.trim()]
      const body = { ...rest, email, ...(given !== '' && { codigo: given }) }
      await call(transport, contaApi.signUp, { body })
      setSent(email)
    },
  })
  if (sent !== null) return <Sent email={sent} />
  return (
    <Door
      title={t.criarConta}
      sentence={t.criarContaTexto(tenant ? tenant.nome : 'Turmalina')}
      ways={<Ways />}
    >
      <DoorForm sheet={sheet} problem={problem} submitLabel={t.cadastrar}>
        <NomeField {...field('nome')} />
        <TextField
          label={t.email}
          help={t.emailAjuda}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={150}
          {...field('email')}
        />
        <NewPassword
          label={t.senha}
          value={valores.senha}
          owner={{ nome: valores.nome, email: valores.email }}
          error={errors.senha ?? null}
          onChange={(senha) => set({ senha })}
        />
        <SignUpFields value={valores} onChange={set} byInvitation={byInvitation} wrong={errors} />
      </DoorForm>
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
