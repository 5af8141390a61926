/** A sign-up that began elsewhere goes on: by an invitation, a provider, or an account that the school made. */

import { useSearchParams } from 'react-router'
import { call, useTransport } from '../../../../core/web/call.ts'
import { ApiError } from '../../../../core/web/client/failure.ts'
import { missing, useSheet } from '../../../../core/web/sheet.tsx'
import { useTexts } from '../../../../core/web/texts.ts'
import { ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { TextField } from '../../../../core/web/ui/TextField.tsx'
import { provedorApi } from '../../../acesso/provedor/contract.ts'
import { provedorToken } from '../../../acesso/provedor/web/public.tsx'
import { continuation } from '../../../acesso/sessao/rules-continue.ts'
import { DoorForm } from '../../../acesso/sessao/web/public-door.tsx'
import { contaApi } from '../contract.ts'
import { entrarTexts } from '../texts.ts'
import { useAsk } from './ask.ts'
import { Door, isLinkProblem, LinkProblem, Opened, Opening } from './Door.tsx'
import { InvitationForm } from './InvitationForm.tsx'
import { NomeField } from './NomeField.tsx'
import { PasswordLink } from './RecuperarPage.tsx'
import { NO_TICKS, SignUpFields } from './SignUpFields.tsx'
import { useEntrar } from './useEntrar.ts'
import { useLinkToken } from './useLinkToken.ts'

interface Told {
  provedor: string
  nome: string
  email: string | null
}

function ByProvider({ ficha, told, byInvitation }: { ficha: string; told: Told; byInvitation: boolean }) {
  const t = useTexts(entrarTexts)
  const [search] = useSearchParams()
  const transport = useTransport()
  const entrar = useEntrar()
  const { valores, set, field, errors, problem, sheet } = useSheet({
    start: { nome: told.nome, email: told.email ?? '', codigo: '', ...NO_TICKS },
    check: (typed) => missing(typed, ['nome'], t.preencha),
    send: async ({ email: typed, codigo: given, ...rest }) => {
      const [email, codigo] = [typed.trim(), given.trim()]
      const body = { ficha, ...rest, ...(email && { email }), ...(codigo && { codigo }) }
      const entrada = await call(transport, contaApi.signUpByProvider, { body })
      entrar(entrada, undefined, continuation(search.get('voltar')) ?? '/logado')
    },
  })
  if (isLinkProblem(problem)) return <LinkProblem error={problem} />
  return (
    <Door title={t.continuar} sentence={t.continuarProvedor(told.provedor)}>
      <DoorForm sheet={sheet} submitLabel={t.cadastrar} after={<p className="fraca t-s">{t.jaTenhoConta}</p>}>
        <NomeField {...field('nome')} />
        <TextField
          label={t.email}
          help={t.emailLivre}
          optional
          name="email"
          type="email"
          autoComplete="email"
          maxLength={150}
          {...field('email')}
        />
        <SignUpFields value={valores} onChange={set} byInvitation={byInvitation} wrong={errors} />
      </DoorForm>
    </Door>
  )
}

function Start() {
  const t = useTexts(entrarTexts)
  return (
    <Door title={t.continuar} sentence={t.continuarSemLink}>
      <ButtonLink to="/cadastro" look="outlined" size="large" wide>
        {t.criarConta}
      </ButtonLink>
    </Door>
  )
}

const isUnknown = (error: unknown): boolean => error instanceof ApiError && error.status === 404

/** What began elsewhere is found out in turn: an invitation, a provider's word, an account that waits for its password. */
function Looked({ id }: { id: string }) {
  const t = useTexts(entrarTexts)
  const invitation = useAsk(contaApi.findLink, { body: { finalidade: 'cadastro', token: id } })
  const noInvitation = isUnknown(invitation.error)
  const ficha = provedorToken(id)
  const told = useAsk(provedorApi.readSignUp, noInvitation ? { body: { ficha } } : null)
  const modo = useAsk(contaApi.findModo, told.data ? {} : null)
  const first = useAsk(
    contaApi.findLink,
    noInvitation && isUnknown(told.error) ? { body: { finalidade: 'criar_senha', token: id } } : null,
  )
  if (invitation.data) {
    const { link } = invitation.data
    return (
      <Door title={t.continuar} sentence={t.continuarConvite(link.email ?? '')}>
        {link.tem_conta ? (
          <Callout>{t.conviteComConta(link.email ?? '')}</Callout>
        ) : (
          <InvitationForm finalidade="cadastro" token={id} link={link} />
        )}
      </Door>
    )
  }
  if (told.data)
    return (
      <Opened asked={modo}>
        {(open) =>
          open.modo === 'fechado' ? (
            <Door title={t.fechado} sentence={t.fechadoTexto}>
              <p className="fraca t-s">{t.jaTenhoConta}</p>
            </Door>
          ) : (
            <ByProvider ficha={ficha} told={told.data as Told} byInvitation={open.modo === 'por_convite'} />
          )
        }
      </Opened>
    )
  if (first.data) return <PasswordLink finalidade="criar_senha" token={id} />
  const problem = [invitation, told, first].find(({ error }) => error !== null && !isUnknown(error))
  if (problem) return <LinkProblem error={problem.error} again={problem.again} />
  if (first.error !== null) return <LinkProblem error={first.error} />
  return <Opening />
}

export function Screen() {
  const id = useLinkToken('id')
  return id === undefined ? <Start /> : <Looked key={id} id={id} />
}
