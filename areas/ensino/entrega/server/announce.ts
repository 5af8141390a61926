/** Who hears of a delivery: its pupil, the teachers of the class, the screens that show it. */
import type { Tx } from '../../../../core/server/database.ts'
import { publish } from '../../../../core/server/events.ts'
import { notifyEach } from '../../../acesso/notificacao/server/public.ts'
import { findTurma, guardiansOf } from '../../../escola/turma/server/public.ts'
import { notifyTurma } from '../../../escola/turma/server/public-avisar.ts'
import type { Enviada } from './queries-enviar.ts'

type Told = Pick<Enviada, 'id' | 'aula_id' | 'aula' | 'turma_id'>

const placeOf = ({ id, aula_id, turma_id }: Told) =>
  `/logado/turmas/turma/${turma_id}/atividades-entrega/${aula_id}/${id}` as const

/** Screens of the pupil and of the class read again. */
export async function tellScreens(
  tx: Tx,
  { id, turma_id, aluno }: { id: number; turma_id: number | null; aluno: number },
): Promise<void> {
  await publish(tx, `usuario:${aluno}`, 'entrega_mudou', { entrega: id })
  if (turma_id !== null) await publish(tx, `turma:${turma_id}`, 'entrega_mudou')
}

/** The pupil, and their guardians by the week (H-26): of a mark, or that it came back. */
export async function tellPupil(
  tx: Tx,
  told: Told,
  { aluno, turma, nota, now }: { aluno: number; turma: string; nota: number | null; now: Date },
): Promise<void> {
  const dados = { titulo: told.aula, turma }
  const destino = placeOf(told)
  const tipo = nota === null ? 'entrega_devolvida' : 'nota_publicada'
  await notifyEach(
    tx,
    [{ id: aluno, destino }],
    { tipo, dados: { ...dados, ...(nota !== null && { nota }) } },
    { now },
  )
  const guardians = await guardiansOf(tx, [aluno])
  await notifyEach(
    tx,
    guardians.map(({ id }) => ({ id, destino })),
    { tipo, dados: { ...dados, dependente: true } },
    { now },
  )
}

/** One piece of news for each teacher of the class, however many screens were sent. */
export async function tellTeachers(tx: Tx, told: Told & { aluno: string }, now: Date): Promise<void> {
  const turma = told.turma_id === null ? undefined : await findTurma(tx, told.turma_id)
  if (!turma) return
  await notifyTurma(
    tx,
    { turma: turma.id, papeis: ['professor'] },
    {
      tipo: 'entrega_recebida',
      dados: { autor: told.aluno, titulo: told.aula, turma: turma.nome },
      destino: placeOf(told),
    },
    { now },
  )
}
