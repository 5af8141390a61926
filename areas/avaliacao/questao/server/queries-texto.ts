/** SQL on base texts. */
import { type RawBuilder, sql } from 'kysely'
import type { Ref } from '../../../../core/contract/schema.ts'
import type { Actor } from '../../../../core/policy/actor.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { hasWords, wordsOf } from '../../../../core/server/sql.ts'
import { redesSql } from '../../../ensino/aula/server/public.ts'
import { caminhoSql, refSql } from './queries.ts'
import { textosVisibleTo } from './visible.ts'

export interface TextoBaseRow {
  id: number
  titulo: string
  html: string
  autor: Ref
  rede: Ref | null
  caminho: number[] | null
  na_rede: boolean
  usos: number
  revisao: number
}

const select = (actor: Actor): RawBuilder<TextoBaseRow> => sql`
  select b.id, b.titulo, b.html, b.revisao, ${refSql('pessoa', 'b.usuario_id')} as autor,
    ${refSql('rede', 'b.rede_id')} as rede, ${caminhoSql('b.rede_id')} as caminho,
    (b.rede_id is not null and b.rede_id in ${redesSql(actor)}) as na_rede,
    (select count(*) from questao q where q.texto_base_id = b.id) as usos
  from texto_base b`

export async function find(tx: Tx, actor: Actor, id: number): Promise<TextoBaseRow | undefined> {
  const { rows } = await sql<TextoBaseRow>`${select(actor)} where b.id = ${id}`.execute(tx)
  return rows[0]
}

/** Those that the actor may use, by title: at most 20. */
export async function list(tx: Tx, actor: Actor, busca = ''): Promise<TextoBaseRow[]> {
  const { rows } = await sql<TextoBaseRow>`${select(actor)}
    where ${textosVisibleTo(actor)} and ${hasWords(sql`b.busca`, wordsOf(busca))}
    order by b.titulo, b.id limit 20`.execute(tx)
  return rows
}

export interface Escrito {
  titulo: string
  html: string
  /** Title and text as plain words. */
  palavras: string
}

export async function insert(
  tx: Tx,
  { titulo, html, palavras }: Escrito,
  { usuario, rede }: { usuario: number; rede: number | null },
): Promise<number> {
  const { id } = await tx
    .insertInto('texto_base')
    .values({ titulo, html, usuario_id: usuario, rede_id: rede, busca: sql`sem_acento(${palavras})` })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** False where somebody changed it since `revisao`. */
export async function update(
  tx: Tx,
  id: number,
  { titulo, html, palavras }: Escrito,
  { revisao, now }: { revisao: number; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('texto_base')
    .set((b) => ({
      ...{ titulo, html, busca: sql`sem_acento(${palavras})`, alterado_em: now },
      revisao: b('revisao', '+', 1),
    }))
    .where('id', '=', id)
    .where('revisao', '=', revisao)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The paths of the networks in whose banks questions that ask about it stand approved. */
export async function listAprovadas(tx: Tx, id: number): Promise<number[][]> {
  const { rows } = await sql<{ caminho: number[] }>`
    select distinct ${caminhoSql('q.rede_id')} as caminho from questao q
    where q.texto_base_id = ${id} and q.rede_id is not null and q.estado = 'aprovada'`.execute(tx)
  return rows.map(({ caminho }) => caminho)
}
