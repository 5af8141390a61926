/** Pieces of statements: classes and networks in their place, who is a pupil where. */
import { type RawBuilder, sql } from 'kysely'
import { bigints, hasWords, wordsOf } from '../../../../core/server/sql.ts'
import type { Recurso } from '../contract.ts'

/** To stand after `from`, or in brackets after `join`; the names are those that the rest of the statement uses. */
export const lugar = (t = 't', r = 'r'): RawBuilder<unknown> =>
  sql`turma ${sql.ref(t)} join rede ${sql.ref(r)} on ${sql.ref(`${r}.id`)} = ${sql.ref(`${t}.rede_id`)}`

/** Enrolments of those who are in their class now, to stand after `from` or `join`. */
export const naTurma = (m = 'm'): RawBuilder<unknown> =>
  sql`(select * from matricula where status = 'adicionado') ${sql.ref(m)}`

/** Requests to enter a class that wait, to stand after `from` or `join`. */
export const pedindo = (m = 'm'): RawBuilder<unknown> =>
  sql`(select * from matricula where status = 'pendente') ${sql.ref(m)}`

/** Networks, each with its way from the root down and its client: to stand after `from` or `join`. */
export const caminhos = (r = 'r'): RawBuilder<unknown> =>
  sql`(select id, nome, caminho, cliente_id from rede) ${sql.ref(r)}`

/** Of these networks those that lie below no other of them, of all those at the root: ids, to stand after `in`. */
export const topos = (ids: readonly number[] | 'todas'): RawBuilder<number> =>
  ids === 'todas'
    ? sql<number>`(select id from rede where pai_id is null)`
    : sql<number>`(select r.id from rede r where r.id = any(${bigints(ids)}) and not exists (
        select from unnest(r.caminho) acima (id) where acima.id <> r.id and acima.id = any(${bigints(ids)})))`

/** A class, in its place where `r` names its network. */
const turma = (t: string, r?: string) => (r === undefined ? sql`turma ${sql.ref(t)}` : sql`(${lugar(t, r)})`)

/** Enrolments of those who are in their class now, in classes that run: to stand after `from`, or in brackets after `join`. */
export const estuda = (m = 'm', t = 't', r?: string): RawBuilder<unknown> =>
  sql`${naTurma(m)} join ${turma(t, r)} on ${sql.ref(`${t}.id`)} = ${sql.ref(`${m}.turma_id`)}
    and ${sql.ref(`${t}.status`)} = 'ativa'`

/** The years of the classes that run in which a person is a pupil, as an expression. */
export const periodosSql = (usuario: RawBuilder<unknown>): RawBuilder<string[]> =>
  sql<string[]>`array(select t.periodo from ${estuda()} where m.aluno_id = ${usuario})`

/** Whether a pupil is in a class that runs of a network that does without the ring of a week, as an expression. */
export const semRitmoSql = (usuario: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`exists (select from ${estuda('m', 't', 'r')} join rede acima on acima.id = any(r.caminho)
    where m.aluno_id = ${usuario} and acima.sem_ritmo)`

/**
 * Enrolments where a pupil belongs, with the class: those they are in or asked to enter; who is in none belongs where
 * they were removed from, so that they can be put back. To stand after `from`, or in brackets after `join`.
 */
export const pertence = (r?: string): RawBuilder<unknown> =>
  sql`matricula m join ${turma('t', r)} on t.id = m.turma_id and t.status <> 'excluida'
    and (m.status in ('adicionado', 'pendente') or (m.status = 'removido' and not exists (
      select from matricula o where o.aluno_id = m.aluno_id and o.status in ('adicionado', 'pendente'))))`

/** After what has a class or a network of its own, such as a role: both as `t` and `r`, the network of the class where it has a class. */
export const noLugar = (v = 'v'): RawBuilder<unknown> =>
  sql`left join turma t on t.id = ${sql.ref(`${v}.turma_id`)}
    left join rede r on r.id = coalesce(${sql.ref(`${v}.rede_id`)}, t.rede_id)`

/** Classes that have a feature on, to stand after `from` or `join`. */
export const comRecurso = (recurso: Recurso, t = 't'): RawBuilder<unknown> =>
  sql`(select * from turma where coalesce((recursos ->> ${sql.lit(recurso)})::boolean, false)) ${sql.ref(t)}`

/** The name of the network in a column. */
export const nomeDaRede = (rede: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`(select nomeada.nome from rede nomeada where nomeada.id = ${rede})`

/** A network, or the one in a column, is one of these or lies below one. */
export const dentroDe = (rede: string | number, redes: readonly number[]): RawBuilder<boolean> => {
  const id = typeof rede === 'string' ? sql.ref(rede) : sql`${rede}`
  return sql<boolean>`exists (select from rede dentro where dentro.id = ${id} and dentro.caminho && ${bigints(redes)})`
}

/** Ids of these networks and of those of these classes, with all above them: to stand after `in`. */
export const linhagem = (redes: readonly number[], turmas: readonly number[]): RawBuilder<number> =>
  sql<number>`(select unnest(own.caminho) from rede own where own.id = any(${bigints(redes)}) or own.id in (
    select t.rede_id from turma t where t.id = any(${bigints(turmas)}) and t.status <> 'excluida'))`

/** A code has seven signs drawn at random: what is shorter than this stands in the codes of many classes by chance. */
const CODIGO_A_PARTIR_DE = 4

/**
 * Classes found by their name, subject, year or school, and by most of their code; `7º A` is found as 7A too. A short
 * word begins one of theirs: an `a` stands somewhere in every subject. Of what `lugar` joins.
 */
export function nomeada(busca: string | undefined, t = 't', r = 'r'): RawBuilder<boolean> {
  const of = (column: string) => sql.ref(`${t}.${column}`)
  const nome = sql`${of('nome')}, regexp_replace(${of('nome')}, '[º°ª ]', '', 'g'), ${of('disciplina')},
    ${of('ano_letivo')}, ${sql.ref(`${r}.nome`)}`
  const words = wordsOf(busca)
  const short = words.filter((word) => word.length < CODIGO_A_PARTIR_DE)
  return sql<boolean>`(${hasWords(sql`sem_acento(concat_ws(' ', ${nome}, ${of('codigo')}))`, words)}
    and ${hasWords(
      sql`sem_acento(concat_ws(' ', '', ${nome}))`,
      short.map((word) => ` ${word}`),
    )})`
}
