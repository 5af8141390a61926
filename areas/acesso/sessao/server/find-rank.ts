/** Rank, asked of accounts by their numbers: for the ways in that are handed an id and act on whose it is. */
import { type ActName, mayActOn } from '../../../../core/policy/rank.ts'
import type { Context } from '../../../../core/server/context.ts'
import { failure } from '../../../../core/server/failure.ts'
import { rolesOf } from './queries-rank.ts'

/** Told to whoever sees the person anyway; who does not is told that there is nobody. */
export const above = () =>
  failure(403, 'conta_acima', {
    pt: 'Esta conta é de alguém com um papel acima do seu. Peça a quem tem o mesmo papel que essa pessoa, ou um acima.',
    en: 'This account belongs to somebody whose role is above yours. Ask whoever has the same role as that person, or one above.',
  })

export type Acting = Pick<Context, 'tx' | 'actor'> & { brand: Pick<Context['brand'], 'ownerId'> }

/** Those of the people on whom rank does not let the actor act. */
export async function beyondRank(
  { tx, actor, brand }: Acting,
  act: ActName,
  ids: readonly number[],
): Promise<number[]> {
  const roles = await rolesOf(tx, ids)
  return ids.filter(
    (id) => !mayActOn(act, actor, { tenantId: brand.ownerId, id, papeis: roles.get(id) ?? [] }),
  )
}

/** Stops unless rank lets the actor do it to all of these people. @throws 403 `conta_acima` */
export async function requireRank(context: Acting, act: ActName, ids: readonly number[]): Promise<void> {
  if ((await beyondRank(context, act, ids)).length > 0) throw above()
}
