/** Moves of enrolments in one class: the rule decides, the class is held, each move is in the log. */
import { audit } from '../../../../core/server/audit.ts'
import type { Context } from '../../../../core/server/context.ts'
import { publish } from '../../../../core/server/events.ts'
import { type Failure, notFound } from '../../../../core/server/failure.ts'
import { notifyUsers } from '../../../acesso/notificacao/server/public.ts'
import { requireRank } from '../../../acesso/sessao/server/public.ts'
import * as matriculas from '../../turma/server/public-matricula.ts'
import type { Sala } from '../../turma/server/public-sala.ts'
import { type Acao, closedTo, isInExam, type MotivoRemocao, next, nextNumero } from '../rules.ts'
import { lockFor } from './find.ts'
import * as queries from './queries.ts'
import * as refusals from './refusals.ts'

/** Stops unless `n` more fit into a class that is active. */
export function requireRoom(turma: Sala, n: number): void {
  const why = closedTo(turma, n)
  if (why === 'encerrada') throw refusals.turmaEncerrada()
  if (why === 'cheia') throw refusals.turmaCheia(Math.max(0, turma.capacidade - turma.dentro))
}

/** Stops while the pupil sits an exam of the class. */
export function requireNoExam({ nome, em_prova_ate: ate }: queries.EstadoRow, now: Date): void {
  if (ate && isInExam(ate, now)) throw refusals.inExam(nome, ate)
}

/** Screens of these people read their roles again, and those of the class its members. */
export async function tell(context: Context, turmas: readonly number[], alunos: readonly number[]) {
  for (const id of turmas) await publish(context.tx, `turma:${id}`, 'integrantes_mudaram')
  // One person's screens are told at once; those of many hear it from the class or at their next call.
  for (const id of alunos.slice(0, 20)) await publish(context.tx, `usuario:${id}`, 'papeis_mudaram')
}

/** Puts people into a class with the next roll numbers. */
export async function putIn(
  { tx, now }: Context,
  turmaId: number,
  alunos: readonly number[],
  options: { asBefore?: boolean; porSi?: boolean } = {},
) {
  let ultimo = await queries.ultimoNumero(tx, turmaId)
  const entries = alunos.map((aluno) => {
    const numero = nextNumero(ultimo)
    ultimo = numero ?? ultimo
    return { aluno, numero }
  })
  await matriculas.putIn(tx, turmaId, entries, { now, ...options })
}

const nomes = (rows: readonly queries.EstadoRow[]) => rows.map(({ nome }) => nome)

/** What these people are in the class; stops with `refusal` for those whom the act would refuse. */
async function movable(
  context: Context,
  turmaId: number,
  acao: Acao,
  alunos: readonly number[],
  refusal: (refused: readonly queries.EstadoRow[]) => Failure,
) {
  const known = await queries.estadosOf(context.tx, turmaId, alunos)
  // Only who is let in from outside was never here: of anybody else nothing is told, not even a name.
  const rows = acao === 'adicionar' ? known : known.filter(({ status }) => status !== 'nenhum')
  if (rows.length < alunos.length) throw notFound()
  const refused = rows.filter(({ status }) => next(status, acao) === null)
  if (refused.length > 0) throw refusal(refused)
  await requireRank(context, 'place', alunos)
  return rows
}

const entry = (
  turma: number,
  acao: string,
  aluno: number,
  antes: string,
  depois: object,
  motivo?: string,
) => ({
  entidade: 'matricula',
  id: turma,
  acao,
  mudanca: { antes: { aluno, status: antes }, depois },
  ...(motivo !== undefined && { motivo }),
})

export async function add(context: Context, turmaId: number, alunos: readonly number[]): Promise<number> {
  const { tx, actor } = context
  const turma = await lockFor(context, 'enrol', turmaId)
  // Who is out of the actor's reach is told like who does not exist.
  if ((await queries.countReachable(tx, actor, turma, alunos)) < alunos.length) throw notFound()
  const rows = await movable(context, turmaId, 'adicionar', alunos, (refused) => {
    const gone = refused.filter(({ status }) => status === 'transferido')
    return gone.length > 0 ? refusals.leftByTransfer(nomes(gone)) : refusals.alreadyIn(nomes(refused))
  })
  requireRoom(turma, alunos.length)
  const inOrder = rows.map(({ aluno_id }) => aluno_id)
  await putIn(context, turmaId, inOrder)
  await tell(context, [turmaId], inOrder)
  await audit(
    context,
    ...rows.map((row) => entry(turmaId, 'criar', row.aluno_id, row.status, { status: 'adicionado' })),
  )
  return rows.length
}

export async function remove(context: Context, turmaId: number, aluno: number, motivo: MotivoRemocao) {
  await lockFor(context, 'enrol', turmaId)
  const [row] = await movable(context, turmaId, 'remover', [aluno], refusals.notIn)
  if (row) requireNoExam(row, context.now)
  await matriculas.takeOut(context.tx, turmaId, aluno, motivo, context.now)
  await tell(context, [turmaId], [aluno])
  await audit(context, entry(turmaId, 'remover', aluno, 'adicionado', { status: 'removido', motivo }))
}

export async function setNumero(context: Context, turmaId: number, aluno: number, numero: number | null) {
  await lockFor(context, 'enrol', turmaId)
  await movable(context, turmaId, 'remover', [aluno], refusals.notIn)
  if (!(await matriculas.setNumero(context.tx, turmaId, aluno, numero)))
    throw refusals.numeroTaken(numero ?? 0)
  await tell(context, [turmaId], [])
  await audit(context, {
    entidade: 'matricula',
    id: turmaId,
    acao: 'mudar',
    mudanca: { depois: { aluno, numero } },
  })
}

export async function renumber(context: Context, turmaId: number): Promise<number> {
  await lockFor(context, 'enrol', turmaId)
  const numerados = await matriculas.renumber(context.tx, turmaId)
  await tell(context, [turmaId], [])
  await audit(context, {
    entidade: 'matricula',
    id: turmaId,
    acao: 'numerar',
    mudanca: { depois: { numerados } },
  })
  return numerados
}

export async function approve(context: Context, turmaId: number, alunos: readonly number[]): Promise<number> {
  const turma = await lockFor(context, 'enrol', turmaId)
  const rows = await movable(context, turmaId, 'aprovar', alunos, (refused) =>
    refusals.notWaiting(nomes(refused)),
  )
  requireRoom(turma, alunos.length)
  const inOrder = rows.map(({ aluno_id }) => aluno_id)
  await putIn(context, turmaId, inOrder)
  await tell(context, [turmaId], inOrder)
  await notifyUsers(context.tx, inOrder, {
    tipo: 'entrada_aprovada',
    dados: { turma: turma.nome },
    destino: `/logado/turmas/turma/${turmaId}`,
  })
  await audit(
    context,
    ...inOrder.map((aluno) => entry(turmaId, 'aprovar', aluno, 'pendente', { status: 'adicionado' })),
  )
  return rows.length
}

export async function refuse(context: Context, turmaId: number, alunos: readonly number[], motivo: string) {
  const turma = await lockFor(context, 'enrol', turmaId)
  await movable(context, turmaId, 'recusar', alunos, (refused) => refusals.notWaiting(nomes(refused)))
  await matriculas.refuse(context.tx, turmaId, alunos, motivo, context.now)
  await tell(context, [turmaId], alunos)
  await notifyUsers(context.tx, alunos, {
    tipo: 'entrada_recusada',
    dados: { turma: turma.nome, motivo },
    destino: `/turma/${turma.codigo}`,
  })
  await audit(
    context,
    ...alunos.map((aluno) => entry(turmaId, 'recusar', aluno, 'pendente', { status: 'removido' }, motivo)),
  )
  return alunos.length
}
