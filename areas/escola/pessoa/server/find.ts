/** The only way a handler gets a person: by naming what it means to do with them. */
import type { Context } from '../../../../core/server/context.ts'
import { notFound } from '../../../../core/server/failure.ts'
import { type PessoaTarget, pessoaPolicy } from '../policy.ts'
import * as queries from './queries.ts'
import { listConcedidas } from './queries-papel.ts'

export type Scope = Pick<Context, 'tx' | 'actor' | 'brand' | 'authorize'>

/** Ids repeat between tenants: a visiting administrator has no row here. */
export const authorOf = ({ actor, brand }: Pick<Scope, 'actor' | 'brand'>): number | null =>
  actor.tenantId === brand.ownerId ? actor.id : null

export async function targetOf(
  { tx, brand }: Pick<Scope, 'tx' | 'brand'>,
  id: number,
): Promise<PessoaTarget> {
  const papeis = await queries.listPapeis(tx, id)
  const deixados = papeis.length === 0 ? await queries.listDeixados(tx, id) : []
  return { tenantId: brand.ownerId, id, papeis, deixados }
}

/** A person that the actor sees, and may do `action` to. 404 when they may not even be seen. */
export async function findFor(
  context: Scope,
  id: number,
  ...actions: readonly (keyof typeof pessoaPolicy)[]
) {
  const [pessoa, target] = await Promise.all([queries.findPessoa(context.tx, id), targetOf(context, id)])
  if (!pessoa) throw notFound()
  context.authorize(pessoaPolicy, 'view', target)
  for (const action of actions) context.authorize(pessoaPolicy, action, target)
  return { pessoa, target }
}

/** The networks for which the actor was granted one thing that is kept apart. */
export async function concedidasTo(context: Scope, dado: 'laudo' | 'nascimento'): Promise<number[]> {
  const id = authorOf(context)
  if (id === null) return []
  const rows = await listConcedidas(context.tx, id)
  return rows.filter((row) => row.dado === dado).map(({ rede_id }) => rede_id)
}
