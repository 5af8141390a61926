/** The work behind a notice to a network: people are told, or reminded, some thousands at a time, with progress. */
import type { Job, Tasks } from '../../../../core/server/jobs.ts'
import { inSlices, notifyEach } from '../../../acesso/notificacao/server/public.ts'
import { keepOn, unlessCancelled } from '../../../acesso/trabalho/server/public.ts'
import { estadoAt, lembreteKey } from '../rules-aviso.ts'
import { pageOf } from './announce.ts'
import * as queries from './queries-aviso-rede.ts'

export const ANNOUNCE_REDE = 'forum.anunciarAvisoRede'

/** People told in one transaction; a repeat after a crash tells nobody twice. */
const AT_ONCE = 2_000
const SWEEP = 50

interface Payload {
  /** Absent: those whose hour passed without a job. */
  aviso?: number
  /** Only who is missing, once more. */
  lembrar?: boolean
  trabalho_id?: number
}

/** The notice, if there is something to tell of it now; its copies open with it. */
const opened = ({ tenantId, database, payload }: Job<Payload>, id: number) =>
  database.asTenant(tenantId, async (tx) => {
    const now = new Date()
    const aviso = await queries.findAvisoRede(tx, id, { lock: true })
    if (!aviso || aviso.removido_em !== null || estadoAt(aviso, now) !== 'publicado') return null
    if (aviso.anunciado_em === null && !payload.lembrar) {
      await queries.updateAvisoRede(tx, id, { anunciado_em: now })
      await queries.changeCopies(tx, id, { anunciado_em: now }, 'topico_novo')
    }
    return aviso
  })

function newsOf(aviso: queries.AvisoRedeRow, lembrar: boolean, now: Date) {
  const dados = { titulo: aviso.titulo, turma: aviso.rede_nome }
  if (lembrar) {
    const tipo = aviso.pede_ciente ? ('ciente_lembrete' as const) : ('aviso_lembrete' as const)
    return { news: { tipo, dados }, chave: lembreteKey(`rede:${aviso.id}`, aviso.lembrado_em ?? now) }
  }
  const tipo = aviso.urgente ? ('aviso_urgente' as const) : ('aviso_novo' as const)
  return { news: { tipo, dados: { ...dados, autor: aviso.autor_nome } }, chave: `aviso_rede:${aviso.id}` }
}

async function announce(job: Job<Payload>, id: number): Promise<void> {
  const { tenantId, database, payload, progress } = job
  const lembrar = payload.lembrar ?? false
  const aviso = await opened(job, id)
  if (!aviso) return
  const { news, chave } = newsOf(aviso, lembrar, new Date())
  const total = await database.asTenant(tenantId, (tx) => queries.countPeople(tx, aviso, lembrar))
  let told = 0
  await inSlices(AT_ONCE, async (depois) => {
    const people = await database.asTenant(tenantId, async (tx) => {
      if (payload.trabalho_id !== undefined) await keepOn(tx, { trabalho_id: payload.trabalho_id })
      const next = await queries.nextPeople(tx, aviso, { depois, limit: AT_ONCE, missing: lembrar })
      await notifyEach(
        tx,
        next.map(({ id, turma_id, topico_id }) => ({
          id,
          destino: pageOf({ turma_id, tipo: 'aviso', id: topico_id }),
        })),
        news,
        { chave },
      )
      return next
    })
    told += people.length
    await progress(told, Math.max(total, told))
    return people
  })
}

async function announceDue(job: Job<Payload>): Promise<void> {
  const { tenantId, database, payload } = job
  const due =
    payload.aviso === undefined
      ? await database.asTenant(tenantId, (tx) => queries.dueAvisosRede(tx, new Date(), SWEEP))
      : [payload.aviso]
  await unlessCancelled(async () => {
    for (const id of due) await announce(job, id)
  })
}

export const avisoRedeTasks: Tasks = { [ANNOUNCE_REDE]: announceDue }
