/** One person edits a path at a time: for 15 minutes from their last sign of life, unless somebody takes over (H-11). */
import { sure } from '../../../../core/contract/narrow.ts'
import type { Context } from '../../../../core/server/context.ts'
import { failure } from '../../../../core/server/failure.ts'
import { notifyUsers } from '../../../acesso/notificacao/server/public.ts'
import { EDICAO_MS } from '../rules.ts'
import { ocupada, trilhaTexts as texts, tomada } from '../texts.ts'
import type { EdicaoRow } from './queries-edicao.ts'
import * as queries from './queries-edicao.ts'

const MINUTE_MS = 60_000

const busy = ({ usuario_nome, expira_em }: EdicaoRow, now: Date) =>
  failure(
    409,
    'edicao_ocupada',
    ocupada(usuario_nome, Math.max(1, Math.ceil((expira_em.getTime() - now.getTime()) / MINUTE_MS))),
  )

const lost = ({ tomada_nome }: EdicaoRow) =>
  failure(409, 'edicao_tomada', tomada_nome ? tomada(tomada_nome) : texts.edicaoEncerrada)

interface Trilha {
  id: number
  nome: string
}

const after = (now: Date): Date => new Date(now.getTime() + EDICAO_MS)

async function found({ tx }: Context, id: number): Promise<EdicaoRow> {
  return sure(await queries.findEdicao(tx, id))
}

async function renew(context: Context, { id }: EdicaoRow): Promise<EdicaoRow> {
  await queries.updateEdicao(context.tx, id, { expira_em: after(context.now) })
  return found(context, id)
}

async function begin(context: Context, trilha: number): Promise<EdicaoRow> {
  const { tx, actor, now } = context
  const row = { trilha_id: trilha, usuario_id: actor.id, iniciada_em: now, expira_em: after(now) }
  return found(context, await queries.insertEdicao(tx, row))
}

/**
 * The person's editing of a path that the transaction holds, begun or renewed. `assumir` takes it from whoever has it,
 * and tells them.
 * @throws 409 `edicao_ocupada` naming who edits and for how long
 */
export async function beginEdicao(context: Context, trilha: Trilha, assumir: boolean): Promise<EdicaoRow> {
  const { tx, actor, now } = context
  const open = await queries.openOf(tx, trilha.id)
  if (!open) return begin(context, trilha.id)
  const live = open.expira_em > now
  if (open.usuario_id === actor.id && live) return renew(context, open)
  const theirs = live && open.usuario_id !== actor.id
  if (theirs && !assumir) throw busy(open, now)
  await queries.updateEdicao(tx, open.id, {
    encerrada_em: now,
    ...(theirs && { tomada_por: actor.id }),
  })
  if (theirs)
    await notifyUsers(
      tx,
      [open.usuario_id],
      {
        tipo: 'edicao_assumida',
        dados: { autor: actor.nome, titulo: trilha.nome },
        destino: `/logado/gerenciar/trilhas/${trilha.id}`,
      },
      { now },
    )
  return begin(context, trilha.id)
}

/**
 * The same for a change: who lost the editing to somebody begins anew by a call of its own, so that a screen which
 * does not know of it yet changes nothing.
 * @throws 409 `edicao_ocupada`, `edicao_tomada`
 */
export async function keepEdicao(context: Context, trilha: Trilha): Promise<EdicaoRow> {
  const { tx, actor, now } = context
  const open = await queries.openOf(tx, trilha.id)
  const mine = open && open.usuario_id === actor.id && open.expira_em > now
  if (mine) return renew(context, open)
  const last = await queries.lastOf(tx, trilha.id, actor.id)
  if (last?.tomada_nome) throw lost(last)
  return beginEdicao(context, trilha, false)
}

/** Puts numbers on the list of what an editing touched. */
export async function touch(
  { tx }: Context,
  edicao: EdicaoRow,
  { eixos = edicao.eixos, habilidades = edicao.habilidades }: { eixos?: number[]; habilidades?: number[] },
): Promise<EdicaoRow> {
  const next = { eixos: [...new Set(eixos)], habilidades: [...new Set(habilidades)] }
  await queries.updateEdicao(tx, edicao.id, next)
  return { ...edicao, ...next }
}

/** @throws 409 when it ended, ran out or was taken over */
export async function changeEdicao(
  context: Context,
  edicao: EdicaoRow,
  acao: 'renovar' | 'encerrar',
): Promise<EdicaoRow> {
  if (acao === 'encerrar') return endEdicao(context, edicao)
  if (edicao.encerrada_em !== null) throw lost(edicao)
  if (edicao.expira_em <= context.now) throw failure(409, 'edicao_encerrada', texts.edicaoEncerrada)
  return renew(context, edicao)
}

/** Ends it; one that ended stays as it is. */
export async function endEdicao(context: Context, edicao: EdicaoRow): Promise<EdicaoRow> {
  if (edicao.encerrada_em === null)
    await queries.updateEdicao(context.tx, edicao.id, { encerrada_em: context.now })
  return found(context, edicao.id)
}
