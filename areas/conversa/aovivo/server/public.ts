/** Live lessons of a class as other areas count them and tell of them, as pieces of statements. */
import { type RawBuilder, sql } from 'kysely'

/** A statement: those that took place, with when they were opened (`abriu`) and closed (`fechou`). */
export const ocorridos = (turma: number, now: Date): RawBuilder<unknown> => sql`
  select id, titulo, inicio, coalesce(iniciado_em, inicio) as abriu,
    coalesce(encerrado_em, least(fim, ${now}::timestamptz)) as fechou
  from encontro where turma_id = ${turma} and cancelado_em is null
    and coalesce(iniciado_em, inicio) <= ${now}::timestamptz`

/** A statement: who was in them while they were open, and when (`dentro`, a multirange). */
export const presentes = (turma: number, now: Date): RawBuilder<unknown> => sql`
  select * from (
    select e.*, p.usuario_id,
      p.intervalos * tstzmultirange(tstzrange(e.abriu, greatest(e.abriu, e.fechou))) as dentro
    from (${ocorridos(turma, now)}) e join encontro_presenca p on p.encontro_id = e.id) x
  where not isempty(x.dentro)`
