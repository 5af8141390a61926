/** What other areas may use: taking the second factor off a person who lost it. */
import { audit } from '../../../../core/server/audit.ts'
import type { Context } from '../../../../core/server/context.ts'
import { warn } from './letters.ts'
import { removeFator } from './queries.ts'

export { hasFator } from './queries.ts'

/**
 * Takes the second factor and the recovery codes off a person, who is told by mail and, where it is compulsory, registers
 * another at the next sign-in. The caller decides who may (and asks for a recent proof); call it last: it writes to
 * the audit log. Returns false when there was no factor.
 */
export async function resetFator(
  context: Pick<Context, 'tx' | 'actor' | 'session' | 'brand' | 'caller'>,
  usuarioId: number,
  motivo?: string,
): Promise<boolean> {
  const { tx } = context
  const had = await removeFator(tx, usuarioId)
  if (had) await warn(tx, usuarioId, 'zerado')
  await audit(context, {
    entidade: 'segundo_fator',
    id: usuarioId,
    acao: 'zerar',
    mudanca: { antes: { ligado: had } },
    ...(motivo && { motivo }),
  })
  return had
}
