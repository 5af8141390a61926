/** SQL beside what is said in a class: who joined it, and how much waits under the bell. */

import { sql } from 'kysely'
import { currentFuso } from '../../../../core/contract/fuso.ts'
import type { Tx } from '../../../../core/server/database.ts'
import type { Pessoa } from '../contract.ts'

export interface EntradaRow {
  dia: string
  total: number
  alunos: Pessoa[]
}

/** Who joined in the last 14 days, the latest day first, three names a day. */
export async function listEntradas(tx: Tx, turmaId: number, now: Date): Promise<EntradaRow[]> {
  const since = new Date(now.getTime() - 14 * 86_400_000)
  const { rows } = await sql<EntradaRow>`
    select to_char(dia, 'YYYY-MM-DD') as dia, count(*) as total,
      jsonb_agg(jsonb_build_object('id', id, 'nome', nome) order by nome) filter (where ordem <= 3) as alunos
    from (
      select usuario.id, usuario.nome, dia, row_number() over (partition by dia order by usuario.nome) as ordem
      from matricula
      join pessoa usuario on usuario.id = matricula.aluno_id
      cross join lateral (select (matricula.data_matricula at time zone ${currentFuso()})::date as dia) d
      where matricula.turma_id = ${turmaId} and matricula.status = 'adicionado'
        and matricula.data_matricula >= ${since}::timestamptz
    ) entrada
    group by entrada.dia order by entrada.dia desc`.execute(tx)
  return rows
}

export async function countNotificacoes(tx: Tx, usuarioId: number): Promise<number> {
  const { n } = await tx
    .selectFrom('notificacao')
    .select((q) => q.fn.countAll<number>().as('n'))
    .where('usuario_id', '=', usuarioId)
    .where('lida_em', 'is', null)
    .executeTakeFirstOrThrow()
  return n
}
