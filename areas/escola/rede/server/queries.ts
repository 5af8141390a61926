/** A network with the client that it is of. */
import { sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'

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
