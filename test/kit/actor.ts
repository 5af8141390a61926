/** A person as policies see them, read the way a request reads them. */
import { actorOfToken } from '../../areas/acesso/sessao/server/find-actor.ts'
import { tenantOf } from '../../areas/acesso/sessao/server/secrets-token.ts'
import type { Actor } from '../../core/policy/actor.ts'
import { testApp } from './app.ts'
import type { Person } from './tenant.ts'

export async function actorFor({ token }: Person): Promise<Actor> {
  const { database } = await testApp()
  const found = await database.asTenant(tenantOf(token) ?? 0, async (tx) =>
    actorOfToken(tx, token, new Date(), true),
  )
  if (!found) throw new Error('The person has no live session.')
  return found.actor
}
