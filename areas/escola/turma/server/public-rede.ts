/** Networks: one by its number, those of a tree in order, and how the area that arranges them writes them. */
import { type RawBuilder, sql } from 'kysely'
import { sure } from '../../../../core/contract/narrow.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { bigints } from '../../../../core/server/sql.ts'

export interface NewRede {
  nome: string
  inep: string | null
  codigo: string
}

/** Where a school is and how it is reached. */
export type Contato = Record<'endereco' | 'municipio' | 'uf' | 'cep' | 'telefone' | 'email', string | null>

/** @throws 23505 when the code or the INEP code is another network's */
export async function insertRede(
  tx: Tx,
  { clienteId, paiId, ...rede }: NewRede & Partial<Contato> & { clienteId: number; paiId: number },
): Promise<number> {
  const values = { ...rede, cliente_id: clienteId, pai_id: paiId }
  return (await tx.insertInto('rede').values(values).returning('id').executeTakeFirstOrThrow()).id
}

export async function changeRede(
  tx: Tx,
  id: number,
  change: Partial<NewRede & Contato> & {
    pai_id?: number
    turmas_por_docentes?: boolean
    sem_ritmo?: boolean
  },
): Promise<void> {
  await tx.updateTable('rede').set(change).where('id', '=', id).execute()
}

/** @throws 23503 while something names one of them */
export const deleteRedes = (tx: Tx, ids: readonly number[]) =>
  tx.deleteFrom('rede').where('id', 'in', ids).execute()

/** Many at once, at most 500; the id of each by its code. @throws 23505 when a code is another network's */
export async function insertRedes(
  tx: Tx,
  clienteId: number,
  redes: readonly (NewRede & Partial<Contato> & { pai_id: number })[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: number; codigo: string }>`
    insert into rede (cliente_id, pai_id, nome, inep, codigo, endereco, municipio, uf, cep, telefone, email)
    select ${clienteId}, pai_id, nome, inep, codigo, endereco, municipio, uf, cep, telefone, email
    from jsonb_to_recordset(${JSON.stringify(redes)}::jsonb) as x (pai_id bigint, nome text, inep text, codigo text,
      endereco text, municipio text, uf text, cep text, telefone text, email text)
    returning id, codigo`.execute(tx)
  return new Map(rows.map(({ id, codigo }) => [codigo, id]))
}

/** Which of these codes networks have already. */
export async function takenCodigos(tx: Tx, codigos: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ codigo: string }>`
    select codigo from rede where codigo = any(${[...codigos]}::text[])`.execute(tx)
  return new Set(rows.map(({ codigo }) => codigo))
}

/** Puts a network back under its old number: `kept` gives its row. @throws 23505 when its code is another one's now */
export const restoreRede = (tx: Tx, kept: RawBuilder<unknown>) =>
  sql`insert into rede (id, cliente_id, pai_id, nome, codigo, inep, endereco, municipio, uf, cep, telefone, email,
      turmas_por_docentes, sem_ritmo)
    overriding system value ${kept}`.execute(tx)

export const findRede = (
  tx: Tx,
  id: number,
): Promise<{ id: number; nome: string; caminho: number[] } | undefined> =>
  tx.selectFrom('rede').select(['id', 'nome', 'caminho']).where('id', '=', id).executeTakeFirst()

/** Whether teachers make classes there, and the nearest network above that says so for all below it. */
export async function findDocencia(tx: Tx, id: number) {
  const { rows } = await sql<{
    turmas_por_docentes: boolean
    acima: { id: number; nome: string } | null
  }>`
    select r.turmas_por_docentes, (select jsonb_build_object('id', a.id, 'nome', a.nome) from rede a
      where a.id = any(r.caminho) and a.id <> r.id and a.turmas_por_docentes
      order by cardinality(a.caminho) desc, a.id limit 1) as acima
    from rede r where r.id = ${id}`.execute(tx)
  return sure(rows[0])
}

/** Whether pupils there have a week ring, and the nearest network above that does without for all below it. */
export async function findRitmo(tx: Tx, id: number) {
  const { rows } = await sql<{ ritmo: boolean; acima: { id: number; nome: string } | null }>`
    select not r.sem_ritmo as ritmo, (select jsonb_build_object('id', a.id, 'nome', a.nome) from rede a
      where a.id = any(r.caminho) and a.id <> r.id and a.sem_ritmo
      order by cardinality(a.caminho) desc, a.id limit 1) as acima
    from rede r where r.id = ${id}`.execute(tx)
  return sure(rows[0])
}

/** Networks, over `rede r`, parents before children, each level by name; at most 500. */
export async function listArvore(tx: Tx, which: RawBuilder<unknown>) {
  const { rows } = await sql<{ id: number; nome: string; caminho: number[]; inep: string | null }>`
    select r.id, r.nome, r.caminho, r.inep from rede r where ${which}
    order by (select array_agg(sem_acento(a.nome) order by array_position(r.caminho, a.id))
      from rede a where a.id = any(r.caminho)), r.id
    limit 500`.execute(tx)
  return rows
}

/** What a network is called, its codes, where it is. */
export const findDados = (tx: Tx, id: number) =>
  tx
    .selectFrom('rede')
    .select(['nome', 'codigo', 'inep', 'endereco', 'municipio', 'uf', 'cep', 'telefone', 'email'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

interface Dados extends Contato {
  id: number
  nome: string
  inep: string | null
}

export interface RedeAbaixo extends Dados {
  codigo: string
  nivel: number
  /** Networks lie in it. */
  subredes: boolean
}

/** A network first, then all below it; at most `most`. */
export async function listAbaixo(tx: Tx, id: number, most: number): Promise<RedeAbaixo[]> {
  const { rows } = await sql<RedeAbaixo>`
    select id, nome, codigo, inep, endereco, municipio, uf, cep, telefone, email, cardinality(caminho) as nivel,
      exists (select from rede a where a.pai_id = r.id) as subredes
    from rede r where caminho @> array[${id}]::bigint[] order by (id <> ${id}), id limit ${most}`.execute(tx)
  return rows
}

/** Those of these networks that are there, with what is known of each. */
export const listDados = (tx: Tx, ids: readonly number[]): Promise<Dados[]> =>
  tx
    .selectFrom('rede')
    .select(['id', 'nome', 'inep', 'endereco', 'municipio', 'uf', 'cep', 'telefone', 'email'])
    .where('id', '=', sql<number>`any(${bigints(ids)})`)
    .orderBy('id')
    .execute()

/** Changes fields of many at once; those that are absent stay. @throws 23505 when an INEP code is another network's */
export async function changeRedes(
  tx: Tx,
  redes: readonly { id: number; mudanca: Partial<Contato & Pick<NewRede, 'nome' | 'inep'>> }[],
): Promise<void> {
  await sql`
    update rede r set nome = coalesce(x.m ->> 'nome', r.nome), ${sql.join(
      (['inep', 'endereco', 'municipio', 'uf', 'cep', 'telefone', 'email'] as const).map(
        (campo) =>
          sql`${sql.ref(campo)} = case when x.m ? ${campo} then x.m ->> ${campo} else r.${sql.ref(campo)} end`,
      ),
    )}
    from jsonb_to_recordset(${JSON.stringify(redes.map(({ id, mudanca }) => ({ id, m: mudanca })))}::jsonb)
      as x (id bigint, m jsonb)
    where r.id = x.id`.execute(tx)
}

/** Which of these INEP codes networks have that are not below `id`. */
export async function inepsElsewhere(tx: Tx, id: number, ineps: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ inep: string }>`
    select inep from rede
    where inep = any(${[...ineps]}::text[]) and not caminho @> array[${id}]::bigint[]`.execute(tx)
  return new Set(rows.map(({ inep }) => inep))
}

/** Those of these networks that are there, by name, and what lies right below them. */
export async function listRedes(tx: Tx, ids: readonly number[]) {
  const { rows } = await sql<{ id: number; nome: string; caminho: number[]; abaixo: number[] }>`
    select r.id, r.nome, r.caminho, array(select a.id from rede a where a.pai_id = r.id order by a.id) as abaixo
    from rede r where r.id = any(${bigints(ids)}) order by sem_acento(r.nome), r.id`.execute(tx)
  return rows
}
