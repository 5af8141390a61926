/** What areas below are told of attempts: what a person did of a lesson in a class, and who did it. */
import { sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import type { Minha } from '../../aula/server/public-acima.ts'

/** What a person did of a lesson in a class; the best grade by section 4: approved beats failed, then the higher. */
export const minhaSql = (usuario: number) => sql<Minha>`(
  select jsonb_build_object(
    'tentativas', count(*) filter (where x.estado <> 'anulada'),
    'em_andamento', coalesce(bool_or(x.estado = 'iniciada'), false),
    'aguardando', coalesce(bool_or(x.estado = 'aguardando_correcao'), false),
    'melhor', (array_agg(jsonb_build_object('nota', x.nota, 'status', x.status)
      order by (x.status = 'aprovado') desc, x.nota desc)
      filter (where x.nota is not null and x.estado <> 'anulada'))[1])
  from tentativa x where x.aula_id = ta.aula_id and x.turma_id = ta.turma_id and x.usuario_id = ${usuario}
    and x.trilha_tentativa_id is null)`

/** Pupils of a class who did a lesson outside any path. */
export async function listConcluiram(tx: Tx, turma: number, aula: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('resultado')
    .select('usuario_id')
    .where('turma_id', '=', turma)
    .where('aula_id', '=', aula)
    .where('trilha_tentativa_id', 'is', null)
    .where('concluidas', '>', 0)
    .limit(2_000)
    .execute()
  return rows.map(({ usuario_id }) => usuario_id)
}
