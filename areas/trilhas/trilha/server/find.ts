/** How authors' handlers get a path: only by naming what they mean to do with it. */

import { can } from '../../../../core/policy/policy.ts'
import type { Context } from '../../../../core/server/context.ts'
import { failure, invalid, notFound } from '../../../../core/server/failure.ts'
import { type TrilhaAlvo, trilhaPolicy } from '../policy.ts'
import { trilhaTexts as texts } from '../texts.ts'
import * as queries from './queries.ts'
import type { EdicaoRow } from './queries-edicao.ts'
import { openRascunho } from './queries-rascunho.ts'
import { keepEdicao } from './write-edicao.ts'

/** Spaces at the ends and in a row are no part of a name. */
export function readNome(nome: string, campo = 'nome'): string {
  const clean = nome.replace(/\s+/g, ' ').trim()
  if (clean === '') throw invalid({ [campo]: texts.nome })
  return clean
}

export const alvoOf = ({ usuario_id, caminho, alcanca }: queries.TrilhaRow): TrilhaAlvo => ({
  dono: usuario_id,
  redeCaminho: caminho ?? [],
  alcanca,
})

/** A path that the person may see, or 404; 403 when they may not do the rest. */
export async function trilhaFor(
  { tx, actor, authorize }: Context,
  action: keyof typeof trilhaPolicy,
  id: number,
): Promise<queries.TrilhaRow> {
  const row = await queries.find(tx, actor, id)
  if (!row || !can(trilhaPolicy, actor, 'view', alvoOf(row))) throw notFound()
  authorize(trilhaPolicy, action, alvoOf(row))
  return row
}

/** The same for who changes it: nobody else does until the transaction ends. */
export async function trilhaToChange(context: Context, id: number): Promise<queries.TrilhaRow> {
  await queries.lock(context.tx, id)
  return trilhaFor(context, 'edit', id)
}

/** The same with the person's editing, begun or renewed, and a draft to write to. */
export async function trilhaToEdit(
  context: Context,
  id: number,
): Promise<{ row: queries.TrilhaRow; edicao: EdicaoRow }> {
  const row = await trilhaToChange(context, id)
  if (row.status === 3) throw failure(409, 'trilha_excluida', texts.excluida)
  const edicao = await keepEdicao(context, row)
  await openRascunho(context.tx, id)
  return { row, edicao }
}
