/** The tree of networks, classes and pupils: what lies in a node, one level at a time, and the counts of many nodes in one statement. */
import { sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { bigints, pageSql } from '../../../../core/server/sql.ts'
import { naTurma } from './public-lugar.ts'
import { listArvore } from './public-rede.ts'

export type Tipo = 'rede' | 'turma' | 'aluno'

/** A node by its kind and number; `em` is the class of a pupil. */
export interface Ref {
  tipo: Tipo
  id: number
  em: number
}

/** A page of a level: from 1 on, with so many nodes. */
export interface Page {
  pagina: number
  linhas: number
}

type Listed = Ref & { linhas: number }

/** The nodes directly in a network: networks, then classes that run, then closed ones, each by name. */
export async function listInRede(tx: Tx, id: number, page: Page): Promise<Listed[]> {
  const { rows } = await sql<Listed>`
    select tipo, id, 0 as em, count(*) over () as linhas from (
      select 'rede' as tipo, id, nome, false as fechada from rede where pai_id = ${id}
      union all
      select 'turma', id, nome, status <> 'ativa' from turma where rede_id = ${id} and status <> 'excluida'
    ) no order by tipo, fechada, sem_acento(nome), id ${pageSql(page)}`.execute(tx)
  return rows
}

/** The pupils enrolled in a class, by name. */
export async function listInTurma(tx: Tx, id: number, page: Page): Promise<Listed[]> {
  const { rows } = await sql<Listed>`
    select 'aluno' as tipo, u.id, m.turma_id as em, count(*) over () as linhas
    from ${naTurma()} join pessoa u on u.id = m.aluno_id
    where m.turma_id = ${id}
    order by sem_acento(u.nome), u.id ${pageSql(page)}`.execute(tx)
  return rows
}

const MOST_GRUPOS = 5_000

/** The classes of networks, those that run first, by name. */
export const listGruposDe = (tx: Tx, redes: readonly number[]) =>
  tx
    .selectFrom('turma')
    .select(['id', 'codigo', 'nome', 'status', 'tipo', 'rede_id'])
    .where('rede_id', '=', sql<number>`any(${bigints(redes)})`)
    .where('status', '<>', 'excluida')
    .orderBy(sql`status <> 'ativa'`)
    .orderBy(sql`sem_acento(nome)`)
    .orderBy('id')
    .limit(MOST_GRUPOS)
    .execute()

export interface NoRow {
  tipo: Tipo
  id: number
  /** Kind and number of the parent; '' at the top. */
  pai: string
  nome: string
  codigo: string
  inep: string | null
  turma: { turno: string; tipo: string; status: string; ano_letivo: number } | null
  chamada: number | null
  escolas: number
  turmas: number
  alunos: number
}

export const turmaJson = sql`jsonb_build_object('turno', t.turno, 'tipo', t.tipo, 'status', t.status,
  'ano_letivo', t.ano_letivo)`

/** Networks with what lies below each: every class is read once, whatever the number of networks. */
const redesSql = (ids: readonly number[]) => sql`
  select 'rede' as tipo, r.id, coalesce('rede:' || r.pai_id, '') as pai, r.nome, r.codigo, r.inep, null::jsonb as turma,
    null::smallint as chamada, coalesce(e.n, 0) as escolas, coalesce(c.turmas, 0) as turmas, coalesce(c.alunos, 0) as alunos
  from rede r
  left join (
    select k.id, count(*) as n from rede d cross join unnest(d.caminho) k (id)
    where k.id = any(${bigints(ids)}) and k.id <> d.id and d.inep is not null group by 1) e on e.id = r.id
  left join (
    select k.id, count(distinct t.id) as turmas, count(distinct m.aluno_id) as alunos
    from rede d cross join unnest(d.caminho) k (id)
    join turma t on t.rede_id = d.id and t.status = 'ativa'
    left join ${naTurma()} on m.turma_id = t.id
    where k.id = any(${bigints(ids)}) group by 1) c on c.id = r.id
  where r.id = any(${bigints(ids)})`

const turmasSql = (ids: readonly number[]) => sql`
  select 'turma', t.id, 'rede:' || t.rede_id, t.nome, t.codigo, null, ${turmaJson}, null::smallint, 0, 0,
    (select count(*) from ${naTurma()} where m.turma_id = t.id)
  from turma t where t.id = any(${bigints(ids)})`

const alunosSql = (refs: readonly Ref[]) => sql`
  select 'aluno', u.id, 'turma:' || m.turma_id, u.nome, '', null, null::jsonb, m.numero_chamada, 0, 0, 0
  from unnest(${bigints(refs.map(({ id }) => id))}, ${bigints(refs.map(({ em }) => em))}) asked (id, em)
  join matricula m on m.aluno_id = asked.id and m.turma_id = asked.em join pessoa u on u.id = m.aluno_id`

/** Nodes by their numbers, in no order. */
export async function readNos(tx: Tx, refs: readonly Ref[]): Promise<NoRow[]> {
  const of = (tipo: Tipo) => refs.filter((ref) => ref.tipo === tipo)
  const parts = [
    ...(of('rede').length > 0 ? [redesSql(of('rede').map(({ id }) => id))] : []),
    ...(of('turma').length > 0 ? [turmasSql(of('turma').map(({ id }) => id))] : []),
    ...(of('aluno').length > 0 ? [alunosSql(of('aluno'))] : []),
  ]
  if (parts.length === 0) return []
  const { rows } = await sql<NoRow>`
    select * from (${sql.join(parts, sql` union all `)})
      no (tipo, id, pai, nome, codigo, inep, turma, chamada, escolas, turmas, alunos)`.execute(tx)
  return rows
}

/** Every network below one, and itself, parents before children, each level by name; at most 500. */
export async function listPlaces(tx: Tx, id: number) {
  const rows = await listArvore(tx, sql`r.caminho @> array[${id}]::bigint[]`)
  return rows.map(({ inep, ...rede }) => ({ ...rede, escola: inep !== null }))
}
