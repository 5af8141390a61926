/** The SQL on files of lessons: their rows, the pieces of uploads, what packages hold, who uses them. */
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import type { DB } from '../../../../database/types.ts'
import { keysToRemove } from '../../../acesso/arquivo/server/public.ts'
import type { TipoMidia } from '../shapes.ts'

export type MidiaRow = Selectable<DB['midia']>

const anyOf = <T>(values: readonly T[], type: 'bigint' | 'text') =>
  sql<T>`any(${[...values]}::${sql.raw(type)}[])`

export const insertMidia = (tx: Tx, row: Omit<Insertable<DB['midia']>, 'id' | 'tenant_id'>) =>
  tx.insertInto('midia').values(row).returningAll().executeTakeFirstOrThrow()

export const findMidia = (tx: Tx, id: number) =>
  tx.selectFrom('midia').selectAll().where('id', '=', id).executeTakeFirst()

export const lockMidia = (tx: Tx, id: number) =>
  tx.selectFrom('midia').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const listByIds = (tx: Tx, ids: readonly number[]) =>
  tx.selectFrom('midia').selectAll().where('id', '=', anyOf(ids, 'bigint')).execute()

/** What a person sent and is there to be used, newest first. */
export async function listOwn(
  tx: Tx,
  usuarioId: number,
  { tipo, pagina, linhas }: { tipo?: TipoMidia | undefined; pagina: number; linhas: number },
): Promise<{ rows: MidiaRow[]; total: number }> {
  const own = tx
    .selectFrom('midia')
    .where('usuario_id', '=', usuarioId)
    .where('estado', '=', 'pronta')
    .where((q) => (tipo === undefined ? q.lit(true) : q('tipo', '=', tipo)))
    // What only waits with a file that nobody recorded yet is not theirs to choose.
    .where(
      sql<boolean>`not coalesce((select bool_and(u.onde = 'importacao') from midia_uso u where u.midia_id = midia.id), false)`,
    )
  const [rows, counted] = await Promise.all([
    own
      .selectAll()
      .orderBy('id', 'desc')
      .limit(linhas)
      .offset((pagina - 1) * linhas)
      .execute(),
    own.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows, total: counted.total }
}

/** The unfinished upload of the same file, where the person has one. */
export const findUnfinished = (tx: Tx, usuarioId: number, file: { impressao: string; bytes: number }) =>
  tx
    .selectFrom('midia')
    .selectAll()
    .where('usuario_id', '=', usuarioId)
    .where('estado', '=', 'enviando')
    .where('impressao', '=', file.impressao)
    .where('bytes', '=', file.bytes)
    .orderBy('id', 'desc')
    .executeTakeFirst()

export async function countUnfinished(tx: Tx, usuarioId: number): Promise<number> {
  const { total } = await tx
    .selectFrom('midia')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('usuario_id', '=', usuarioId)
    .where('estado', '=', 'enviando')
    .executeTakeFirstOrThrow()
  return total
}

export const updateMidia = (tx: Tx, id: number, change: Updateable<DB['midia']>) =>
  tx
    .updateTable('midia')
    .set({ ...change, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute()

/** One opening more; how many there are that never ended. */
export async function addAbertura(tx: Tx, id: number): Promise<number> {
  const { aberturas } = await tx
    .updateTable('midia')
    .set({ aberturas: sql`aberturas + 1` })
    .where('id', '=', id)
    .returning('aberturas')
    .executeTakeFirstOrThrow()
  return aberturas
}

export const clearAberturas = (tx: Tx, id: number) =>
  tx.updateTable('midia').set({ aberturas: 0 }).where('id', '=', id).execute()

/** Enters a piece that begins where the upload stands; false when it stands elsewhere by now. */
export async function addParte(
  tx: Tx,
  { midia_id, inicio, bytes, chave }: Omit<Insertable<DB['midia_parte']>, 'tenant_id'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('midia')
    .set({ recebidos: sql`recebidos + ${bytes}`, updated_at: sql`now()` })
    .where('id', '=', midia_id)
    .where('recebidos', '=', inicio)
    .where('estado', '=', 'enviando')
    .executeTakeFirstOrThrow()
  if (Number(numUpdatedRows) !== 1) return false
  await tx.insertInto('midia_parte').values({ midia_id, inicio, bytes, chave }).execute()
  return true
}

export const listPartes = (tx: Tx, midiaId: number) =>
  tx
    .selectFrom('midia_parte')
    .select(['inicio', 'bytes', 'chave'])
    .where('midia_id', '=', midiaId)
    .orderBy('inicio')
    .execute()

/** The pieces of an upload go; their bytes with the sweep. */
export const dropPartes = (tx: Tx, midiaId: number) =>
  sql`
    with gone as (delete from midia_parte where midia_id = ${midiaId} returning chave)
    ${keysToRemove(sql`select chave from gone`)}`.execute(tx)

const AT_ONCE = 500

/** What a package holds, entered in a few statements. */
export async function insertArquivos(
  tx: Tx,
  arquivos: readonly Omit<Insertable<DB['midia_arquivo']>, 'tenant_id'>[],
): Promise<void> {
  for (let from = 0; from < arquivos.length; from += AT_ONCE)
    await tx
      .insertInto('midia_arquivo')
      .values([...arquivos.slice(from, from + AT_ONCE)])
      .execute()
}

export const findArquivo = (tx: Tx, midiaId: number, caminho: string) =>
  tx
    .selectFrom('midia_arquivo')
    .select(['chave', 'mime', 'bytes', 'sha256'])
    .where('midia_id', '=', midiaId)
    .where('caminho', '=', caminho)
    .executeTakeFirst()

/** Which of these something uses. */
export const listUsed = async (tx: Tx, ids: readonly number[]): Promise<number[]> =>
  (
    await tx
      .selectFrom('midia_uso')
      .select('midia_id')
      .distinct()
      .where('midia_id', '=', anyOf(ids, 'bigint'))
      .execute()
  ).map(({ midia_id }) => midia_id)

/** Deletes rows and remembers their bytes, which a job takes out of the store. */
export async function removeMidias(tx: Tx, ids: readonly number[]): Promise<void> {
  const these = anyOf(ids, 'bigint')
  await keysToRemove(sql`
    select chave from midia where id = ${these} and chave is not null
    union select v ->> 'chave' from midia, jsonb_array_elements(variantes) v where id = ${these}
    union select chave from midia_parte where midia_id = ${these}
    union select chave from midia_arquivo where midia_id = ${these}`).execute(tx)
  await tx.deleteFrom('midia').where('id', '=', these).execute()
}

/** Uploads that nobody went on with, and refusals that everybody has read; oldest first. */
export const listAbandoned = async (tx: Tx, before: Date, limit: number): Promise<number[]> =>
  (
    await tx
      .selectFrom('midia')
      .select('id')
      .where('estado', 'in', ['enviando', 'recusada'])
      .where('updated_at', '<', before)
      .orderBy('updated_at')
      .orderBy('id')
      .limit(limit)
      .execute()
  ).map(({ id }) => id)

/** Ready, and used by nothing since before that day. */
export const listUnused = async (tx: Tx, before: Date, limit: number): Promise<number[]> =>
  (
    await tx
      .selectFrom('midia')
      .select('id')
      .where('estado', '=', 'pronta')
      .where('livre_em', '<', before)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('midia_uso')
              .select('midia_uso.midia_id')
              .whereRef('midia_uso.midia_id', '=', 'midia.id'),
          ),
        ),
      )
      .orderBy('livre_em')
      .orderBy('id')
      .limit(limit)
      .forUpdate()
      .skipLocked()
      .execute()
  ).map(({ id }) => id)

/** Stuck in a job that died too often. */
export const listStuck = async (tx: Tx, before: Date, limit: number): Promise<number[]> =>
  (
    await tx
      .selectFrom('midia')
      .select('id')
      .where('estado', '=', 'processando')
      .where('updated_at', '<', before)
      .limit(limit)
      .execute()
  ).map(({ id }) => id)

/** A place that shows files: a draft, a version of a lesson, a delivery, a playlist, what the bank holds, a public page. */
export interface Lugar {
  onde:
    | 'aula'
    | 'versao'
    | 'entrega'
    | 'playlist'
    | 'questao'
    | 'texto_base'
    | 'pagina'
    | 'sugestao'
    | 'atividade'
    | 'importacao'
    | 'avaliacao'
  id: number
  /** Of a version; of a file of questions 1 where the picture came with it, 0 where it was there. */
  numero?: number
}

/** Makes these, and only these, the files of a place. Names of files that are not there are passed over. */
export async function replaceUsos(
  tx: Tx,
  { onde, id, numero = 0 }: Lugar,
  ids: readonly number[],
): Promise<void> {
  const these = [...ids]
  await sql`
    with gone as (
      delete from midia_uso where onde = ${onde} and onde_id = ${id} and numero = ${numero}
        and midia_id <> all(${these}::bigint[]) returning midia_id)
    update midia set livre_em = now() from gone where midia.id = gone.midia_id`.execute(tx)
  await sql`
    insert into midia_uso (midia_id, onde, onde_id, numero)
    select id, ${onde}, ${id}, ${numero} from midia where id = any(${these}::bigint[])
    on conflict do nothing`.execute(tx)
}
