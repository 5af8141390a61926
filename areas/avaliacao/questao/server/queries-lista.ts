/** SQL of the bank as a list: a page of what matches, and how many each choice of each facet would leave. */
import { type RawBuilder, sql } from 'kysely'
import { sure } from '../../../../core/contract/narrow.ts'
import type { Ref } from '../../../../core/contract/schema.ts'
import type { Actor } from '../../../../core/policy/actor.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { bigints, pageSql } from '../../../../core/server/sql.ts'
import type { HabilidadeCitada } from '../../../ensino/catalogo/contract.ts'
import { citados } from '../../../ensino/catalogo/server/public-citar.ts'
import { sameHabilidade } from '../../../ensino/curriculo/server/public.ts'
import { habilidadesCitadas } from '../../../ensino/curriculo/server/public-citar.ts'
import { escolhasDe } from '../rules-busca.ts'
import { FACETAS, type Faceta, MAX_ARQUIVADAS, MAX_CONTADAS } from '../shapes.ts'
import { columns, type QuestaoRow } from './queries.ts'
import { isFew, quemDiz, type Termo } from './queries-busca.ts'
import { aDecidirPor, questoesVisibleTo } from './visible.ts'

/** What a list is narrowed by: each facet by one choice or several, parted by commas. */
export interface Filter extends Partial<Record<Faceta, number | string | undefined>> {
  favoritas?: boolean | undefined
  revisar?: boolean | undefined
}

export interface Asked {
  filter: Filter
  /** The words of a search, read. */
  termos: readonly Termo[]
  arquivadas: boolean
}

type Condition = RawBuilder<unknown>

const ids = (choices: readonly string[]) => bigints(choices.map(Number).filter(Number.isSafeInteger))
const among = (column: string, choices: readonly string[]) =>
  sql`${sql.ref(column)} = any(${[...choices]}::text[])`

/** The condition of a facet's choices. */
const CONDITION: Readonly<Record<Faceta, (choices: readonly string[], actor: Actor) => Condition>> = {
  disciplina: (choices) => sql`q.disciplina_id = any(${ids(choices)})`,
  periodo: (choices) => sql`q.periodo_id = any(${ids(choices)})`,
  dificuldade: (choices) => sql`q.dificuldade = any(${ids(choices)})`,
  bloom: (choices) => sql`q.bloom = any(${ids(choices)})`,
  tipo: (choices) => among('q.tipo', choices),
  estado: (choices) => among('q.estado', choices),
  procedencia: (choices) => among('q.procedencia', choices),
  licenca: (choices) =>
    among(
      'q.licenca',
      choices.map((one) => (one === 'nenhuma' ? '' : one)),
    ),
  origem: ([choice], actor) => sql`q.usuario_id ${choice === 'minhas' ? sql`=` : sql`<>`} ${actor.id}`,
  habilidade: (choices) =>
    sql`q.habilidades && array(${sql.join(
      choices.map((one) => sql`select * from (${sameHabilidade(Number(one))}) igual`),
      sql` union all `,
    )})`,
}

/** What a facet counts, as it is asked for. */
const VALUE: Readonly<Record<Exclude<Faceta, 'habilidade'>, RawBuilder<unknown>>> = {
  disciplina: sql`m.disciplina_id`,
  periodo: sql`m.periodo_id`,
  dificuldade: sql`m.dificuldade`,
  bloom: sql`m.bloom`,
  tipo: sql`m.tipo`,
  estado: sql`m.estado`,
  origem: sql`m.minha`,
  procedencia: sql`m.procedencia`,
  licenca: sql`m.licenca`,
}
/** Skills that a facet tells, those of most questions. */
const HABILIDADES = 200

function chosenOf(filter: Filter): Map<Faceta, string[]> {
  const all = FACETAS.map((name) => [name, escolhasDe(filter[name])] as const)
  return new Map(all.filter(([, choices]) => choices.length > 0))
}

/** All that the person may look through that says the words. */
function base(actor: Actor, { filter, termos, arquivadas }: Asked): RawBuilder<unknown> {
  const where = [
    arquivadas ? sql`q.estado = 'arquivada'` : sql`q.estado <> 'arquivada'`,
    questoesVisibleTo(actor),
    ...(termos.length > 0 ? [sql`d.peso is not null`] : []),
    ...(filter.favoritas
      ? [
          sql`exists (select from questao_favorita y where y.questao_id = q.id and y.usuario_id = ${actor.id})`,
        ]
      : []),
  ]
  if (filter.revisar) where.push(aDecidirPor(actor))
  return sql`select q.*, q.usuario_id = ${actor.id} as minha, d.peso from ${quemDiz(termos)}
    where ${sql.join(where, sql` and `)}`
}

/** Of `from` what fits the choices, without what `but` names: the newest, one more than are counted. */
function matching(
  actor: Actor,
  from: RawBuilder<unknown>,
  filter: Filter,
  but?: Faceta,
): RawBuilder<unknown> {
  const chosen = [...chosenOf(filter)].filter(([name]) => name !== but)
  const where = chosen.map(([name, choices]) => CONDITION[name](choices, actor))
  return sql`select q.* from ${from} q where ${where.length === 0 ? sql`true` : sql.join(where, sql` and `)}
    order by q.id desc limit ${sql.lit(MAX_CONTADAS + 1)}`
}

/** How many of a set have each value of these facets: rows of the facet, the value as text, and how many. */
function counted(from: RawBuilder<unknown>, names: readonly Faceta[]): RawBuilder<unknown>[] {
  const simple = names.filter((name) => name !== 'habilidade')
  const whenOf = (told: (name: (typeof simple)[number]) => RawBuilder<unknown>) =>
    sql`case ${sql.join(
      simple.map((name) => sql`when grouping(${VALUE[name]}) = 0 then ${told(name)}`),
      sql` `,
    )} end`
  const sets = sql.join(simple.map((name) => sql`(${VALUE[name]})`))
  return [
    ...(simple.length === 0
      ? []
      : [
          sql`select ${whenOf((name) => sql.lit(name))} as faceta, ${whenOf((name) => sql`${VALUE[name]}::text`)} as valor,
            count(*)::int as total from ${from} m group by grouping sets (${sets})`,
        ]),
    ...(names.includes('habilidade')
      ? [
          sql`(select 'habilidade', y.id::text, count(*)::int from ${from} m, unnest(m.habilidades) y (id)
            group by y.id order by 3 desc, y.id limit ${sql.lit(HABILIDADES)})`,
        ]
      : []),
  ]
}

export interface Found {
  /** Of the page, in order. */
  ids: number[]
  /** One more than are counted where there are more. */
  total: number
  contadas: { faceta: Faceta; valor: string | null; total: number }[]
}

/**
 * A page by how well it fits the words, then newest first; each facet is counted under the choices of the others: what
 * choosing another value of it would show.
 */
export async function search(
  tx: Tx,
  actor: Actor,
  asked: Asked,
  page: { pagina: number; linhas: number },
): Promise<Found> {
  const chosen = [...chosenOf(asked.filter).keys()]
  const free = FACETAS.filter((name) => !chosen.includes(name))
  const words = isFew(asked.termos)
  const { rows } = await sql<Found>`
    with ${sql.join(
      [
        // What says the words is few; what nobody looked for is all there is, and read as far as it is needed.
        sql`b as ${words ? sql`materialized` : sql`not materialized`} (${base(actor, asked)})`,
        sql`m as materialized (${matching(actor, sql`b`, asked.filter)})`,
        ...chosen.map(
          (name) =>
            sql`${sql.ref(`sem_${name}`)} as materialized (${matching(actor, sql`b`, asked.filter, name)})`,
        ),
      ],
      sql`, `,
    )}
    select (select coalesce(jsonb_agg(x.id order by x.lugar), '[]') from (
        select m.id, row_number() over (order by m.peso desc, m.id desc) as lugar from m order by m.peso desc, m.id desc ${pageSql(page)}) x) as ids,
      (select count(*)::int from m) as total,
      (select coalesce(jsonb_agg(jsonb_build_object('faceta', c.faceta, 'valor', c.valor, 'total', c.total)), '[]')
        from (${sql.join(
          [...counted(sql`m`, free), ...chosen.flatMap((name) => counted(sql.ref(`sem_${name}`), [name]))],
          sql` union all `,
        )}) c) as contadas`.execute(tx)
  return sure(rows[0])
}

/** How many that match stand in each state, whatever state or tab is chosen: of the newest, one more than are counted. */
export async function countEstados(
  tx: Tx,
  actor: Actor,
  { filter: { revisar: _, ...filter }, termos }: Pick<Asked, 'filter' | 'termos'>,
): Promise<{ valor: string; total: number }[]> {
  const all = base(actor, { filter, termos, arquivadas: false })
  const { rows } = await sql<{ valor: string; total: number }>`
    with b as ${isFew(termos) ? sql`materialized` : sql`not materialized`} (${all}),
    m as materialized (${matching(actor, sql`b`, filter, 'estado')})
    select m.estado as valor, count(*)::int as total from m group by m.estado`.execute(tx)
  return rows
}

/** These questions, in this order. */
export async function listByIds(tx: Tx, actor: Actor, of: readonly number[]): Promise<QuestaoRow[]> {
  if (of.length === 0) return []
  const { rows } = await sql<QuestaoRow>`
    select ${columns(actor)} from unnest(${bigints(of)}) with ordinality x (id, lugar) join questao q on q.id = x.id
    order by x.lugar`.execute(tx)
  return rows
}

export interface Nomes {
  disciplinas: Ref[]
  periodos: Ref[]
  habilidades: HabilidadeCitada[]
}

/** From one value of an index to the next that the person has a question of. */
const valuesSeen = (actor: Actor, column: 'disciplina_id' | 'periodo_id', arquivadas: boolean) => {
  const next = (after: RawBuilder<unknown>) => sql`(select min(q.${sql.ref(column)}) from questao q
    where q.${sql.ref(column)} > ${after} and q.estado ${arquivadas ? sql`=` : sql`<>`} 'arquivada'
      and ${questoesVisibleTo(actor)})`
  return sql`(with recursive v (id) as (
      select ${next(sql`0`)} union all select ${next(sql`v.id`)} from v where v.id is not null)
    select v.id from v where v.id is not null)`
}

/**
 * What the values are called, in the order of the catalogue. `all`: disciplines and years that only older questions have,
 * which were not counted, too.
 */
export async function namesOf(
  tx: Tx,
  actor: Actor,
  values: Readonly<Record<'disciplina' | 'periodo' | 'habilidade', readonly number[]>>,
  { all, arquivadas }: { all: boolean; arquivadas: boolean },
): Promise<Nomes> {
  const of = (table: 'disciplina' | 'periodo') => {
    const given = sql`select unnest(${bigints(values[table])})`
    return citados(table, all ? sql`${given} union ${valuesSeen(actor, `${table}_id`, arquivadas)}` : given)
  }
  const { rows } = await sql<Nomes>`select ${of('disciplina')} as disciplinas, ${of('periodo')} as periodos,
    ${habilidadesCitadas(
      sql`select x.id, x.ordem from unnest(${bigints(values.habilidade)}) with ordinality x (id, ordem)`,
    )} as habilidades`.execute(tx)
  return sure(rows[0])
}

/** What waits in review for the person to decide, counted up to `MAX_ARQUIVADAS`. */
export async function countParaRevisar(tx: Tx, actor: Actor): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from (
    select from questao q where q.estado = 'em_revisao' and ${aDecidirPor(actor)}
    limit ${sql.lit(MAX_ARQUIVADAS)}) x`.execute(tx)
  return sure(rows[0]).n
}

/** What was put away of what the person sees, counted up to `MAX_ARQUIVADAS`. */
export async function countArquivadas(tx: Tx, actor: Actor): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from (
    select from questao q where q.estado = 'arquivada' and ${questoesVisibleTo(actor)}
    limit ${sql.lit(MAX_ARQUIVADAS)}) x`.execute(tx)
  return sure(rows[0]).n
}
