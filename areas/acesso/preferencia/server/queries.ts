/** All SQL on preferences. */
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { fixed } from '../../../../core/server/fixed.ts'

const findRows = fixed((tx, usuarioId: number, chave: string) =>
  tx
    .selectFrom('preferencia')
    .select('preferencias')
    .where('usuario_id', '=', usuarioId)
    .where('chave', '=', chave),
)

export const findPreferencia = async (tx: Tx, usuarioId: number, chave: string) =>
  (await findRows(tx, usuarioId, chave))[0]

/** What a person keeps under a key, as an expression; null where nothing. */
export const preferidoSql = (usuario: RawBuilder<unknown>, chave: string): RawBuilder<unknown> =>
  sql`(select preferencias from preferencia where usuario_id = ${usuario} and chave = ${chave})`

export async function countOthers(tx: Tx, usuarioId: number, chave: string): Promise<number> {
  const { n } = await tx
    .selectFrom('preferencia')
    .select((q) => q.fn.countAll<number>().as('n'))
    .where('usuario_id', '=', usuarioId)
    .where('chave', '<>', chave)
    .executeTakeFirstOrThrow()
  return n
}

export const savePreferencia = (
  tx: Tx,
  row: { usuario_id: number; chave: string; preferencias: string; updated_at: Date },
) =>
  tx
    .insertInto('preferencia')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'usuario_id', 'chave'])
        .doUpdateSet({ preferencias: row.preferencias, updated_at: row.updated_at }),
    )
    .execute()
