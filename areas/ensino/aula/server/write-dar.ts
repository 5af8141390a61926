/** Opening a published lesson to a class: what giving it and sharing it have in common. */
import { can } from '../../../../core/policy/policy.ts'
import type { Context } from '../../../../core/server/context.ts'
import { failure } from '../../../../core/server/failure.ts'
import { aulaPolicy } from '../policy.ts'
import { aulaTexts } from '../texts.ts'
import { aulaToDo } from './find.ts'
import { type AulaRow, updateAula } from './queries.ts'
import { findVersao } from './queries-tela.ts'

/**
 * A lesson that the person sees, once a class may have it: whoever gives away a private one of their own opens it.
 * @throws 404 unseen, 409 not published, 403 somebody else's private one
 */
export async function openToTurmas(context: Context, id: number): Promise<AulaRow> {
  const { row, alvo } = await aulaToDo(context, 'view', id)
  if (row.versao === 0 || row.estado === 'arquivada' || row.removida_em !== null)
    throw failure(409, 'aula_nao_publicada', aulaTexts.publiqueAntes)
  if (row.alcance === 'privada') {
    if (!can(aulaPolicy, context.actor, 'edit', alvo))
      throw failure(403, 'aula_privada', aulaTexts.privadaDeOutro)
    const wider = row.visibilidade === 'privada' ? ({ visibilidade: 'turma' } as const) : {}
    await updateAula(context.tx, row.id, { ...wider, alcance: 'turma' })
  }
  return row
}

/** The same for who shares it: its id and the title that pupils read. */
export async function aulaToShare(context: Context, id: number): Promise<{ id: number; titulo: string }> {
  const { versao } = await openToTurmas(context, id)
  const { titulo } = await findVersao(context.tx, id, versao)
  return { id, titulo }
}
