/** The SQL on the files of a message. */
import { sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { bigints } from '../../../../core/server/sql.ts'

export async function listAnexoIds(tx: Tx, mensagem: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('mensagem_anexo')
    .select('arquivo_id')
    .where('mensagem_id', '=', mensagem)
    .orderBy('ordem')
    .limit(100)
    .execute()
  return rows.map(({ arquivo_id }) => arquivo_id)
}

/** Adds files after the `start` ones that are there. */
export const attach = (tx: Tx, mensagem: number, arquivos: readonly number[], start: number) =>
  sql`
  insert into mensagem_anexo (mensagem_id, arquivo_id, ordem)
  select ${mensagem}, id, ${start} + place from unnest(${bigints(arquivos)}) with ordinality as x (id, place)`.execute(
    tx,
  )

export const detach = (tx: Tx, mensagem: number, arquivos: readonly number[]) =>
  tx
    .deleteFrom('mensagem_anexo')
    .where('mensagem_id', '=', mensagem)
    .where('arquivo_id', '=', sql<number>`any(${bigints(arquivos)})`)
    .execute()
