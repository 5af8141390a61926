/** How handlers get a phase: only by naming what they mean to do with it; and how they show one. */
import type { Told } from '../../../../core/contract/endpoint.ts'
import { can } from '../../../../core/policy/policy.ts'
import type { Context } from '../../../../core/server/context.ts'
import { notFound } from '../../../../core/server/failure.ts'
import { fasePolicy } from '../policy.ts'
import type { FaseInteira } from '../shapes.ts'
import { faseTexts } from '../texts.ts'
import { presentInteira } from './present.ts'
import * as queries from './queries.ts'

/** @throws 404 when it may not be seen, 403 when it may not be done */
export async function faseFor(
  { tx, actor, authorize }: Context,
  action: keyof typeof fasePolicy,
  id: number,
  { lock = false } = {},
): Promise<queries.FaseRow> {
  const row = await queries.find(tx, id, { lock })
  if (!row || !can(fasePolicy, actor, 'view', { redeCaminho: row.caminho })) throw notFound(faseTexts.ausente)
  authorize(fasePolicy, action, { redeCaminho: row.caminho })
  return row
}

/** Its assessments, with how many pupils of each are in which situation. */
export const readAvaliacoes = async (tx: Context['tx'], id: number): Promise<queries.ContadaRow[]> =>
  (await queries.listAvaliacoes(tx, [id])).get(id) ?? []

/** One of its assessments. @throws 404 where it is not in it */
export async function avaliacaoDaFase(
  context: Context,
  action: keyof typeof fasePolicy,
  { faseID, avaliacaoID }: { faseID: number; avaliacaoID: number },
  options?: { lock?: boolean },
): Promise<{ fase: queries.FaseRow; naFase: queries.NaFaseRow }> {
  const fase = await faseFor(context, action, faseID, options)
  const naFase = await queries.findNaFase(context.tx, faseID, avaliacaoID)
  if (!naFase) throw notFound(faseTexts.foraDela)
  return { fase, naFase }
}

/** The phase as it stands, for who has just asked for it or changed it. */
export async function showFase(context: Context, id: number): Promise<{ fase: Told<FaseInteira> }> {
  const row = await faseFor(context, 'view', id)
  const avaliacoes = await readAvaliacoes(context.tx, id)
  const passos = await queries.listPassos(context.tx, id)
  return { fase: presentInteira(row, { avaliacoes, passos }, context.actor) }
}
