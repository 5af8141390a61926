/** Handlers: the garden of a class. */

import { turmaPolicy } from '../../../../areas/escola/turma/policy.ts'
import { findTurma } from '../../../../areas/escola/turma/server/public.ts'
import type { Handlers } from '../../../../core/server/context.ts'
import { notFound } from '../../../../core/server/failure.ts'
import type { canteiroApi } from '../contract.ts'
import { listCanteiros } from './queries.ts'

export const canteiroHandlers: Handlers<typeof canteiroApi> = {
  async list({ tx, authorize, params, query }) {
    const turma = await findTurma(tx, params.turma)
    if (!turma) throw notFound()
    authorize(turmaPolicy, 'view', turma)
    return listCanteiros(tx, turma.id, query)
  },
}
