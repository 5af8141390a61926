/** A forgotten password: asking for the link, and the page that it leads to. */

import { useState } from 'react'
import { call, useTransport } from '../../../../core/web/call.ts'
import { missing, useSheet } from '../../../../core/web/sheet.tsx'
import { useTexts } from '../../../../core/web/texts.ts'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { TextField } from '../../../../core/web/ui/TextField.tsx'
import { DoorForm } from '../../../acesso/sessao/web/public-door.tsx'
import { contaApi } from '../contract.ts'
import { entrarTexts } from '../texts.ts'
import { useAsk } from './ask.ts'
import { Door, isLinkProblem, LinkProblem, Opened } from './Door.tsx'
import { NewPassword } from './NewPassword.tsx'
import { useEntrar } from './useEntrar.ts'
import { useLinkToken } from './useLinkToken.ts'

/** Asks for a link; the answer is the same for everybody, and says what to do without an e-mail. */
export function AskForLink() {
  const t = useTexts(entrarTexts)
  const transport = useTransport()
  const [sent, setSent] = useState(false)
  const { field, problem, sheet } = useSheet({
    start: { usuario: '' },
    id: 'recuperar',
    check: (typed) => missing(typed, ['usuario'], t.preencha),
    send: async ({ usuario }) => {
      await call(transport, contaApi.requestRecovery, { body: { usuario: usuario.trim() } })
      setSent(true)
    },
  })
  if (sent)
    return (
      <Callout tone="ok" title={t.confiraEmail} live>
        <p>{t.confiraEmailTexto}</p>
        <p>{t.semEmail}</p>
      </Callout>
    )
  return (
    <DoorForm
      sheet={sheet}
      problem={problem}
      submitLabel={t.mandarLink}
      after={<p className="fraca t-s">{t.semEmail}</p>}
    >
      <TextField
        label={t.usuario}
        name="usuario"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        {...field('usuario')}
      />
    </DoorForm>
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
  const transport = useTransport()
  const entrar = useEntrar()
  const { valores, set, errorOf, problem, sheet } = useSheet({
    start: { senha: '' },
    check: (typed) => missing(typed, ['senha'], t.preencha),
    send: async ({ senha }) => {
      const entrada = await call(transport, contaApi.setPasswordByLink, {
        body: { finalidade, token, senha },
      })
      entrar(entrada, email ?? undefined)
    },
  })
  if (isLinkProblem(problem)) return <LinkProblem error={problem} next={<AskForLink />} />
  const first = finalidade === 'criar_senha'
  return (
    <Door
      title={first ? t.primeiraSenha : t.outraSenha}
      sentence={first ? t.primeiraSenhaTexto(nome) : t.outraSenhaTexto(nome)}
    >
      <DoorForm sheet={sheet} submitLabel={t.salvarSenha}>
        <NewPassword
          label={t.senhaNova}
          value={valores.senha}
          owner={{ nome, email, cartao }}
          error={errorOf('senha')}
          onChange={(senha) => set({ senha })}
        />
      </DoorForm>
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
