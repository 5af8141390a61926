/** The SQL on presence: what beacons add, and who was in which lesson for how long. */
import { sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { naTurma } from '../../../escola/turma/server/public-lugar.ts'
import type { Intervalo } from '../rules-presenca.ts'

/**
 * Adds intervals to a pupil's presence. A union: the same ones again, in another order or from a second tab, change
 * nothing, and two at once wait for each other.
 */
export async function addPresenca(
  tx: Tx,
  encontro: number,
  usuario: number,
  intervalos: readonly Intervalo[],
): Promise<void> {
  if (intervalos.length === 0) return
  const ranges = `{${intervalos.map(({ de, ate }) => `[${de.toISOString()},${ate.toISOString()})`).join(',')}}`
  await sql`
    insert into encontro_presenca as presenca (encontro_id, usuario_id, intervalos)
    values (${encontro}, ${usuario}, ${ranges}::tstzmultirange)
    on conflict (tenant_id, encontro_id, usuario_id)
    do update set intervalos = presenca.intervalos + excluded.intervalos
    where not presenca.intervalos @> excluded.intervalos`.execute(tx)
}

/** The start of the first day and the end of the last, as instants. */
export interface Periodo {
  de: Date
  ate: Date
}

export interface PresencaRow {
  encontro: number
  inicio: Date
  titulo: string
  aluno_id: number
  aluno_nome: string
  entrou: Date | null
  saiu: Date | null
  segundos: number
  /** How long the lesson ran, in seconds. */
  duracao: number
  total: number
  esperadas: number
  vieram: number
}

interface Filter extends Periodo {
  encontro?: number | undefined
  presentes?: boolean | undefined
}

/**
 * Each pupil of the class in each lesson that began in the period: enrolled now and before the lesson ended, or
 * present then. Presence counts between the true beginning and the true end. Latest lesson first, then by name.
 * Pairs and presences are laid together and grouped: a join would compare each with each whenever the database thinks
 * that its tables are small.
 */
export async function listPresencas(
  tx: Tx,
  turma: number,
  now: Date,
  { de, ate, encontro, presentes }: Filter,
  { limit, offset }: { limit: number; offset: number },
): Promise<PresencaRow[]> {
  const { rows } = await sql<PresencaRow>`
    with aula as materialized (
      select id, titulo, inicio, coalesce(iniciado_em, inicio) as abriu,
        coalesce(encerrado_em, least(fim, ${now}::timestamptz)) as fechou
      from encontro
      where turma_id = ${turma} and cancelado_em is null and inicio >= ${de}::timestamptz
        and inicio < ${ate}::timestamptz and coalesce(iniciado_em, inicio) <= ${now}::timestamptz
        and (${encontro ?? null}::bigint is null or id = ${encontro ?? null}::bigint)
    ), presenca as materialized (
      select encontro_id, usuario_id, intervalos from encontro_presenca where encontro_id in (select id from aula)
    ), aluno as materialized (
      select quem.id, usuario.nome, quem.desde
      from (
        select id, min(desde) as desde from (
          select aluno_id as id, data_matricula as desde from ${naTurma('matricula')}
          where turma_id = ${turma}
          union all
          select usuario_id, null from presenca
        ) cada group by id
      ) quem
      join pessoa usuario on usuario.id = quem.id
    ), par as (
      select aula.id as encontro, inicio, titulo, abriu, fechou, aluno.id as aluno_id, nome, desde,
        null::tstzmultirange as intervalos
      from aula cross join aluno
      union all
      select encontro_id, null, null, null, null, usuario_id, null, null, intervalos from presenca
    ), junto as (
      select encontro, aluno_id, max(inicio) as inicio, max(titulo) as titulo, max(abriu) as abriu,
        max(fechou) as fechou, max(nome) as aluno_nome, max(desde) as desde, range_agg(intervalos) as intervalos
      from par group by encontro, aluno_id
    ), linha as (
      select encontro, inicio, titulo, aluno_id, aluno_nome,
        intervalos * tstzmultirange(tstzrange(abriu, greatest(abriu, fechou))) as dentro,
        extract(epoch from fechou - abriu)::float8 as duracao
      from junto
      where intervalos is not null or desde <= fechou
    ), contada as (
      select linha.encontro, linha.inicio, linha.titulo, linha.aluno_id, linha.aluno_nome, linha.duracao,
        lower(dentro) as entrou, upper(dentro) as saiu,
        (select coalesce(sum(extract(epoch from upper(r) - lower(r))), 0) from unnest(dentro) r)::float8 as segundos
      from linha
    ), soma as materialized (select count(*) as esperadas, count(entrou) as vieram from contada)
    select contada.*, soma.esperadas, soma.vieram, count(*) over () as total from contada, soma
    ${presentes ? sql`where contada.entrou is not null` : sql``}
    order by contada.inicio desc, contada.encontro, contada.aluno_nome, contada.aluno_id
    limit ${limit} offset ${offset}`.execute(tx)
  return rows
}

const CHOICES = 200

/** The lessons of the period that began, the latest first: what the report can be narrowed to. */
export const listHeld = (tx: Tx, turma: number, now: Date, { de, ate }: Periodo) =>
  tx
    .selectFrom('encontro')
    .select(['id', 'titulo', 'inicio'])
    .where('turma_id', '=', turma)
    .where(sql<boolean>`cancelado_em is null and coalesce(iniciado_em, inicio) <= ${now}::timestamptz`)
    .where('inicio', '>=', de)
    .where('inicio', '<', ate)
    .orderBy('inicio', 'desc')
    .orderBy('id', 'desc')
    .limit(CHOICES)
    .execute()
