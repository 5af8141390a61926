/** Telling classes that a playlist reaches them, once it does, and the day before that begins or ends (H-26). */
import { sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { enqueue, type Job, type Task, type Tasks } from '../../../../core/server/jobs.ts'
import { VESPERA_MS } from '../../../acesso/notificacao/rules.ts'
import { notifyEach, sweep } from '../../../acesso/notificacao/server/public.ts'
import { AT_ONCE, listConcerned } from '../../aula/server/public.ts'
import { listDue, markVinculo } from './queries-lembrar.ts'
import { findVinculoAt } from './queries-vinculo.ts'

const TELL = 'playlist.avisar'
const LEMBRAR = 'playlist.lembrar'

interface Payload extends Record<string, unknown> {
  vinculo: number
  /** Who linked it: they know. Null: nobody of this tenant. */
  por: number | null
}

/** Has the classes of a link told when it begins to hold; a later date replaces the earlier one. */
export const scheduleNotice = (tx: Tx, payload: Payload, inicio: Date | null): Promise<void> =>
  enqueue(tx, TELL, payload, { key: `${TELL}:${payload.vinculo}`, ...(inicio && { runAt: inicio }) })

type News = Parameters<typeof notifyEach>[2]

/** Tells everybody whom a link reaches, but `por`; who was told under this name is passed over. */
async function tellReached(
  tx: Tx,
  vinculo: number,
  news: News,
  { chave, now, por = null }: { chave: string; now: Date; por?: number | null },
): Promise<void> {
  const turmas = sql`select turma_id from turma_playlist where vinculo_id = ${vinculo}`
  let people = await listConcerned(tx, turmas)
  while (people.length > 0) {
    await notifyEach(
      tx,
      people
        .filter(({ id }) => id !== por)
        .map(({ id, turma_id }) => ({ id, destino: `/logado/turmas/turma/${turma_id}/aulas` as const })),
      news,
      { chave, now },
    )
    people = people.length < AT_ONCE ? [] : await listConcerned(tx, turmas, { depois: people.at(-1)?.id })
  }
}

/** Whoever was told of a playlist is not told of it again, by whatever link it comes. Repeats are harmless. */
async function tell({ tenantId, payload, database }: Job<Payload>): Promise<void> {
  await database.asTenant(tenantId, async (tx) => {
    const now = new Date()
    const row = await findVinculoAt(tx, payload.vinculo, now)
    if (!row) return
    const news = { tipo: 'playlist_nova', dados: { titulo: row.nome } } as const
    await tellReached(tx, row.id, news, { chave: `playlist:${row.playlist_id}`, now, por: payload.por })
  })
}

type Data = 'inicio' | 'fim'

/** The day before a link begins to hold, or ends. */
async function remind(tx: Tx, vinculo: number, data: Data, now: Date): Promise<void> {
  const row = await markVinculo(tx, vinculo, data, now)
  // Whoever linked it less than a day before has the class told when it begins.
  if (!row || (data === 'inicio' && row.quando.getTime() - row.created_at.getTime() < VESPERA_MS)) return
  const common = { coisa: 'playlist', titulo: row.nome, turma: '' } as const
  const instant = row.quando.toISOString()
  const news: News =
    data === 'inicio'
      ? { tipo: 'agenda_abre', dados: { ...common, inicio: instant } }
      : { tipo: 'agenda_prazo', dados: { ...common, fim: instant } }
  const chave = `playlist:${data}:${vinculo}:${row.quando.getTime()}`
  await tellReached(tx, vinculo, news, { chave, now })
}

const lembrar = async (job: Job<unknown>): Promise<void> => {
  for (const data of ['inicio', 'fim'] as const)
    await sweep(job, {
      due: (tx, now, limit) => listDue(tx, data, now, limit),
      tell: (tx, id, now) => remind(tx, id, data, now),
    })
}

export const playlistTasks: Tasks = { [TELL]: tell as Task<never>, [LEMBRAR]: lembrar as Task<never> }
export const playlistHourly: readonly string[] = [LEMBRAR]
