/** Verdicts of the calls of trabalho: long work belongs to whoever asked for it. */
import type { Table } from '../../../../test/verdicts/table.ts'
import type { World } from '../../../../test/verdicts/world.ts'

/** Work that the teacher asked for. */
async function trabalhoDoProfessor({ tenant, professor }: World) {
  const [row] = await tenant.sql<{ id: string }>(
    `insert into trabalho (tenant_id, tarefa, usuario_id) values ($1, 'x', $2) returning id`,
    [tenant.id, professor.id],
  )
  return { params: { id: Number(row?.id) } }
}

const own = { input: trabalhoDoProfessor, otherwise: 404, verdicts: { professor: 'ok' } } as const

export const verdicts: Table = {
  'trabalho.list': { otherwise: 'ok' },
  'trabalho.find': own,
  'trabalho.cancel': own,
}
