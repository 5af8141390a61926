/** Handlers: Long work that a screen follows: state, progress, result. */
import { askerOf } from '../../../../core/policy/actor.ts'
import type { Context, Handlers } from '../../../../core/server/context.ts'
import { notFound } from '../../../../core/server/failure.ts'
import type { trabalhoApi } from '../contract.ts'
import { trabalhoPolicy } from '../policy.ts'
import { presentTrabalho } from './present.ts'
import { alreadyEnded } from './public.ts'
import { cancelTrabalho, findTrabalho, listTrabalhos } from './queries.ts'

async function find({ params, ...context }: Context & { params: { id: number } }) {
  const row = await findTrabalho(context.tx, params.id)
  if (!row) throw notFound()
  context.authorize(trabalhoPolicy, 'view', { tenantId: context.brand.ownerId, ...row })
  return row
}

export const trabalhoHandlers: Handlers<typeof trabalhoApi> = {
  async list(context) {
    const rows = await listTrabalhos(context.tx, askerOf(context.actor))
    return { trabalhos: rows.map((row) => presentTrabalho(row, context)) }
  },

  async find(context) {
    return { trabalho: presentTrabalho(await find(context), context) }
  },

  async cancel(context) {
    const row = await find(context)
    if (!(await cancelTrabalho(context.tx, row.id, context.now))) throw alreadyEnded()
    return { trabalho: presentTrabalho({ ...row, estado: 'cancelado' }, context) }
  },
}
