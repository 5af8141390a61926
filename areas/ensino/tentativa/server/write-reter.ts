/** Keeping what lies outside the bounds of what a device may claim, until a teacher of the class decides on it. */

import type { Context } from '../../../../core/server/context.ts'
import { publish } from '../../../../core/server/events.ts'
import { notifyUsers } from '../../../acesso/notificacao/server/public.ts'
import { findTurma, membersOf } from '../../../escola/turma/server/public.ts'
import { findVersao } from '../../aula/server/public-versao.ts'
import type { Lugar } from './queries.ts'
import { countEspera, insertRetidas, type RetidaColumns } from './queries-retida.ts'

/** Records of one person that may wait in one class: more were made by no pupil. */
const MOST = 2_000

/** True: they are kept. False: outside a class nobody decides. Null: too many wait already. */
export async function reter(
  { tx, now }: Pick<Context, 'tx' | 'now'>,
  lugar: Lugar,
  retidas: readonly RetidaColumns[],
): Promise<boolean | null> {
  const { turma_id, usuario_id } = lugar
  const [first] = retidas
  if (turma_id === null || !first) return false
  if ((await countEspera(tx, usuario_id, turma_id)) + retidas.length > MOST) return null
  await insertRetidas(tx, { ...lugar, turma_id }, retidas)
  await tellTeachers({ tx, now }, { ...lugar, turma_id }, first)
  return true
}

/** Once for each attempt, however many records of it come. */
async function tellTeachers(
  { tx, now }: Pick<Context, 'tx' | 'now'>,
  { turma_id, usuario_id, aula_id }: Lugar & { turma_id: number },
  { registro }: RetidaColumns,
): Promise<void> {
  const [turma, members, versao] = [
    await findTurma(tx, turma_id),
    await membersOf(tx, turma_id),
    await findVersao(tx, aula_id, registro.versao),
  ]
  if (!turma || !versao) return
  const aluno = members.find(({ id }) => id === usuario_id)
  await notifyUsers(
    tx,
    members.filter(({ papel }) => papel === 'professor').map(({ id }) => id),
    {
      tipo: 'trabalho_retido',
      dados: { autor: aluno?.nome ?? '', titulo: versao.titulo, turma: turma.nome },
      destino: `/logado/turmas/turma/${turma_id}/atividades-entrega`,
    },
    { chave: `retida:${registro.tentativa}`, now },
  )
  await publish(tx, `turma:${turma_id}`, 'entrega_mudou')
}
