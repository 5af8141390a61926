/** The networks where a person may put what they write. */
import { type RawBuilder, sql } from 'kysely'
import { type Actor, isAdministradorTenant } from '../../../../core/policy/actor.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { bigints } from '../../../../core/server/sql.ts'

/** Networks of the actor's roles and classes, and those above them. */
export function redesSql({ turmas, redes }: Actor): RawBuilder<number> {
  const taught = turmas.filter(({ papel }) => papel === 'professor').map(({ id }) => id)
  return sql<number>`(select unnest(own.caminho) from rede own
    where own.id = any(${bigints(redes.map(({ id }) => id))}) or own.id in (
      select t.rede_id from turma t where t.id = any(${bigints(taught)}) and t.status <> 'excluida'))`
}

/** The networks that the actor may name, by name: at most 500. */
export function listRedes(tx: Tx, actor: Actor) {
  const all = tx.selectFrom('rede as r').select(['r.id', 'r.nome', 'r.caminho'])
  const own = isAdministradorTenant(actor) ? all : all.where(sql<boolean>`r.id in ${redesSql(actor)}`)
  return own.orderBy('r.nome').orderBy('r.id').limit(500).execute()
}
