/** The SQL of the report of the forum: what each pupil wrote, was liked for and was given. */
import { sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { abertos, faladas, notasPublicadas, vistos } from '../../../conversa/forum/server/public-conversa.ts'
import { naTurma } from '../../../escola/turma/server/public-lugar.ts'

export interface ForumFilter {
  de: Date | null
  ate: Date | null
  busca: string
}

export interface ForumRow {
  id: number
  nome: string
  topicos: number
  respostas: number
  curtidas: number
  nota: string | null
  ultima: Date | null
}

/** A class holds no more. */
export const MOST_PUPILS = 500

/**
 * Pupils enrolled now, by name. What is hidden, held or removed counts for nobody. Each part is added up once,
 * whatever the planner guesses of a class that has just grown.
 */
export async function listForum(tx: Tx, turma: number, { de, ate, busca }: ForumFilter): Promise<ForumRow[]> {
  const within = (column: string) => sql<boolean>`
    (${de}::timestamptz is null or ${sql.ref(column)} >= ${de}::timestamptz)
    and (${ate}::timestamptz is null or ${sql.ref(column)} < ${ate}::timestamptz)`
  const { rows } = await sql<ForumRow>`
    with aberto as materialized (${abertos(turma)}), escrito as materialized (
      select m.usuario_id, count(*) filter (where m.abertura and ${within('m.created_at')})::int as topicos,
        count(*) filter (where not m.abertura and ${within('m.created_at')})::int as respostas,
        coalesce(sum(m.total_curtidas) filter (where ${within('m.created_at')}), 0)::int as curtidas,
        max(m.created_at) as em
      from aberto join ${faladas()} on m.topico_id = aberto.id group by m.usuario_id
    ), visto as materialized (${vistos(sql`select id from aberto`)}), dada as materialized (
      select n.aluno_id, avg(n.nota) as nota
      from aberto join ${notasPublicadas()} on n.topico_id = aberto.id
      where ${within('n.publicada_em')} group by n.aluno_id
    )
    select u.id, u.nome, coalesce(escrito.topicos, 0) as topicos, coalesce(escrito.respostas, 0) as respostas,
      coalesce(escrito.curtidas, 0) as curtidas, round(dada.nota, 2) as nota,
      greatest(escrito.em, visto.em) as ultima
    from ${naTurma('a')}
    join pessoa u on u.id = a.aluno_id
    left join escrito on escrito.usuario_id = u.id
    left join visto on visto.usuario_id = u.id
    left join dada on dada.aluno_id = u.id
    where a.turma_id = ${turma}
      and (${busca} = '' or position(sem_acento(${busca}) in sem_acento(u.nome)) > 0)
    order by sem_acento(u.nome), u.id limit ${MOST_PUPILS}`.execute(tx)
  return rows
}
