/** How handlers get an assessment: only by naming what they mean to do with it; and how they show one. */
import type { Told } from '../../../../core/contract/endpoint.ts'
import type { Ref } from '../../../../core/contract/schema.ts'
import { can } from '../../../../core/policy/policy.ts'
import type { Context } from '../../../../core/server/context.ts'
import { notFound } from '../../../../core/server/failure.ts'
import { midiasDe } from '../../../ensino/aula/rules-tela.ts'
import { midiasOf } from '../../../ensino/midia/server/public.ts'
import { turmaPolicy } from '../../../escola/turma/policy.ts'
import { findTurma } from '../../../escola/turma/server/public.ts'
import { avaliacaoPolicy } from '../policy.ts'
import type { AvaliacaoInteira } from '../shapes.ts'
import { avaliacaoTexts } from '../texts.ts'
import { alvoOf, presentInteira } from './present.ts'
import * as queries from './queries.ts'

/** @throws 404 when it may not be seen, 403 when it may not be done */
export async function avaliacaoFor(
  { tx, actor, authorize }: Context,
  action: keyof typeof avaliacaoPolicy,
  id: number,
  { lock = false } = {},
): Promise<queries.Inteira> {
  const row = await queries.find(tx, actor, id, { lock })
  if (!row || !can(avaliacaoPolicy, actor, 'view', alvoOf(row))) throw notFound(avaliacaoTexts.ausente)
  authorize(avaliacaoPolicy, action, alvoOf(row))
  return row
}

/** The class, to who is told what it does; null to others. */
export async function turmaOf({ tx, actor }: Context, id: number | null): Promise<Ref | null> {
  if (id === null) return null
  const turma = await findTurma(tx, id)
  return turma && can(turmaPolicy, actor, 'viewContacts', turma) ? { id: turma.id, nome: turma.nome } : null
}

/** The assessment as it stands, for who has just asked for it or written it. */
export async function showAvaliacao(
  context: Context,
  id: number,
): Promise<{ avaliacao: Told<AvaliacaoInteira> }> {
  const row = await avaliacaoFor(context, 'view', id)
  const [turma, midias] = await Promise.all([
    turmaOf(context, row.turma_id),
    midiasOf(context, midiasDe({ html: row.instrucoes })),
  ])
  return { avaliacao: presentInteira(row, { turma, midias }, context.actor) }
}
