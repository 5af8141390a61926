/** An invitation to a class: accepted by whoever is signed in, or with a new account, for which the link is proof enough. */
import { useEffect } from 'react'
import { Link as PageLink } from 'react-router'
import { ApiError } from '../../../../core/web/client/failure.ts'
import { safeStorage } from '../../../../core/web/device/storage.ts'
import { href } from '../../../../core/web/routes.ts'
import { useSession } from '../../../../core/web/session/store.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button, ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { contaApi, type Link } from '../contract.ts'
import { entrarTexts } from '../texts.ts'
import { useAct, useAsk } from './ask.ts'
import { Door, isLinkProblem, LinkProblem, Opened, Refusal } from './Door.tsx'
import { InvitationForm } from './InvitationForm.tsx'
import { useLinkToken } from './useLinkToken.ts'

/** Kept in this tab while the person signs in; never in an address. */
const storage = safeStorage(() => globalThis.sessionStorage)
const KEPT = 'conta.convite'
const HERE = '/turma/campanha-validar'
const DOOR = `/login?outra=1&voltar=${encodeURIComponent(HERE)}`

function Accept({ token, nome, link }: { token: string; nome: string; link: Link }) {
  const t = useTexts(entrarTexts)
  const act = useAct(contaApi.acceptCampanha)
  const closed = act.error instanceof ApiError && act.error.codigo === 'turma_encerrada'
  if (isLinkProblem(act.error)) return <Refusal error={act.error} />
  async function accept() {
    const answer = await act.send({ body: { token } })
    if (!answer) return
    storage.remove(KEPT)
    // The person gained a class: what was read of them before is out of date.
    const inside = !answer.pendente && answer.papel !== 'responsavel'
    globalThis.location.assign(inside ? `/logado/turmas/turma/${answer.turma}` : '/logado')
  }
  return (
    <>
      {closed ? <Callout tone="aviso">{t.conviteEncerrado}</Callout> : <Refusal error={act.error} />}
      <p className="fraca">
        {link.papel === 'aluno'
          ? t.conviteComo(nome)
          : link.papel === 'professor'
            ? t.conviteDocente(nome, link.turma?.nome ?? '')
            : t.conviteResponsavel(nome, link.aluno)}
      </p>
      <Button look="filled" size="large" wide busy={act.busy} onClick={() => void accept()}>
        {link.papel === 'aluno' ? t.entrarNaTurma : t.aceitarConvite}
      </Button>
    </>
  )
}

function Invitation({ token, link }: { token: string; link: Link }) {
  const t = useTexts(entrarTexts)
  const { sessao } = useSession()
  const named = { aluno: t.convite, professor: t.conviteParaDocente, responsavel: t.conviteParaResponsavel }
  const title = link.turma
    ? named[link.papel](link.papel === 'responsavel' ? link.aluno : link.turma.nome)
    : t.conviteSemTurma
  if (!link.turma)
    return (
      <Door title={title}>
        <Callout tone="aviso">{t.conviteEncerrado}</Callout>
      </Door>
    )
  const signedIn = Boolean(sessao?.token)
  const email = link.email ?? ''
  return (
    <Door
      title={title}
      sentence={link.turma.escola}
      ways={
        <ButtonLink to={DOOR} look="link" size="small">
          {signedIn ? t.outraConta : t.jaTenho}
        </ButtonLink>
      }
    >
      {signedIn ? (
        <Accept token={token} nome={sessao?.nome ?? ''} link={link} />
      ) : link.tem_conta ? (
        <>
          <p className="fraca">
            {link.papel === 'aluno' ? t.conviteComConta(email) : t.conviteSoDoEmail(email)}
          </p>
          <ButtonLink to={DOOR} look="filled" size="large" wide>
            {t.entrar}
          </ButtonLink>
        </>
      ) : (
        <>
          <p className="fraca">
            {link.papel === 'aluno' ? t.conviteSemConta(email) : t.conviteContaNova(email)}
          </p>
          <InvitationForm
            finalidade="campanha"
            token={token}
            link={link}
            onDone={() => storage.remove(KEPT)}
          />
        </>
      )}
    </Door>
  )
}

function Looked({ token }: { token: string }) {
  const t = useTexts(entrarTexts)
  const asked = useAsk(contaApi.findLink, { body: { finalidade: 'campanha', token } })
  const spent = isLinkProblem(asked.error)
  useEffect(() => {
    if (spent) storage.remove(KEPT)
    else storage.write(KEPT, token)
  }, [spent, token])
  if (spent) return <LinkProblem error={asked.error} next={<p className="fraca">{t.conviteSemLink}</p>} />
  return <Opened asked={asked}>{({ link }) => <Invitation token={token} link={link} />}</Opened>
}

export function Screen() {
  const t = useTexts(entrarTexts)
  const given = useLinkToken()
  const token = given ?? storage.read(KEPT) ?? undefined
  if (token !== undefined) return <Looked key={token} token={token} />
  return (
    <Door title={t.conviteSemTurma} sentence={t.conviteSemLink}>
      <PageLink className="bt borda grande largo" to={href('/cadastro')}>
        {t.criarConta}
      </PageLink>
    </Door>
  )
}
