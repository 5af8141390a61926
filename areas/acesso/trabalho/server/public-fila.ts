/** Long work that runs, as its person is told of it, as a piece of a statement. */
import { type RawBuilder, sql } from 'kysely'

/** Work that a person asked for and that has not ended: `id`, `quando`, `feito`, `total` (0: nobody knows yet). */
export const correndoSql = (usuario: number): RawBuilder<unknown> => sql`
  select id, created_at as quando, feito, total from trabalho
  where usuario_id = ${usuario} and estado in ('aguardando', 'processando')`
