/** SQL on questions of the bank: one, lists with what they may be filtered by, changes. */

import { type RawBuilder, sql } from 'kysely'
import { sure } from '../../../../core/contract/narrow.ts'
import type { Ref } from '../../../../core/contract/schema.ts'
import type { Actor } from '../../../../core/policy/actor.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { bigints, hasWords, pageSql, wordsOf } from '../../../../core/server/sql.ts'
import { versaoDe } from '../../../ensino/aula/server/public-versao.ts'
import type { HabilidadeCitada } from '../../../ensino/catalogo/contract.ts'
import { citado, citados, tagsCitadas } from '../../../ensino/catalogo/server/public-citar.ts'
import { sameHabilidade } from '../../../ensino/curriculo/server/public.ts'
import { habilidadesCitadas } from '../../../ensino/curriculo/server/public-citar.ts'
import type { ConteudoQuestao, EstadoQuestao, TipoQuestao } from '../shapes.ts'
import { naRedeSql, questoesVisibleTo } from './visible.ts'

/** Words that one search looks for; the others are left. */
/** Letters of a statement that a list shows. */
const SHOWN = 300

export interface QuestaoRow {
  id: number
  tipo: TipoQuestao
  texto: string
  disciplina: Ref | null
  periodo: Ref | null
  dificuldade: number | null
  habilidades: HabilidadeCitada[]
  tags: string[]
  autor: Ref
  rede: Ref | null
  caminho: number[] | null
  na_rede: boolean
  estado: EstadoQuestao
  repassar: boolean
  versao: number
  revisao: number
  alterada_em: Date
}

const refSql = (table: 'rede' | 'pessoa', id: string) =>
  sql<Ref | null>`(select jsonb_build_object('id', x.id, 'nome', x.nome) from ${sql.table(table)} x
    where x.id = ${sql.ref(id)})`

const columns = (actor: Actor) => sql`
  q.id, q.tipo, left(q.texto, ${SHOWN}) as texto, q.dificuldade, q.estado, q.repassar, q.versao, q.revisao, q.alterada_em,
  ${citado('disciplina', sql.ref('q.disciplina_id'))} as disciplina, ${citado('periodo', sql.ref('q.periodo_id'))} as periodo,
  ${refSql('rede', 'q.rede_id')} as rede, ${refSql('pessoa', 'q.usuario_id')} as autor,
  (select r.caminho from rede r where r.id = q.rede_id) as caminho, ${naRedeSql(actor)} as na_rede,
  ${habilidadesCitadas(sql`select y.habilidade_id as id, y.ordem from questao_habilidade y where y.questao_id = q.id`)} as habilidades,
  ${tagsCitadas(sql`select y.tag_id from questao_tag y where y.questao_id = q.id`)} as tags`

export interface Inteira extends QuestaoRow {
  conteudo: ConteudoQuestao
  explicacao: string
  origem: { aula: Ref; versao: number; ordem: number } | null
}

/** One question. `lock`: nobody else changes it until the transaction ends. */
export async function find(
  tx: Tx,
  actor: Actor,
  id: number,
  { lock = false } = {},
): Promise<Inteira | undefined> {
  const { rows } = await sql<Inteira>`select ${columns(actor)}, q.conteudo, q.explicacao,
    (select jsonb_build_object('aula', jsonb_build_object('id', v.aula_id, 'nome', v.titulo), 'versao', v.numero,
        'ordem', t.ordem)
      from tela_publicada t join lateral ${versaoDe('t')} v on true
      where t.aula_id = q.origem_aula_id and t.versao = q.origem_versao and t.tela_id = q.origem_tela_id) as origem
    from questao q where q.id = ${id} ${lock ? sql`for update of q` : sql``}`.execute(tx)
  return rows[0]
}

export interface Filter {
  busca?: string | undefined
  disciplina?: number | undefined
  periodo?: number | undefined
  habilidade?: number | undefined
  dificuldade?: number | undefined
  tipo?: TipoQuestao | undefined
  origem?: 'minhas' | 'rede' | undefined
  estado?: EstadoQuestao | undefined
}

const inTab = (arquivadas: boolean): RawBuilder<boolean> =>
  arquivadas ? sql<boolean>`q.estado = 'arquivada'` : sql<boolean>`q.estado <> 'arquivada'`

function matching(actor: Actor, arquivadas: boolean, filter: Filter): RawBuilder<boolean> {
  const { busca = '', disciplina, periodo, habilidade, dificuldade, tipo, origem, estado } = filter
  return sql<boolean>`${sql.join(
    [
      questoesVisibleTo(actor),
      inTab(arquivadas),
      ...(disciplina ? [sql`q.disciplina_id = ${disciplina}`] : []),
      ...(periodo ? [sql`q.periodo_id = ${periodo}`] : []),
      ...(dificuldade ? [sql`q.dificuldade = ${dificuldade}`] : []),
      ...(tipo ? [sql`q.tipo = ${tipo}`] : []),
      ...(estado ? [sql`q.estado = ${estado}`] : []),
      ...(origem ? [sql`q.usuario_id ${origem === 'minhas' ? sql`=` : sql`<>`} ${actor.id}`] : []),
      ...(habilidade
        ? [
            sql`exists (select from questao_habilidade y where y.questao_id = q.id and y.habilidade_id in (${sameHabilidade(habilidade)}))`,
          ]
        : []),
      hasWords(sql`q.busca`, wordsOf(busca)),
    ],
    sql` and `,
  )}`
}

export interface Page {
  arquivadas: boolean
  pagina: number
  linhas: number
}

export async function list(tx: Tx, actor: Actor, filter: Filter, page: Page): Promise<QuestaoRow[]> {
  const { arquivadas, pagina, linhas } = page
  const { rows } = await sql<QuestaoRow>`
    select ${columns(actor)} from questao q where ${matching(actor, arquivadas, filter)}
    order by q.created_at desc, q.id desc ${pageSql({ pagina, linhas })}`.execute(tx)
  return rows
}

export async function count(tx: Tx, actor: Actor, filter: Filter, arquivadas: boolean): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from questao q where ${matching(actor, arquivadas, filter)}`.execute(tx)
  return rows[0]?.n ?? 0
}

export interface Choices {
  disciplinas: Ref[]
  periodos: Ref[]
  habilidades: HabilidadeCitada[]
}

/** What the questions that the actor sees are about: what the list can be filtered by. At most 200 skills. */
export async function listChoices(tx: Tx, actor: Actor, arquivadas: boolean): Promise<Choices> {
  const { rows } = await sql<Choices>`
    with q as materialized (
      select q.id, q.disciplina_id, q.periodo_id from questao q
      where ${questoesVisibleTo(actor)} and ${inTab(arquivadas)})
    select
      ${citados('disciplina', sql`select disciplina_id from q`)} as disciplinas,
      ${citados('periodo', sql`select periodo_id from q`)} as periodos,
      ${habilidadesCitadas(
        sql`select distinct y.habilidade_id as id, 1 as ordem from questao_habilidade y join q on q.id = y.questao_id`,
        200,
      )} as habilidades`.execute(tx)
  return sure(rows[0])
}

export interface Columns {
  conteudo?: string
  texto?: string
  explicacao?: string
  disciplina_id?: number | null
  periodo_id?: number | null
  dificuldade?: number | null
  repassar?: boolean
  estado?: EstadoQuestao
}

export const update = (tx: Tx, id: number, change: Columns, now: Date) =>
  tx
    .updateTable('questao')
    .set((q) => ({ ...change, revisao: q('revisao', '+', 1), alterada_em: now }))
    .where('id', '=', id)
    .execute()

/** Makes these the skills of a question, in this order. */
export async function setHabilidades(tx: Tx, questao: number, ids: readonly number[]): Promise<void> {
  await tx.deleteFrom('questao_habilidade').where('questao_id', '=', questao).execute()
  await sql`insert into questao_habilidade (questao_id, habilidade_id, ordem)
    select ${questao}, id, ordem from unnest(${bigints(ids)}) with ordinality as x (id, ordem)`.execute(tx)
}

export async function setTags(tx: Tx, questao: number, ids: readonly number[]): Promise<void> {
  await tx.deleteFrom('questao_tag').where('questao_id', '=', questao).execute()
  await sql`insert into questao_tag (questao_id, tag_id) select ${questao}, unnest(${bigints(ids)})`.execute(
    tx,
  )
}
