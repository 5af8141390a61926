/** Who hears of a delivery: its pupil, the teachers of the class, the screens that show it. */
import type { Tx } from '../../../../core/server/database.ts'
import { publish } from '../../../../core/server/events.ts'
import { notifyEach } from '../../../acesso/notificacao/server/public.ts'
import { findTurma, guardiansOf } from '../../../escola/turma/server/public.ts'
import { notifyTurma } from '../../../escola/turma/server/public-avisar.ts'
import type { Enviada } from './queries-enviar.ts'
import type { Dada } from './queries-mesa.ts'

type Told = Pick<Enviada, 'id' | 'aula_id' | 'aula' | 'turma_id'>

const placeOf = ({ id, aula_id, turma_id }: Told) =>
  `/logado/turmas/turma/${turma_id}/atividades-entrega/${aula_id}/${id}` as const

/** Screens of these pupils and of their class read again. */
export async function tellScreens(tx: Tx, turma: number | null, alunos: readonly number[]): Promise<void> {
  if (alunos.length === 0) return
  const canais = [...new Set(alunos)].map((id) => `usuario:${id}`)
  await publish(tx, turma === null ? canais : [...canais, `turma:${turma}`], 'entrega_mudou')
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

/** Of what was corrected together, in each lesson: whose has a mark, whose came back, and one work of each pupil's. */
function digestsOf(dadas: readonly Dada[]) {
  const found = new Map<string, { aula: Dada; voltou: boolean; alunos: Map<number, number> }>()
  for (const one of dadas) {
    const voltou = one.nota === null
    const key = `${one.aula_id} ${voltou}`
    const { alunos } = found.get(key) ?? { alunos: new Map<number, number>() }
    if (!alunos.has(one.usuario_id)) alunos.set(one.usuario_id, one.id)
    found.set(key, { aula: one, voltou, alunos })
  }
  return [...found.values()]
}

/**
 * Of what was corrected together each pupil hears once a lesson, however many of its works there are, and so do the
 * guardians: that there is a mark, or that something came back.
 */
export async function tellDigest(
  tx: Tx,
  dadas: readonly Dada[],
  { turma, now }: { turma: { id: number; nome: string }; now: Date },
): Promise<void> {
  for (const { aula, voltou, alunos } of digestsOf(dadas)) {
    const tipo = voltou ? 'entrega_devolvida' : 'nota_publicada'
    const dados = { titulo: aula.aula, turma: turma.nome }
    const placeFor = (aluno: number) =>
      placeOf({ ...aula, id: alunos.get(aluno) ?? aula.id, turma_id: turma.id })
    const told = [...alunos.keys()].map((id) => ({ id, destino: placeFor(id) }))
    await notifyEach(tx, told, { tipo, dados }, { now })
    const guardians = (await guardiansOf(tx, [...alunos.keys()])).map(({ id, aluno }) => ({
      id,
      destino: placeFor(aluno),
    }))
    await notifyEach(tx, guardians, { tipo, dados: { ...dados, dependente: true } }, { now })
  }
}
