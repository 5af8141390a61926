/** Sessions in which somebody looks with another's eyes, told today to support and to who answers for data. */
import { type RawBuilder, sql } from 'kysely'

/** Open ones, the first to end first; `suporte`: of this person alone. */
export const verComoSql = (
  now: Date,
  { suporte, limite }: { suporte: number | null; limite: number },
): RawBuilder<unknown> => sql`
  select s.id, u.nome as pessoa, o.nome as suporte, s.expira_em as ate
  from sessao s join usuario u on u.id = s.usuario_id join usuario o on o.id = s.suporte_id
  where s.suporte_id is not null and s.revogada_em is null and s.expira_em > ${now}::timestamptz
    and (${suporte}::bigint is null or s.suporte_id = ${suporte})
  order by s.expira_em, s.id limit ${sql.lit(limite)}`
