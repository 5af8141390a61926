/** The life of a class: who moves it by hand, and what its dates do by themselves. */

import { sql } from 'kysely'
import { codeOf } from '../../../../core/contract/narrow.ts'
import { type AuditSource, audit } from '../../../../core/server/audit.ts'
import type { Context } from '../../../../core/server/context.ts'
import type { Tx } from '../../../../core/server/database.ts'
import type { Job, Tasks } from '../../../../core/server/jobs.ts'
import { removeFiles } from '../../../acesso/arquivo/server/public.ts'
import { sweep } from '../../../acesso/notificacao/server/public.ts'
import {
  type AcaoCiclo,
  closesByItself,
  closingDay,
  DIAS_NA_LIXEIRA,
  isEnding,
  moveCiclo,
} from '../rules-ciclo.ts'
import { recusaTexts } from '../texts-recusa.ts'
import { notifyTurma } from './public-avisar.ts'
import * as queries from './queries-gestao.ts'
import { conflict, gestaoFor, tellTurma } from './write-gestao.ts'

async function move(source: AuditSource, row: queries.GestaoRow, acao: AcaoCiclo, now: Date) {
  const moved = moveCiclo(row, { acao, alunos: row.alunos, now })
  if (typeof moved === 'string') throw conflict(moved, recusaTexts[moved])
  await queries.saveCiclo(source.tx, row.id, moved)
  await tellTurma(source.tx, row.id)
  const mudanca = {
    antes: { status: row.status, fim: row.fim },
    depois: { status: moved.status, fim: moved.fim },
  }
  await audit(source, { entidade: 'turma', id: row.id, acao, mudanca })
}

/** Behind the lock of the class: of two who close it at once, one does and the other is told that it is done. */
export async function setStatus(context: Context, id: number, acao: AcaoCiclo): Promise<object> {
  const row = await gestaoFor(context, acao, id)
  await move(context, row, acao, context.now)
  return {}
}

export const TURMA_CICLO = 'turma.ciclo'

async function tellTeachers(tx: Tx, row: queries.GestaoRow, closed: boolean, fim: string): Promise<void> {
  await notifyTurma(
    tx,
    { turma: row.id, papeis: ['professor'] },
    closed
      ? { tipo: 'turma_encerrada', dados: { turma: row.nome }, destino: `/logado/turmas/turma/${row.id}` }
      : {
          tipo: 'turma_vai_encerrar',
          dados: { turma: row.nome, dia: closingDay(fim) },
          destino: `/logado/turmas/turma/${row.id}/configuracoes`,
        },
  )
}

/** Closes one class whose time came, or says that it will: once, however often it is asked. */
async function settle(tx: Tx, id: number, now: Date): Promise<void> {
  await queries.lockTurma(tx, id)
  const row = await queries.findGestao(tx, id, 0)
  if (!row?.fim || !isEnding(row, now)) return
  const closed = closesByItself(row, now)
  if (!closed && !(await queries.markWarned(tx, id))) return
  await tellTeachers(tx, row, closed, row.fim)
  if (closed) await move({ tx }, row, 'encerrar', now)
}

/**
 * Deletes for good what is 30 days in the bin and never held anything: no enrolment, no topic. A class with a history
 * stays, hidden, as a school record (docs/decisions/0011-the-bin-of-classes.md).
 */
async function purge(tx: Tx, now: Date): Promise<void> {
  const before = new Date(now.getTime() - DIAS_NA_LIXEIRA * 86_400_000)
  for (const { id, imagem_id } of await queries.listPurgeable(tx, before, PURGED)) {
    // A table of a later area may still point at it: then it stays.
    await sql`savepoint turma`.execute(tx)
    try {
      await queries.deleteTurma(tx, id)
      if (imagem_id !== null) await removeFiles(tx, [imagem_id])
      await audit({ tx }, { entidade: 'turma', id, acao: 'apagar' })
    } catch (error) {
      if (codeOf(error) !== FOREIGN_KEY) throw error
      await sql`rollback to savepoint turma`.execute(tx)
    }
  }
}

const FOREIGN_KEY = '23503'
/** At most this many in one run; the rest waits for the next hour. */
const PURGED = 200

const ciclo = async (job: Job<unknown>): Promise<void> => {
  await sweep(job, { due: queries.listEnding, tell: settle })
  await job.database.asTenant(job.tenantId, (tx) => purge(tx, new Date()))
}

export const turmaTasks: Tasks = { [TURMA_CICLO]: ciclo }
