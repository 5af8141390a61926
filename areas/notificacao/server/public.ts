/** How other areas notify people: one statement for all of them, heard at commit. */
import { sql } from 'kysely'
import type { Tx } from '../../../core/server/database.ts'
import type { NovaNotificacao } from '../contract.ts'

/**
 * Notifies each person once, however often named, and tells their screens on `usuario:{id}` (`notificacao_nova`).
 * Nothing happens for an empty list. At most 2,000 people in one call.
 */
export async function notifyUsers(
  tx: Tx,
  usuarioIds: readonly number[],
  { tipo, dados, destino }: NovaNotificacao,
): Promise<void> {
  const ids = [...new Set(usuarioIds)]
  if (ids.length === 0) return
  if (ids.length > MOST) throw new RangeError(`At most ${MOST} people are notified at once.`)
  await sql`
    with nova as (
      insert into notificacao (usuario_id, tipo, dados, destino)
      select usuario_id, ${tipo}, ${JSON.stringify(dados)}::jsonb, ${destino}
      from unnest(${ids}::bigint[]) as usuario_id
      returning id, usuario_id
    )
    insert into evento (canal, tipo, dados)
    select 'usuario:' || usuario_id, 'notificacao_nova', jsonb_build_object('notificacao', id) from nova`.execute(
    tx,
  )
}

const MOST = 2_000
