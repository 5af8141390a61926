/** Pieces of statements: a class in its place, joined with the network that it stands in; who is a pupil of a class. */
import { type RawBuilder, sql } from 'kysely'

/** To stand after `from`, or in brackets after `join`; the names are those that the rest of the statement uses. */
export const lugar = (t = 't', r = 'r'): RawBuilder<unknown> =>
  sql`turma ${sql.ref(t)} join rede ${sql.ref(r)} on ${sql.ref(`${r}.id`)} = ${sql.ref(`${t}.rede_id`)}`

/** Enrolments of those who are in their class now, to stand after `from` or `join`. */
export const naTurma = (m = 'm'): RawBuilder<unknown> =>
  sql`(select * from matricula where status = 'adicionado') ${sql.ref(m)}`
