/** SQL on questions of the bank: one, and its changes. */

import { type RawBuilder, sql } from 'kysely'
import { sure } from '../../../../core/contract/narrow.ts'
import type { Ref } from '../../../../core/contract/schema.ts'
import type { Actor } from '../../../../core/policy/actor.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { bigints, hasWords, wordsOf } from '../../../../core/server/sql.ts'
import { versaoDe } from '../../../ensino/aula/server/public-versao.ts'
import type { HabilidadeCitada } from '../../../ensino/catalogo/contract.ts'
import { citado, tagsCitadas } from '../../../ensino/catalogo/server/public-citar.ts'
import { habilidadesCitadas } from '../../../ensino/curriculo/server/public-citar.ts'
import { copyUsos } from '../../../ensino/midia/server/public-uso.ts'
import type { Analise, ConteudoQuestao, EstadoQuestao, Idioma, Licenca, TipoQuestao } from '../shapes.ts'
import { naRedeSql, questoesVisibleTo } from './visible.ts'

/** Letters of a statement that a list shows. */
const SHOWN = 300
/** Of one that is cited by it. */
const CITED = 200

export interface QuestaoRow {
  id: number
  tipo: TipoQuestao
  titulo: string
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
  favorita: boolean
  repassar: boolean
  versao: number
  revisao: number
  alterada_em: Date
}

export const refSql = (table: 'rede' | 'pessoa', id: string) =>
  sql<Ref | null>`(select jsonb_build_object('id', x.id, 'nome', x.nome) from ${sql.table(table)} x
    where x.id = ${sql.ref(id)})`

/** The path of a network. */
export const caminhoSql = (id: string) =>
  sql<number[] | null>`(select r.caminho from rede r where r.id = ${sql.ref(id)})`

/** A statement of `id` and `ordem`: the skills of a question. */
export const habilidadesDaQuestao = (questao: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`select y.habilidade_id as id, y.ordem from questao_habilidade y where y.questao_id = ${questao}`

/** What a question, or a version of it, is cited by: its title, else the beginning of its statement. */
export const nomeDe = (of: 'q' | 'v'): RawBuilder<string> =>
  sql<string>`coalesce(nullif(${sql.ref(`${of}.titulo`)}, ''), left(${sql.ref(`${of}.texto`)}, ${CITED}))`

export const columns = (actor: Actor) => sql`
  q.id, q.tipo, q.titulo, left(q.texto, ${SHOWN}) as texto, q.dificuldade, q.estado, q.repassar, q.versao,
  exists (select from questao_favorita y where y.questao_id = q.id and y.usuario_id = ${actor.id}) as favorita, q.revisao, q.alterada_em,
  ${citado('disciplina', sql.ref('q.disciplina_id'))} as disciplina, ${citado('periodo', sql.ref('q.periodo_id'))} as periodo,
  ${refSql('rede', 'q.rede_id')} as rede, ${refSql('pessoa', 'q.usuario_id')} as autor,
  ${caminhoSql('q.rede_id')} as caminho, ${naRedeSql(actor)} as na_rede,
  ${habilidadesCitadas(habilidadesDaQuestao(sql.ref('q.id')))} as habilidades,
  ${tagsCitadas(sql`select y.tag_id from questao_tag y where y.questao_id = q.id`)} as tags`

export interface Inteira extends QuestaoRow {
  conteudo: ConteudoQuestao
  comando: string
  texto_base_id: number | null
  analises: Analise[]
  bloom: number | null
  fonte: string
  autoria: string
  licenca: Licenca | ''
  idioma: Idioma
  tri: { a: number; b: number; c: number } | null
  explicacao: string
  copia_de: number | null
  origem: { aula: Ref; versao: number; ordem: number } | null
}

/** One question. `lock`: nobody else changes it until the transaction ends. */
export async function find(
  tx: Tx,
  actor: Actor,
  id: number,
  { lock = false } = {},
): Promise<Inteira | undefined> {
  const { rows } = await sql<Inteira>`select ${columns(actor)}, q.conteudo, q.comando, q.texto_base_id,
      q.analises, q.bloom, q.fonte, q.autoria, q.licenca, q.idioma, q.explicacao, q.copia_de,
      case when q.tri_a is not null then jsonb_build_object('a', q.tri_a, 'b', q.tri_b, 'c', q.tri_c) end as tri,
    (select jsonb_build_object('aula', jsonb_build_object('id', v.aula_id, 'nome', v.titulo), 'versao', v.numero,
        'ordem', t.ordem)
      from tela_publicada t join lateral ${versaoDe('t')} v on true
      where t.aula_id = q.origem_aula_id and t.versao = q.origem_versao and t.tela_id = q.origem_tela_id) as origem
    from questao q where q.id = ${id} ${lock ? sql`for update of q` : sql``}`.execute(tx)
  return rows[0]
}

export interface Columns {
  titulo?: string
  conteudo?: string
  comando?: string
  texto?: string
  texto_base_id?: number | null
  analises?: string
  bloom?: number | null
  fonte?: string
  autoria?: string
  licenca?: Licenca | ''
  idioma?: Idioma
  tri_a?: number | null
  tri_b?: number | null
  tri_c?: number | null
  rede_id?: number | null
  explicacao?: string
  disciplina_id?: number | null
  periodo_id?: number | null
  dificuldade?: number | null
  repassar?: boolean
  estado?: EstadoQuestao
}

/** A draft of `usuario`. */
export async function insert(
  tx: Tx,
  given: Columns & { tipo: TipoQuestao; conteudo: string; texto: string },
  usuario: number,
): Promise<number> {
  const { id } = await tx
    .insertInto('questao')
    .values({ ...given, usuario_id: usuario, estado: 'rascunho' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** As `of` is, but for its place in a bank: a draft of `usuario`. */
export async function insertCopy(tx: Tx, of: number, usuario: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with feita as (
      insert into questao (usuario_id, tipo, titulo, conteudo, texto, comando, texto_base_id, analises, explicacao,
          disciplina_id, periodo_id, dificuldade, bloom, fonte, autoria, licenca, idioma, copia_de)
        select ${usuario}, tipo, titulo, conteudo, texto, comando, texto_base_id, analises, explicacao, disciplina_id,
          periodo_id, dificuldade, bloom, fonte, autoria, licenca, idioma, id
        from questao where id = ${of}
        returning id),
    habilidades as (
      insert into questao_habilidade (questao_id, habilidade_id, ordem)
        select feita.id, y.habilidade_id, y.ordem from feita, questao_habilidade y where y.questao_id = ${of}),
    tags as (
      insert into questao_tag (questao_id, tag_id)
        select feita.id, y.tag_id from feita, questao_tag y where y.questao_id = ${of})
    select id from feita`.execute(tx)
  const { id } = sure(rows[0])
  await copyUsos(tx, 'questao', of, id)
  return id
}

export const setFavorita = (tx: Tx, usuario: number, questao: number, favorita: boolean) =>
  favorita
    ? sql`insert into questao_favorita (usuario_id, questao_id) values (${usuario}, ${questao})
        on conflict do nothing`.execute(tx)
    : sql`delete from questao_favorita where usuario_id = ${usuario} and questao_id = ${questao}`.execute(tx)

/** Mistakes that wrong answers of questions in sight were given as words of, most used first. Looks at the newest 5,000. */
export async function listHipoteses(tx: Tx, actor: Actor, busca = ''): Promise<string[]> {
  const { rows } = await sql<{ nome: string }>`
    with q as materialized (
      select q.analises from questao q where ${questoesVisibleTo(actor)} and q.analises <> '[]'
      order by q.created_at desc, q.id desc limit 5000)
    select x.hipotese_erro as nome from q, jsonb_to_recordset(q.analises) as x (hipotese_erro text)
    where x.hipotese_erro <> '' and ${hasWords(sql`sem_acento(x.hipotese_erro)`, wordsOf(busca))}
    group by x.hipotese_erro order by count(*) desc, x.hipotese_erro limit 50`.execute(tx)
  return rows.map(({ nome }) => nome)
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
