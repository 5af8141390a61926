/** SQL on suggestions: one, lists with what they may be filtered by, changes, what they are for. */
import { type RawBuilder, sql } from 'kysely'
import { sure } from '../../../../core/contract/narrow.ts'
import type { Ref } from '../../../../core/contract/schema.ts'
import type { Actor } from '../../../../core/policy/actor.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { bigints, hasWords, pageSql, wordsOf } from '../../../../core/server/sql.ts'
import type { HabilidadeCitada } from '../../../ensino/catalogo/contract.ts'
import { citado, citados } from '../../../ensino/catalogo/server/public-citar.ts'
import { sameHabilidade } from '../../../ensino/curriculo/server/public.ts'
import { habilidadesCitadas } from '../../../ensino/curriculo/server/public-citar.ts'
import { caminhoSql, questoesCitadas, questoesVistas, refSql } from '../../questao/server/public.ts'
import { temAlternativa } from '../../questao/server/public-alternativas.ts'
import type { EstadoSugestao } from '../shapes.ts'
import { ensinaSql, naRedeSql, sugestoesVisibleTo } from './visible.ts'

/** Letters of a suggestion that a list shows. */
const SHOWN = 200

export interface SugestaoRow {
  id: number
  titulo: string
  texto: string
  disciplina: Ref | null
  descritores: HabilidadeCitada[]
  total_questoes: number
  total_atividades: number
  autor: Ref
  rede: Ref | null
  caminho: number[] | null
  na_rede: boolean
  ensina: boolean
  estado: EstadoSugestao
  revisao: number
  created_at: Date
  alterada_em: Date
}

const columns = (actor: Actor) => sql`
  s.id, s.titulo, left(s.texto, ${SHOWN}) as texto, s.estado, s.revisao, s.created_at, s.alterada_em,
  ${citado('disciplina', sql.ref('s.disciplina_id'))} as disciplina,
  ${habilidadesCitadas(sql`select y.habilidade_id as id, 1 as ordem from sugestao_habilidade y where y.sugestao_id = s.id`)} as descritores,
  (select count(*)::int from sugestao_questao y where y.sugestao_id = s.id) as total_questoes,
  (select count(*)::int from atividade v where v.sugestao_id = s.id) as total_atividades,
  ${refSql('rede', 's.rede_id')} as rede, ${refSql('pessoa', 's.usuario_id')} as autor, ${caminhoSql('s.rede_id')} as caminho,
  ${naRedeSql(actor)} as na_rede, ${ensinaSql(actor, sql.ref('s.rede_id'))} as ensina`

export interface Inteira extends SugestaoRow {
  html: string
  questoes: Ref[]
}

/** One suggestion. `lock`: nobody else changes it until the transaction ends. */
export async function find(
  tx: Tx,
  actor: Actor,
  id: number,
  { lock = false } = {},
): Promise<Inteira | undefined> {
  const { rows } = await sql<Inteira>`select ${columns(actor)}, s.html,
      ${questoesCitadas(actor, sql`select y.questao_id from sugestao_questao y where y.sugestao_id = s.id`)} as questoes
    from sugestao s where s.id = ${id} ${lock ? sql`for update of s` : sql``}`.execute(tx)
  return rows[0]
}

export interface Filter {
  busca?: string | undefined
  disciplina?: number | undefined
  habilidade?: number | undefined
  questao?: number | undefined
  estado?: EstadoSugestao | undefined
  origem?: 'minhas' | 'rede' | undefined
}

function matching(actor: Actor, filter: Filter): RawBuilder<boolean> {
  const { busca = '', disciplina, habilidade, questao, estado, origem } = filter
  return sql<boolean>`${sql.join(
    [
      sugestoesVisibleTo(actor),
      // What was put away is listed where it is asked for.
      estado ? sql`s.estado = ${estado}` : sql`s.estado <> 'arquivada'`,
      ...(disciplina ? [sql`s.disciplina_id = ${disciplina}`] : []),
      ...(habilidade
        ? [
            sql`exists (select from sugestao_habilidade y where y.sugestao_id = s.id and y.habilidade_id in (${sameHabilidade(habilidade)}))`,
          ]
        : []),
      ...(questao
        ? [
            sql`exists (select from sugestao_questao y where y.sugestao_id = s.id and y.questao_id = ${questao})`,
          ]
        : []),
      ...(origem ? [sql`s.usuario_id ${origem === 'minhas' ? sql`=` : sql`<>`} ${actor.id}`] : []),
      hasWords(sql`s.busca`, wordsOf(busca)),
    ],
    sql` and `,
  )}`
}

export async function list(
  tx: Tx,
  actor: Actor,
  filter: Filter,
  page: { pagina: number; linhas: number },
): Promise<SugestaoRow[]> {
  const { rows } = await sql<SugestaoRow>`
    select ${columns(actor)} from sugestao s where ${matching(actor, filter)}
    order by s.created_at desc, s.id desc ${pageSql(page)}`.execute(tx)
  return rows
}

export async function count(tx: Tx, actor: Actor, filter: Filter): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from sugestao s where ${matching(actor, filter)}`.execute(tx)
  return rows[0]?.n ?? 0
}

export interface Choices {
  disciplinas: Ref[]
  habilidades: HabilidadeCitada[]
}

/** What the suggestions that the actor sees are about: what the list can be filtered by. At most 200 skills. */
export async function listChoices(tx: Tx, actor: Actor): Promise<Choices> {
  const { rows } = await sql<Choices>`
    with s as materialized (
      select s.id, s.disciplina_id from sugestao s where ${sugestoesVisibleTo(actor)})
    select
      ${citados('disciplina', sql`select disciplina_id from s`)} as disciplinas,
      ${habilidadesCitadas(
        sql`select distinct y.habilidade_id as id, 1 as ordem from sugestao_habilidade y join s on s.id = y.sugestao_id`,
        200,
      )} as habilidades`.execute(tx)
  return sure(rows[0])
}

export interface Columns {
  titulo?: string
  html?: string
  texto?: string
  disciplina_id?: number | null
  rede_id?: number | null
  estado?: EstadoSugestao
}

export async function insert(tx: Tx, given: Columns & { titulo: string }, usuario: number): Promise<number> {
  const { id } = await tx
    .insertInto('sugestao')
    .values({ ...given, usuario_id: usuario })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const update = (tx: Tx, id: number, change: Columns, now: Date) =>
  tx
    .updateTable('sugestao')
    .set((s) => ({ ...change, revisao: s('revisao', '+', 1), alterada_em: now }))
    .where('id', '=', id)
    .execute()

/** With what pointed to it from alternatives that their questions have no more. */
export async function remove(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('sugestao_alternativa').where('sugestao_id', '=', id).execute()
  await tx.deleteFrom('sugestao').where('id', '=', id).execute()
}

/** Questions that point to it, by themselves or by an alternative that they still have. */
export async function countQuestoes(tx: Tx, id: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from (
      select questao_id from sugestao_questao where sugestao_id = ${id}
      union select y.questao_id from sugestao_alternativa y
      where y.sugestao_id = ${id} and ${temAlternativa('y.questao_id', 'y.parte')}) x`.execute(tx)
  return rows[0]?.n ?? 0
}

export interface Apontada {
  parte: string
  sugestao: { id: number; nome: string; estado: EstadoSugestao }
}

/** What each alternative of a question points to, as far as the person sees it. */
export async function listApontadas(tx: Tx, actor: Actor, questao: number): Promise<Apontada[]> {
  const { rows } = await sql<Apontada>`
    select y.parte, jsonb_build_object('id', s.id, 'nome', s.titulo, 'estado', s.estado) as sugestao
    from sugestao_alternativa y join sugestao s on s.id = y.sugestao_id
    where y.questao_id = ${questao} and ${sugestoesVisibleTo(actor)}`.execute(tx)
  return rows
}

interface Aponta {
  questao: number
  parte: string
  /** Null: to none. */
  sugestao: number | null
}

export async function setApontada(tx: Tx, { questao, parte, sugestao }: Aponta): Promise<void> {
  if (sugestao === null)
    await tx
      .deleteFrom('sugestao_alternativa')
      .where('questao_id', '=', questao)
      .where('parte', '=', parte)
      .execute()
  else
    await tx
      .insertInto('sugestao_alternativa')
      .values({ questao_id: questao, parte, sugestao_id: sugestao })
      .onConflict((on) =>
        on.columns(['tenant_id', 'questao_id', 'parte']).doUpdateSet({ sugestao_id: sugestao }),
      )
      .execute()
}

type Ligada = 'habilidade' | 'questao'

export const link = (tx: Tx, que: Ligada, sugestao: number, ids: readonly number[]) =>
  sql`
  insert into ${sql.table(`sugestao_${que}`)} (sugestao_id, ${sql.ref(`${que}_id`)})
  select ${sugestao}, unnest(${bigints(ids)}) on conflict do nothing`.execute(tx)

/** Takes these out; of questions only those that the actor sees. */
export const unlink = (
  tx: Tx,
  actor: Actor,
  que: Ligada,
  { sugestao, of }: { sugestao: number; of: RawBuilder<boolean> },
) => {
  const column = sql.ref(`${que}_id`)
  const own = sql`select ${column} from ${sql.table(`sugestao_${que}`)} where sugestao_id = ${sugestao}`
  const seen = que === 'questao' ? questoesVistas(actor, own) : own
  return sql`delete from ${sql.table(`sugestao_${que}`)} x
    where x.sugestao_id = ${sugestao} and ${of} and ${sql.ref(`x.${que}_id`)} in (${seen})`.execute(tx)
}

/** Makes these the skills, or the questions in sight, of a suggestion. */
export async function setLinks(
  tx: Tx,
  actor: Actor,
  que: Ligada,
  { sugestao, ids }: { sugestao: number; ids: readonly number[] },
): Promise<void> {
  const of = sql<boolean>`${sql.ref(`x.${que}_id`)} <> all(${bigints(ids)})`
  await unlink(tx, actor, que, { sugestao, of })
  await link(tx, que, sugestao, ids)
}

export async function countLinks(tx: Tx, que: Ligada, sugestao: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from ${sql.table(`sugestao_${que}`)} where sugestao_id = ${sugestao}`.execute(tx)
  return rows[0]?.n ?? 0
}

/** Of these networks, those of a class that the actor teaches. */
export async function listEnsinadas(tx: Tx, actor: Actor, redes: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select x.id from unnest(${bigints(redes)}) as x (id) where ${ensinaSql(actor, sql.ref('x.id'))}`.execute(
    tx,
  )
  return rows.map(({ id }) => id)
}
