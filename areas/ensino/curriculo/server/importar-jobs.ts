/** The work of an import: recording and undoing. Each in one transaction: all of it or nothing. */
import { sql } from 'kysely'
import { audit } from '../../../../core/server/audit.ts'
import type { Tx } from '../../../../core/server/database.ts'
import type { Job, Task, Tasks } from '../../../../core/server/jobs.ts'
import { say } from '../../../../core/texts/texts.ts'
import { senderOf, visitorOf } from '../../../acesso/sessao/server/public.ts'
import { Cancelled, finish, giveUp, keepOn, unlessCancelled } from '../../../acesso/trabalho/server/public.ts'
import type { Passo } from '../shapes-importar.ts'
import { importarTexts } from '../texts-importar.ts'
import { planned, saveCheck } from './importar-conferir.ts'
import { obstacles, restoreImages } from './importar-desfazer.ts'
import { makeCurriculo, mayImport } from './importar-find.ts'
import { writePlano } from './importar-gravar.ts'
import * as queries from './importar-queries.ts'
import { find } from './queries-curriculo.ts'

export const GRAVAR = 'curriculo.importar'
export const DESFAZER = 'curriculo.desfazer_importacao'

export interface Payload {
  importacao: number
  trabalho_id: number
  /** Undoing leaves as they are the things that changed since. */
  manter?: boolean
}

const t = say(importarTexts, 'pt-br')

/** Ends the work with a sentence, after its transaction was undone. */
class Refused extends Error {}

const UNIQUE_VIOLATION = '23505'
const codeOf = (error: unknown): unknown => (error as { code?: unknown }).code

interface Held {
  tx: Tx
  importacao: queries.ImportacaoRow
  actor: NonNullable<Awaited<ReturnType<typeof senderOf>>>
}

/**
 * Runs `work` in one transaction that holds the import and its curriculum. An older job of an import that has moved on
 * does nothing; a sentence (`Refused`), or rows that others wrote at the same time, end it with nothing written.
 */
async function holding(
  job: Job<Payload>,
  passo: Passo,
  conflito: string,
  work: (held: Held) => Promise<void>,
): Promise<void> {
  const { tenantId, database, payload } = job
  const sent = await database.asTenant(tenantId, (tx) => queries.findImportacao(tx, payload.importacao))
  const visitor = sent && (await visitorOf(database, sent))
  const attempt = () =>
    database.asTenant(tenantId, async (tx) => {
      await keepOn(tx, payload)
      // One import of a tenant at a time: two of one name would meet in the middle.
      await sql`select pg_advisory_xact_lock(1071, ${tenantId})`.execute(tx)
      const importacao = await queries.findImportacao(tx, payload.importacao, { lock: true })
      if (!importacao || importacao.trabalho_id !== payload.trabalho_id || importacao.passo !== passo)
        throw new Cancelled()
      const { usuario_id, curriculo_id } = importacao
      if (curriculo_id !== null)
        await sql`select from curriculo where id = ${curriculo_id} for update`.execute(tx)
      const actor = usuario_id === null ? visitor : await senderOf(tx, usuario_id, tenantId)
      if (!actor) throw new Cancelled()
      if (!(await mayImport(tx, actor, importacao))) throw new Cancelled()
      if (curriculo_id !== null && !(await find(tx, curriculo_id))) throw new Refused(t.curriculoSumiu)
      await work({ tx, importacao, actor })
    })
  try {
    await unlessCancelled(attempt)
  } catch (error) {
    if (error instanceof Refused) await giveUp(job, error.message)
    else if (codeOf(error) === UNIQUE_VIOLATION) await giveUp(job, conflito)
    else throw error
  }
}

const screenOf = (importacao: number) => ({ destino: `/logado/curriculos/importar?importacao=${importacao}` })

async function gravar(job: Job<Payload>): Promise<void> {
  let newFaults = 0
  await holding(job, 'gravando', t.conflito, async ({ tx, importacao, actor }) => {
    const total = importacao.total + 1
    await job.progress(0, total)
    const curriculo_id = importacao.curriculo_id ?? (await makeCurriculo(tx, importacao))
    const plan = await planned(tx, { ...importacao, curriculo_id })
    const faults = plan.planos.filter(({ situacao }) => situacao === 'erro').length
    if (faults > (importacao.parcial ? (importacao.contagem.erro ?? 0) : 0)) {
      newFaults = faults
      throw new Refused(t.errosNovos(faults))
    }
    const made = await writePlano(tx, { ...importacao, curriculo_id }, plan, async (feito) => {
      await job.progress(feito, total)
      await keepOn(tx, job.payload)
    })
    const contagem = await saveCheck(tx, importacao.id, plan, made)
    await queries.updateImportacao(tx, importacao.id, {
      passo: 'gravado',
      curriculo_id,
      criou: importacao.curriculo_id === null,
      gravado_em: new Date(),
      mensagem: null,
    })
    await finish(tx, job.payload, screenOf(importacao.id))
    const { criar, mudar, igual, erro, categorias } = contagem
    await audit(
      { tx, actor },
      {
        entidade: 'curriculo',
        id: curriculo_id,
        acao: 'importar',
        mudanca: { depois: { arquivo: importacao.arquivo, criar, mudar, igual, erro, categorias } },
      },
    )
  })
  if (newFaults > 0) await checkAgain(job)
}

/** What was wrong only when it was to be recorded is shown where it can be seen. */
async function checkAgain({ tenantId, database, payload }: Job<Payload>): Promise<void> {
  await database.asTenant(tenantId, async (tx) => {
    const importacao = await queries.findImportacao(tx, payload.importacao, { lock: true })
    if (importacao?.passo !== 'conferido' || importacao.trabalho_id !== payload.trabalho_id) return
    await saveCheck(tx, importacao.id, await planned(tx, importacao))
  })
}

async function desfazer(job: Job<Payload>): Promise<void> {
  await holding(job, 'desfazendo', t.naoDesfez, async ({ tx, importacao, actor }) => {
    const { id, curriculo_id, criou, arquivo } = importacao
    if (curriculo_id === null) throw new Cancelled()
    await job.progress(0, 2)
    const kept = await obstacles(tx, id)
    if (kept.length > 0 && !job.payload.manter) throw new Refused(t.haMudadas(kept.length))
    await restoreImages(tx, { importacao: id, curriculo: curriculo_id, criou, rotulo: arquivo, kept })
    await job.progress(1, 2)
    await keepOn(tx, job.payload)
    await queries.updateImportacao(tx, id, { passo: 'desfeito', desfeito_em: new Date(), mensagem: null })
    await finish(tx, job.payload, screenOf(id))
    await audit(
      { tx, actor },
      {
        entidade: 'curriculo',
        id: curriculo_id,
        acao: 'desfazer_importacao',
        mudanca: { depois: { arquivo, mantidas: kept.length } },
      },
    )
  })
}

export const importarTasks: Tasks = {
  [GRAVAR]: gravar as Task<never>,
  [DESFAZER]: desfazer as Task<never>,
}
