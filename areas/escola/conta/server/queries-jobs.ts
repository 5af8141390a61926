/** The SQL of what happens after the answer: letters, and removals whose days have passed. */
import { sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { changeUsuario } from '../../../acesso/sessao/server/public-conta.ts'

/** The active person whom a user name or an e-mail names, as signing in finds them. */
export const findByName = (tx: Tx, usuario: string) =>
  tx
    .selectFrom('pessoa')
    .select(['id', 'nome', 'email', 'idioma'])
    .where((q) => q.or([q('login', '=', usuario), q('email', '=', usuario)]))
    .where('status', '=', 'ativo')
    .orderBy(sql`login = ${usuario}`, 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

/** The person who has an address, as e-mail or as user name. */
export const findByEmail = (tx: Tx, email: string) =>
  tx
    .selectFrom('pessoa')
    .select(['id', 'nome', 'email', 'idioma', 'status'])
    .where((q) => q.or([q('email', '=', email), q('login', '=', email)]))
    .orderBy(sql`email = ${email}`, 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

export async function countRecoveries(tx: Tx, usuarioId: number, since: Date): Promise<number> {
  const { n } = await tx
    .selectFrom('ficha')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('usuario_id', '=', usuarioId)
    .where('finalidade', '=', 'recuperar_senha')
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(n)
}

/** Removals whose days have passed. */
export const dueRemovals = async (tx: Tx, now: Date, limit: number): Promise<number[]> =>
  (
    await tx
      .selectFrom('exclusao_conta')
      .select('usuario_id')
      .where('encerrada_em', 'is', null)
      .where('apaga_em', '<=', now)
      // Nobody agrees to their own: what an older version let pass is not carried out.
      .where('confirmada_por', 'is distinct from', sql<number>`usuario_id`)
      .orderBy('apaga_em')
      .orderBy('usuario_id')
      .limit(limit)
      .execute()
  ).map(({ usuario_id }) => usuario_id)

/** Closes an account whose removal is due; false when it was undone meanwhile. */
export async function closeAccount(tx: Tx, usuarioId: number, now: Date): Promise<boolean> {
  const closed = await tx
    .updateTable('exclusao_conta')
    .set({ encerrada_em: now })
    .where('usuario_id', '=', usuarioId)
    .where('encerrada_em', 'is', null)
    .where('apaga_em', '<=', now)
    .returning('usuario_id')
    .executeTakeFirst()
  if (!closed) return false
  await changeUsuario(tx, usuarioId, { status: 'suspenso' })
  return true
}

/** Who agreed to the removal: guardian or school, for a pupil; nobody for a grown-up. */
export const findAgreed = async (tx: Tx, usuarioId: number): Promise<number | null> =>
  (
    await tx
      .selectFrom('exclusao_conta')
      .select('confirmada_por')
      .where('usuario_id', '=', usuarioId)
      .executeTakeFirst()
  )?.confirmada_por ?? null

const KEEP_PENDING_MS = 3 * 86_400_000

/** Deletes sign-ups that nobody confirmed in time. */
export async function clearCadastros(tx: Tx, now: Date): Promise<void> {
  await tx
    .deleteFrom('cadastro_pendente')
    .where('created_at', '<', new Date(now.getTime() - KEEP_PENDING_MS))
    .execute()
}
