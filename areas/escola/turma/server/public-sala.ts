/** A class as a room: where it is, how many fit and how many are in it. Held, it is counted by one at a time. */
import { sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { bigints } from '../../../../core/server/sql.ts'
import { lugar, naTurma } from './public-lugar.ts'

export interface Sala {
  id: number
  nome: string
  codigo: string
  status: string
  entrada: string
  capacidade: number
  escola: string
  caminho: number[]
  dentro: number
}

const salas = sql<Sala>`
  select t.id, t.nome, t.codigo, t.status, t.entrada, t.capacidade, r.nome as escola, r.caminho,
    (select count(*) from ${naTurma()} where m.turma_id = t.id) as dentro
  from ${lugar()}`

export async function findSala(tx: Tx, id: number): Promise<Sala | undefined> {
  const { rows } = await sql<Sala>`${salas} where t.id = ${id}`.execute(tx)
  return rows[0]
}

export async function findSalaByCodigo(tx: Tx, codigo: string): Promise<Sala | undefined> {
  const { rows } = await sql<Sala>`${salas} where t.codigo = ${codigo} and t.status <> 'excluida'`.execute(tx)
  return rows[0]
}

/** Holds classes until the transaction ends, in one order for all, so that nobody waits in a circle. */
export const lockSalas = (tx: Tx, ids: readonly number[]) =>
  sql`select id from turma where id = any(${bigints(ids)}) order by id for no key update`.execute(tx)

/** Holds a class: what it is then, and the highest roll number that anybody ever had in it. */
export async function lockSala(tx: Tx, id: number) {
  const { rows } = await sql<{ status: string; capacidade: number }>`
    select status, capacidade from turma where id = ${id} for no key update`.execute(tx)
  const { rows: counts } = await sql<{ alunos: number; ultimo: number | null }>`
    select count(*) filter (where status = 'adicionado') as alunos, max(numero_chamada) as ultimo
    from matricula where turma_id = ${id}`.execute(tx)
  return rows[0] && counts[0] && { ...rows[0], ...counts[0] }
}
