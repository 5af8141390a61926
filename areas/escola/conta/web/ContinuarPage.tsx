/** A sign-up that began elsewhere goes on: by an invitation, a provider, or an account that the school made. */
import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { ApiError } from '../../../../core/web/client/failure.ts'
import { fieldErrors } from '../../../../core/web/data.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button, ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { TextField } from '../../../../core/web/ui/TextField.tsx'
import { provedorApi } from '../../../acesso/provedor/contract.ts'
import { provedorToken } from '../../../acesso/provedor/web/public.tsx'
import { continuation } from '../../../acesso/sessao/rules-continue.ts'
import { contaApi } from '../contract.ts'
import { entrarTexts } from '../texts.ts'
import { useAct, useAsk } from './ask.ts'
import { Door, isLinkProblem, LinkProblem, Opened, Opening, Refusal } from './Door.tsx'
import { InvitationForm } from './InvitationForm.tsx'
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
  const [form, setForm] = useState({ nome: told.nome, email: told.email ?? '', codigo: '' })
  const [ticks, setTicks] = useState(NO_TICKS)
  const [tried, setTried] = useState(false)
  const act = useAct(contaApi.signUpByProvider)
  const entrar = useEntrar()
  const wrong = fieldErrors(act.error)
  const set = (change: Partial<typeof form>) => setForm({ ...form, ...change })
  if (isLinkProblem(act.error)) return <LinkProblem error={act.error} />
  async function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    const [email, codigo] = [form.email.trim(), form.codigo.trim()]
    if (form.nome.trim() === '') return
    const entrada = await act.send({
      body: { ficha, nome: form.nome, ...ticks, ...(email && { email }), ...(codigo && { codigo }) },
    })
    if (entrada) entrar(entrada, undefined, continuation(search.get('voltar')) ?? '/logado')
  }
  return (
    <Door title={t.continuar} sentence={t.continuarProvedor(told.provedor)}>
      <form className="pilha" onSubmit={(event) => void submit(event)} noValidate>
        <Refusal error={act.error} />
        <TextField
          label={t.nome}
          help={t.nomeAjuda}
          name="nome"
          autoComplete="name"
          maxLength={100}
          value={form.nome}
          error={tried && form.nome.trim() === '' ? t.preencha : (wrong.nome ?? null)}
          onChange={(event) => set({ nome: event.target.value })}
        />
        <TextField
          label={t.email}
          help={t.emailLivre}
          optional
          name="email"
          type="email"
          autoComplete="email"
          maxLength={150}
          value={form.email}
          error={wrong.email ?? null}
          onChange={(event) => set({ email: event.target.value })}
        />
        <SignUpFields
          codigo={form.codigo}
          onCodigo={(codigo) => set({ codigo })}
          ticks={ticks}
          onTicks={setTicks}
          byInvitation={byInvitation}
          wrong={wrong}
        />
        <Button type="submit" look="filled" size="large" wide busy={act.busy}>
          {t.cadastrar}
        </Button>
        <p className="fraca t-s">{t.jaTenhoConta}</p>
      </form>
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
