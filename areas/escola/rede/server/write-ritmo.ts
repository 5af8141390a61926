/** Whether the pupils of a school, or of the schools of a network, have the ring of their week, their run of weeks and a goal. */
import { audit } from '../../../../core/server/audit.ts'
import type { Context } from '../../../../core/server/context.ts'
import { changeRede, findRitmo as readRitmo } from '../../turma/server/public-rede.ts'
import type { Ritmo } from '../contract.ts'
import { findFor } from './find.ts'

export async function findRitmo(context: Context, id: number): Promise<Ritmo> {
  await findFor(context, 'view', id)
  return readRitmo(context.tx, id)
}

export async function saveRitmo(context: Context, id: number, ritmo: boolean): Promise<Ritmo> {
  await findFor(context, 'change', id)
  const { ritmo: antes, acima } = await readRitmo(context.tx, id)
  if (antes !== ritmo) {
    await changeRede(context.tx, id, { sem_ritmo: !ritmo })
    const mudanca = { antes: { ritmo: antes }, depois: { ritmo } }
    await audit(context, { entidade: 'rede', id, acao: 'mudar', mudanca })
  }
  return { ritmo, acima }
}
