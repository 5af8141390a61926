/** The only ways a handler gets a class or a lesson: by naming what it means to do with it. */
import { isVisitor } from '../../../../core/policy/actor.ts'
import type { Context } from '../../../../core/server/context.ts'
import { failure, notFound } from '../../../../core/server/failure.ts'
import { findTurma, requireRecurso } from '../../../escola/turma/server/public.ts'
import { encontroPolicy, type TurmaAlvo } from '../policy.ts'
import { type Ato, type Horario, refusalOf } from '../rules.ts'
import { aovivoTexts } from '../texts.ts'
import { alvoOf } from './present.ts'
import { type EncontroRow, findEncontro } from './queries.ts'

type Asking = Pick<Context, 'tx' | 'authorize' | 'actor'>
type Action = keyof typeof encontroPolicy

/** Why it can't be done now: 409 with the sentence. */
export const conflict = (
  why: keyof typeof aovivoTexts & ('outroMudou' | 'turmaEncerrada' | ReturnType<typeof refusalOf>),
) => failure(409, 'aula_ao_vivo', aovivoTexts[why])

function authorizeOn({ authorize, actor }: Asking, action: Action, alvo: TurmaAlvo): void {
  authorize(encontroPolicy, 'view', { ...alvo, ligado: true })
  requireRecurso(alvo.ligado, 'ao_vivo')
  // A closed class says so, to who could do it otherwise.
  const open = { ...alvo, turmaStatus: 'ativa' }
  if (action === 'manage' && alvo.turmaStatus === 'encerrada') {
    authorize(encontroPolicy, action, open)
    throw conflict('turmaEncerrada')
  }
  authorize(encontroPolicy, action, alvo)
  if (action === 'manage' && isVisitor(actor)) throw failure(403, 'visitante', aovivoTexts.visitante)
}

/** The class that a lesson is planned in, listed or counted. 404 unless it may be seen. */
export async function turmaFor(asking: Asking, action: Action, id: number) {
  const turma = await findTurma(asking.tx, id)
  if (!turma) throw notFound()
  const alvo: TurmaAlvo = {
    turma: turma.id,
    redeCaminho: turma.redeCaminho,
    turmaStatus: turma.status,
    ligado: turma.recursos.includes('ao_vivo'),
  }
  authorizeOn(asking, action, alvo)
  return { turma, alvo }
}

/** A lesson; 404 unless it may be viewed, 403 unless the action is granted. `lock`: to change it. */
export async function encontroFor(
  asking: Asking,
  action: Action,
  id: number,
  options: { lock?: boolean } = {},
): Promise<EncontroRow> {
  const row = await findEncontro(asking.tx, id, options)
  if (!row) throw notFound()
  authorizeOn(asking, action, alvoOf(row))
  return row
}

/** Stops with 409 unless the act is possible now. */
export function refuseUntimely(ato: Ato, horario: Horario, now: Date): void {
  const why = refusalOf(ato, horario, now)
  if (why) throw conflict(why)
}
