/** Telling people: persons by notifications, the class's screens by events, the clock by jobs. */
import type { Tx } from '../../../../core/server/database.ts'
import { publish } from '../../../../core/server/events.ts'
import { notifyTurma, TODOS } from '../../../escola/turma/server/public-avisar.ts'
import { estadoAt, nextLook, remindsAt, settled } from '../rules.ts'
import { type EncontroRow, enqueueMoves, type Standing, saveStandings } from './queries.ts'

/** What screens of the class hear, on `turma:{id}`: ids only. */
export const tellTurma = (tx: Tx, turma: number) => publish(tx, `turma:${turma}`, 'aula_ao_vivo_mudou', {})

type Words = Pick<EncontroRow, 'id' | 'turma_id' | 'turma_nome' | 'titulo' | 'inicio'>

/** The room of a lesson; where it may be gone, the list. */
const pageOf = ({ turma_id, id }: Words, list = false): `/${string}` =>
  `/logado/turmas/turma/${turma_id}/aulas-ao-vivo${list ? '' : `/${id}`}`

/**
 * Tells the class of a lesson, or of `vezes` of a series at once: teachers, pupils, and the guardians, who follow the
 * schedule. Whoever did it (`autor`) knows already.
 */
export async function announce(
  tx: Tx,
  tipo: 'aula_marcada' | 'aula_mudou' | 'aula_cancelada' | 'aula_retomada',
  row: Words,
  { autor, vezes, motivo = '' }: { autor: number; vezes: number; motivo?: string },
): Promise<void> {
  const audience = { turma: row.turma_id, papeis: TODOS, menos: autor }
  const dados = { titulo: row.titulo, turma: row.turma_nome, inicio: row.inicio.toISOString(), vezes }
  const destino = pageOf(row, true)
  if (tipo === 'aula_cancelada')
    await notifyTurma(tx, audience, { tipo, dados: { ...dados, ...(motivo && { motivo }) }, destino })
  else await notifyTurma(tx, audience, { tipo, dados, destino })
}

/** Reminds pupils and teachers that it begins soon, or tells that it did. The caller notes it in `lembrado_em`. */
export async function remind(tx: Tx, tipo: 'aula_lembrete' | 'aula_comecou', row: Words, autor?: number) {
  const audience = { turma: row.turma_id, papeis: ['professor', 'aluno'], menos: autor } as const
  const dados = { titulo: row.titulo, turma: row.turma_nome }
  const destino = pageOf(row)
  if (tipo === 'aula_lembrete')
    await notifyTurma(tx, audience, { tipo, dados: { ...dados, inicio: row.inicio.toISOString() }, destino })
  else await notifyTurma(tx, audience, { tipo, dados, destino })
}

/** Has the clock come by again for each of these lessons, where it must. */
export async function scheduleLooks(tx: Tx, rows: readonly EncontroRow[], now: Date): Promise<void> {
  const looks = rows.flatMap((row) => {
    const at = nextLook(row, now)
    return at ? [{ id: row.id, at }] : []
  })
  if (looks.length > 0) await enqueueMoves(tx, looks)
}

const isSame = (a: Standing, b: Standing): boolean =>
  a.estado === b.estado && a.lembrado_em?.getTime() === b.lembrado_em?.getTime()

/**
 * Does what the clock asks of one lesson: reminds the class once, writes down the state it came to, tells the screens,
 * and comes back at the next hour. The caller holds the lesson's lock; a repeat finds nothing to do.
 */
export async function settle(tx: Tx, row: EncontroRow, now: Date): Promise<void> {
  const reminds = remindsAt(row, now) && row.turma_status === 'ativa' && row.ligado
  const next: EncontroRow = {
    ...settled(row, now),
    estado: estadoAt(row, now),
    lembrado_em: reminds ? now : row.lembrado_em,
  }
  if (!isSame(row, next)) await saveStandings(tx, [next])
  // The reminder is also when the room opens: the screens look again.
  if (row.estado !== next.estado || reminds) await tellTurma(tx, row.turma_id)
  if (reminds) await remind(tx, 'aula_lembrete', row)
  await scheduleLooks(tx, [next], now)
}
