/** SQL of clients: those of a person, and those that a curriculum is linked to. */
import { sql } from 'kysely'
import type { Actor } from '../../../../core/policy/actor.ts'
import { isAdministradorTenant } from '../../../../core/policy/actor.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { hasWords, pageSql, wordsOf } from '../../../../core/server/sql.ts'
import { type Cliente, type ClienteVinculado, MAX_CLIENTES } from '../shapes.ts'
import { clientesOfSql } from './visible.ts'

export interface ClienteRow extends Cliente {
  /** Of the network with the client's code, or of its first at the top; null when it has none. */
  caminho: number[] | null
  /** The person has a role there, or teaches a class. */
  meu: boolean
}

/** Where a person learns, or whose children do, they do not work. */
const working = ({ redes, turmas }: Actor) => ({
  redes,
  turmas: turmas.filter(({ papel }) => papel === 'professor'),
})

/** The clients that a person works for; of an administrator every one; at most 1,000 by name. */
export async function listClientes(tx: Tx, actor: Actor): Promise<ClienteRow[]> {
  const mine = clientesOfSql(working(actor))
  const { rows } = await sql<ClienteRow>`
    select c.id, c.nome, c.codigo, entrada.caminho, c.id in (${mine}) as meu
    from cliente c left join lateral (
      select r.caminho from rede r where r.cliente_id = c.id and (r.codigo = c.codigo or r.pai_id is null)
      order by (r.codigo = c.codigo) desc, r.id limit 1) entrada on true
    where ${isAdministradorTenant(actor) ? sql`true` : sql`c.id in (${mine})`}
    order by sem_acento(c.nome), c.id limit ${MAX_CLIENTES}`.execute(tx)
  return rows
}

export const findCliente = (tx: Tx, id: number): Promise<Cliente | undefined> =>
  tx.selectFrom('cliente').select(['id', 'nome', 'codigo']).where('id', '=', id).executeTakeFirst()

/** Every client of the tenant, with whether it uses the curriculum. */
export async function listVinculos(
  tx: Tx,
  curriculo: number,
  { busca, pagina, linhas }: { busca?: string | undefined; pagina: number; linhas: number },
): Promise<{ clientes: ClienteVinculado[]; total: number }> {
  const found = hasWords(sql`sem_acento(c.nome || ' ' || c.codigo)`, wordsOf(busca))
  const { rows } = await sql<ClienteVinculado & { total: number }>`
    select c.id, c.nome, c.codigo, coalesce(v.status, false) as status, count(*) over () as total
    from cliente c left join curriculo_vinculo v on v.cliente_id = c.id and v.curriculo_id = ${curriculo}
    where ${found}
    order by sem_acento(c.nome), c.id ${pageSql({ pagina, linhas })}`.execute(tx)
  return {
    clientes: rows.map(({ total: _, ...cliente }) => cliente),
    total: rows[0]?.total ?? 0,
  }
}

/** Links a client, or turns its link to the other state. */
export async function setVinculo(
  tx: Tx,
  { curriculo, cliente, status }: { curriculo: number; cliente: number; status: boolean | undefined },
): Promise<boolean> {
  const { rows } = await sql<{ status: boolean }>`
    insert into curriculo_vinculo (curriculo_id, cliente_id, status)
    values (${curriculo}, ${cliente}, ${status ?? true})
    on conflict (tenant_id, curriculo_id, cliente_id) do update
    set status = ${status === undefined ? sql`not curriculo_vinculo.status` : sql`excluded.status`}, alterado_em = now()
    returning status`.execute(tx)
  return rows[0]?.status ?? false
}
