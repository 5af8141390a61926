/** The networks where a person may put what they write. */
import { type RawBuilder, sql } from 'kysely'
import { type Actor, isAdministradorTenant } from '../../../../core/policy/actor.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { linhagem } from '../../../escola/turma/server/public-lugar.ts'

/** Networks of the actor's roles and classes, and those above them. */
export function redesSql({ turmas, redes }: Actor): RawBuilder<number> {
  const taught = turmas.filter(({ papel }) => papel === 'professor').map(({ id }) => id)
  return linhagem(
    redes.map(({ id }) => id),
    taught,
  )
}

/** The networks that the actor may name, by name: at most 500. */
export function listRedes(tx: Tx, actor: Actor) {
  const all = tx.selectFrom('rede as r').select(['r.id', 'r.nome', 'r.caminho'])
  const own = isAdministradorTenant(actor) ? all : all.where(sql<boolean>`r.id in ${redesSql(actor)}`)
  return own.orderBy('r.nome').orderBy('r.id').limit(500).execute()
}
