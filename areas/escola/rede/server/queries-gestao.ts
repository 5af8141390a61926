/** SQL of arranging networks: making, changing, moving, deleting and bringing back. */

import { sql } from 'kysely'
import { sure } from '../../../../core/contract/narrow.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { bigints } from '../../../../core/server/sql.ts'
import { restoreVinculos } from '../../../acesso/sessao/server/public-vinculo.ts'
import { deleteRedes, restoreRede as putRedeBack } from '../../turma/server/public-rede.ts'
import type { Conteudo } from '../rules.ts'

/** One at a time arranges the networks of a client: what was checked is still so when it is written. */
export async function lockCliente(tx: Tx, clienteId: number): Promise<void> {
  await sql`select from cliente where id = ${clienteId} for no key update`.execute(tx)
}

/** What is in a network and below it; `niveis` counts it too. */
export async function contentOf(tx: Tx, id: number): Promise<Conteudo & { niveis: number }> {
  const { rows } = await sql<Conteudo & { niveis: number }>`
    with abaixo as (select id, caminho from rede where caminho @> array[${id}]::bigint[])
    select (select count(*) from abaixo where id <> ${id}) as subredes,
      (select max(cardinality(caminho) - array_position(caminho, ${id}::bigint) + 1) from abaixo) as niveis,
      count(t.id) as turmas, count(t.id) filter (where t.status = 'ativa') as turmas_ativas
    from abaixo left join turma t on t.rede_id = abaixo.id`.execute(tx)
  return sure(rows[0])
}

/** What comes back of a network, beside its place: without those fields that it had nothing in. */
const KEPT = sql`jsonb_strip_nulls(jsonb_build_object('nome', r.nome, 'codigo', r.codigo, 'inep', r.inep,
  'endereco', r.endereco, 'municipio', r.municipio, 'uf', r.uf, 'cep', r.cep, 'telefone', r.telefone,
  'email', r.email, 'turmas_por_docentes', r.turmas_por_docentes, 'sem_ritmo', r.sem_ritmo))`

/** Deletes networks, and keeps them with their people's roles for a while. @throws 23503 while something names one */
export async function removeRedes(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await sql`
    insert into rede_excluida (id, cliente_id, pai_id, dados, vinculos)
    select r.id, r.cliente_id, r.pai_id, ${KEPT},
      coalesce((select jsonb_agg(to_jsonb(v)) from vinculo v where v.rede_id = r.id), '[]')
    from rede r where r.id = any(${bigints(ids)})`.execute(tx)
  await deleteRedes(tx, ids)
}

export interface ExcluidaRow {
  id: number
  cliente_id: number
  pai_id: number
  excluida_em: Date
  caminho: number[]
}

/** A deleted network, with the place it was in. */
export async function findExcluida(tx: Tx, id: number): Promise<ExcluidaRow | undefined> {
  const { rows } = await sql<ExcluidaRow>`
    select e.id, e.cliente_id, e.pai_id, e.excluida_em, r.caminho
    from rede_excluida e join rede r on r.id = e.pai_id where e.id = ${id}`.execute(tx)
  return rows[0]
}

/** @throws 23505 when its code was given to another one meanwhile */
export async function restoreRede(tx: Tx, id: number): Promise<void> {
  await putRedeBack(
    tx,
    sql`select id, cliente_id, pai_id, dados ->> 'nome', dados ->> 'codigo', dados ->> 'inep',
        dados ->> 'endereco', dados ->> 'municipio', dados ->> 'uf', dados ->> 'cep', dados ->> 'telefone', dados ->> 'email',
        coalesce((dados ->> 'turmas_por_docentes')::boolean, false), coalesce((dados ->> 'sem_ritmo')::boolean, false)
      from rede_excluida where id = ${id}`,
  )
  await restoreVinculos(tx, sql`select vinculos from rede_excluida where id = ${id}`)
  await tx.deleteFrom('rede_excluida').where('id', '=', id).execute()
}
