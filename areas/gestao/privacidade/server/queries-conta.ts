/** The SQL of what an account that closes leaves to privacy: a request to erase its data. */
import { type SqlBool, sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'

const ANSWER_MS = 15 * 86_400_000

/**
 * Has the data of a closed account erased, as the registry of personal data says, with the next hourly run; what is
 * held by a duty waits there. Unless `decided`, somebody of the tenant has to decide first. Whoever has a request open
 * already keeps that one.
 */
export const requestErasure = (
  tx: Tx,
  usuarioId: number,
  { decided, por, now }: { decided: boolean; por: number | null; now: Date },
) =>
  tx
    .insertInto('pedido_dados')
    .values({
      tipo: 'exclusao',
      usuario_id: usuarioId,
      pedido_por: usuarioId,
      via: 'pessoa',
      ...(decided && {
        estado: 'aprovada',
        decisao: 'Conta removida pela própria pessoa.',
        decidido_por: por,
        decidido_em: now,
        executa_em: now,
      }),
      prazo: new Date(now.getTime() + ANSWER_MS),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'usuario_id', 'tipo'])
        .where(sql<SqlBool>`estado not in ('concluida', 'cancelada', 'recusada')`)
        .doNothing(),
    )
    .execute()
