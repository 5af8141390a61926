/** The SQL of a person's own account. */
import type { Tx } from '../../../core/server/database.ts'

export const findAccount = (tx: Tx, id: number) =>
  tx
    .selectFrom('usuario')
    .select(['id', 'nome', 'login', 'email', 'senha_hash', 'idioma', 'status'])
    .where('id', '=', id)
    .executeTakeFirst()

export type AccountRow = NonNullable<Awaited<ReturnType<typeof findAccount>>>

export const isSessaoLive = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx
    .selectFrom('sessao')
    .select('id')
    .where('id', '=', id)
    .where('revogada_em', 'is', null)
    .forUpdate()
    .executeTakeFirst()) !== undefined

export const savePassword = (tx: Tx, usuarioId: number, senhaHash: string, now: Date) =>
  tx
    .updateTable('usuario')
    .set({ senha_hash: senhaHash, senha_em: now, trocar_senha: false })
    .where('id', '=', usuarioId)
    .execute()

/** Ends every session of a person but one. Returns how many it ended. */
export async function revokeOthers(
  tx: Tx,
  usuarioId: number,
  keep: number | null,
  now: Date,
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('sessao')
    .set({ revogada_em: now })
    .where('usuario_id', '=', usuarioId)
    .where('revogada_em', 'is', null)
    .where('id', '<>', keep ?? 0)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
