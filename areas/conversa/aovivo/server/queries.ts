/** The SQL on live lessons: one, lists of them, and what changes them. */

import { sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { pageSql } from '../../../../core/server/sql.ts'
import { lugar } from '../../../escola/turma/server/public-lugar.ts'
import type { Provedor } from '../contract.ts'
import type { Estado } from '../rules.ts'
import type { Recorrencia } from '../rules-serie.ts'

const COLUMNS = sql`encontro.id, encontro.turma_id, turma.nome as turma_nome, turma.status as turma_status,
  coalesce((turma.recursos ->> 'ao_vivo')::boolean, false) as ligado, rede.caminho, encontro.serie_id,
  serie.recorrencia, encontro.usuario_id, encontro.titulo, encontro.inicio, encontro.fim, encontro.provedor,
  encontro.url, encontro.sala_espera, encontro.gravar, encontro.estado, encontro.iniciado_em, encontro.encerrado_em,
  encontro.cancelado_em, encontro.motivo, encontro.lembrado_em, encontro.gravacao_url, encontro.gravacao_expira_em,
  encontro.versao`

const FROM = sql`encontro
  join (${lugar('turma', 'rede')}) on turma.id = encontro.turma_id
  left join encontro_serie serie on serie.id = encontro.serie_id`

export interface EncontroRow {
  id: number
  turma_id: number
  turma_nome: string
  turma_status: string
  ligado: boolean
  caminho: number[]
  serie_id: number | null
  recorrencia: Recorrencia | null
  usuario_id: number
  titulo: string
  inicio: Date
  fim: Date
  provedor: Provedor
  url: string
  sala_espera: boolean
  gravar: boolean
  estado: Estado
  iniciado_em: Date | null
  encerrado_em: Date | null
  cancelado_em: Date | null
  motivo: string
  lembrado_em: Date | null
  gravacao_url: string | null
  gravacao_expira_em: Date | null
  versao: number
}

/** One lesson with its class; with `lock` nobody else moves it until the transaction ends. */
export async function findEncontro(
  tx: Tx,
  id: number,
  { lock = false }: { lock?: boolean } = {},
): Promise<EncontroRow | undefined> {
  const { rows } = await sql<EncontroRow>`
    select ${COLUMNS} from ${FROM} where encontro.id = ${id}
    ${lock ? sql`for update of encontro` : sql``}`.execute(tx)
  return rows[0]
}

/** Over by the clock or by the teacher's word, or called off and past. */
const isOver = (now: Date) =>
  sql<boolean>`(encontro.encerrado_em is not null or encontro.fim <= ${now}::timestamptz)`

interface Page {
  quando: 'proximas' | 'anteriores'
  pagina: number
  linhas: number
}

/** A page of a class's lessons, with the total in each row: what runs and comes, nearest first; or the latest first. */
export async function listEncontros(
  tx: Tx,
  turma: number,
  now: Date,
  { quando, pagina, linhas }: Page,
): Promise<(EncontroRow & { total: number })[]> {
  const over = quando === 'anteriores'
  const { rows } = await sql<EncontroRow & { total: number }>`
    select ${COLUMNS}, count(*) over () as total from ${FROM}
    where encontro.turma_id = ${turma} and ${isOver(now)} = ${over}
    order by encontro.inicio ${over ? sql`desc` : sql`asc`}, encontro.id
    ${pageSql({ pagina, linhas })}`.execute(tx)
  return rows
}

/** Lessons of these classes that run or begin before `ate`, the nearest first. */
export async function listUpcoming(
  tx: Tx,
  turmas: readonly number[],
  { now, ate, limit }: { now: Date; ate: Date; limit: number },
): Promise<EncontroRow[]> {
  const { rows } = await sql<EncontroRow>`
    select ${COLUMNS} from ${FROM}
    where encontro.turma_id = any(${[...turmas]}::bigint[]) and not ${isOver(now)} and encontro.cancelado_em is null
      and encontro.inicio < ${ate}::timestamptz and turma.status = 'ativa'
      and coalesce((turma.recursos ->> 'ao_vivo')::boolean, false)
    order by encontro.inicio, encontro.id limit ${limit}`.execute(tx)
  return rows
}

/** The lesson and those of its series that come after it, in order and locked; just itself outside of a series. */
export async function lockFollowing(tx: Tx, row: EncontroRow): Promise<EncontroRow[]> {
  const { rows } = await sql<EncontroRow>`
    select ${COLUMNS} from ${FROM}
    where encontro.id = ${row.id}
      or (encontro.serie_id = ${row.serie_id}::bigint and encontro.inicio >= ${row.inicio}::timestamptz)
    order by encontro.inicio, encontro.id for update of encontro`.execute(tx)
  return rows
}

/** The lessons that one act called off: of the series, at the same instant. Locked. */
export async function lockCancelledWith(tx: Tx, row: EncontroRow): Promise<EncontroRow[]> {
  const { rows } = await sql<EncontroRow>`
    select ${COLUMNS} from ${FROM}
    where encontro.id = ${row.id} or (encontro.serie_id = ${row.serie_id}::bigint
      and encontro.cancelado_em = (select cancelado_em from encontro este where este.id = ${row.id}))
    order by encontro.inicio, encontro.id for update of encontro`.execute(tx)
  return rows
}

export interface NewEncontro {
  turma_id: number
  usuario_id: number
  titulo: string
  duracao: number
  provedor: Provedor
  url: string
  sala_espera: boolean
  gravar: boolean
}

export async function insertSerie(tx: Tx, turma: number, recorrencia: Recorrencia): Promise<number> {
  const { id } = await tx
    .insertInto('encontro_serie')
    .values({ turma_id: turma, recorrencia: JSON.stringify(recorrencia) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** One lesson at each beginning; the ids in their order. `lembrado_em`: of the first, which may be too near. */
export async function insertEncontros(
  tx: Tx,
  { duracao, ...given }: NewEncontro,
  inicios: readonly Date[],
  { serie, lembrados }: { serie: number | null; lembrados: readonly (Date | null)[] },
): Promise<number[]> {
  const rows = await tx
    .insertInto('encontro')
    .values(
      inicios.map((inicio, i) => ({
        ...given,
        serie_id: serie,
        inicio,
        fim: new Date(inicio.getTime() + duracao * 60_000),
        lembrado_em: lembrados[i] ?? null,
      })),
    )
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Where a lesson stands, as it is written down. */
export type Standing = Pick<
  EncontroRow,
  'id' | 'estado' | 'iniciado_em' | 'encerrado_em' | 'cancelado_em' | 'motivo' | 'lembrado_em'
>

/** Writes down where each of some lessons stands, in one statement. */
export const saveStandings = (tx: Tx, rows: readonly Standing[]) =>
  sql`
  update encontro set estado = novo.estado, iniciado_em = novo.iniciado_em, encerrado_em = novo.encerrado_em,
    cancelado_em = novo.cancelado_em, motivo = novo.motivo, lembrado_em = novo.lembrado_em
  from jsonb_to_recordset(${JSON.stringify(rows.map(standingOf))}::jsonb) as novo (id bigint, estado text,
    iniciado_em timestamptz, encerrado_em timestamptz, cancelado_em timestamptz, motivo text, lembrado_em timestamptz)
  where encontro.id = novo.id`.execute(tx)

const standingOf = ({
  id,
  estado,
  iniciado_em,
  encerrado_em,
  cancelado_em,
  motivo,
  lembrado_em,
}: Standing) => ({
  id,
  estado,
  iniciado_em,
  encerrado_em,
  cancelado_em,
  motivo,
  lembrado_em,
})

type Plan = Pick<
  EncontroRow,
  'id' | 'titulo' | 'inicio' | 'fim' | 'provedor' | 'url' | 'sala_espera' | 'gravar' | 'lembrado_em'
>

/** Writes down what each of some lessons will be, in one statement. */
export const savePlans = (tx: Tx, rows: readonly Plan[]) =>
  sql`
  update encontro set titulo = novo.titulo, inicio = novo.inicio, fim = novo.fim, provedor = novo.provedor,
    url = novo.url, sala_espera = novo.sala_espera, gravar = novo.gravar, lembrado_em = novo.lembrado_em,
    versao = versao + 1
  from jsonb_to_recordset(${JSON.stringify(rows.map(planOf))}::jsonb) as novo (id bigint, titulo text,
    inicio timestamptz, fim timestamptz, provedor text, url text, sala_espera boolean, gravar boolean,
    lembrado_em timestamptz)
  where encontro.id = novo.id`.execute(tx)

const planOf = ({ id, titulo, inicio, fim, provedor, url, sala_espera, gravar, lembrado_em }: Plan) => ({
  id,
  titulo,
  inicio,
  fim,
  provedor,
  url,
  sala_espera,
  gravar,
  lembrado_em,
})

export const setGravacao = (tx: Tx, id: number, gravacao: { url: string; expira_em: Date } | null) =>
  tx
    .updateTable('encontro')
    .set({ gravacao_url: gravacao?.url ?? null, gravacao_expira_em: gravacao?.expira_em ?? null })
    .where('id', '=', id)
    .execute()

/** Lessons that nobody attended: they have not begun. */
export const deleteEncontros = (tx: Tx, ids: readonly number[]) =>
  tx
    .deleteFrom('encontro')
    .where('id', 'in', [...ids])
    .execute()

export const MOVE = 'aovivo.mover'

/** Has the job come by for each lesson at its hour; a later hour replaces the earlier one. One statement. */
export const enqueueMoves = (tx: Tx, looks: readonly { id: number; at: Date }[]) =>
  sql`
  select enqueue(${MOVE}, json_build_object('encontro', look.id), look.at, concat(${MOVE}::text, ':', look.id))
  from jsonb_to_recordset(${JSON.stringify(looks)}::jsonb) as look (id bigint, at timestamptz)`.execute(tx)

/** Lessons whose hour has come and that were not moved: where a job was lost. */
export async function dueEncontros(tx: Tx, now: Date, lembrete: Date, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from encontro
    where (estado = 'agendada' and (inicio <= ${now}::timestamptz
        or (inicio <= ${lembrete}::timestamptz and lembrado_em is null)))
      or (estado = 'ao_vivo' and fim <= ${now}::timestamptz)
    order by inicio, id limit ${limit}`.execute(tx)
  return rows.map(({ id }) => id)
}
