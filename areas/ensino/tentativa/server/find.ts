/** How handlers get an attempt: only by naming what they mean to do with it. */
import type { Context } from '../../../../core/server/context.ts'
import { notFound } from '../../../../core/server/failure.ts'
import { tentativaPolicy } from '../policy.ts'
import { tentativaTexts as texts } from '../texts.ts'
import { findTentativa, type TentativaRow } from './queries.ts'
import { turmaAlvo } from './write-begin.ts'

export type Finding = Pick<Context, 'tx' | 'authorize'>

/** @throws 404 when it may not be seen, 403 when it may not be done */
export async function tentativaFor(
  { tx, authorize }: Finding,
  action: keyof typeof tentativaPolicy,
  id: number,
): Promise<TentativaRow> {
  const row = await findTentativa(tx, id)
  if (!row) throw notFound(texts.ausente)
  const alvo = { usuarioId: row.usuario_id, turma: await turmaAlvo(tx, row.turma_id) }
  authorize(tentativaPolicy, 'view', alvo, texts.ausente)
  authorize(tentativaPolicy, action, alvo)
  return row
}
