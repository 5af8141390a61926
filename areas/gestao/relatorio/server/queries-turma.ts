/** SQL of the classes that a report tells of, and of their pupils: those enrolled now. */
import { sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { bigints } from '../../../../core/server/sql.ts'
import { lugar, naTurma } from '../../../escola/turma/server/public-lugar.ts'
import { MOST_PUPILS } from './queries-forum.ts'

export interface TurmaRow {
  id: number
  codigo: string
  nome: string
  status: string
  redeCaminho: number[]
  trilhas: boolean
}

/** Classes by their ids, or one by its code, by name. */
export async function listTurmas(tx: Tx, which: { ids: readonly number[] } | { codigo: string }) {
  const named = 'ids' in which ? sql`t.id = any(${bigints(which.ids)})` : sql`t.codigo = ${which.codigo}`
  const { rows } = await sql<TurmaRow>`
    select t.id, t.codigo, t.nome, t.status, r.caminho as "redeCaminho",
      coalesce((t.recursos ->> 'trilhas')::boolean, true) as trilhas
    from ${lugar()} where ${named} order by sem_acento(t.nome), t.id`.execute(tx)
  return rows
}

/** How many pupils each class has. */
export async function countAlunos(tx: Tx, turmas: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ turma_id: number; n: number }>`
    select m.turma_id, count(*)::int as n from ${naTurma()} where m.turma_id = any(${bigints(turmas)}) group by 1`.execute(
    tx,
  )
  return new Map(rows.map(({ turma_id, n }) => [turma_id, n]))
}

/** The pupils of a class by name. */
export async function listAlunos(tx: Tx, turma: number): Promise<{ id: number; nome: string }[]> {
  const { rows } = await sql<{ id: number; nome: string }>`
    select u.id, u.nome from ${naTurma()} join pessoa u on u.id = m.aluno_id where m.turma_id = ${turma}
    order by sem_acento(u.nome), u.id limit ${MOST_PUPILS}`.execute(tx)
  return rows
}
