/** The only ways a handler gets a survey: by naming what it means to do with it; and how it shows one. */
import type { Told } from '../../../../core/contract/endpoint.ts'
import { isVisitor } from '../../../../core/policy/actor.ts'
import type { Context } from '../../../../core/server/context.ts'
import { failure, notFound } from '../../../../core/server/failure.ts'
import { requireRecurso } from '../../../escola/turma/server/public.ts'
import { type EnqueteAlvo, enquetePolicy, readsResults } from '../policy.ts'
import type { EnqueteInteira } from '../shapes.ts'
import { enqueteTexts } from '../texts.ts'
import { alvoOf, presentInteira, publicoOf } from './present.ts'
import { type EnqueteRow, findEnquete } from './queries.ts'
import { countParticipacao } from './queries-resposta.ts'

type Asking = Pick<Context, 'tx' | 'authorize' | 'now' | 'actor'>

export function refuseVisitor({ actor }: Pick<Context, 'actor'>): void {
  if (isVisitor(actor)) throw failure(403, 'visitante', enqueteTexts.visitante)
}

export async function enqueteFor(
  { tx, authorize, now, actor }: Asking,
  action: keyof typeof enquetePolicy,
  id: number,
  lock?: 'share' | 'update',
): Promise<{ row: EnqueteRow; alvo: EnqueteAlvo }> {
  const row = await findEnquete(tx, id, actor.id, lock ? { lock } : {})
  if (!row) throw notFound(enqueteTexts.ausente)
  const alvo = alvoOf(row, now)
  const turmas = alvo.turmas.map((turma) => ({ ...turma, ligado: true }))
  authorize(enquetePolicy, 'view', { ...alvo, turmas }, enqueteTexts.ausente)
  requireRecurso(
    alvo.turmas.some(({ ligado }) => ligado),
    'enquetes',
  )
  authorize(enquetePolicy, action, alvo)
  return { row, alvo }
}

/** To change it: nobody answers meanwhile. */
export function enqueteToManage(context: Asking, id: number) {
  refuseVisitor(context)
  return enqueteFor(context, 'manage', id, 'update')
}

/** One survey as it stands now in the database. */
export async function showEnquete({ tx, actor, now }: Asking, id: number): Promise<Told<EnqueteInteira>> {
  const row = await findEnquete(tx, id, actor.id)
  if (!row) throw notFound(enqueteTexts.ausente)
  const staff = alvoOf(row, now)
    .turmas.filter((turma) => readsResults(actor, turma))
    .map((turma) => turma.id)
  const counts = staff.length > 0 ? await countParticipacao(tx, { id, publico: publicoOf(row) }, staff) : []
  const participacao = {
    respostas: counts.reduce((sum, { respostas }) => sum + respostas, 0),
    previstos: counts.reduce((sum, { previstos }) => sum + previstos, 0),
  }
  return presentInteira(row, { actor, now, participacao })
}
