/** Making a person and changing their data: read what was typed, keep what is unique unique, log which fields. */
import { audit } from '../../../../core/server/audit.ts'
import type { Context } from '../../../../core/server/context.ts'
import { publish } from '../../../../core/server/events.ts'
import { endFichas, requireSecond } from '../../../acesso/sessao/server/public.ts'
import * as contas from '../../../acesso/sessao/server/public-conta.ts'
import { revokeSessoes } from '../../../acesso/sessao/server/public-sessao.ts'
import { acervoPolicy, dadoPolicy } from '../policy.ts'
import {
  freeLogin,
  loginBase,
  readCpf,
  readEmail,
  readInepAluno,
  readLogin,
  readNascimento,
  readNome,
  readRa,
  readTelefone,
} from '../rules.ts'
import { escopoOf, onlyHelps } from '../rules-papel.ts'
import type { NovoPapel } from '../shapes.ts'
import { concedidasTo, findFor } from './find.ts'
import * as queries from './queries.ts'
import { changedMeanwhile, namingTheField, readFields, taken } from './refusals.ts'
import { authorizePapel, give, keepAdministradorOf } from './write-papeis.ts'

const READERS = {
  nome: readNome,
  nome_civil: readNome,
  login: readLogin,
  email: readEmail,
  cpf: readCpf,
  ra: readRa,
  inep: readInepAluno,
  telefone: readTelefone,
} as const

/** Enough candidates for the most common names of a large network; past them comes chance. */
const CANDIDATES = 500

/** A user name made of the name that nobody has. */
async function newLogin({ tx }: Context, nome: string): Promise<string> {
  const base = loginBase(nome)
  const candidates = [base, ...Array.from({ length: CANDIDATES }, (_, n) => `${base}${n + 2}`)]
  const used = await queries.lockLogins(tx, base, candidates)
  return used.size < candidates.length ? freeLogin(base, used) : `${base}-${Date.now().toString(36)}`
}

export async function refuseTaken({ tx }: Context, unicos: queries.Unicos, except: number | null) {
  const fields = await queries.findTaken(tx, unicos, except)
  if (fields.length > 0) throw taken(fields)
}

export interface NewPessoa {
  nome: string
  nome_civil?: string
  login?: string
  email?: string
  cpf?: string
  ra?: string
  inep?: string
  telefone?: string
  idioma?: 'pt-br' | 'en-us'
  data_nascimento?: string
  vinculo: NovoPapel
}

export async function createPessoa(context: Context, body: NewPessoa) {
  const { tx, now, brand } = context
  context.authorize(acervoPolicy, 'list', null)
  // Nobody yet: of no tenant and no id, so that it is not the actor.
  const nobody = { tenantId: brand.ownerId, id: 0, papeis: [] }
  const places = await authorizePapel(context, nobody, body.vinculo)
  const fields = readFields(
    body,
    { ...READERS, data_nascimento: (text: string) => readNascimento(text, now) },
    ['nome'],
  )
  const { nome, login: typed, email, data_nascimento, ...dados } = fields
  if (data_nascimento) {
    const pessoa = { ...nobody, papeis: places.map((lugar) => ({ papel: body.vinculo.papel, lugar })) }
    const target = { pessoa, concedidas: await concedidasTo(context, 'nascimento') }
    context.authorize(dadoPolicy, 'write', target)
  }
  await refuseTaken(context, { login: typed, email, ...dados }, null)
  const login = typed ?? (await newLogin(context, nome ?? ''))
  const id = await namingTheField(() =>
    queries.insertPessoa(
      tx,
      { nome: nome ?? '', login, email: email ?? null, ...(body.idioma && { idioma: body.idioma }) },
      { ...dados, ...(data_nascimento && { data_nascimento }) },
      now,
    ),
  )
  const papel = await give(context, id, body.vinculo)
  const created = {
    entidade: 'usuario',
    id,
    acao: 'criar',
    mudanca: { depois: { papel: body.vinculo.papel, [escopoOf(body.vinculo.papel) ?? 'tenant']: papel.id } },
  }
  await audit(context, created, papel)
  return { usuario: id, login }
}

export interface PessoaChange extends Partial<Omit<NewPessoa, 'vinculo' | 'data_nascimento' | 'email'>> {
  versao: string
}

/** Locks the person and compares: whoever edits what somebody else has just changed is told. */
async function findUnchanged(context: Context, id: number, versao: string, act: 'edit' | 'help' = 'edit') {
  const before = await findFor(context, id, act)
  await queries.lockPessoa(context.tx, id)
  const now = await queries.findPessoa(context.tx, id)
  if (now?.versao !== versao) throw changedMeanwhile()
  return before.pessoa
}

export async function updatePessoa(context: Context, id: number, { versao, idioma, ...body }: PessoaChange) {
  const { tx, now } = context
  const help = [body, { idioma }].every((asked) => onlyHelps(asked))
  await findUnchanged(context, id, versao, help ? 'help' : 'edit')
  const { email: _, ...readers } = READERS
  const { nome, login, ...dados } = readFields(body, readers, ['nome', 'login'])
  await refuseTaken(context, { login, ...dados }, id)
  const usuario = { ...(nome && { nome }), ...(login && { login }), ...(idioma && { idioma }) }
  const campos = [...Object.keys(usuario), ...Object.keys(dados)]
  if (campos.length === 0) return
  await namingTheField(async () => {
    if (Object.keys(usuario).length > 0) await contas.changeUsuario(tx, id, usuario)
    await queries.saveDados(tx, id, dados, now, campos)
  })
  await audit(context, { entidade: 'usuario', id, acao: 'mudar', mudanca: { depois: { campos } } })
}

export async function changeEmail(
  context: Context,
  id: number,
  { email, versao }: { email: string; versao: string },
) {
  const { tx, now } = context
  await findUnchanged(context, id, versao)
  const fields = readFields({ email }, { email: readEmail })
  await requireSecond(context, { usuario: id, ato: 'email', email: fields.email ?? null }, { take: true })
  await refuseTaken(context, { email: fields.email }, id)
  await namingTheField(() => contas.changeEmail(tx, id, fields.email ?? null))
  await queries.saveDados(tx, id, {}, now, ['email'])
  // A link that went to the old address opens nothing any more.
  await endFichas(tx, id, ['recuperar_senha', 'criar_senha', 'validar_email', 'liberar_entrada'], now)
  const mudanca = { depois: { campos: ['email'] } }
  await audit(context, { entidade: 'usuario', id, acao: 'mudar_email', mudanca })
}

export async function setStatus(
  context: Context,
  id: number,
  { status, motivo }: { status: 'ativo' | 'suspenso'; motivo: string },
) {
  const { tx, now } = context
  const { target } = await findFor(context, id)
  await keepAdministradorOf(context, target)
  await queries.lockPessoa(tx, id)
  const before = await queries.findPessoa(tx, id)
  if (before?.status === status) return
  await contas.changeUsuario(tx, id, { status })
  if (status === 'suspenso') {
    await revokeSessoes(tx, [id], now, { live: true })
    await publish(tx, `usuario:${id}`, 'sessao_encerrada')
  }
  const mudanca = { antes: { status: before?.status }, depois: { status } }
  const acao = status === 'suspenso' ? 'suspender' : 'reativar'
  await audit(context, { entidade: 'usuario', id, acao, mudanca, motivo })
}
