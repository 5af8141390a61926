/** What of a file is nearly one with the bank, or with the rest of the file, is found while its sender looks through it. */
import type { Actor } from '../../../../core/policy/actor.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { enqueueFollowed, type Job, type Tasks } from '../../../../core/server/jobs.ts'
import { senderOf } from '../../../acesso/sessao/server/public.ts'
import {
  Cancelled,
  type Followed,
  finish,
  keepOn,
  unlessCancelled,
} from '../../../acesso/trabalho/server/public.ts'
import { findImportacao, type ImportacaoRow, updateImportacao } from './queries.ts'
import { compareBanco, compareEntre, contar } from './queries-itens.ts'

const COMPARAR = 'intercambio.comparar'
/** Items that are compared in one statement. */
const AT_ONCE = 50

interface Payload extends Followed {
  importacao: number
}

interface Held {
  tx: Tx
  actor: Actor
  row: ImportacaoRow
}

async function comparar(job: Job<Payload>): Promise<void> {
  const { tenantId, database, payload } = job
  /** As its sender, as long as it waits to be recorded. */
  const asSender = <T>(work: (held: Held) => Promise<T>): Promise<T> =>
    database.asTenant(tenantId, async (tx) => {
      await keepOn(tx, payload)
      const row = await findImportacao(tx, payload.importacao)
      const waits = row?.passo === 'conferido' && row.comparacao_id === payload.trabalho_id
      const actor = waits ? await senderOf(tx, row.usuario_id, tenantId) : undefined
      if (!row || !actor) throw new Cancelled()
      return work({ tx, actor, row })
    })
  await unlessCancelled(async () => {
    const total = await asSender(async ({ tx, row }) => {
      await compareEntre(tx, row.id)
      return row.total
    })
    let depois: number | null = 0
    while (depois !== null) {
      await job.progress(depois, total)
      const from: number = depois
      depois = await asSender(async ({ tx, actor, row }) => {
        const last = await compareBanco(tx, actor, row.id, { depois: from, linhas: AT_ONCE })
        await updateImportacao(tx, row.id, { contagem: await contar(tx, row.id) })
        return last
      })
    }
    await database.asTenant(tenantId, (tx) => finish(tx, payload, {}))
  })
}

export const comparacaoTasks: Tasks = { [COMPARAR]: comparar }

/** Hands a file to be compared. */
export async function startComparar(tx: Tx, actor: Actor, importacao: number): Promise<void> {
  const comparacao_id = await enqueueFollowed(tx, COMPARAR, actor, { importacao })
  await updateImportacao(tx, importacao, { comparacao_id })
}
