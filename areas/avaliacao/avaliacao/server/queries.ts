/** SQL on assessments: one, lists with what they may be filtered by, changes, their questions and their versions. */
import { type RawBuilder, sql } from 'kysely'
import { sure } from '../../../../core/contract/narrow.ts'
import type { Ref } from '../../../../core/contract/schema.ts'
import type { Actor } from '../../../../core/policy/actor.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { bigints, hasWords, jsonRows, pageSql, wordsOf } from '../../../../core/server/sql.ts'
import { citado, citados } from '../../../ensino/catalogo/server/public-citar.ts'
import { habilidadesCitadas } from '../../../ensino/curriculo/server/public-citar.ts'
import { caminhoSql, habilidadesDaQuestao, naRedeDe, refSql } from '../../questao/server/public.ts'
import { comoFoi } from '../../questao/server/public-versao.ts'
import type { Lugar } from '../rules-caderno.ts'
import type { Modelo } from '../rules-matriz.ts'
import type {
  EstadoAvaliacao,
  LinhaMatriz,
  Modalidade,
  Mostrar,
  Padrao,
  Posta,
  QuestaoPosta,
} from '../shapes.ts'
import { avaliacoesVisibleTo } from './visible.ts'

export interface AvaliacaoRow {
  id: number
  titulo: string
  disciplina: Ref | null
  periodo: Ref | null
  modelo: Modelo
  modalidade: Modalidade
  cadernos: number
  total_questoes: number
  autor: Ref
  rede: Ref | null
  caminho: number[] | null
  na_rede: boolean
  estado: EstadoAvaliacao
  /** Has the booklets that closing made. */
  fechada: boolean
  avaliacao_id: number | null
  revisao: number
  created_at: Date
  alterada_em: Date
}

const columns = (actor: Actor) => sql`
  a.id, a.titulo, a.modelo, a.modalidade, a.cadernos, a.estado, a.avaliacao_id, a.revisao, a.created_at, a.alterada_em,
  ${citado('disciplina', sql.ref('a.disciplina_id'))} as disciplina, ${citado('periodo', sql.ref('a.periodo_id'))} as periodo,
  (select count(*)::int from avaliacao_questao x where x.avaliacao_id = a.id) as total_questoes,
  exists (select from avaliacao_caderno c where c.avaliacao_id = a.id) as fechada,
  ${refSql('rede', 'a.rede_id')} as rede, ${refSql('pessoa', 'a.usuario_id')} as autor, ${caminhoSql('a.rede_id')} as caminho,
  ${naRedeDe(actor, 'a')} as na_rede`

export interface Inteira extends AvaliacaoRow {
  turma_id: number | null
  matriz: LinhaMatriz[]
  embaralha_questoes: boolean
  embaralha_alternativas: boolean
  embaralha_blocos: boolean
  valor: number
  duracao: number | null
  senha: string
  instrucoes: string
  mostrar_resultado: Mostrar
  padroes: Padrao[]
  /** In their order; of a draft only those that the actor may use. */
  questoes: QuestaoPosta[]
  /** Those of a draft that the actor may not use. */
  fora: number
}

/** One assessment. `lock`: nobody else changes it until the transaction ends. */
export async function find(
  tx: Tx,
  actor: Actor,
  id: number,
  { lock = false } = {},
): Promise<Inteira | undefined> {
  const { rows } = await sql<Inteira>`
    select ${columns(actor)}, a.turma_id, a.matriz, a.embaralha_questoes, a.embaralha_alternativas, a.embaralha_blocos,
      a.valor::float8 as valor, a.duracao, a.senha, a.instrucoes, a.mostrar_resultado, a.padroes, p.questoes, p.fora
    from avaliacao a cross join lateral (
      select coalesce(jsonb_agg(jsonb_build_object('id', x.questao_id, 'letra', x.letra, 'peso', x.peso::float8,
            'tipo', f.tipo, 'nome', f.nome, 'versao', x.versao, 'mudou', f.mudou,
            'habilidades', ${habilidadesCitadas(habilidadesDaQuestao(sql.ref('x.questao_id')))})
          order by x.numero) filter (where x.versao is not null or f.livre), '[]') as questoes,
        (count(*) filter (where x.versao is null and not f.livre))::int as fora
      from avaliacao_questao x cross join ${comoFoi(actor, sql.ref('x.questao_id'), sql.ref('x.versao'))} f
      where x.avaliacao_id = a.id) p
    where a.id = ${id} ${lock ? sql`for update of a` : sql``}`.execute(tx)
  return rows[0]
}

export interface Filter {
  busca?: string | undefined
  disciplina?: number | undefined
  periodo?: number | undefined
  modalidade?: Modalidade | undefined
  estado?: EstadoAvaliacao | undefined
  origem?: 'minhas' | 'rede' | undefined
}

function matching(actor: Actor, filter: Filter): RawBuilder<boolean> {
  const { busca = '', disciplina, periodo, modalidade, estado, origem } = filter
  return sql<boolean>`${sql.join(
    [
      avaliacoesVisibleTo(actor),
      // What was put away is listed where it is asked for.
      estado ? sql`a.estado = ${estado}` : sql`a.estado <> 'arquivada'`,
      ...(disciplina ? [sql`a.disciplina_id = ${disciplina}`] : []),
      ...(periodo ? [sql`a.periodo_id = ${periodo}`] : []),
      ...(modalidade ? [sql`a.modalidade = ${modalidade}`] : []),
      ...(origem ? [sql`a.usuario_id ${origem === 'minhas' ? sql`=` : sql`<>`} ${actor.id}`] : []),
      hasWords(sql`a.busca`, wordsOf(busca)),
    ],
    sql` and `,
  )}`
}

/** Newest first (section 9). */
export async function list(
  tx: Tx,
  actor: Actor,
  filter: Filter,
  page: { pagina: number; linhas: number },
): Promise<AvaliacaoRow[]> {
  const { rows } = await sql<AvaliacaoRow>`
    select ${columns(actor)} from avaliacao a where ${matching(actor, filter)}
    order by a.created_at desc, a.id desc ${pageSql(page)}`.execute(tx)
  return rows
}

/** Those of these that are there, in no order. */
export async function listPorId(tx: Tx, actor: Actor, ids: readonly number[]): Promise<AvaliacaoRow[]> {
  const { rows } = await sql<AvaliacaoRow>`
    select ${columns(actor)} from avaliacao a where a.id = any(${bigints(ids)})`.execute(tx)
  return rows
}

export async function count(tx: Tx, actor: Actor, filter: Filter): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from avaliacao a where ${matching(actor, filter)}`.execute(tx)
  return rows[0]?.n ?? 0
}

export interface Choices {
  disciplinas: Ref[]
  periodos: Ref[]
}

/** What the assessments that the actor sees are about: what the list can be filtered by. */
export async function listChoices(tx: Tx, actor: Actor): Promise<Choices> {
  const { rows } = await sql<Choices>`
    with a as materialized (
      select a.disciplina_id, a.periodo_id from avaliacao a where ${avaliacoesVisibleTo(actor)})
    select ${citados('disciplina', sql`select disciplina_id from a`)} as disciplinas,
      ${citados('periodo', sql`select periodo_id from a`)} as periodos`.execute(tx)
  return sure(rows[0])
}

export interface Columns {
  titulo?: string
  rede_id?: number | null
  disciplina_id?: number | null
  periodo_id?: number | null
  turma_id?: number | null
  modelo?: Modelo
  matriz?: string
  modalidade?: Modalidade
  cadernos?: number
  embaralha_questoes?: boolean
  embaralha_alternativas?: boolean
  embaralha_blocos?: boolean
  valor?: number
  duracao?: number | null
  senha?: string
  instrucoes?: string
  mostrar_resultado?: Mostrar
  padroes?: string
  estado?: EstadoAvaliacao
  avaliacao_id?: number
}

export async function insert(
  tx: Tx,
  given: Columns & { titulo: string; padroes: string },
  usuario: number,
): Promise<number> {
  const { id } = await tx
    .insertInto('avaliacao')
    .values({ ...given, usuario_id: usuario })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const update = (tx: Tx, id: number, change: Columns, now: Date) =>
  tx
    .updateTable('avaliacao')
    .set((a) => ({ ...change, revisao: a('revisao', '+', 1), alterada_em: now }))
    .where('id', '=', id)
    .execute()

/** Makes these, in their order, the questions of an assessment. */
export async function setQuestoes(tx: Tx, id: number, postas: readonly Posta[]): Promise<void> {
  await tx.deleteFrom('avaliacao_questao').where('avaliacao_id', '=', id).execute()
  const rows = postas.map(({ id: questao, letra, peso }, at) => ({ numero: at + 1, questao, letra, peso }))
  await sql`insert into avaliacao_questao (avaliacao_id, numero, questao_id, letra, peso)
    select ${id}, x.numero, x.questao, x.letra, x.peso
    from jsonb_to_recordset(${jsonRows(rows)}) as x (numero int, questao bigint, letra int, peso numeric)`.execute(
    tx,
  )
}

/** Says of each question which version the assessment keeps; of none: it goes with the bank again. */
export async function setVersoes(
  tx: Tx,
  id: number,
  versoes: readonly { questao: number; versao: number }[],
): Promise<void> {
  await sql`update avaliacao_questao a set versao = (
      select x.versao from jsonb_to_recordset(${jsonRows(versoes)}) as x (questao bigint, versao int)
      where x.questao = a.questao_id)
    where a.avaliacao_id = ${id}`.execute(tx)
}

/** Makes these the versions of an assessment, from the first on. */
export async function setCadernos(tx: Tx, id: number, mapas: readonly (readonly Lugar[])[]): Promise<void> {
  await tx.deleteFrom('avaliacao_caderno').where('avaliacao_id', '=', id).execute()
  const rows = mapas.map((mapa, at) => ({ caderno: at + 1, mapa }))
  await sql`insert into avaliacao_caderno (avaliacao_id, caderno, mapa)
    select ${id}, x.caderno, x.mapa from jsonb_to_recordset(${jsonRows(rows)}) as x (caderno int, mapa jsonb)`.execute(
    tx,
  )
}

export interface Caderno {
  caderno: number
  mapa: Lugar[]
}

export async function listCadernos(tx: Tx, id: number): Promise<Caderno[]> {
  const { rows } = await sql<Caderno>`
    select caderno, mapa from avaliacao_caderno where avaliacao_id = ${id} order by caderno`.execute(tx)
  return rows
}

/** A statement: those of these questions, a list of ids, that assessments hold. */
export const comAvaliacao = (questoes: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`select questao_id from avaliacao_questao where questao_id = any(${questoes})`
