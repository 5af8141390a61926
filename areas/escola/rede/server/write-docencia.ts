/** Whether the teachers of a school make classes there: said by its coordination, or for many schools from above. */
import { audit } from '../../../../core/server/audit.ts'
import type { Context } from '../../../../core/server/context.ts'
import { changeRede, findDocencia as readDocencia } from '../../turma/server/public-rede.ts'
import type { Docencia } from '../contract.ts'
import { findFor } from './find.ts'

export async function findDocencia(context: Context, id: number): Promise<Docencia> {
  await findFor(context, 'docencia', id)
  return readDocencia(context.tx, id)
}

export async function saveDocencia(
  context: Context,
  id: number,
  turmas_por_docentes: boolean,
): Promise<Docencia> {
  const { turmas_por_docentes: antes, acima } = await findDocencia(context, id)
  if (antes !== turmas_por_docentes) {
    await changeRede(context.tx, id, { turmas_por_docentes })
    const mudanca = { antes: { turmas_por_docentes: antes }, depois: { turmas_por_docentes } }
    await audit(context, { entidade: 'rede', id, acao: 'mudar', mudanca })
  }
  return { turmas_por_docentes, acima }
}
