/** A network with the client that it is of; those at the top of what a person answers for. */
import { sql } from 'kysely'
import { type Actor, isAdministradorTenant } from '../../../../core/policy/actor.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { bigints } from '../../../../core/server/sql.ts'
import { listArvore } from '../../turma/server/public-rede.ts'

export interface RedeRow {
  id: number
  cliente_id: number
  cliente_nome: string
  pai_id: number | null
  caminho: number[]
  codigo: string
  nome: string
  inep: string | null
}

export async function findRede(tx: Tx, id: number): Promise<RedeRow | undefined> {
  const { rows } = await sql<RedeRow>`
    select r.id, r.cliente_id, c.nome as cliente_nome, r.pai_id, r.caminho, r.codigo, r.nome, r.inep
    from rede r join cliente c on c.id = r.cliente_id where r.id = ${id}`.execute(tx)
  return rows[0]
}

/** The networks that the actor answers for, without those below them; of an administrator the tops of all clients. */
export async function listTops(tx: Tx, actor: Actor) {
  const own = bigints(actor.redes.map(({ id }) => id))
  const mine = isAdministradorTenant(actor)
    ? sql`r.pai_id is null`
    : sql`r.id = any(${own}) and not r.caminho[:cardinality(r.caminho) - 1] && ${own}`
  return (await listArvore(tx, mine)).map(({ id, nome, inep }) => ({ id, nome, escola: inep !== null }))
}
