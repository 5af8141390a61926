/** The SQL on files: their rows, and the queue of those whose bytes must go. */
import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { bigints } from '../../../../core/server/sql.ts'
import type { DB } from '../../../../database/types.ts'

/** Their ids, in the same order. */
export async function insertArquivos(
  tx: Tx,
  arquivos: readonly Omit<Insertable<DB['arquivo']>, 'id' | 'tenant_id'>[],
): Promise<number[]> {
  const rows = await tx
    .insertInto('arquivo')
    .values([...arquivos])
    .returning(['id', 'chave'])
    .execute()
  return arquivos.flatMap(({ chave }) => rows.find((row) => row.chave === chave)?.id ?? [])
}

/** One that is served at `now`. */
export const findArquivo = (tx: Tx, id: number, now: Date) =>
  tx
    .selectFrom('arquivo')
    .select(['id', 'chave', 'nome', 'extensao', 'tipo', 'bytes', 'miniatura', 'sha256'])
    .where('id', '=', id)
    .where(({ eb, or }) => or([eb('servido_ate', 'is', null), eb('servido_ate', '>', now)]))
    .executeTakeFirst()

export const setServedUntil = (tx: Tx, ids: readonly number[], servido_ate: Date | null) =>
  tx
    .updateTable('arquivo')
    .set({ servido_ate })
    .where('id', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .execute()

/** Deletes rows of files and remembers their bytes, which a job takes out of the store. */
export async function removeArquivos(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`
    with gone as (delete from arquivo where id = any(${[...ids]}::bigint[]) returning chave, miniatura)
    ${keysToRemove(sql`select chave from gone union select miniatura from gone where miniatura is not null`)}`.execute(
    tx,
  )
}

/** Remembers bytes that must go, by a selection of their keys: the end of a statement. */
export const keysToRemove = (keys: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`insert into arquivo_removido (chave) ${keys} on conflict do nothing`

/** Files that stay say no more what they were called and who sent them. */
export const forgetSenders = (tx: Tx, ids: readonly number[]) =>
  sql`update arquivo set usuario_id = null, nome = 'arquivo' || extensao
    where id = any(${bigints(ids)})`.execute(tx)

/** Bytes whose time to be taken out of the store has come, oldest first. */
export const listRemovidos = (tx: Tx, limit: number) =>
  tx
    .selectFrom('arquivo_removido')
    .select('chave')
    .where('a_partir', '<=', sql<Date>`now()`)
    .orderBy('created_at')
    .orderBy('chave')
    .limit(limit)
    .execute()

export const forgetRemovido = (tx: Tx, chaves: readonly string[]) =>
  tx
    .deleteFrom('arquivo_removido')
    .where('chave', '=', sql<string>`any(${[...chaves]}::text[])`)
    .execute()
