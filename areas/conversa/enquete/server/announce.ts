/** Telling people: who is asked when a survey opens, who has not answered when staff reminds them. */
import type { Tx } from '../../../../core/server/database.ts'
import { publish } from '../../../../core/server/events.ts'
import { enqueue, type Job, type Tasks } from '../../../../core/server/jobs.ts'
import { notifyUsers, tellDue } from '../../../acesso/notificacao/server/public.ts'
import { estadoAt } from '../rules.ts'
import { alvoOf, publicoOf } from './present.ts'
import { dueEnquetes, type EnqueteRow, findEnquete, updateEnquete } from './queries.ts'
import { listAsked } from './queries-resposta.ts'

const OPEN = 'enquete.abrir'
const REMIND = 'enquete.lembrar'

/** Has the job come by when the survey opens; a later date replaces the earlier one. */
export const scheduleOpening = (tx: Tx, id: number, inicio: Date) =>
  enqueue(tx, OPEN, { enquete: id }, { runAt: inicio, key: `${OPEN}:${id}` })

export const enqueueReminder = (tx: Tx, id: number) => enqueue(tx, REMIND, { enquete: id })

/** What screens of the classes hear, on `turma:{id}`: ids only, and never that somebody answered. */
export async function tellTurmas(tx: Tx, turmas: readonly number[], enquete: number): Promise<void> {
  await Promise.all(turmas.map((turma) => publish(tx, `turma:${turma}`, 'enquete_mudou', { enquete })))
}

/** The classes in which people are asked: those that go on and have surveys switched on. */
const openTurmas = (row: EnqueteRow, now: Date): number[] =>
  alvoOf(row, now)
    .turmas.filter(({ status, ligado }) => status === 'ativa' && ligado)
    .map(({ id }) => id)

/** Notifies each person once, with the page of a class of theirs. At most 100 classes. */
async function notifyAsked(
  tx: Tx,
  row: EnqueteRow,
  tipo: 'enquete_aberta' | 'enquete_lembrete',
  now: Date,
): Promise<void> {
  const people = await listAsked(tx, {
    id: row.id,
    publico: publicoOf(row),
    turmas: openTurmas(row, now),
    faltam: true,
  })
  for (const { id: turma, nome } of row.turmas) {
    const ids = people.filter(({ turma_id }) => turma_id === turma).map(({ usuario_id }) => usuario_id)
    await notifyUsers(tx, ids, {
      tipo,
      dados: { titulo: row.titulo, turma: nome },
      destino: `/logado/turmas/turma/${turma}/enquetes/${row.id}`,
    })
  }
}

/** Tells once that a survey is open: the one named, or all that are due. Repeats are harmless. */
const open = (job: Job<{ enquete?: number }>): Promise<void> =>
  tellDue(job, job.payload.enquete, {
    due: dueEnquetes,
    async tell(tx, id, now) {
      const row = await findEnquete(tx, id, 0, { lock: 'update' })
      if (!row || row.anunciada_em !== null || row.inicio > now) return
      await updateEnquete(tx, id, { anunciada_em: now })
      if (estadoAt(row, now) !== 'aberta' || row.arquivada_em !== null) return
      await notifyAsked(tx, row, 'enquete_aberta', now)
      await tellTurmas(tx, openTurmas(row, now), id)
    },
  })

async function remind({ tenantId, payload, database }: Job<{ enquete: number }>): Promise<void> {
  await database.asTenant(tenantId, async (tx) => {
    const now = new Date()
    const row = await findEnquete(tx, payload.enquete, 0)
    if (!row || estadoAt(row, now) !== 'aberta' || row.arquivada_em !== null) return
    await notifyAsked(tx, row, 'enquete_lembrete', now)
  })
}

/** The one that an hourly sweep repeats, for openings whose job was lost. */
export const enqueteHourly: readonly string[] = [OPEN]

export const enqueteTasks: Tasks = {
  [OPEN]: open,
  [REMIND]: remind,
}
