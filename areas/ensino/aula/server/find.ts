/** The only ways a handler gets a lesson: by naming what it means to do with it; and how it shows one. */
import type { Told } from '../../../../core/contract/endpoint.ts'
import { isVisitor } from '../../../../core/policy/actor.ts'
import { can } from '../../../../core/policy/policy.ts'
import type { Context } from '../../../../core/server/context.ts'
import { failure, notFound } from '../../../../core/server/failure.ts'
import { type AulaAlvo, aulaPolicy } from '../policy.ts'
import type { AulaInteira } from '../shapes.ts'
import { aulaTexts } from '../texts.ts'
import { alvoOf, presentInteira } from './present.ts'
import { type AulaRow, findAula, findParecer } from './queries.ts'
import { listRemovidas, listTelas } from './queries-tela.ts'
import { marcasOf } from './write-marcas.ts'

type Asking = Pick<Context, 'tx' | 'actor' | 'authorize'>
type Action = keyof typeof aulaPolicy

/** Nothing here is written in the name of an administrator of another tenant. */
export function refuseVisitor({ actor }: Pick<Context, 'actor'>): void {
  if (isVisitor(actor)) throw failure(403, 'visitante', aulaTexts.visitante)
}

export interface Found {
  row: AulaRow
  alvo: AulaAlvo
}

/** @throws 404 when it may not be seen, 403 when it may not be done */
export async function aulaFor(
  { tx, actor, authorize }: Asking,
  action: Action,
  id: number,
  { lock = false } = {},
): Promise<Found> {
  const row = await findAula(tx, actor, id, { lock })
  if (!row) throw notFound(aulaTexts.ausente)
  const alvo = alvoOf(row)
  authorize(aulaPolicy, 'view', alvo, aulaTexts.ausente)
  authorize(aulaPolicy, action, alvo)
  return { row, alvo }
}

/** To change it, by itself until the transaction ends. */
export function aulaToDo(context: Asking, action: Action, id: number): Promise<Found> {
  refuseVisitor(context)
  return aulaFor(context, action, id, { lock: true })
}

/** To write in its draft: what waits for a review or was put away stands still. */
export async function aulaToEdit(context: Asking, id: number): Promise<Found> {
  const found = await aulaToDo(context, 'edit', id)
  const { estado } = found.alvo
  if (estado === 'arquivada') throw failure(409, 'aula_arquivada', aulaTexts.arquivada)
  if (estado === 'em_revisao' && !can(aulaPolicy, context.actor, 'review', found.alvo))
    throw failure(409, 'aula_em_revisao', aulaTexts.emRevisao)
  return found
}

/** One lesson with its draft, as it stands now in the database. */
export async function showAula(
  { tx, actor }: Pick<Context, 'tx' | 'actor'>,
  id: number,
): Promise<Told<AulaInteira>> {
  const row = await findAula(tx, actor, id)
  if (!row) throw notFound(aulaTexts.ausente)
  const [marcas, telas, removidas, parecer] = await Promise.all([
    marcasOf(tx, [id]),
    listTelas(tx, id),
    listRemovidas(tx, id),
    findParecer(tx, id),
  ])
  return presentInteira(row, { marcas: marcas.get(id), telas, removidas, parecer }, actor)
}
