/** Arranging networks: making, renaming, moving, deleting and bringing back (H-02). */
import { randomInt } from 'node:crypto'
import { audit } from '../../../../core/server/audit.ts'
import type { Context } from '../../../../core/server/context.ts'
import { notFound } from '../../../../core/server/failure.ts'
import { makeCodigo } from '../../turma/rules.ts'
import { changeRede, findDados, insertRede } from '../../turma/server/public-rede.ts'
import { redePolicy } from '../policy.ts'
import {
  type CampoContato,
  CONTATO,
  type Contato,
  DIAS_NA_LIXEIRA,
  impedesPlace,
  impedesRemoval,
  readContato,
  readInep,
} from '../rules.ts'
import { findFor } from './find.ts'
import { findRede } from './queries.ts'
import * as queries from './queries-gestao.ts'
import {
  contatoInvalido,
  foraDoPrazo,
  impedida,
  inepInvalido,
  inWordsOf,
  nomeVazio,
  topoDaRede,
} from './refusals.ts'

interface Typed extends Partial<Record<CampoContato, string>> {
  nome: string
  inep?: string
  codigo?: string
}

/** Where it is, as far as that was typed; an empty field takes away what stood there. */
function readWhere(typed: Typed): Partial<Contato> {
  const where: Partial<Contato> = {}
  const wrong: CampoContato[] = []
  for (const campo of CONTATO) {
    const text = typed[campo]?.trim().replace(/\s+/g, ' ')
    if (text === undefined) continue
    where[campo] = text === '' ? null : readContato(campo, text)
    if (text !== '' && where[campo] === null) wrong.push(campo)
  }
  if (wrong.length > 0) throw contatoInvalido(wrong)
  return where
}

/** What was typed; fields that are absent stay out. */
function read({ nome, inep, codigo, ...typed }: Typed) {
  const name = nome.trim().replace(/\s+/g, ' ')
  if (name === '') throw nomeVazio()
  const code = inep?.trim() ? readInep(inep) : null
  if (inep?.trim() && code === null) throw inepInvalido()
  return {
    nome: name,
    ...(inep !== undefined && { inep: code }),
    ...(codigo?.trim() && { codigo: codigo.trim() }),
    ...readWhere({ nome, ...typed }),
  }
}

export async function createRede(context: Context, paiId: number, body: Typed) {
  const { tx } = context
  const found = await findFor(context, 'change', paiId)
  await queries.lockCliente(tx, found.cliente_id)
  const pai = (await findRede(tx, paiId)) ?? found
  const no = impedesPlace(pai, { cliente_id: pai.cliente_id, niveis: 1 })
  if (no) throw impedida(no)
  const dados = { inep: null, ...read(body) }
  const codigo = dados.codigo ?? dados.inep ?? makeCodigo((below) => randomInt(below))
  const write = insertRede(tx, { clienteId: pai.cliente_id, paiId, ...dados, codigo })
  const rede = await inWordsOf(write)
  const mudanca = { depois: { ...dados, codigo, pai: paiId } }
  await audit(context, { entidade: 'rede', id: rede, acao: 'criar', mudanca })
  return { rede }
}

export async function updateRede(context: Context, id: number, body: Typed): Promise<object> {
  await findFor(context, 'change', id)
  const antes = await findDados(context.tx, id)
  const change = read(body)
  await inWordsOf(changeRede(context.tx, id, change))
  const mudanca = { antes, depois: change }
  await audit(context, { entidade: 'rede', id, acao: 'mudar', mudanca })
  return {}
}

/** A network that may be moved or deleted: whoever manages only the network itself leaves it where it is. */
async function findToArrange(context: Context, id: number) {
  const seen = await findFor(context, 'view', id)
  if (seen.pai_id === null) {
    context.authorize(redePolicy, 'change', { redeCaminho: seen.caminho })
    throw topoDaRede()
  }
  context.authorize(redePolicy, 'change', { redeCaminho: seen.caminho.slice(0, -1) })
  await queries.lockCliente(context.tx, seen.cliente_id)
  // Somebody else may have arranged it while this waited.
  const rede = await findRede(context.tx, id)
  if (!rede || rede.pai_id === null) throw notFound()
  return { ...rede, pai_id: rede.pai_id }
}

export async function moveRede(context: Context, id: number, paiId: number): Promise<object> {
  const { tx } = context
  const rede = await findToArrange(context, id)
  const pai = await findFor(context, 'change', paiId)
  const content = await queries.contentOf(tx, id)
  const no =
    impedesPlace(pai, { id, cliente_id: rede.cliente_id, niveis: content.niveis }) ??
    (content.turmas_ativas > 0 && rede.pai_id !== paiId ? 'turmas_ativas' : null)
  if (no) throw impedida(no)
  if (rede.pai_id === paiId) return {}
  await changeRede(tx, id, { pai_id: paiId })
  const mudanca = { antes: { pai: rede.pai_id }, depois: { pai: paiId } }
  await audit(context, { entidade: 'rede', id, acao: 'mover', mudanca })
  return {}
}

export async function removeRede(context: Context, id: number): Promise<object> {
  const { tx } = context
  const { nome, codigo, inep, pai_id: pai } = await findToArrange(context, id)
  const no = impedesRemoval(await queries.contentOf(tx, id))
  if (no) throw impedida(no)
  await inWordsOf(queries.removeRedes(tx, [id]))
  const mudanca = { antes: { nome, codigo, inep, pai }, depois: null }
  await audit(context, { entidade: 'rede', id, acao: 'apagar', mudanca })
  return {}
}

const DAY_MS = 86_400_000

export async function restoreRede(context: Context, id: number): Promise<object> {
  const { tx, now } = context
  const excluida = await queries.findExcluida(tx, id)
  if (!excluida) throw notFound()
  context.authorize(redePolicy, 'view', { redeCaminho: excluida.caminho })
  context.authorize(redePolicy, 'change', { redeCaminho: excluida.caminho })
  if (now.getTime() - excluida.excluida_em.getTime() > DIAS_NA_LIXEIRA * DAY_MS) throw foraDoPrazo()
  await queries.lockCliente(tx, excluida.cliente_id)
  if (!(await queries.findExcluida(tx, id))) throw notFound()
  await inWordsOf(queries.restoreRede(tx, id))
  await audit(context, { entidade: 'rede', id, acao: 'restaurar' })
  return {}
}
