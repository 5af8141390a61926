/** The only ways a handler gets a class or a transfer: by naming what it means to do with it. */
import { can } from '../../../../core/policy/policy.ts'
import type { Context } from '../../../../core/server/context.ts'
import { notFound } from '../../../../core/server/failure.ts'
import { type TurmaTarget, turmaPolicy } from '../../turma/policy.ts'
import { findSala, lockSalas, type Sala } from '../../turma/server/public-sala.ts'
import { turmaTexts } from '../../turma/texts.ts'
import { matriculaPolicy } from '../policy.ts'
import { findTransfer, type TransferRow } from './queries-transferencia.ts'

export const targetOf = (row: Pick<Sala, 'id' | 'status' | 'caminho'>): TurmaTarget => ({
  id: row.id,
  status: row.status,
  redeCaminho: row.caminho,
})

/** Ids repeat between tenants: a visiting administrator has no row here. */
export const authorOf = ({ actor, brand }: Pick<Context, 'actor' | 'brand'>): number | null =>
  actor.tenantId === brand.ownerId ? actor.id : null

const missing = () => notFound(turmaTexts.naoEncontrada)

/** A class that the actor sees, for an act of theirs. */
export async function findFor(context: Context, action: keyof typeof matriculaPolicy, id: number) {
  const row = await findSala(context.tx, id)
  if (!row || !can(turmaPolicy, context.actor, 'view', targetOf(row))) throw missing()
  context.authorize(matriculaPolicy, action, targetOf(row))
  return row
}

/** The same, held until the transaction ends, with its room as it is then. */
export async function lockFor(context: Context, action: keyof typeof matriculaPolicy, id: number) {
  await lockSalas(context.tx, [id])
  return findFor(context, action, id)
}

const origemOf = (row: TransferRow): TurmaTarget => ({
  id: row.origem_id,
  status: row.origem_status,
  redeCaminho: row.origem_caminho,
})

const destinoOf = (row: TransferRow): TurmaTarget | null =>
  row.destino_id === null
    ? null
    : { id: row.destino_id, status: row.destino_status ?? '', redeCaminho: row.destino_caminho ?? [] }

/** A transfer with one end where the actor may `review`; undoing asks for the origin. */
export async function findTransferFor(context: Context, action: 'review' | 'transfer', id: number) {
  const row = await findTransfer(context.tx, id)
  const ends = row ? [origemOf(row), destinoOf(row)].filter((end) => end !== null) : []
  const seen = ends.find((end) => can(matriculaPolicy, context.actor, 'review', end))
  if (!row || !seen) throw notFound()
  context.authorize(matriculaPolicy, action, action === 'review' ? seen : origemOf(row))
  return row
}
