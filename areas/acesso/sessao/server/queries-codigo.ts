/** All SQL on the codes by e-mail that let somebody try a password. */
import type { Tx } from '../../../../core/server/database.ts'

/** Where letters to an active person go; undefined without an address. */
export async function findAddress(tx: Tx, usuarioId: number) {
  const row = await tx
    .selectFrom('usuario')
    .select(['email', 'idioma'])
    .where('id', '=', usuarioId)
    .where('status', '=', 'ativo')
    .executeTakeFirst()
  return row?.email ? { email: row.email, idioma: row.idioma } : undefined
}

export async function countCodes(tx: Tx, usuarioId: number, since: Date): Promise<number> {
  const { n } = await tx
    .selectFrom('ficha')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('usuario_id', '=', usuarioId)
    .where('finalidade', '=', 'liberar_entrada')
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(n)
}
