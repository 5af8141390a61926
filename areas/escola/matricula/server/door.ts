/** The door of a class: what its code tells, entering, asking to enter (H-03). */
import { audit } from '../../../../core/server/audit.ts'
import type { Context, PublicContext } from '../../../../core/server/context.ts'
import { notFound } from '../../../../core/server/failure.ts'
import { notifyUsers } from '../../../acesso/notificacao/server/public.ts'
import { leavesAlone, quemEntra } from '../../turma/rules-entrada.ts'
import { putPending, takeOut } from '../../turma/server/public-matricula.ts'
import { findSala, findSalaByCodigo, lockSalas, type Sala } from '../../turma/server/public-sala.ts'
import { portaPolicy } from '../policy.ts'
import { atTheDoor, next, readCodigo } from '../rules.ts'
import type { Porta } from '../shapes.ts'
import { countWrong, waitAtDoor } from './door-tries.ts'
import * as queries from './queries.ts'
import * as refusals from './refusals.ts'
import { putIn, requireNoExam, tell } from './write-enrol.ts'

async function findByCodigo(context: PublicContext, text: string): Promise<Sala> {
  await waitAtDoor(context)
  const codigo = readCodigo(text)
  const turma = codigo === null ? undefined : await findSalaByCodigo(context.tx, codigo)
  if (turma) return turma
  countWrong(context)
  throw refusals.unknownCodigo()
}

/** The person before the class, and what they may do. */
async function standing(context: PublicContext, turma: Sala) {
  const { tx, actor, brand } = context
  const id = actor?.tenantId === brand.ownerId ? actor.id : null
  const row = id === null ? undefined : (await queries.estadosOf(tx, turma.id, [id]))[0]
  const ensina = id !== null && (await queries.teaches(tx, turma.id, id))
  const recusa = row?.recusa ?? null
  const quem = id !== null && actor ? quemEntra(actor) : 'sem papel'
  const estado = row?.status ?? 'nenhum'
  const situacao = atTheDoor(turma, { estado, quem, ensina, recusado: recusa !== null })
  const leaves = row && actor && next(estado, 'sair') !== null && leavesAlone(actor, row.por_si)
  return { row, situacao, recusa, podeSair: Boolean(leaves) && turma.status === 'ativa' }
}

export async function findPorta(context: PublicContext, codigo: string): Promise<Porta> {
  const turma = await findByCodigo(context, codigo)
  const { situacao, recusa, podeSair } = await standing(context, turma)
  return {
    nome: turma.nome,
    escola: turma.escola,
    situacao,
    turma: situacao === 'dentro' ? turma.id : null,
    pode_sair: podeSair,
    recusa: situacao === 'recusado' ? recusa : null,
  }
}

export async function enter(context: Context, codigo: string) {
  const { tx, actor, now } = context
  context.authorize(portaPolicy, 'enter', null)
  const { id } = await findByCodigo(context, codigo)
  await lockSalas(tx, [id])
  const turma = await findSala(tx, id)
  if (!turma) throw refusals.unknownCodigo()
  const { situacao } = await standing(context, turma)
  if (situacao !== 'entrar' && situacao !== 'pedir') throw refusals.atTheDoorRefusal(situacao)
  const status = situacao === 'entrar' ? 'adicionado' : 'pendente'
  if (situacao === 'entrar') await putIn(context, id, [actor.id], { porSi: true })
  else {
    await putPending(tx, id, actor.id, now)
    const teachers = await queries.teachersOf(tx, [id])
    await notifyUsers(
      tx,
      teachers.map((teacher) => teacher.id),
      {
        tipo: 'entrada_pedida',
        dados: { autor: actor.nome, turma: turma.nome },
        destino: `/logado/turmas/turma/${id}/integrantes?ver=pedidos&d=${actor.id}`,
      },
    )
  }
  await tell(context, [id], [actor.id])
  await audit(context, {
    entidade: 'matricula',
    id,
    acao: situacao,
    mudanca: { antes: { aluno: actor.id, status: 'nenhum' }, depois: { status } },
  })
  return { turma: { id }, situacao: situacao === 'entrar' ? ('dentro' as const) : ('pediu' as const) }
}

/** Goes by oneself: out of the class, or back from asking to enter. What was done in it is kept. */
export async function leave(context: Context, codigo: string): Promise<void> {
  const { tx, actor, now } = context
  context.authorize(portaPolicy, 'leave', null)
  const { id } = await findByCodigo(context, codigo)
  await lockSalas(tx, [id])
  const turma = await findSala(tx, id)
  if (!turma) throw refusals.unknownCodigo()
  const { row, podeSair } = await standing(context, turma)
  if (!row || next(row.status, 'sair') === null) throw notFound()
  if (turma.status !== 'ativa') throw refusals.turmaEncerrada()
  if (!podeSair) throw refusals.notAlone()
  requireNoExam(row, now)
  await takeOut(tx, id, actor.id, 'vinculo_indevido', now)
  await tell(context, [id], [actor.id])
  await audit(context, {
    entidade: 'matricula',
    id,
    acao: 'sair',
    mudanca: { antes: { aluno: actor.id, status: row.status }, depois: { status: 'removido' } },
  })
}
