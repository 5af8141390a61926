/** What links lead to: looking at one, a new password, a confirmed address, an invitation, no more mails. */
import { networkOf } from '../../../../core/server/address.ts'
import { audit } from '../../../../core/server/audit.ts'
import type { Context, OutsideContext, PublicContext } from '../../../../core/server/context.ts'
import { failure, invalid as invalidFields } from '../../../../core/server/failure.ts'
import { acceptsMail, readRefusal, saveRefusal } from '../../../acesso/notificacao/server/public.ts'
import {
  countAttempt,
  endFichas,
  hashPassword,
  openSession,
  peekFicha,
  requireRank,
  useFicha as spendFicha,
} from '../../../acesso/sessao/server/public.ts'
import { markEmailValid, saveEmail } from '../../../acesso/sessao/server/public-conta.ts'
import { findAluno, findTurmaToJoin } from '../../turma/server/public-entrar.ts'
import type { Link, LinkKind, PapelConvite } from '../contract.ts'
import { FREE_FROM_ADDRESS, FREE_INVITATIONS, firstName, splitEmails } from '../rules.ts'
import { findInviting } from './announce-convites.ts'
import { requireHome } from './find-who.ts'
import { sendCarta } from './letters.ts'
import * as queries from './queries.ts'
import { findPending } from './queries-cadastro.ts'
import { findByEmail } from './queries-jobs.ts'
import { accountExists, confirmSignUp, invitationOf } from './routes-cadastro.ts'
import { enterInvited, takesNobody } from './write-convite.ts'
import { checkNewPassword, setPassword } from './write-password.ts'

const invalid = () =>
  failure(404, 'link_invalido', {
    pt: 'Este link não vale. Confira se ele está completo ou peça outro.',
    en: 'This link is not valid. Check that it is complete or ask for another one.',
  })

const nothing: Omit<Link, 'finalidade'> = {
  nome: '',
  email: null,
  pede_senha: false,
  tem_conta: false,
  cartao: false,
  turma: null,
  papel: 'aluno',
  aluno: '',
  categoria: null,
  recebe: false,
}

interface Named {
  finalidade: LinkKind
  token: string
}

async function describeInvitation({ tx }: PublicContext, dados: unknown): Promise<Omit<Link, 'finalidade'>> {
  const invitation = invitationOf(dados)
  if (!invitation) throw invalid()
  const turma = invitation.turma === undefined ? undefined : await findTurmaToJoin(tx, invitation.turma)
  const { papel, aluno } = invitation
  const crianca = turma && aluno !== undefined ? await findAluno(tx, turma.id, aluno) : undefined
  const gone = papel === 'responsavel' && crianca === undefined
  return {
    ...nothing,
    nome: invitation.nome ?? '',
    email: invitation.email,
    tem_conta: (await findByEmail(tx, invitation.email)) !== undefined,
    turma: turma?.status === 'ativa' && !gone ? { nome: turma.nome, escola: turma.escola } : null,
    papel,
    aluno: firstName(crianca ?? ''),
  }
}

async function describe(
  context: PublicContext,
  { finalidade, token }: Named,
): Promise<Omit<Link, 'finalidade'>> {
  const { tx, now, services, brand } = context
  if (finalidade === 'cancelar_email') {
    const { usuarioId, categoria } = readRefusal(services.config.secretKey, brand.ownerId, token)
    return { ...nothing, categoria, recebe: await acceptsMail(tx, usuarioId, categoria) }
  }
  const ficha = await peekFicha(tx, finalidade, token, now)
  if (finalidade === 'campanha' || finalidade === 'cadastro') return describeInvitation(context, ficha.dados)
  const { cadastro, email } = ficha.dados as { cadastro?: number; email?: string }
  if (cadastro !== undefined) {
    const pending = await findPending(tx, cadastro)
    if (!pending) throw accountExists()
    return { ...nothing, nome: firstName(pending.nome), email: pending.email, pede_senha: true }
  }
  const person = ficha.usuario_id === null ? undefined : await queries.findAccount(tx, ficha.usuario_id)
  if (person?.status !== 'ativo') throw invalid()
  return {
    ...nothing,
    nome: firstName(person.nome),
    email: email ?? person.email,
    tem_conta: true,
    cartao: person.cartao,
  }
}

export async function findLink(context: PublicContext & { body: Named }): Promise<{ link: Link }> {
  const { body } = context
  return { link: { finalidade: body.finalidade, ...(await describe(context, body)) } }
}

/** The answer and the work are the same for everybody: whether there is such a person is found out by the job (D5). */
export async function requestRecovery({
  tx,
  body,
  caller,
  now,
}: PublicContext & { body: { usuario: string } }): Promise<object> {
  const usuario = body.usuario.trim().toLowerCase()
  await countAttempt(
    tx,
    // Never on the name alone: asking from elsewhere must not keep its owner from asking.
    [
      { chave: `recuperar ${usuario} em ${networkOf(caller.ip)}` },
      { chave: `recuperar em ${networkOf(caller.ip)}`, free: FREE_FROM_ADDRESS },
    ],
    now,
  )
  await sendCarta(tx, { tipo: 'recuperar', usuario })
  return {}
}

export async function setPasswordByLink({
  body: { finalidade, token, senha },
  services,
  brand,
  caller,
  now,
}: OutsideContext & {
  body: { finalidade: 'recuperar_senha' | 'criar_senha'; token: string; senha: string }
}) {
  const owner = await services.database.asTenant(brand.ownerId, async (tx) => {
    const { usuario_id } = await peekFicha(tx, finalidade, token, now)
    return usuario_id === null ? undefined : queries.findAccount(tx, usuario_id)
  })
  if (owner?.status !== 'ativo') throw invalid()
  checkNewPassword(senha, owner, 'senha')
  const hash = await hashPassword(senha)
  return services.database.asTenant(brand.ownerId, async (tx) => {
    const { dados } = await spendFicha(tx, finalidade, token, now)
    const { email } = dados as { email?: string }
    // The link came by mail: the address is the person's.
    if (email !== undefined) await markEmailValid(tx, owner.id, email, now)
    const actor = { id: owner.id, tenantId: brand.ownerId }
    await setPassword({ tx, actor, caller, now }, { usuarioId: owner.id, hash, keep: null })
    return openSession({ tx, brand, caller, now }, { usuarioId: owner.id, metodo: 'link' })
  })
}

export async function validateEmail(
  context: OutsideContext & { body: { token: string; senha?: string } },
): Promise<{ entrada?: Awaited<ReturnType<typeof openSession>> }> {
  const { services, brand, caller, now, body } = context
  const { token, senha } = body
  const { dados } = await services.database.asTenant(brand.ownerId, (tx) =>
    peekFicha(tx, 'validar_email', token, now),
  )
  const { cadastro } = dados as { cadastro?: number }
  if (cadastro !== undefined) return { entrada: await confirmSignUp(context, { token, senha, cadastro }) }
  return services.database.asTenant(brand.ownerId, async (tx) => {
    const { usuario_id, dados: used } = await spendFicha(tx, 'validar_email', token, now)
    const { email } = used as { email?: string }
    const person = usuario_id === null ? undefined : await queries.findAccount(tx, usuario_id)
    if (!person || email === undefined) throw invalid()
    if (!(await queries.isEmailFree(tx, email, person.id))) throw accountExists()
    await saveEmail(tx, person.id, person.email, email, now)
    // What went to the address before lets nobody in any more.
    await endFichas(tx, person.id, ['recuperar_senha', 'liberar_entrada'], now)
    if (person.email !== null && person.email !== email)
      await sendCarta(tx, { tipo: 'email_trocado', usuario: person.id, antigo: person.email })
    await audit(
      { tx, caller, actor: { id: person.id, tenantId: brand.ownerId } },
      {
        entidade: 'usuario',
        id: person.id,
        acao: person.email === email ? 'confirmar_email' : 'trocar_email',
      },
    )
    return {}
  })
}

export async function acceptCampanha(context: Context & { body: { token: string } }) {
  const { tx, actor, now, body } = context
  requireHome(context)
  const { dados } = await spendFicha(tx, 'campanha', body.token, now)
  const invitation = invitationOf(dados)
  const email = (await queries.findAccount(tx, actor.id))?.email ?? null
  const status = invitation && (await enterInvited(tx, invitation, { usuario: actor.id, actor, email, now }))
  const turma = invitation?.turma
  if (!invitation || turma === undefined || status === null) throw takesNobody()
  const { papel, aluno } = invitation
  await audit(context, {
    entidade: papel === 'aluno' ? 'matricula' : 'vinculo',
    id: turma,
    acao: 'aceitar_convite',
    mudanca: { depois: { turma, status, ...(aluno !== undefined && { aluno }) } },
  })
  return { turma, pendente: status === 'pendente', papel }
}

/** Guardians of one pupil that are invited at once. */
const MOST_GUARDIANS = 4

interface Inviting {
  emails: string[]
  papel?: PapelConvite
  aluno?: number
}

/** What is asked can be given: a guardian's is of a pupil of the class, and of few people. */
async function requireGiving(
  context: Context,
  turma: number,
  { emails, papel, aluno }: Inviting,
): Promise<void> {
  if (papel !== 'responsavel') return
  if (aluno === undefined || (await findAluno(context.tx, turma, aluno)) === undefined)
    throw invalidFields({
      aluno: {
        pt: 'Escolha ⟦um aluno⟧ que está nesta turma.',
        en: 'Choose a student who is in this class.',
      },
    })
  if (emails.length > MOST_GUARDIANS)
    throw invalidFields({
      emails: {
        pt: `De cada vez, convide até ${MOST_GUARDIANS} responsáveis.`,
        en: `Invite at most ${MOST_GUARDIANS} guardians at a time.`,
      },
    })
  // A grown learner may be staff: nobody below gives them a guardian.
  await requireRank(context, 'grant', [aluno])
}

export async function invite(context: Context & { params: { turma: number }; body: Inviting }) {
  const { tx, actor, language, params, body, now } = context
  const { papel = 'aluno', aluno } = body
  const { id } = await findInviting(context, params.turma, papel === 'professor' ? 'chamarDocente' : 'invite')
  await requireGiving(context, id, body)
  await countAttempt(tx, [{ chave: `convite #${actor.id}# ${actor.tenantId}`, free: FREE_INVITATIONS }], now)
  const [emails, recusados] = splitEmails(body.emails)
  for (const email of emails)
    await sendCarta(tx, {
      tipo: 'campanha',
      turma: id,
      email,
      quem: actor.nome,
      idioma: language,
      papel,
      ...(papel === 'responsavel' && aluno !== undefined && { aluno }),
    })
  if (emails.length > 0)
    await audit(context, {
      entidade: 'turma',
      id,
      acao: 'convidar',
      mudanca: { depois: { convites: emails.length, papel } },
    })
  return { enviados: emails.length, recusados }
}

export async function refuseMail({
  tx,
  body,
  brand,
  services,
  now,
}: PublicContext & { body: { token: string; recebe: boolean } }): Promise<object> {
  const { usuarioId, categoria } = readRefusal(services.config.secretKey, brand.ownerId, body.token)
  if (!(await queries.findAccount(tx, usuarioId))) throw invalid()
  await saveRefusal(tx, usuarioId, categoria, body.recebe, now)
  return {}
}
