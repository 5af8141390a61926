/** Signing up: nobody has an account before the owner of the e-mail confirms it, with the password that was chosen. */
import { networkOf } from '../../../../core/server/address.ts'
import { audit } from '../../../../core/server/audit.ts'
import type { OutsideContext, PublicContext } from '../../../../core/server/context.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { failure } from '../../../../core/server/failure.ts'
import { SIGN_UPS } from '../../../acesso/sessao/rules.ts'
import {
  countAttempt,
  fits,
  forgetAttempts,
  hashPassword,
  openSession,
  peekFicha,
  useFicha,
} from '../../../acesso/sessao/server/public.ts'
import { findByCodigo } from '../../turma/server/public-entrar.ts'
import { PAPEIS_CONVITE, type PapelConvite } from '../contract.ts'
import { FREE_FROM_ADDRESS, normalizeCodigo, normalizeEmail, normalizeNome, VERSAO_TEXTO } from '../rules.ts'
import { sendCarta } from './letters.ts'
import * as queries from './queries-cadastro.ts'
import { join } from './queries-turma.ts'
import { enterInvited } from './write-convite.ts'
import { checkNewPassword, refuseField } from './write-password.ts'

const closed = () =>
  failure(403, 'cadastro_fechado', {
    pt: 'Aqui as contas são criadas pela escola. Peça a sua na secretaria.',
    en: 'Here the school creates the accounts. Ask for yours at the office.',
  })

export const accountExists = () =>
  failure(409, 'conta_existente', {
    pt: 'Este e-mail já tem uma conta. Entre com ela ou crie outra senha.',
    en: 'This email has an account already. Sign in with it or make another password.',
  })

export function readEmail(text: string, campo = 'email'): string {
  const email = normalizeEmail(text)
  if (!email)
    throw refuseField(campo, {
      pt: 'Confira o e-mail: algo como nome@exemplo.com.',
      en: 'Check the email: something like name@example.com.',
    })
  return email
}

export function readNome(text: string): string {
  const nome = normalizeNome(text)
  if (!nome)
    throw refuseField('nome', {
      pt: 'Escreva o nome só com letras.',
      en: 'Write the name with letters only.',
    })
  return nome
}

export function requireConsent(aceita: boolean): void {
  if (!aceita)
    throw refuseField('aceita', {
      pt: 'Sem este acordo não podemos guardar os seus dados, e não há conta.',
      en: 'Without this agreement we may not keep your data, and there is no account.',
    })
}

export function requireAge(tem16: boolean): void {
  if (!tem16)
    throw refuseField('tem_16_anos', {
      pt: 'Antes dos 16 anos, quem abre a conta é a escola ou a família. Peça o convite na secretaria.',
      en: 'Before the age of 16, school or family open the account. Ask the office for an invitation.',
    })
}

/** Whether the tenant takes sign-ups, and the class of the code, if one was given. */
export async function admit(tx: Tx, given: string): Promise<number | null> {
  const codigo = normalizeCodigo(given)
  const modo = await queries.findModo(tx)
  if (modo === 'fechado') throw closed()
  if (codigo === '') {
    if (modo === 'aberto') return null
    throw refuseField('codigo', {
      pt: 'Aqui o cadastro é por convite: informe o código da sua turma.',
      en: 'Sign-up here is by invitation: give the code of your class.',
    })
  }
  const turma = await findByCodigo(tx, codigo)
  if (!turma)
    throw refuseField('codigo', {
      pt: 'Não encontramos turma aberta com este código. Confira com quem o deu a você.',
      en: 'We found no open class with this code. Check it with whoever gave it to you.',
    })
  return turma.id
}

interface Wanted {
  nome: string
  email: string
  senha: string
  codigo?: string
  tem_16_anos: boolean
  aceita: boolean
}

/** Who asks in somebody's name delays themselves alone; of letters to one address there is a measure. */
const signUpCounts = (email: string, network: string) => [
  { chave: `cadastro ${email}`, measure: SIGN_UPS },
  { chave: `cadastro ${email} em ${network}` },
  { chave: `cadastro em ${network}`, free: FREE_FROM_ADDRESS },
]

export async function signUp({
  body,
  services,
  brand,
  caller,
  language,
  now,
}: OutsideContext & { body: Wanted }): Promise<object> {
  const inTenant = <T>(work: (tx: Tx) => Promise<T>) => services.database.asTenant(brand.ownerId, work)
  const nome = readNome(body.nome)
  const email = readEmail(body.email)
  requireConsent(body.aceita)
  requireAge(body.tem_16_anos)
  checkNewPassword(body.senha, { nome, email }, 'senha')
  await inTenant((tx) => countAttempt(tx, signUpCounts(email, networkOf(caller.ip)), now))
  const turmaId = await inTenant((tx) => admit(tx, body.codigo ?? ''))
  // The same work whether the address is known or not: what differs is the letter (reliability D5).
  const senha_hash = await hashPassword(body.senha)
  await inTenant(async (tx) => {
    const cadastro = await queries.insertPending(tx, {
      nome,
      email,
      senha_hash,
      idioma: language,
      turma_id: turmaId,
      versao_texto: VERSAO_TEXTO,
      ip: caller.ip,
      created_at: now,
    })
    await sendCarta(tx, { tipo: 'cadastro', cadastro })
  })
  return {}
}

const VALID_MS = 48 * 3_600_000

export async function resendValidation({
  tx,
  body,
  caller,
  now,
}: PublicContext & { body: { email: string } }): Promise<object> {
  const email = readEmail(body.email)
  await countAttempt(tx, signUpCounts(email, networkOf(caller.ip)), now)
  const newest = await queries.findNewest(tx, email, new Date(now.getTime() - VALID_MS))
  if (newest) await sendCarta(tx, { tipo: 'cadastro', cadastro: newest.id })
  return {}
}

type Place = Pick<OutsideContext, 'brand' | 'caller' | 'now'> & { tx: Tx }

/** Makes the account, enrols it, and signs in. Throws 409 `conta_existente`. */
export async function openAccount(
  { tx, brand, caller, now }: Place,
  given: Pick<queries.NewAccount, 'nome' | 'email' | 'senhaHash' | 'idioma' | 'versaoTexto'>,
  enter: ((usuario: number) => Promise<string | null>) | null,
  turma: number | null,
) {
  const id = await queries.insertAccount(tx, { ...given, ip: caller.ip, now })
  if (id === undefined) throw accountExists()
  await queries.clearPending(tx, given.email)
  const matricula = enter && (await enter(id))
  const entered = await openSession({ tx, brand, caller, now }, { usuarioId: id, metodo: 'link' })
  await audit(
    { tx, caller, actor: { id, tenantId: brand.ownerId } },
    {
      entidade: 'usuario',
      id,
      acao: 'cadastrar',
      mudanca: { depois: { turma, matricula, texto: given.versaoTexto } },
    },
  )
  return entered
}

/** A sign-up is confirmed with the link and the password: whoever chose the one owns the other (reliability D3). */
export async function confirmSignUp(
  { services, brand, caller, now }: OutsideContext,
  { token, senha, cadastro }: { token: string; senha: string | undefined; cadastro: number },
) {
  const inTenant = <T>(work: (tx: Tx) => Promise<T>) => services.database.asTenant(brand.ownerId, work)
  const pending = await inTenant((tx) => queries.findPending(tx, cadastro))
  if (!pending) throw accountExists()
  if (senha === undefined)
    throw refuseField('senha', {
      pt: 'Escreva a senha que você escolheu no cadastro.',
      en: 'Enter the password that you chose when signing up.',
    })
  const chave = `cadastro ${cadastro} confirmar`
  await inTenant((tx) => countAttempt(tx, [{ chave }], now))
  if (!(await fits(pending.senha_hash, senha)))
    throw refuseField('senha', {
      pt: 'Esta não é a senha escolhida no cadastro.',
      en: 'This is not the password that was chosen when signing up.',
    })
  const turma = pending.turma_id
  return inTenant(async (tx) => {
    await useFicha(tx, 'validar_email', token, now)
    await forgetAttempts(tx, [chave])
    return openAccount(
      { tx, brand, caller, now },
      { ...pending, senhaHash: pending.senha_hash, versaoTexto: pending.versao_texto },
      turma === null ? null : (usuario) => join(tx, { turma, usuario, actor: null, invited: false, now }),
      turma,
    )
  })
}

export interface Invitation {
  email: string
  nome?: string
  turma?: number
  papel: PapelConvite
  /** Whose guardian. */
  aluno?: number
}

/** What an invitation's link carries; null when it carries no address. */
export function invitationOf(dados: unknown): Invitation | null {
  const { email, nome, turma, papel, aluno } = (dados ?? {}) as Record<string, unknown>
  if (typeof email !== 'string') return null
  return {
    email,
    ...(typeof nome === 'string' && { nome }),
    ...(typeof turma === 'number' && { turma }),
    papel: PAPEIS_CONVITE.find((one) => one === papel) ?? 'aluno',
    ...(typeof aluno === 'number' && { aluno }),
  }
}

export async function signUpByLink({
  body,
  services,
  brand,
  caller,
  language,
  now,
}: OutsideContext & {
  body: { finalidade: 'campanha' | 'cadastro'; token: string; nome: string; senha: string; aceita: boolean }
}) {
  const { finalidade, token, senha } = body
  const inTenant = <T>(work: (tx: Tx) => Promise<T>) => services.database.asTenant(brand.ownerId, work)
  const invitation = await inTenant(async (tx) =>
    invitationOf((await peekFicha(tx, finalidade, token, now)).dados),
  )
  if (!invitation)
    throw failure(404, 'link_invalido', {
      pt: 'Este link não vale. Confira se ele está completo ou peça outro.',
      en: 'This link is not valid. Check that it is complete or ask for another one.',
    })
  const { email, turma } = invitation
  const nome = readNome(body.nome)
  requireConsent(body.aceita)
  checkNewPassword(senha, { nome, email }, 'senha')
  const senhaHash = await hashPassword(senha)
  return inTenant(async (tx) => {
    await useFicha(tx, finalidade, token, now)
    return openAccount(
      { tx, brand, caller, now },
      { nome, email, senhaHash, idioma: language, versaoTexto: VERSAO_TEXTO },
      turma === undefined
        ? null
        : (usuario) => enterInvited(tx, invitation, { usuario, actor: null, email, now }),
      turma ?? null,
    )
  })
}
