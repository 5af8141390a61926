/** Which files of lessons a place shows, for statements that change many places at once. */
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { bigints, jsonRows } from '../../../../core/server/sql.ts'
import type { Lugar } from './queries.ts'

/** Takes the files of places that go away with all they show; what they held may go with the sweep. */
export const deleteUsos = (tx: Tx, onde: Lugar['onde'], ids: readonly number[]) =>
  tx
    .deleteFrom('midia_uso')
    .where('onde', '=', onde)
    .where('onde_id', '=', sql<number>`any(${bigints(ids)})`)
    .execute()

/** Says of new places which files they show. Files that are not there are passed over. */
export const addUsos = (tx: Tx, onde: Lugar['onde'], usos: readonly { lugar: number; midia: number }[]) =>
  sql`insert into midia_uso (midia_id, onde, onde_id)
    select m.id, ${onde}, x.lugar from jsonb_to_recordset(${jsonRows(usos)})
      as x (lugar bigint, midia bigint) join midia m on m.id = x.midia
    on conflict do nothing`.execute(tx)

/** What one place shows, another one that begins as it shows too. */
export const copyUsos = (tx: Tx, onde: Lugar['onde'], from: number, to: number) =>
  sql`insert into midia_uso (midia_id, onde, onde_id)
    select midia_id, onde, ${to} from midia_uso where onde = ${onde} and onde_id = ${from}
    on conflict do nothing`.execute(tx)

/** A statement: the files that a place shows. */
export const midiasEm = (onde: Lugar['onde'], id: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`select u.midia_id from midia_uso u where u.onde = ${onde} and u.onde_id = ${id}`

/** Parts of a `with` after one named `gone (id)`: the files that those places alone showed may go. */
export const letUsosGo = (onde: Lugar['onde']): RawBuilder<unknown> => sql`
  loose as (
    delete from midia_uso u using gone where u.onde = ${onde} and u.onde_id = gone.id returning u.midia_id),
  free as (update midia m set livre_em = now() from loose where m.id = loose.midia_id)`

/** A statement: the files that versions of lessons show, each once. `versoes`: a statement of lessons and numbers. */
export const dasVersoes = (versoes: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select m.id, m.bytes, m.tipo, m.estado from midia m where m.id in (
    select u.midia_id from (${versoes}) mostra (aula_id, numero)
    join midia_uso u on u.onde = 'versao' and u.onde_id = mostra.aula_id and u.numero = mostra.numero)`

/** Of these files, the pictures that a place may show: those that it shows, and those that the person sent. */
export async function listUsable(
  tx: Tx,
  { onde, lugar, usuario }: { onde: Lugar['onde']; lugar: number; usuario: number },
  ids: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select m.id from midia m where m.id = any(${bigints(ids)}) and m.tipo = 'imagem' and m.estado = 'pronta'
      and (m.usuario_id = ${usuario} or exists (
        select from midia_uso u where u.midia_id = m.id and u.onde = ${onde} and u.onde_id = ${lugar}))`.execute(
    tx,
  )
  return rows.map(({ id }) => id)
}

export interface Pronta {
  id: number
  tipo: string
  nome: string
  extensao: string
  mime: string
  bytes: number
  chave: string
  sha256: string
  largura: number | null
  altura: number | null
  duracao: number | null
}

/** Files that are there to be taken along, the same bytes beside each other. */
export async function listProntas(tx: Tx, ids: readonly number[]): Promise<Pronta[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<Pronta>`
    select id, tipo, nome, extensao, mime, bytes, chave, sha256, largura, altura, duracao
    from midia where id = any(${bigints(ids)}) and estado = 'pronta' order by sha256, id`.execute(tx)
  return rows
}
