/** SQL behind the check of who may edit a client's curricula (section 6): networks managed, the function in each. */
import { sql } from 'kysely'
import { type Actor, isAdministradorTenant } from '../../../../core/policy/actor.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { bigints } from '../../../../core/server/sql.ts'

/** Networks that the person manages, with what lies below them; of an administrator every one; at most 500. */
export async function listManaged(tx: Tx, actor: Actor) {
  const own = actor.redes.flatMap(({ id, papel }) => (papel === 'gestor_rede' ? [id] : []))
  const mine = isAdministradorTenant(actor) ? sql`true` : sql`r.caminho && ${bigints(own)}`
  const { rows } = await sql<{
    id: number
    codigo: string
    nome: string
    cliente_id: number
    cliente_codigo: string
    cliente_nome: string
  }>`
    select r.id, r.codigo, r.nome, c.id as cliente_id, c.codigo as cliente_codigo, c.nome as cliente_nome
    from rede r join cliente c on c.id = r.cliente_id where ${mine}
    order by cardinality(r.caminho), sem_acento(r.nome), r.id limit 500`.execute(tx)
  return rows
}

export interface EstruturaRow {
  id: number
  codigo: string
  nome: string
  pai_id: number | null
  caminho: number[]
}

/** A network by its code, or the first at the top of the client with that code, and all below it; at most 500. */
export async function listEstrutura(tx: Tx, codigo: string): Promise<EstruturaRow[]> {
  const { rows } = await sql<EstruturaRow>`
    with pedida as (
      select id, 0 as ordem from rede where codigo = ${codigo}
      union all
      select r.id, 1 from rede r join cliente c on c.id = r.cliente_id where c.codigo = ${codigo} and r.pai_id is null
      order by ordem, id limit 1)
    select r.id, r.codigo, r.nome, r.pai_id, r.caminho from pedida p join rede r on r.caminho @> array[p.id]
    order by cardinality(r.caminho), sem_acento(r.nome), r.id limit 500`.execute(tx)
  return rows
}
