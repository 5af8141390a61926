/** How handlers get curricula and what is in them: in a version, and only by naming what they mean to do. */
import {
  type Actor,
  isAdministradorPlataforma,
  isAdministradorTenant,
} from '../../../../core/policy/actor.ts'
import { can } from '../../../../core/policy/policy.ts'
import type { Context } from '../../../../core/server/context.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { failure, forbidden, notFound } from '../../../../core/server/failure.ts'
import { redePolicy } from '../../../escola/rede/policy.ts'
import { type Clientes, type CurriculoAlvo, common, curriculoPolicy } from '../policy.ts'
import { REDE_INDISPONIVEL, curriculoTexts as texts } from '../texts.ts'
import * as categorias from './queries-categoria.ts'
import { type ClienteRow, listClientes } from './queries-cliente.ts'
import * as queries from './queries-curriculo.ts'

export interface Pessoa extends Clientes {
  clientes: readonly ClienteRow[]
}

type Asker = Pick<Context, 'tx' | 'actor' | 'log'>

/** The function of a person in a client is that of the network with the client's code (section 6). */
const writesFor =
  (actor: Actor) =>
  ({ caminho }: ClienteRow): boolean =>
    caminho !== null && can(redePolicy, actor, 'change', { redeCaminho: caminho })

/** The clients of a person, where nobody waits for an answer: what can't be read fails. */
export async function readPessoa(tx: Tx, actor: Actor): Promise<Pessoa> {
  const clientes = await listClientes(tx, actor)
  return {
    clientes,
    meus: clientes.flatMap(({ id, meu }) => (meu ? [id] : [])),
    escreve: clientes.filter(writesFor(actor)).map(({ id }) => id),
  }
}

/**
 * The clients of whoever asks, read anew each time. What can't be read denies, and is logged in the words of section 8.
 * @throws 403 when the networks can't be read at all
 */
export async function pessoaOf({ tx, actor, log }: Asker): Promise<Pessoa> {
  try {
    return await readPessoa(tx, actor)
  } catch (error) {
    log.warn({ err: error }, REDE_INDISPONIVEL)
    throw forbidden()
  }
}

export interface Aberto {
  curriculo: queries.CurriculoRow
  pessoa: Pessoa
  alvo: CurriculoAlvo
  /** In whose version; null: the base. */
  versao: number | null
}

export const alvoOf = (
  row: queries.CurriculoRow,
  { meus, escreve }: Clientes,
  versao: number | null,
): CurriculoAlvo => ({
  cliente: row.cliente?.id ?? null,
  ativo: row.status === 'ativo',
  vinculados: row.vinculos.flatMap(({ id, status }) => (status ? [id] : [])),
  meus,
  escreve,
  versao,
})

/** The clients in whose version the person would see or write a curriculum that they named no client for. */
export function candidates(actor: Actor, { vinculados, meus, escreve }: CurriculoAlvo): number[] {
  if (isAdministradorTenant(actor)) return []
  const writing = common(vinculados, escreve)
  return writing.length > 0 ? writing : common(vinculados, meus)
}

/** Of its own client a curriculum has no version but itself. */
const notOwn = (cliente: number | null, versao: number | undefined): number | null =>
  versao === undefined || versao === cliente ? null : versao

export function defaultVersao(actor: Actor, alvo: CurriculoAlvo): number | null {
  const [one, ...more] = candidates(actor, alvo)
  return more.length > 0 ? null : notOwn(alvo.cliente, one)
}

/** @throws 404 for a client that is not the person's, 409 for one that does not use the curriculum */
function versaoOf(actor: Actor, alvo: CurriculoAlvo, asked: number | undefined): number | null {
  if (asked === undefined) return defaultVersao(actor, alvo)
  if (asked === alvo.cliente) return null
  if (!isAdministradorTenant(actor) && !alvo.meus.includes(asked)) throw notFound()
  if (!alvo.vinculados.includes(asked)) throw failure(409, 'cliente_nao_vinculado', texts.naoVinculado)
  return asked
}

export interface Asked {
  /** The client whose version it is about. */
  cliente_id?: number | undefined
}

/** A curriculum that the person may see, in a version. */
export async function curriculoToRead(context: Context, id: number, { cliente_id }: Asked): Promise<Aberto> {
  const { tx, actor, authorize } = context
  const row = await queries.find(tx, id)
  if (!row) throw notFound()
  const pessoa = await pessoaOf(context)
  const base = alvoOf(row, pessoa, null)
  if (!can(curriculoPolicy, actor, 'view', base)) throw notFound()
  authorize(curriculoPolicy, 'view', base)
  const versao = versaoOf(actor, base, cliente_id)
  return { curriculo: row, pessoa, alvo: { ...base, versao }, versao }
}

/** Denials that come of a network that is not there are logged (section 8). */
function tellDenied({ log, actor }: Asker, { pessoa, alvo, versao }: Aberto): void {
  const cliente = pessoa.clientes.find(({ id }) => id === (versao ?? alvo.cliente))
  if (cliente?.caminho === null && !isAdministradorPlataforma(actor))
    log.warn({ cliente: cliente.id }, REDE_INDISPONIVEL)
}

/** @throws 403, or 422 for who writes for several clients and did not say for which */
function authorizeWrite(context: Context, aberto: Aberto): void {
  const { actor, authorize } = context
  const { alvo, versao } = aberto
  const action = versao === null ? 'edit' : 'editVersao'
  if (!can(curriculoPolicy, actor, action, alvo)) {
    tellDenied(context, aberto)
    if (versao === null && candidates(actor, alvo).some((id) => alvo.escreve.includes(id)))
      throw failure(422, 'cliente_indefinido', texts.indefinido)
  }
  authorize(curriculoPolicy, action, alvo)
}

/** A curriculum whose name, stage and so on the person may change: the same in every version. */
export async function curriculoToEdit(context: Context, id: number): Promise<Aberto> {
  await queries.touch(context.tx, id)
  const aberto = await curriculoToRead(context, id, {})
  if (!can(curriculoPolicy, context.actor, 'edit', aberto.alvo))
    tellDenied(context, { ...aberto, versao: null })
  context.authorize(curriculoPolicy, 'edit', aberto.alvo)
  return aberto
}

/** What is in it, for who changes that: nobody else does until the transaction ends. */
export async function curriculoToWrite(context: Context, id: number, asked: Asked): Promise<Aberto> {
  await queries.touch(context.tx, id)
  const aberto = await curriculoToRead(context, id, asked)
  authorizeWrite(context, aberto)
  return aberto
}

export interface AbertaCategoria extends Aberto {
  categoria: categorias.CategoriaRow
}

type Open = (context: Context, id: number, asked: Asked) => Promise<Aberto>

async function openCategoria(
  context: Context,
  open: Open,
  { id, cliente_id }: { id: number } & Asked,
): Promise<AbertaCategoria> {
  const { tx } = context
  const place = await categorias.findCategoria(tx, id)
  if (!place) throw notFound()
  if (place.cliente_id !== null && cliente_id !== undefined && place.cliente_id !== cliente_id)
    throw notFound()
  const aberto = await open(context, place.curriculo_id, { cliente_id: place.cliente_id ?? cliente_id })
  const { versao } = aberto
  const copia =
    versao !== null && place.cliente_id === null ? await categorias.findCopia(tx, id, versao) : undefined
  // It may have changed while the curriculum was waited for.
  const categoria = copia ?? (await categorias.findCategoria(tx, id))
  if (!categoria || categoria.removida) throw notFound()
  return { ...aberto, categoria }
}

/** A category as a version shows it: its copy in place of the base. */
export const categoriaToRead = (context: Context, id: number, { cliente_id }: Asked) =>
  openCategoria(context, curriculoToRead, { id, cliente_id })

/** The same for who may change it, while nobody else does; a base category in a client's version stays the base. */
export const categoriaToLock = (context: Context, id: number, { cliente_id }: Asked) =>
  openCategoria(context, curriculoToWrite, { id, cliente_id })

/** The same for who changes it. In a client's version a base category is copied first. */
export async function categoriaToWrite(context: Context, id: number, asked: Asked): Promise<AbertaCategoria> {
  const open = await categoriaToLock(context, id, asked)
  const { versao, categoria } = open
  if (versao === null || categoria.cliente_id !== null) return open
  await categorias.copyCategorias(context.tx, [categoria.id], versao)
  const copia = await categorias.findCopia(context.tx, categoria.id, versao)
  if (!copia) throw notFound()
  return { ...open, categoria: copia }
}
