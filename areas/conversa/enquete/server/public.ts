/** Surveys of a class as other areas count them and tell of them, as pieces of statements. */
import { type RawBuilder, sql } from 'kysely'

/** A statement: `id` of those that were given to a class and are not put away. */
export const daTurma = (turma: number): RawBuilder<unknown> => sql`
  select e.id from enquete_turma t join enquete e on e.id = t.enquete_id
  where t.turma_id = ${turma} and e.arquivada_em is null`

/** A statement: those that were answered in a class, by whom. Of an anonymous one only the person that answered it is told. */
export const respondidas = (turma: number, reader: number): RawBuilder<unknown> => sql`
  select p.usuario_id, e.id, e.titulo, e.anonima from enquete_participacao p join enquete e on e.id = p.enquete_id
  where p.turma_id = ${turma} and e.arquivada_em is null and (not e.anonima or p.usuario_id = ${reader})`
