/** Telling classes that a playlist reaches them, once it does, and the day before that begins or ends (H-26). */
import { sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { enqueue, type Job, type Tasks } from '../../../../core/server/jobs.ts'
import { inSlices, notifyEach, type Vespera, vesperaTask } from '../../../acesso/notificacao/server/public.ts'
import { AT_ONCE, listConcerned } from '../../aula/server/public.ts'
import { listDue, type Marcado, markVinculo } from './queries-lembrar.ts'
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
  await inSlices(AT_ONCE, async (depois) => {
    const people = await listConcerned(tx, turmas, { depois })
    await notifyEach(
      tx,
      people
        .filter(({ id }) => id !== por)
        .map(({ id, turma_id }) => ({ id, destino: `/logado/turmas/turma/${turma_id}/aulas` as const })),
      news,
      { chave, now },
    )
    return people
  })
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
const vesperaOf = (data: Data): Vespera<Marcado> => ({
  chave: `playlist:${data}`,
  comeca: data === 'inicio',
  due: (tx, now, limit) => listDue(tx, data, now, limit),
  mark: (tx, id, now) => markVinculo(tx, id, data, now),
  async tell(tx, { id, nome, quando }, telling) {
    const common = { coisa: 'playlist', titulo: nome, turma: '' } as const
    const instant = quando.toISOString()
    const news: News =
      data === 'inicio'
        ? { tipo: 'agenda_abre', dados: { ...common, inicio: instant } }
        : { tipo: 'agenda_prazo', dados: { ...common, fim: instant } }
    await tellReached(tx, id, news, telling)
  },
})

export const playlistTasks: Tasks = {
  [TELL]: tell,
  [LEMBRAR]: vesperaTask([vesperaOf('inicio'), vesperaOf('fim')]),
}
export const playlistHourly: readonly string[] = [LEMBRAR]
