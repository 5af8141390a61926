/** The SQL of today: what each area has waiting for a person as one statement, and what they put off of it. */
import { sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { retidasSql, semNotaSql, semRespostaSql } from '../../../conversa/forum/server/public-fila.ts'
import { paraCorrigirSql } from '../../../ensino/entrega/server/public-fila.ts'
import { foraDoLimiteSql, naoAbriramSql } from '../../../ensino/tentativa/server/public-fila.ts'
import { correm, type LinhaRow, pedidosSql } from '../../../escola/turma/server/public-fila.ts'
import { paradosSql } from '../../../trilhas/trilha/server/public-fila.ts'
import { TIPOS_DECISAO, type TipoDecisao } from '../rules.ts'

export interface DecisaoRow extends LinhaRow {
  tipo: TipoDecisao
  turma: string
  recursos: unknown
  adiada: boolean
}

/** What waits in these classes for who leads them, also what they put off. At most 200. */
export async function listDecisoes(
  tx: Tx,
  usuario: number,
  turmas: readonly number[],
  now: Date,
): Promise<DecisaoRow[]> {
  const waiting = {
    retida: retidasSql(turmas),
    corrigir: paraCorrigirSql(turmas),
    fora_do_limite: foraDoLimiteSql(turmas),
    parados: paradosSql(turmas),
    nao_abriram: naoAbriramSql(turmas, now),
    entrada: pedidosSql(turmas),
    sem_resposta: semRespostaSql(turmas, now),
    sem_nota: semNotaSql(turmas),
  } satisfies Record<TipoDecisao, unknown>
  const lines = TIPOS_DECISAO.map(
    (tipo) => sql`select ${sql.lit(tipo)}::text as tipo, x.* from (${waiting[tipo]}) x`,
  )
  const { rows } = await sql<DecisaoRow>`
    select l.*, t.nome as turma, t.recursos,
      a.tipo is not null and case when a.ate is null then l.ultima <= a.adiada_em else a.ate > ${now}::timestamptz end as adiada
    from (${sql.join(lines, sql` union all `)}) l join ${correm(turmas)} on t.id = l.turma_id
    left join fila_adiada a on a.usuario_id = ${usuario}
      and a.tipo = l.tipo and a.turma_id = l.turma_id and a.alvo_id = coalesce(l.alvo_id, 0)
    order by array_position(${[...TIPOS_DECISAO]}::text[], l.tipo), l.ate, l.desde, l.turma_id, l.alvo_id
    limit 200`.execute(tx)
  return rows
}

/** `alvo_id` 0: the class itself. */
export interface Adiada {
  tipo: TipoDecisao
  turma_id: number
  alvo_id: number
}

export const saveAdiada = (tx: Tx, row: Adiada & { usuario_id: number; adiada_em: Date; ate: Date | null }) =>
  tx
    .insertInto('fila_adiada')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'usuario_id', 'tipo', 'turma_id', 'alvo_id'])
        .doUpdateSet({ adiada_em: row.adiada_em, ate: row.ate }),
    )
    .execute()

/** One line, or all. */
export async function removeAdiadas(tx: Tx, usuario: number, one: Adiada | undefined): Promise<number> {
  let query = tx.deleteFrom('fila_adiada').where('usuario_id', '=', usuario)
  if (one)
    query = query
      .where('tipo', '=', one.tipo)
      .where('turma_id', '=', one.turma_id)
      .where('alvo_id', '=', one.alvo_id)
  return Number((await query.executeTakeFirstOrThrow()).numDeletedRows)
}

export async function countAdiadas(tx: Tx, usuario: number): Promise<number> {
  const { n } = await tx
    .selectFrom('fila_adiada')
    .select((q) => q.fn.countAll<number>().as('n'))
    .where('usuario_id', '=', usuario)
    .executeTakeFirstOrThrow()
  return n
}
