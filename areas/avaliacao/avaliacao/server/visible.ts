/** Which assessments an actor sees, in SQL over `avaliacao a`: the same as `avaliacaoPolicy.view`, which a test compares. */
import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../../../../core/policy/actor.ts'
import { doBancoVisibleTo } from '../../questao/server/public.ts'

export const avaliacoesVisibleTo = (actor: Actor): RawBuilder<boolean> =>
  doBancoVisibleTo(actor, 'a', sql<boolean>`a.estado = 'pronta'`)
