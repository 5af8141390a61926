/** Which phases an actor sees, in SQL over `fase f`: the same as `fasePolicy.view`, which a test compares. */
import { type RawBuilder, sql } from 'kysely'
import { type Actor, isAdministradorTenant } from '../../../../core/policy/actor.ts'
import { dentroDe } from '../../../escola/turma/server/public-lugar.ts'

export const fasesVisibleTo = (actor: Actor): RawBuilder<boolean> =>
  isAdministradorTenant(actor)
    ? sql<boolean>`true`
    : dentroDe(
        'f.rede_id',
        actor.redes.map(({ id }) => id),
      )
