/** Telling classes that a playlist reaches them, once it does (H-26, 'aula agendada'). */
import { sql } from 'kysely'
import type { Tx } from '../../../core/server/database.ts'
import { enqueue, type Job, type Task, type Tasks } from '../../../core/server/jobs.ts'
import { AT_ONCE, listConcerned } from '../../aula/server/public.ts'
import { notifyEach } from '../../notificacao/server/public.ts'
import { findVinculoAt } from './queries-vinculo.ts'

const TELL = 'playlist.avisar'

interface Payload extends Record<string, unknown> {
  vinculo: number
  /** Who linked it: they know. Null: nobody of this tenant. */
  por: number | null
}

/** Has the classes of a link told when it begins to hold; a later date replaces the earlier one. */
export const scheduleNotice = (tx: Tx, payload: Payload, inicio: Date | null): Promise<void> =>
  enqueue(tx, TELL, payload, { key: `${TELL}:${payload.vinculo}`, ...(inicio && { runAt: inicio }) })

/** Whoever was told of a playlist is not told of it again, by whatever link it comes. Repeats are harmless. */
async function tell({ tenantId, payload, database }: Job<Payload>): Promise<void> {
  await database.asTenant(tenantId, async (tx) => {
    const now = new Date()
    const row = await findVinculoAt(tx, payload.vinculo, now)
    if (!row) return
    const turmas = sql`select turma_id from turma_playlist where vinculo_id = ${row.id}`
    let people = await listConcerned(tx, turmas)
    while (people.length > 0) {
      await notifyEach(
        tx,
        people
          .filter(({ id }) => id !== payload.por)
          .map(({ id, turma_id }) => ({ id, destino: `/logado/turmas/turma/${turma_id}/aulas` as const })),
        { tipo: 'playlist_nova', dados: { titulo: row.nome } },
        { chave: `playlist:${row.playlist_id}`, now },
      )
      people = people.length < AT_ONCE ? [] : await listConcerned(tx, turmas, people.at(-1)?.id)
    }
  })
}

export const playlistTasks: Tasks = { [TELL]: tell as Task<never> }
