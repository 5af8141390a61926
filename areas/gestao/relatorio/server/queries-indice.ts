/** The SQL of the index of reports: one figure for each. */

import { sql } from 'kysely'
import { sure } from '../../../../core/contract/narrow.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { ocorridos } from '../../../conversa/aovivo/server/public.ts'
import { daTurma } from '../../../conversa/enquete/server/public.ts'
import { abertos, faladas } from '../../../conversa/forum/server/public-conversa.ts'
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
      (select count(*)::int from (${abertos(turma)}) t join ${faladas()} on m.topico_id = t.id
        join ${naTurma('a')} on a.turma_id = ${turma} and a.aluno_id = m.usuario_id) as forum,
      (select count(*)::int from ${naTurma('matricula')} where turma_id = ${turma}) as alunos,
      (select count(*)::int from (${daTurma(turma)}) e) as enquetes,
      (select count(*)::int from (${ocorridos(turma, now)}) e) as meet,
      (select count(*)::int from transferencia where origem_id = ${turma} or destino_id = ${turma})
        as transferencias,
      ${
        campanha
          ? sql`(select count(*)::int from ficha where finalidade = 'campanha'
              and dados @> jsonb_build_object('turma', ${turma}::bigint))`
          : sql`0`
      } as campanha`.execute(tx)
  return sure(rows[0])
}
