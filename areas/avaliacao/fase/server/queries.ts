/** SQL on phases: one, lists, their assessments, totals of participants, the way that they came. */
import { type RawBuilder, sql } from 'kysely'
import type { Ref } from '../../../../core/contract/schema.ts'
import type { Actor } from '../../../../core/policy/actor.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { bigints, hasWords, jsonRows, pageSql, wordsOf } from '../../../../core/server/sql.ts'
import { citado } from '../../../ensino/catalogo/server/public-citar.ts'
import { caminhos } from '../../../escola/turma/server/public-lugar.ts'
import { avaliacaoCitada } from '../../avaliacao/server/public.ts'
import type { EstadoAvaliacao, Modalidade } from '../../avaliacao/shapes.ts'
import { refSql } from '../../questao/server/public.ts'
import { contar, isDataDigitada } from '../rules.ts'
import type { EstadoFase, Situacao, Totais } from '../shapes.ts'
import { fasesVisibleTo } from './visible.ts'

export interface NaFaseRow {
  avaliacao: {
    id: number
    titulo: string
    estado: EstadoAvaliacao
    modalidade: Modalidade
    periodo: (Ref & { codigo: string }) | null
  }
  inicio: Date | null
  fim: Date | null
}

/** With how many who take it are in which situation. */
export interface ContadaRow extends NaFaseRow {
  totais: Totais
}

export interface FaseRow {
  id: number
  nome: string
  estado: EstadoFase
  /** Days, `2026-03-02`. */
  inicio: string
  fim: string
  periodo: Ref | null
  quorum: number
  cliente_id: number
  rede: Ref
  caminho: number[]
  autor: Ref
  versao: number
  revisao: number
  created_at: Date
}

const columns = sql`
  f.id, f.nome, f.estado, to_char(f.inicio, 'YYYY-MM-DD') as inicio, to_char(f.fim, 'YYYY-MM-DD') as fim, f.quorum, f.versao,
  f.revisao, f.created_at, r.cliente_id, r.caminho, jsonb_build_object('id', r.id, 'nome', r.nome) as rede,
  ${citado('periodo', sql.ref('f.periodo_id'))} as periodo, ${refSql('pessoa', 'f.usuario_id')} as autor`

const from = sql`fase f join ${caminhos('r')} on r.id = f.rede_id`

/** One phase. `lock`: nobody else changes it until the transaction ends. */
export async function find(tx: Tx, id: number, { lock = false } = {}): Promise<FaseRow | undefined> {
  const { rows } = await sql<FaseRow>`
    select ${columns} from ${from} where f.id = ${id} ${lock ? sql`for update of f` : sql``}`.execute(tx)
  return rows[0]
}

export interface Filter {
  busca?: string | undefined
  status?: EstadoFase | undefined
  rede?: number | undefined
}

/** Days as people write them. */
const written = (day: string): RawBuilder<string> => sql<string>`to_char(${sql.ref(day)}, 'DD/MM/YYYY')`

/** `5/3` as `05/03`: each part with two digits where it has one. */
const padded = (typed: string): string =>
  typed
    .trim()
    .split('/')
    .map((part, at) => (at < 2 && part.length === 1 ? `0${part}` : part))
    .join('/')

/** What was typed is in the name, or it is a day on which the phase begins or ends (section 5). */
function found(busca = ''): RawBuilder<boolean> {
  const named = hasWords(sql`f.busca`, wordsOf(busca))
  if (!isDataDigitada(busca)) return named
  const day = padded(busca)
  return sql<boolean>`(${named} or position(${day} in ${written('f.inicio')}) > 0 or position(${day} in ${written('f.fim')}) > 0)`
}

const matching = (actor: Actor, { busca, status, rede }: Filter): RawBuilder<boolean> =>
  sql<boolean>`${sql.join(
    [
      fasesVisibleTo(actor),
      found(busca),
      // What was cancelled is listed where it is asked for.
      status ? sql`f.estado = ${status}` : sql`f.estado <> 'cancelado'`,
      ...(rede ? [sql`f.rede_id = ${rede}`] : []),
    ],
    sql` and `,
  )}`

/** Newest first (section 9). */
export async function list(
  tx: Tx,
  actor: Actor,
  filter: Filter,
  page: { pagina: number; linhas: number },
): Promise<FaseRow[]> {
  const { rows } = await sql<FaseRow>`
    select ${columns} from ${from} where ${matching(actor, filter)}
    order by f.created_at desc, f.id desc ${pageSql(page)}`.execute(tx)
  return rows
}

export async function count(tx: Tx, actor: Actor, filter: Filter): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from ${from} where ${matching(actor, filter)}`.execute(tx)
  return rows[0]?.n ?? 0
}

/** Networks that have phases which the actor sees, by name; at most 200. */
export async function listRedes(tx: Tx, actor: Actor): Promise<Ref[]> {
  const { rows } = await sql<Ref>`
    select r.id, r.nome from ${caminhos('r')} where exists (
      select from fase f where f.rede_id = r.id and ${fasesVisibleTo(actor)})
    order by sem_acento(r.nome), r.id limit 200`.execute(tx)
  return rows
}

type Por = Partial<Record<Situacao, number>>

/** The assessments of phases, each list by window and number. */
export async function listAvaliacoes(tx: Tx, fases: readonly number[]): Promise<Map<number, ContadaRow[]>> {
  const { rows } = await sql<NaFaseRow & { fase_id: number; por: Por }>`
    select x.fase_id, ${avaliacaoCitada(sql.ref('x.avaliacao_id'))} as avaliacao, x.inicio, x.fim, coalesce((
      select jsonb_object_agg(c.situacao, c.n) from (
        select p.situacao, count(*) as n from participante p
        where p.fase_id = x.fase_id and p.avaliacao_id = x.avaliacao_id group by 1) c), '{}') as por
    from fase_avaliacao x where x.fase_id = any(${bigints(fases)})
    order by x.fase_id, x.inicio nulls last, x.avaliacao_id`.execute(tx)
  const by = new Map<number, ContadaRow[]>(fases.map((id) => [id, []]))
  for (const { fase_id, por, ...row } of rows) by.get(fase_id)?.push({ ...row, totais: contar(por) })
  return by
}

/** Their numbers alone. */
export async function listNumeros(tx: Tx, fase: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select avaliacao_id as id from fase_avaliacao where fase_id = ${fase}`.execute(tx)
  return rows.map(({ id }) => id)
}

/** One assessment of a phase; undefined where it is not in it. */
export async function findNaFase(tx: Tx, fase: number, avaliacao: number): Promise<NaFaseRow | undefined> {
  const { rows } = await sql<NaFaseRow>`
    select ${avaliacaoCitada(sql.ref('x.avaliacao_id'))} as avaliacao, x.inicio, x.fim
    from fase_avaliacao x where x.fase_id = ${fase} and x.avaliacao_id = ${avaliacao}`.execute(tx)
  return rows[0]
}

/** How many participants of phases are in which situation; a phase without any is left out. */
export async function countSituacoes(tx: Tx, fases: readonly number[]): Promise<Map<number, Totais>> {
  const { rows } = await sql<{ fase_id: number; por: Por }>`
    select c.fase_id, jsonb_object_agg(c.situacao, c.n) as por from (
      select p.fase_id, p.situacao, count(*) as n from participante p
      where p.fase_id = any(${bigints(fases)}) group by 1, 2) c group by 1`.execute(tx)
  return new Map(rows.map(({ fase_id, por }) => [fase_id, contar(por)]))
}

/** Those of these phases that the actor sees. */
export async function listVisiveis(tx: Tx, actor: Actor, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select f.id from fase f where f.id = any(${bigints(ids)}) and ${fasesVisibleTo(actor)}
    order by array_position(${bigints(ids)}, f.id)`.execute(tx)
  return rows.map(({ id }) => id)
}

export interface Columns {
  nome?: string
  inicio?: string
  fim?: string
  periodo_id?: number | null
  quorum?: number
  estado?: EstadoFase
  versao?: number
}

export async function insert(
  tx: Tx,
  given: Columns & { nome: string; inicio: string; fim: string; rede_id: number },
  usuario: number,
): Promise<number> {
  const { id } = await tx
    .insertInto('fase')
    .values({ ...given, usuario_id: usuario })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** What is absent stays. */
export const update = (tx: Tx, id: number, given: Columns) =>
  tx
    .updateTable('fase')
    .set({ ...given, revisao: sql<number>`revisao + 1` })
    .where('id', '=', id)
    .execute()

/** Those that are in it already stay as they are. */
export const insertAvaliacoes = (tx: Tx, fase: number, avaliacoes: readonly number[]) =>
  sql`insert into fase_avaliacao (fase_id, avaliacao_id)
    select ${fase}, id from unnest(${bigints(avaliacoes)}) x (id) on conflict do nothing`.execute(tx)

export const deleteAvaliacao = (tx: Tx, fase: number, avaliacao: number) =>
  tx.deleteFrom('fase_avaliacao').where('fase_id', '=', fase).where('avaliacao_id', '=', avaliacao).execute()

export const setJanela = (
  tx: Tx,
  fase: number,
  avaliacao: number,
  janela: { inicio: Date | null; fim: Date | null },
) =>
  tx
    .updateTable('fase_avaliacao')
    .set(janela)
    .where('fase_id', '=', fase)
    .where('avaliacao_id', '=', avaliacao)
    .execute()

export interface PassoRow {
  id: number
  de: EstadoFase
  para: EstadoFase
  quem: Ref
  motivo: string
  quando: Date
  totais: Totais
}

export async function listPassos(tx: Tx, fase: number): Promise<PassoRow[]> {
  const { rows } = await sql<PassoRow>`
    select s.id, s.de, s.para, s.motivo, s.created_at as quando, s.totais, ${refSql('pessoa', 's.usuario_id')} as quem
    from fase_passo s where s.fase_id = ${fase} order by s.id desc limit 50`.execute(tx)
  return rows
}

export const insertPasso = (
  tx: Tx,
  fase: number,
  {
    totais,
    ...passo
  }: { de: EstadoFase; para: EstadoFase; usuario_id: number; motivo: string; totais: Totais },
) =>
  tx
    .insertInto('fase_passo')
    .values({ fase_id: fase, ...passo, totais: JSON.stringify(totais) })
    .execute()

/** Whether a phase that has left production holds the assessment, one that was cancelled among them: it had answers, or may. */
export async function holds(tx: Tx, avaliacao: number): Promise<boolean> {
  const { rows } = await sql<{ presa: boolean }>`
    select exists (select from fase_avaliacao x join fase f on f.id = x.fase_id
      where x.avaliacao_id = ${avaliacao} and (f.estado in ('apuracao', 'finalizado') or f.estado = 'cancelado' and exists (
        select from participante p where p.fase_id = x.fase_id and p.avaliacao_id = x.avaliacao_id
          and p.situacao in ('CO', 'NP', 'IG')))) as presa`.execute(tx)
  return rows[0]?.presa ?? false
}

/** Deals the booklets of a phase: class by class, by name, one after the other. */
export async function dealCadernos(
  tx: Tx,
  fase: number,
  avaliacoes: readonly { id: number; cadernos: number }[],
): Promise<void> {
  await sql`
    with dada as (
      select p.avaliacao_id, p.aluno_id, ((row_number() over (
        partition by p.avaliacao_id, p.turma_id order by sem_acento(u.nome), u.id) - 1) % a.cadernos) + 1 as caderno
      from participante p join pessoa u on u.id = p.aluno_id
      join jsonb_to_recordset(${jsonRows(avaliacoes)}) as a (id bigint, cadernos int) on a.id = p.avaliacao_id
      where p.fase_id = ${fase})
    update participante p set caderno = d.caderno from dada d
    where p.fase_id = ${fase} and p.avaliacao_id = d.avaliacao_id and p.aluno_id = d.aluno_id
      and p.caderno is distinct from d.caderno`.execute(tx)
}

/** In production nobody has a booklet. */
export const dropCadernos = (tx: Tx, fase: number) =>
  tx.updateTable('participante').set({ caderno: null }).where('fase_id', '=', fase).execute()
