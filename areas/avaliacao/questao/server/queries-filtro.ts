/** All SQL of the filters that people keep: each their own. */
import { sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import type { FiltroGuardado } from '../contract-filtro.ts'

export interface FiltroRow {
  id: number
  nome: string
  filtro: FiltroGuardado
  padrao: boolean
}

const COLUMNS = ['id', 'nome', 'filtro', 'padrao'] as const

export async function list(tx: Tx, usuario: number): Promise<FiltroRow[]> {
  const { rows } = await sql<FiltroRow>`select f.id, f.nome, f.filtro, f.padrao from questao_filtro f
    where f.usuario_id = ${usuario} order by f.chave, f.id`.execute(tx)
  return rows
}

/** Of the same name, but for `menos`. */
export async function findByNome(tx: Tx, usuario: number, nome: string, menos = 0): Promise<boolean> {
  const { rows } = await sql`select from questao_filtro f
    where f.usuario_id = ${usuario} and f.chave = sem_acento(${nome}) and f.id <> ${menos}`.execute(tx)
  return rows.length > 0
}

export interface Mudanca {
  nome?: string
  filtro?: FiltroGuardado
  padrao?: boolean
}

const written = ({ filtro, ...rest }: Mudanca) => ({
  ...rest,
  ...(filtro !== undefined && { filtro: JSON.stringify(filtro) }),
})

export const insert = (tx: Tx, usuario: number, row: Required<Mudanca>) =>
  tx
    .insertInto('questao_filtro')
    .values({ ...row, filtro: JSON.stringify(row.filtro), usuario_id: usuario })
    .returning('id')
    .executeTakeFirstOrThrow()

/** Whether it is there and the person's. */
export async function update(tx: Tx, usuario: number, id: number, change: Mudanca): Promise<boolean> {
  const row = await tx
    .updateTable('questao_filtro')
    .set({ ...written(change), usuario_id: usuario })
    .where('id', '=', id)
    .where('usuario_id', '=', usuario)
    .returning(COLUMNS)
    .executeTakeFirst()
  return row !== undefined
}

/** None of theirs is what the bank opens with. */
export const clearPadrao = (tx: Tx, usuario: number) =>
  tx
    .updateTable('questao_filtro')
    .set({ padrao: false })
    .where('usuario_id', '=', usuario)
    .where('padrao', '=', true)
    .execute()

export async function remove(tx: Tx, usuario: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('questao_filtro')
    .where('id', '=', id)
    .where('usuario_id', '=', usuario)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
