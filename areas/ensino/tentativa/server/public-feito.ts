/** What people did of lessons, as pieces of statements. */
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { daTurma } from '../../aula/server/public-versao.ts'
import { ABERTAS } from '../../aula/shapes-tipos.ts'
import { byPlaylistSql } from './queries.ts'

/** Attempts that count, which are all that nobody annulled: to stand after `from` or `join`. */
export const queValem = (x = 'x'): RawBuilder<unknown> =>
  sql`(select * from tentativa where estado <> 'anulada') ${sql.ref(x)}`

/** The best of each lesson in each place, with the attempt that it came of: to stand after `from` or `join`. */
export const melhores = (r = 'r'): RawBuilder<unknown> => sql`(
  select m.usuario_id, m.aula_id, m.turma_id, m.trilha_tentativa_id, m.nota, m.status, m.tentativa_id, y.versao,
    y.tempo, y.concluida_em
  from resultado m join tentativa y on y.id = m.tentativa_id where m.nota is not null) ${sql.ref(r)}`

/** A person's best grade in a lesson, in whatever place. */
export const melhorNota = (aula: RawBuilder<unknown>, usuario: number) => sql<string | null>`(
  select max(m.nota) from resultado m where m.aula_id = ${aula} and m.usuario_id = ${usuario})`

/** How the lessons of a turn at a skill stand: the attempt made last. */
export async function listFeitasNaVez(
  tx: Tx,
  vez: number,
): Promise<Map<number, { estado: string; tela: number | null }>> {
  const { rows } = await sql<{ aula_id: number; estado: string; tela: number | null }>`
    select distinct on (x.aula_id) x.aula_id, x.estado, v.ordem as tela
    from ${queValem()}
    left join tela_publicada v on v.aula_id = x.aula_id and v.versao = x.versao and v.tela_id = x.tela_id
    where x.trilha_tentativa_id = ${vez} order by x.aula_id, x.numero desc`.execute(tx)
  return new Map(rows.map(({ aula_id, estado, tela }) => [aula_id, { estado, tela }]))
}

/**
 * A statement: what an attempt that was handed in holds of open screens. Late is what was handed in after the end of
 * the lesson in the class, which has it by itself or by playlists.
 */
export const entreguesSql = (tentativa: number): RawBuilder<unknown> => sql`
  select x.id as tentativa_id, x.usuario_id, x.turma_id, x.aula_id, x.versao, r.tela_id,
    coalesce(r.resposta ->> 'texto', '') as texto, x.concluida_em,
    coalesce(x.concluida_em > coalesce(ta.fim, pl.fim), false) as atrasada
  from ${queValem()}
  join resposta r on r.tentativa_id = x.id
  join tela_publicada t on t.aula_id = r.aula_id and t.versao = r.versao and t.tela_id = r.tela_id
    and t.tipo = any(${[...ABERTAS]}::text[])
  left join ${daTurma()} on ta.turma_id = x.turma_id and ta.aula_id = x.aula_id
  left join lateral ${byPlaylistSql} pl on true
  where x.id = ${tentativa} and x.concluida_em is not null`

/** Whether the answer in force on this screen names what a device made of it without network. */
export async function namesObra(tx: Tx, tentativa: number, tela: number, obra: string): Promise<boolean> {
  const { rows } = await sql`select 1 from ${queValem()} join resposta r on r.tentativa_id = x.id
    where x.id = ${tentativa} and r.tela_id = ${tela} and r.resposta ->> 'obra' = ${obra}`.execute(tx)
  return rows.length > 0
}

/** An attempt, held until the transaction ends. */
export const holdTentativa = (tx: Tx, id: number) =>
  tx
    .selectFrom('tentativa')
    .select(['id as tentativa_id', 'usuario_id', 'turma_id', 'aula_id', 'versao', 'estado'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
