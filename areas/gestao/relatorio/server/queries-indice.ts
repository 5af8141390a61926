/** The SQL of the index of reports: one figure for each. */
import { sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { naTurma } from '../../../escola/turma/server/public-lugar.ts'

export interface Figures {
  forum: number
  alunos: number
  enquetes: number
  meet: number
  transferencias: number
  campanha: number
}

/** The same things that the reports list; invitations only when `campanha`, since they are looked for in every link. */
export async function countFigures(tx: Tx, turma: number, now: Date, campanha: boolean): Promise<Figures> {
  const { rows } = await sql<Figures>`
    select
      (select count(*)::int from topico t join mensagem m on m.topico_id = t.id
        join ${naTurma('a')} on a.turma_id = t.turma_id and a.aluno_id = m.usuario_id
        where t.turma_id = ${turma} and t.tipo = 'forum' and t.status = '1' and t.removido_em is null
          and m.visivel) as forum,
      (select count(*)::int from ${naTurma('matricula')} where turma_id = ${turma}) as alunos,
      (select count(*)::int from enquete_turma et join enquete e on e.id = et.enquete_id
        where et.turma_id = ${turma} and e.arquivada_em is null) as enquetes,
      (select count(*)::int from encontro where turma_id = ${turma} and cancelado_em is null
        and coalesce(iniciado_em, inicio) <= ${now}::timestamptz) as meet,
      (select count(*)::int from transferencia where origem_id = ${turma} or destino_id = ${turma})
        as transferencias,
      ${
        campanha
          ? sql`(select count(*)::int from ficha where finalidade = 'campanha'
              and dados @> jsonb_build_object('turma', ${turma}::bigint))`
          : sql`0`
      } as campanha`.execute(tx)
  return rows[0] as Figures
}
