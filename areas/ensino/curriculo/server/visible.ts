/** Which curricula and categories a person sees, in SQL: clients have skills of their own, in place of those of the base. */
import { type RawBuilder, sql } from 'kysely'
import { type Actor, isAdministradorTenant } from '../../../../core/policy/actor.ts'
import { bigints } from '../../../../core/server/sql.ts'
import { lugar } from '../../../escola/turma/server/public-lugar.ts'

/** The ids of the clients in whose networks or classes a person has a role, as a subquery. */
export function clientesOfSql({ redes, turmas }: Pick<Actor, 'redes' | 'turmas'>): RawBuilder<unknown> {
  return sql`
    select r.cliente_id from rede r where r.id = any(${bigints(redes.map(({ id }) => id))})
    union select r.cliente_id from ${lugar()}
    where t.id = any(${bigints(turmas.map(({ id }) => id))})`
}

/** Over `curriculo`: a base, or one that a client of the person uses; for an administrator any. */
export const curriculoVisibleTo = (actor: Actor): RawBuilder<boolean> =>
  isAdministradorTenant(actor)
    ? sql<boolean>`true`
    : sql<boolean>`(curriculo.cliente_id is null or exists (
        select from curriculo_vinculo v where v.curriculo_id = curriculo.id and v.status
          and v.cliente_id in (${clientesOfSql(actor)})))`

const usedBy = (clientes: RawBuilder<unknown>) => sql`exists (
  select from curriculo_vinculo v where v.curriculo_id = categoria.curriculo_id
    and v.cliente_id = categoria.cliente_id and v.status and ${clientes})`

/** Over `curriculo` and `categoria`: of the base, or of a client of the person that uses the curriculum. */
export const categoriaVisibleTo = (actor: Actor): RawBuilder<boolean> => sql<boolean>`(
  ${curriculoVisibleTo(actor)} and (categoria.cliente_id is null or ${usedBy(
    isAdministradorTenant(actor) ? sql`true` : sql`v.cliente_id in (${clientesOfSql(actor)})`,
  )}))`

/**
 * Over `curriculo` and `categoria`: what the person is offered, which is what `categoriaVisibleTo` lets through, of no
 * client but their own. Who belongs to one client is offered its copies in place of the base.
 */
export const categoriaOfferedTo = (actor: Actor): RawBuilder<boolean> => sql<boolean>`(
  categoria.remocao_id is null and ${curriculoVisibleTo(actor)}
  and (categoria.cliente_id is null or ${usedBy(sql`v.cliente_id in (${clientesOfSql(actor)})`)})
  and not exists (
    select from categoria copia join curriculo_vinculo v
      on v.curriculo_id = copia.curriculo_id and v.cliente_id = copia.cliente_id and v.status
    where copia.origem_id = categoria.id and not copia.descartada
      and array[copia.cliente_id] = array(${clientesOfSql(actor)})))`
