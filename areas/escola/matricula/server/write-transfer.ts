/** Transfers: out of one class, into another or out of the network, with the passport; and back (H-03). */
import type { Told } from '../../../../core/contract/endpoint.ts'
import { audit } from '../../../../core/server/audit.ts'
import type { Context } from '../../../../core/server/context.ts'
import { notFound } from '../../../../core/server/failure.ts'
import { notifyUsers } from '../../../acesso/notificacao/server/public.ts'
import { requireRank } from '../../../acesso/sessao/server/public.ts'
import { findSala, lockSalas } from '../../turma/server/public-sala.ts'
import { matriculaPolicy } from '../policy.ts'
import { type MotivoTransferencia, next, undoneAt, whyNotUndone } from '../rules.ts'
import type { TransferenciaFeita } from '../shapes.ts'
import { authorOf, findFor, findTransferFor, targetOf } from './find.ts'
import { madeTransfer, presentFeita } from './present.ts'
import * as queries from './queries.ts'
import { readRegistro } from './queries-passaporte.ts'
import { findTransfer, insertTransfer, undoTransfer } from './queries-transferencia.ts'
import * as refusals from './refusals.ts'
import { putIn, requireNoExam, requireRoom, tell } from './write-enrol.ts'

export interface Wanted {
  destino: number | null
  motivo?: MotivoTransferencia
  fora?: string
}

/** Where the pupil goes, within the networks that the actor manages. */
async function findDestino(context: Context, id: number) {
  const turma = await findSala(context.tx, id)
  if (!turma || turma.status === 'excluida') throw notFound()
  // Whether a closed class could be managed is another question than whether it takes anybody.
  context.authorize(matriculaPolicy, 'transfer', { ...targetOf(turma), status: 'ativa' })
  return turma
}

async function estadoIn(context: Context, turmaId: number, aluno: number) {
  const row = (await queries.estadosOf(context.tx, turmaId, [aluno]))[0]
  if (!row) throw notFound()
  return row
}

/** Both classes' teachers hear of it, each with the way to the members of their own. */
async function tellTeachers(
  context: Context,
  tipo: 'aluno_transferido' | 'transferencia_desfeita',
  turmas: readonly number[],
  aluno: { id: number; nome: string },
  dados: { origem: string; destino: string | null },
): Promise<void> {
  const teachers = await queries.teachersOf(context.tx, turmas)
  for (const turma of turmas)
    await notifyUsers(
      context.tx,
      teachers.filter((teacher) => teacher.turma === turma).map(({ id }) => id),
      {
        tipo,
        dados: {
          autor: aluno.nome,
          origem: dados.origem,
          ...(dados.destino !== null && { destino: dados.destino }),
        },
        destino: `/logado/turmas/turma/${turma}/integrantes?d=${aluno.id}`,
      },
    )
}

export async function transfer(
  context: Context,
  { turma: origemId, aluno }: { turma: number; aluno: number },
  { destino: destinoId, motivo = 'transferencia_rede', fora }: Wanted,
): Promise<Told<TransferenciaFeita>> {
  const { tx, now } = context
  const ends = destinoId === null ? [origemId] : [origemId, destinoId]
  await lockSalas(tx, ends)
  const origem = await findFor(context, 'transfer', origemId)
  if (destinoId === origemId) throw refusals.sameTurma()
  const from = await estadoIn(context, origemId, aluno)
  if (next(from.status, 'transferir') === null)
    throw from.status === 'transferido' ? refusals.alreadyTransferred() : refusals.notIn()
  await requireRank(context, 'place', [aluno])
  requireNoExam(from, now)
  const destino = destinoId === null ? null : await findDestino(context, destinoId)
  const antes = destino ? (await estadoIn(context, destino.id, aluno)).status : 'nenhum'
  if (destino) {
    if (next(antes, 'receber') === null) throw refusals.alreadyThere()
    requireRoom(destino, 1)
  }
  const externa = destino === null
  const why = externa ? ('transferencia_externa' as const) : motivo
  const id = await insertTransfer(
    tx,
    {
      aluno,
      origem: origemId,
      destino: destinoId,
      fora: externa ? fora?.trim() || null : null,
      motivo: why,
      quem: authorOf(context),
      passaporte: await readRegistro(tx, origemId, aluno, now),
      destinoAntes: antes === 'nenhum' || antes === 'adicionado' ? null : antes,
    },
    now,
  )
  if (destino) await putIn(context, destino.id, [aluno])
  await tell(context, ends, [aluno])
  const names = { origem: origem.nome, destino: destino ? destino.nome : null }
  await tellTeachers(context, 'aluno_transferido', ends, { id: aluno, nome: from.nome }, names)
  const made = await findTransfer(tx, id)
  if (!made) throw notFound()
  await audit(context, {
    entidade: 'transferencia',
    id,
    acao: 'transferir',
    mudanca: {
      antes: { aluno, turma: origemId, status: 'adicionado' },
      depois: { turma: destinoId, motivo: why },
    },
  })
  return presentFeita(made, now, true)
}

export async function undo(context: Context, id: number): Promise<void> {
  const { tx, now } = context
  const found = await findTransferFor(context, 'transfer', id)
  const ends = [found.origem_id, ...(found.destino_id === null ? [] : [found.destino_id])]
  await lockSalas(tx, ends)
  // As it is now that both classes are held.
  const row = await findTransferFor(context, 'transfer', id)
  const why = whyNotUndone(madeTransfer(row), now)
  if (why !== null) throw refusals.cannotUndo(why)
  await requireRank(context, 'place', [row.aluno_id])
  if (row.destino_id !== null) requireNoExam(await estadoIn(context, row.destino_id, row.aluno_id), now)
  requireRoom(await findFor(context, 'transfer', row.origem_id), 1)
  await putIn(context, row.origem_id, [row.aluno_id], { asBefore: true })
  await undoTransfer(tx, row, { quem: authorOf(context), destino: undoneAt(row.destino_antes), now })
  await tell(context, ends, [row.aluno_id])
  const names = { origem: row.origem, destino: row.destino }
  await tellTeachers(context, 'transferencia_desfeita', ends, { id: row.aluno_id, nome: row.aluno }, names)
  await audit(context, {
    entidade: 'transferencia',
    id,
    acao: 'desfazer',
    mudanca: { antes: { aluno: row.aluno_id, turma: row.destino_id }, depois: { turma: row.origem_id } },
  })
}
