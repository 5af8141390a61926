/** Telling a class, the day before, that a live lesson begins (H-26, 'aula agendada'). */
import { sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import type { Job, Task, Tasks } from '../../../../core/server/jobs.ts'
import { VESPERA_MS } from '../../../acesso/notificacao/rules.ts'
import { notifyUsers, sweep } from '../../../acesso/notificacao/server/public.ts'
import { membersOf } from '../../../escola/turma/server/public.ts'

const VESPERA = 'aovivo.vespera'

/** Over `encontro`: it begins within a day, and nobody was told of this instant. */
const isDue = (now: Date) => sql<boolean>`encontro.estado = 'agendada'
  and encontro.vespera_lembrada is distinct from encontro.inicio
  and encontro.inicio > ${now} and encontro.inicio <= ${new Date(now.getTime() + VESPERA_MS)}`

async function listDue(tx: Tx, now: Date, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from encontro where ${isDue(now)} order by inicio, id limit ${limit}`.execute(tx)
  return rows.map(({ id }) => id)
}

interface Marcado {
  turma_id: number
  turma: string
  titulo: string
  inicio: Date
  created_at: Date
  /** The class goes on, and has live lessons switched on. */
  vale: boolean
}

async function mark(tx: Tx, id: number, now: Date): Promise<Marcado | undefined> {
  const { rows } = await sql<Marcado>`
    update encontro set vespera_lembrada = encontro.inicio from turma
    where encontro.id = ${id} and turma.id = encontro.turma_id and ${isDue(now)}
    returning encontro.turma_id, turma.nome as turma, encontro.titulo, encontro.inicio, encontro.created_at,
      turma.status = 'ativa' and coalesce((turma.recursos ->> 'ao_vivo')::boolean, false) as vale`.execute(tx)
  return rows[0]
}

async function tell(tx: Tx, id: number, now: Date): Promise<void> {
  const row = await mark(tx, id, now)
  // A class that was told of it less than a day before knows.
  if (!row?.vale || row.inicio.getTime() - row.created_at.getTime() < VESPERA_MS) return
  const people = await membersOf(tx, row.turma_id, ['professor', 'aluno', 'responsavel'])
  const { turma, turma_id, titulo, inicio } = row
  await notifyUsers(
    tx,
    people.map((one) => one.id),
    {
      tipo: 'agenda_abre',
      dados: { coisa: 'ao_vivo', titulo, turma, inicio: inicio.toISOString() },
      destino: `/logado/turmas/turma/${turma_id}/aulas-ao-vivo/${id}`,
    },
    { chave: `encontro:${id}:${inicio.getTime()}`, now },
  )
}

const lembrar = (job: Job<unknown>): Promise<void> => sweep(job, { due: listDue, tell })

export const vesperaTasks: Tasks = { [VESPERA]: lembrar as Task<never> }
