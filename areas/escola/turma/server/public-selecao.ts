/**
 * Choosing pupils for something: a class, an assessment. A pupil stands in the tree once, so that boxes add up: in
 * their regular class that runs, the oldest of several; where they were chosen when they are in no other.
 */

import { type RawBuilder, sql } from 'kysely'
import { sure } from '../../../../core/contract/narrow.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { bigints, pageSql } from '../../../../core/server/sql.ts'
import type { STATUS_TURMA, TIPOS_TURMA, TURNOS } from '../contract.ts'
import { type Page, type Ref, turmaJson } from './public-arvore.ts'
import { lugar, naTurma } from './public-lugar.ts'

/** A tree and what is chosen for. */
export interface Escolha {
  raiz: number
  /** A statement: who was ever chosen (`aluno_id`, `turma_id`, `status` as of an enrolment, `em_prova` 0 or 1). */
  escolhidos: RawBuilder<unknown>
  /** A class that is no place of the tree: the one that is chosen for. */
  fora?: number
  /** Only classes whose year is written as one of these, accents and case aside. */
  anos?: readonly string[]
}

/** Choosing for a class. */
export const escolhaDaTurma = (raiz: number, turma: number, now: Date): Escolha => ({
  raiz,
  escolhidos: sql`select m.aluno_id, m.turma_id, m.status,
      (m.em_prova_ate is not null and m.em_prova_ate > ${now})::int as em_prova
    from matricula m where m.turma_id = ${turma}`,
  fora: turma,
})

/** Ids are safe integers: fewer bits than these. */
const SHIFT = sql`${sql.lit(2 ** 53)}::bigint`
const CLASS_BITS = sql.lit(2 ** 53 - 1)

/** Each pupil of the tree with their place and whether they are chosen; of `alunos` only, where it is given. */
function folhas(
  { raiz, escolhidos, fora, anos }: Escolha,
  alunos?: RawBuilder<unknown>,
): RawBuilder<unknown> {
  // Read once and kept: as a join it was run for every row where the tables had no statistics yet.
  const kept = alunos ? sql`with escopo (aluno_id) as materialized (${alunos})` : sql``
  const only = alunos ? sql`and m.aluno_id in (select aluno_id from escopo)` : sql``
  const other = fora === undefined ? sql`` : sql`and t.id <> ${fora}`
  const year = anos
    ? sql`and sem_acento(t.periodo) in (select sem_acento(ano) from unnest(${[...anos]}::text[]) escrito (ano))`
    : sql``
  // One pass over narrow rows: the first place of each pupil as one number (order, then class), joined afterwards.
  return sql`${kept}
    select l.aluno_id, t.id as turma_id, t.rede_id, r.caminho, l.status, l.em_prova > 0 as em_prova from (
      select c.aluno_id, min(c.lugar) & ${CLASS_BITS}::bigint as turma_id, max(c.status) as status,
        max(c.em_prova) as em_prova from (
        select m.aluno_id, (t.tipo <> 'regular')::int * ${SHIFT} + m.turma_id as lugar,
          null::text as status, 0 as em_prova
        from ${lugar()} join ${naTurma()} on m.turma_id = t.id
        where t.status = 'ativa' ${other} ${year}
          and r.caminho @> array[${raiz}]::bigint[] ${only}
        union all
        select m.aluno_id, 2 * ${SHIFT} + m.turma_id, m.status, m.em_prova
        from (${escolhidos}) m where true ${only}) c
      group by c.aluno_id) l
    join (${lugar()}) on t.id = l.turma_id`
}

/** Who was transferred or sits an exam of the class is locked, and counts as selected (section 4). */
const locked = sql`(f.status is not null and (f.status = 'transferido' or f.status = 'adicionado' and f.em_prova))`
const figures = sql`count(*) as total, count(*) filter (where f.status in ('adicionado', 'transferido')) as selecionados,
  count(*) filter (where ${locked}) as travados, count(*) filter (where ${locked}) as travados_selecionados,
  count(*) filter (where f.status = 'pendente') as pendentes`

export interface NoAlunosRow {
  tipo: 'rede' | 'turma' | 'aluno'
  id: number
  pai: string
  nome: string
  inep: string | null
  turma: {
    turno: (typeof TURNOS)[number]
    tipo: (typeof TIPOS_TURMA)[number]
    status: (typeof STATUS_TURMA)[number]
    ano_letivo: number
  } | null
  chamada: number | null
  total: number
  selecionados: number
  travados: number
  travados_selecionados: number
  pendentes: number
  status: 'adicionado' | 'removido' | 'transferido' | 'pendente' | null
  linhas: number
}

/** Groups (`tipo`, `id`, figures) with what a row shows. */
const named = (groups: RawBuilder<unknown>) => sql`
  select g.*, coalesce(r.nome, t.nome) as nome, r.inep, case when t.id is not null then ${turmaJson} end as turma,
    coalesce('rede:' || coalesce(r.pai_id, t.rede_id), '') as pai, null::smallint as chamada, null::text as status
  from (${groups}) g
  left join rede r on g.tipo = 'rede' and r.id = g.id left join turma t on g.tipo = 'turma' and t.id = g.id`

const below = (no: number) =>
  sql`select m.aluno_id from matricula m join (${lugar()}) on t.id = m.turma_id where r.caminho @> array[${no}]::bigint[]`

/** Networks and classes directly in a network that hold pupils, with their figures. `nivel` counts from 1 at the root. */
export async function listGrupos(
  tx: Tx,
  escolha: Escolha,
  no: { id: number; nivel: number },
  page: Page,
): Promise<NoAlunosRow[]> {
  const leaves = folhas(escolha, no.id === escolha.raiz ? undefined : below(no.id))
  const inRede = sql`f.rede_id = ${no.id}`
  const groups = sql`
    select case when ${inRede} then 'turma' else 'rede' end as tipo,
      case when ${inRede} then f.turma_id else f.caminho[${no.nivel + 1}::int] end as id, ${figures}
    from (${leaves}) f where f.caminho @> array[${no.id}]::bigint[] group by 1, 2`
  const { rows } = await sql<NoAlunosRow>`
    select *, count(*) over () as linhas from (${named(groups)}) n
    order by tipo, sem_acento(nome), id ${pageSql(page)}`.execute(tx)
  return rows
}

/** Figures of some networks and classes, in the order of a list of them. */
export async function readGrupos(tx: Tx, escolha: Escolha, refs: readonly Ref[]): Promise<NoAlunosRow[]> {
  const ids = (tipo: Ref['tipo']) => bigints(refs.flatMap((ref) => (ref.tipo === tipo ? [ref.id] : [])))
  const groups = sql`
    with f as materialized (${folhas(escolha)})
    select 'rede' as tipo, k.id, ${figures} from f cross join unnest(f.caminho) k (id)
    where k.id = any(${ids('rede')}) group by 2
    union all
    select 'turma', f.turma_id, ${figures} from f where f.turma_id = any(${ids('turma')}) group by 2`
  const { rows } = await sql<NoAlunosRow>`
    select *, 0 as linhas from (${named(groups)}) n order by tipo, sem_acento(nome), id`.execute(tx)
  return rows
}

/** Pupils as nodes. */
const pupils = (escolha: Escolha, alunos: RawBuilder<unknown>, where: RawBuilder<unknown>) => sql`
  select 'aluno' as tipo, u.id, 'turma:' || f.turma_id as pai, u.nome, null as inep, null::jsonb as turma,
    m.numero_chamada as chamada, 1 as total, (f.status is not null and f.status in ('adicionado', 'transferido'))::int as selecionados,
    ${locked}::int as travados, ${locked}::int as travados_selecionados,
    (f.status is not distinct from 'pendente')::int as pendentes, f.status, count(*) over () as linhas
  from (${folhas(escolha, alunos)}) f join pessoa u on u.id = f.aluno_id
  join matricula m on m.turma_id = f.turma_id and m.aluno_id = f.aluno_id where ${where}
  order by sem_acento(u.nome), u.id`

/** The pupils that stand in a class of the tree, by name. */
export async function listAlunos(
  tx: Tx,
  escolha: Escolha,
  turmaId: number,
  page: Page,
): Promise<NoAlunosRow[]> {
  const those = sql`select m.aluno_id from matricula m where m.turma_id = ${turmaId}`
  const { rows } = await sql<NoAlunosRow>`
    ${pupils(escolha, those, sql`f.turma_id = ${turmaId}`)} ${pageSql(page)}`.execute(tx)
  return rows
}

export async function readAlunos(tx: Tx, escolha: Escolha, ids: readonly number[]): Promise<NoAlunosRow[]> {
  const those = sql`select unnest(${bigints(ids)})`
  const { rows } = await sql<NoAlunosRow>`${pupils(escolha, those, sql`true`)}`.execute(tx)
  return rows
}

export interface Marca {
  tipo: 'rede' | 'turma' | 'aluno'
  id: number
  marcado: boolean
}

export interface Diferenca {
  entram: number
  saem: number
  /** At most 501 of each: a class holds no more than 500. */
  entrando: number[]
  saindo: number[]
}

/** A statement: whom the choices change (`aluno_id`, `turma_id`, `marcado`); of those that hold for a pupil the last counts. */
export function mudadas(escolha: Escolha, marcas: readonly Marca[]): RawBuilder<unknown> {
  const ids = (tipo: Marca['tipo']) =>
    bigints(marcas.flatMap((marca) => (marca.tipo === tipo ? [marca.id] : [])))
  const bulk = marcas.some(({ tipo }) => tipo === 'rede')
  const named = sql`select m.aluno_id from matricula m where m.turma_id = any(${ids('turma')})
    union select unnest(${ids('aluno')})`
  return sql`
    with marca as (
      select tipo, id, marcado, n from unnest(${marcas.map(({ tipo }) => tipo)}::text[], ${bigints(marcas.map(({ id }) => id))},
        ${marcas.map(({ marcado }) => marcado)}::boolean[]) with ordinality m (tipo, id, marcado, n)
    ), ultima as (select tipo, id, max(n) as n from marca group by 1, 2
    ), na_rede as (
      select r.id, max(u.n) as n from rede r join ultima u on u.tipo = 'rede' and u.id = any(r.caminho) group by 1
    ), decidida as (
      select f.aluno_id, f.turma_id, f.status, f.em_prova, greatest(a.n, t.n, r.n) as n
      from (${folhas(escolha, bulk ? undefined : named)}) f
      left join ultima a on a.tipo = 'aluno' and a.id = f.aluno_id
      left join ultima t on t.tipo = 'turma' and t.id = f.turma_id
      left join na_rede r on r.id = f.rede_id
    )
    select d.aluno_id, d.turma_id, m.marcado from decidida d join marca m on m.n = d.n
    where case when m.marcado then coalesce(d.status, 'removido') in ('removido', 'pendente') else d.status = 'adicionado' and not d.em_prova end`
}

/** How many the choices put in and take out, and the first of them. */
export async function compare(tx: Tx, escolha: Escolha, marcas: readonly Marca[]): Promise<Diferenca> {
  const { rows } = await sql<Diferenca>`
    select count(*) filter (where marcado) as entram, count(*) filter (where not marcado) as saem,
      coalesce((array_agg(aluno_id order by aluno_id) filter (where marcado))[1:501], '{}') as entrando,
      coalesce((array_agg(aluno_id order by aluno_id) filter (where not marcado))[1:501], '{}') as saindo
    from (${mudadas(escolha, marcas)}) mudada`.execute(tx)
  return sure(rows[0])
}
