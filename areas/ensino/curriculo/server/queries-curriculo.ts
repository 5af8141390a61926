/** SQL of curricula. */
import { type RawBuilder, sql } from 'kysely'
import { type Actor, isAdministradorTenant } from '../../../../core/policy/actor.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { bigints, hasWords, pageSql, wordsOf } from '../../../../core/server/sql.ts'
import type { Clientes } from '../policy.ts'
import { type Cliente, type ClienteVinculado, type Curriculo, MAX_CLIENTES } from '../shapes.ts'

export interface CurriculoRow {
  id: number
  nome: string
  etapa: Curriculo['etapa']
  anos: string[]
  base: Curriculo['base']
  status: Curriculo['status']
  cliente: Cliente | null
  vinculos: ClienteVinculado[]
  qtd_categorias: number
  qtd_habilidades: number
  alterado_em: Date
}

/** Over `categoria k`: those that a version shows; of a removed parent `arrange` leaves the rest out. */
export const shownIn = (versao: number | null): RawBuilder<boolean> =>
  versao === null
    ? sql<boolean>`(k.cliente_id is null and k.remocao_id is null)`
    : sql<boolean>`(k.remocao_id is null and (k.cliente_id = ${versao} or k.cliente_id is null and not exists (
        select from categoria x where x.origem_id = k.id and x.cliente_id = ${versao} and not x.descartada)))`

/** Over `curriculo c`. Its own client has no version of it but itself, of which there are no copies. */
const columns = (versao: number | null) => sql`
  c.id, c.nome, c.etapa, c.anos, c.base, c.status, c.alterado_em,
  (select jsonb_build_object('id', d.id, 'nome', d.nome, 'codigo', d.codigo)
    from cliente d where d.id = c.cliente_id) as cliente,
  coalesce((select jsonb_agg(jsonb_build_object('id', d.id, 'nome', d.nome, 'codigo', d.codigo, 'status', d.status)
    order by sem_acento(d.nome), d.id)
    from (select d.*, v.status from curriculo_vinculo v join cliente d on d.id = v.cliente_id
      where v.curriculo_id = c.id order by v.status desc, d.id limit ${MAX_CLIENTES}) d), '[]') as vinculos,
  (select count(*) from categoria k where k.curriculo_id = c.id and ${shownIn(versao)}) as qtd_categorias,
  (select count(*) from categoria k join habilidade h on h.curriculo_id = k.curriculo_id and h.categoria_id = k.id
    where k.curriculo_id = c.id and h.remocao_id is null and ${shownIn(versao)}) as qtd_habilidades`

export async function find(
  tx: Tx,
  id: number,
  versao: number | null = null,
): Promise<CurriculoRow | undefined> {
  const { rows } = await sql<CurriculoRow>`
    select ${columns(versao)} from curriculo c where c.id = ${id} and c.remocao_id is null`.execute(tx)
  return rows[0]
}

/** Counts a change of it; nobody else changes it, or anything in it, until the transaction ends. */
export async function touch(tx: Tx, id: number): Promise<void> {
  await sql`update curriculo set versao = versao + 1, alterado_em = now() where id = ${id}`.execute(tx)
}

interface Filter {
  busca?: string | undefined
  base?: string | undefined
  etapa?: string | undefined
  status?: string | undefined
}

/** The same as `curriculoPolicy.view`, for whoever may have the list. */
function visibleTo(actor: Actor, { meus, escreve }: Clientes): RawBuilder<boolean> {
  if (isAdministradorTenant(actor)) return sql<boolean>`true`
  const usedBy = (clientes: readonly number[]) => sql`exists (select from curriculo_vinculo v
    where v.curriculo_id = c.id and v.status and v.cliente_id = any(${bigints(clientes)}))`
  return sql<boolean>`((c.cliente_id is null or ${usedBy(meus)}) and (c.status = 'ativo' or ${usedBy(escreve)}))`
}

function matching(actor: Actor, clientes: Clientes, { busca, base, etapa, status }: Filter) {
  const parts = [
    sql`c.remocao_id is null`,
    visibleTo(actor, clientes),
    hasWords(sql`sem_acento(c.nome)`, wordsOf(busca)),
    ...(base ? [sql`c.base = ${base}`] : []),
    ...(etapa ? [sql`c.etapa = ${etapa}`] : []),
    ...(status ? [sql`c.status = ${status}`] : []),
  ]
  return sql.join(parts, sql` and `)
}

export async function list(
  tx: Tx,
  { actor, clientes, versao }: { actor: Actor; clientes: Clientes; versao: number | null },
  filter: Filter,
  { pagina, linhas }: { pagina: number; linhas: number },
): Promise<CurriculoRow[]> {
  const { rows } = await sql<CurriculoRow>`
    select ${columns(versao)} from curriculo c where ${matching(actor, clientes, filter)}
    order by sem_acento(c.nome), c.id ${pageSql({ pagina, linhas })}`.execute(tx)
  return rows
}

export async function count(tx: Tx, actor: Actor, clientes: Clientes, filter: Filter): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from curriculo c where ${matching(actor, clientes, filter)}`.execute(tx)
  return rows[0]?.n ?? 0
}

export interface CurriculoColumns {
  nome: string
  etapa: Curriculo['etapa']
  anos: string[]
  base: Curriculo['base']
  status: Curriculo['status']
}

export async function insert(
  tx: Tx,
  row: Omit<CurriculoColumns, 'status'> & { cliente_id: number | null },
): Promise<number> {
  const { id } = await tx.insertInto('curriculo').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export const update = (tx: Tx, id: number, change: Partial<CurriculoColumns>) =>
  tx.updateTable('curriculo').set(change).where('id', '=', id).execute()
