/** Telling a class, the day before, that a live lesson begins (H-26, 'aula agendada'). */
import { sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import type { Tasks } from '../../../../core/server/jobs.ts'
import {
  isVespera,
  type Marcada,
  type Vespera,
  vesperaTask,
} from '../../../acesso/notificacao/server/public.ts'
import { notifyTurma, TODOS } from '../../../escola/turma/server/public-avisar.ts'

const VESPERA = 'aovivo.vespera'

/** Over `encontro`. */
const isDue = (now: Date) => sql<boolean>`encontro.estado = 'agendada'
  and ${isVespera(sql`encontro.inicio`, sql`encontro.vespera_lembrada`, now)}`

async function due(tx: Tx, now: Date, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from encontro where ${isDue(now)} order by inicio, id limit ${limit}`.execute(tx)
  return rows.map(({ id }) => id)
}

interface Marcado extends Marcada {
  turma_id: number
  turma: string
  titulo: string
  /** The class goes on, and has live lessons switched on. */
  vale: boolean
}

async function mark(tx: Tx, id: number, now: Date): Promise<Marcado | undefined> {
  const { rows } = await sql<Marcado>`
    update encontro set vespera_lembrada = encontro.inicio from turma
    where encontro.id = ${id} and turma.id = encontro.turma_id and ${isDue(now)}
    returning encontro.turma_id, turma.nome as turma, encontro.titulo, encontro.inicio as quando, encontro.created_at,
      turma.status = 'ativa' and coalesce((turma.recursos ->> 'ao_vivo')::boolean, false) as vale`.execute(tx)
  return rows[0]
}

const encontro: Vespera<Marcado> = {
  chave: 'encontro',
  comeca: true,
  due,
  mark,
  async tell(tx, { id, turma_id, turma, titulo, quando, vale }, telling) {
    if (!vale) return
    await notifyTurma(
      tx,
      { turma: turma_id, papeis: TODOS },
      {
        tipo: 'agenda_abre',
        dados: { coisa: 'ao_vivo', titulo, turma, inicio: quando.toISOString() },
        destino: `/logado/turmas/turma/${turma_id}/aulas-ao-vivo/${id}`,
      },
      telling,
    )
  },
}

export const vesperaTasks: Tasks = { [VESPERA]: vesperaTask([encontro]) }
