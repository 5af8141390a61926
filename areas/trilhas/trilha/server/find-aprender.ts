/** How learners' handlers get a path: only by naming what they mean to do with it. */
import { can } from '../../../../core/policy/policy.ts'
import type { Context } from '../../../../core/server/context.ts'
import { notFound, type Sentence } from '../../../../core/server/failure.ts'
import { type AprenderAlvo, aprenderPolicy } from '../policy-aprender.ts'
import { aprenderTexts as texts } from '../texts-aprender.ts'
import { type AprenderRow, findAprender } from './queries-aprender.ts'

const alvoOf = (row: AprenderRow): AprenderAlvo => ({
  dono: row.usuario_id,
  publicada: row.versao > 0 && row.status !== 3,
  aluno: row.grupos.length > 0,
  equipe: row.equipe,
})

/**
 * A published path with what `usuario` has of it (the person themselves unless told).
 * @throws 404 when it is not for them (told as `ausente`), and when it was deleted; 403 when they may look but not learn in it
 */
export async function trilhaToLearn(
  { tx, actor, authorize }: Pick<Context, 'tx' | 'actor' | 'authorize'>,
  action: keyof typeof aprenderPolicy,
  id: number,
  usuario?: number,
  ausente: Sentence = texts.ausente,
): Promise<AprenderRow> {
  const row = await findAprender(tx, actor, id, usuario)
  if (!row) throw notFound(ausente)
  const alvo = alvoOf(row)
  const meant = { ...alvo, publicada: row.versao > 0 }
  if (!can(aprenderPolicy, actor, 'view', meant)) throw notFound(ausente)
  if (!alvo.publicada) throw notFound(texts.excluida)
  authorize(aprenderPolicy, action, alvo)
  return row
}
