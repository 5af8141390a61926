/** The SQL of weeks: counted at night for every school and for all that lies below each network, read as they were counted. */
import { type RawBuilder, sql } from 'kysely'
import { type Actor, isAdministradorTenant } from '../../../../core/policy/actor.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { enviadasSql, esperamSql } from '../../../ensino/entrega/server/public-fila.ts'
import { concluidasSql } from '../../../ensino/tentativa/server/public-fila.ts'
import { caminhos, lugar, naTurma, topos } from '../../../escola/turma/server/public-lugar.ts'
import { semanaAtras } from '../rules-gestao.ts'
import { aContar, primeiraDita, primeiraGuardada, type Semana } from '../rules-semanas.ts'

export interface SemanaRow {
  semana: string
  alunos: number
  aulas: number
  esperam: number | null
}

export async function findContada(tx: Tx): Promise<Date | null> {
  const { em } = await tx
    .selectFrom('escola_semana')
    .select((q) => q.fn.max('contada_em').as('em'))
    .executeTakeFirstOrThrow()
  return em
}

/**
 * Counts one week for every network: pupils by the school of the class in which they did it, or, by themselves and in
 * paths, of the classes that they are in; each once, however many classes and schools below. What waits is counted for
 * the week that runs (`corre`) alone: nobody can look back.
 */
export async function countSemana(
  tx: Tx,
  { dia, de, ate }: Semana,
  corre: boolean,
  now: Date,
): Promise<void> {
  await sql`
    with feita as (
      select x.usuario_id, x.turma_id, x.tentativa_id from (${concluidasSql(de, ate)}) x
      union all
      select x.usuario_id, x.turma_id, null from (${enviadasSql(de, ate)}) x
    ), conta as (
      select k.id, count(distinct f.usuario_id)::int as alunos, count(distinct f.tentativa_id)::int as aulas
      from feita f join ${naTurma()} on m.aluno_id = f.usuario_id and coalesce(m.turma_id = f.turma_id, true)
      join (${lugar()}) on t.id = m.turma_id and t.status <> 'excluida' cross join unnest(r.caminho) k (id)
      group by k.id
    ), espera as (
      select k.id, sum(e.n)::int as n from (${esperamSql(semanaAtras(now))}) e
      join (${lugar()}) on t.id = e.turma_id and t.status = 'ativa' cross join unnest(r.caminho) k (id)
      group by k.id
    )
    insert into escola_semana as s (rede_id, semana, alunos, aulas, esperam, contada_em)
    select r.id, ${dia}::date, coalesce(c.alunos, 0), coalesce(c.aulas, 0),
      ${corre ? sql`coalesce(e.n, 0)` : sql`null`}::int, ${now}
    from ${caminhos()} left join conta c on c.id = r.id left join espera e on e.id = r.id
    on conflict (tenant_id, rede_id, semana) do update set alunos = excluded.alunos, aulas = excluded.aulas,
      esperam = coalesce(excluded.esperam, s.esperam), contada_em = excluded.contada_em`.execute(tx)
}

/** All weeks that are told, in one transaction: what the first night does for a demonstration. */
export async function countSemanas(tx: Tx, now: Date): Promise<void> {
  const semanas = aContar(now, null)
  for (const semana of semanas) await countSemana(tx, semana, semana === semanas.at(-1), now)
}

export const clearSemanas = (tx: Tx, now: Date) =>
  tx
    .deleteFrom('escola_semana')
    .where('semana', '<', sql<Date>`${primeiraGuardada(now)}`)
    .execute()

/** The weeks of the network in a column, from `desde` on, as an expression. */
export const semanasSql = (rede: RawBuilder<unknown>, desde: string): RawBuilder<SemanaRow[]> => sql<
  SemanaRow[]
>`array(
  select jsonb_build_object('semana', s.semana::text, 'alunos', s.alunos, 'aulas', s.aulas, 'esperam', s.esperam)
  from escola_semana s where s.rede_id = ${rede} and s.semana >= ${desde} order by s.semana)`

/** The weeks of all that the actor answers for; who is in two networks of theirs that lie apart counts in both. */
export async function listSemanas(tx: Tx, actor: Actor, now: Date) {
  const { rows } = await sql<SemanaRow & { contada_em: Date }>`
    select s.semana::text as semana, sum(s.alunos)::int as alunos, sum(s.aulas)::int as aulas,
      sum(s.esperam)::int as esperam, max(s.contada_em) as contada_em
    from escola_semana s
    where s.rede_id in ${topos(isAdministradorTenant(actor) ? 'todas' : actor.redes.map(({ id }) => id))}
      and s.semana >= ${primeiraDita(now)}
    group by s.semana order by s.semana`.execute(tx)
  return rows
}
