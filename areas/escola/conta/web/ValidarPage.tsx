/** Confirming an e-mail: of a sign-up, with the password that was chosen; or a changed one, with one button. */

import { useState } from 'react'
import { call, useTransport } from '../../../../core/web/call.ts'
import { type Errors, missing, useSheet } from '../../../../core/web/sheet.tsx'
import { useTexts } from '../../../../core/web/texts.ts'
import { ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { PasswordField, TextField } from '../../../../core/web/ui/TextField.tsx'
import { DoorForm } from '../../../acesso/sessao/web/public-door.tsx'
import { contaApi, type Link } from '../contract.ts'
import { entrarTexts } from '../texts.ts'
import { useAsk } from './ask.ts'
import { Door, isLinkProblem, LinkProblem, Opened } from './Door.tsx'
import { useEntrar } from './useEntrar.ts'
import { useLinkToken } from './useLinkToken.ts'

/** Has the confirmation of a sign-up sent again. */
export function Resend({ email: known = '' }: { email?: string }) {
  const t = useTexts(entrarTexts)
  const transport = useTransport()
  const [sent, setSent] = useState(false)
  const { field, problem, sheet } = useSheet({
    start: { email: known },
    id: 'reenviar',
    check: (typed) => missing(typed, ['email'], t.preencha),
    send: async ({ email }) => {
      await call(transport, contaApi.resendValidation, { body: { email: email.trim() } })
      setSent(true)
    },
  })
  return (
    <DoorForm
      sheet={sheet}
      problem={problem}
      look={known === '' ? 'filled' : 'outlined'}
      submitLabel={known === '' ? t.mandarLink : t.naoChegou}
    >
      {sent && (
        <Callout tone="ok" live>
          {t.reenviado}
        </Callout>
      )}
      {known === '' && (
        <TextField
          label={t.email}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          {...field('email')}
        />
      )}
    </DoorForm>
  )
}

function Confirm({ token, link }: { token: string; link: Link }) {
  const t = useTexts(entrarTexts)
  const transport = useTransport()
  const [done, setDone] = useState(false)
  const entrar = useEntrar()
  const email = link.email ?? ''
  const { field, problem, sheet } = useSheet({
    start: { senha: '' },
    check: ({ senha }): Errors => (link.pede_senha && senha === '' ? { senha: t.preencha } : {}),
    send: async ({ senha }) => {
      const body = { token, ...(link.pede_senha && { senha }) }
      const { entrada } = await call(transport, contaApi.validateEmail, { body })
      if (entrada) entrar(entrada, email)
      else setDone(true)
    },
  })
  if (isLinkProblem(problem)) return <LinkProblem error={problem} next={<Resend />} />
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
      <DoorForm
        sheet={sheet}
        problem={problem}
        submitLabel={link.pede_senha ? t.confirmarEntrar : t.confirmar}
      >
        {link.pede_senha && (
          <PasswordField label={t.senha} name="senha" maxLength={200} {...field('senha')} />
        )}
      </DoorForm>
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
