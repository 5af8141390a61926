/** What other areas do with followed work: end it together with what it wrote, or stop because nobody wants it. */
import { sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { failure } from '../../../../core/server/failure.ts'
import type { Job } from '../../../../core/server/jobs.ts'
import { endTrabalho, findTrabalho } from './queries.ts'

/** What a piece of work leaves behind for its person. */
export interface Resultado {
  /** Id of a file (`arquivo`) to be downloaded, and its name. */
  arquivo?: number
  nome?: string
  /** The screen that shows what came of it: a path of ours. */
  destino?: string
}

export type Followed = { trabalho_id: number }

/** Thrown inside the work's transaction, so that all of it is undone; `unlessCancelled` takes it outside. */
export class Cancelled extends Error {}

/** Throws Cancelled when the person no longer wants it. Cheap enough to ask between steps. */
export async function keepOn(tx: Tx, { trabalho_id }: Followed): Promise<void> {
  if ((await findTrabalho(tx, trabalho_id))?.estado === 'cancelado') throw new Cancelled()
}

/** Who asked for it; null: a visitor from another tenant. */
export const askerOf = async (tx: Tx, { trabalho_id }: Followed): Promise<number | null> =>
  (await findTrabalho(tx, trabalho_id))?.usuario_id ?? null

/** Ends the work in the transaction of what it wrote, so that both are true at once. Throws Cancelled. */
export async function finish(tx: Tx, { trabalho_id }: Followed, resultado: Resultado): Promise<void> {
  const ended = await endTrabalho(tx, trabalho_id, {
    estado: 'finalizado',
    resultado: JSON.stringify(resultado),
  })
  if (!ended) throw new Cancelled()
}

/** Tells the person why it can't be done, in their words; it is not tried again. */
export async function giveUp(
  { tenantId, database, payload }: Job<Followed>,
  mensagem: string,
): Promise<void> {
  await database.asTenant(tenantId, (tx) =>
    endTrabalho(tx, payload.trabalho_id, { estado: 'erro', mensagem }),
  )
}

/** Runs the work; ends quietly when it was cancelled. */
export async function unlessCancelled(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof Cancelled)) throw error
  }
}

/** Ids of files that work of this kind left behind for its people before an instant, at most 1,000. */
export async function oldFilesOf(tx: Tx, tarefa: string, before: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select a.id from trabalho t join anexo a on a.id = (t.resultado ->> 'arquivo')::bigint
    where t.tarefa = ${tarefa} and t.created_at < ${before} limit 1000`.execute(tx)
  return rows.map(({ id }) => id)
}

export const alreadyEnded = () =>
  failure(409, 'trabalho_encerrado', {
    pt: 'Já terminou: não há mais o que cancelar.',
    en: 'It has already ended: there is nothing left to cancel.',
  })
