/** All SQL on what is shared with classes. */

import { sql } from 'kysely'
import { currentFuso } from '../../../../core/contract/fuso.ts'
import type { Tx } from '../../../../core/server/database.ts'

export interface Filter {
  turma: number
  busca?: string | undefined
  /** The day that it is; absent: what is past and taken back comes too. */
  today?: string
}

const ate = sql<string | null>`to_char(compartilhamento.ate, 'YYYY-MM-DD')`

function matching(tx: Tx, { turma, busca, today }: Filter) {
  let query = tx.selectFrom('compartilhamento').where('compartilhamento.turma_id', '=', turma)
  if (today !== undefined)
    query = query
      .where('compartilhamento.revogado_em', 'is', null)
      .where(sql<boolean>`coalesce(compartilhamento.ate >= ${today}::date, true)`)
  const words = busca?.trim()
  return words
    ? query.where(
        sql<boolean>`position(sem_acento(${words}) in sem_acento(compartilhamento.titulo || ' ' || compartilhamento.descricao)) > 0`,
      )
    : query
}

export const list = (tx: Tx, filter: Filter, { pagina, linhas }: { pagina: number; linhas: number }) =>
  matching(tx, filter)
    .innerJoin('pessoa as usuario', 'usuario.id', 'compartilhamento.usuario_id')
    .leftJoin('anexo as arquivo', 'arquivo.id', 'compartilhamento.arquivo_id')
    .leftJoin('aula_atual as aula', 'aula.id', 'compartilhamento.aula_id')
    .select([
      'compartilhamento.id',
      'compartilhamento.titulo',
      'compartilhamento.descricao',
      'compartilhamento.url',
      'compartilhamento.arquivo_id',
      'compartilhamento.aula_id',
      'compartilhamento.playlist_id',
      'compartilhamento.revogado_em',
      'compartilhamento.created_at',
      'compartilhamento.usuario_id',
      'usuario.nome as autor',
      'arquivo.nome as arquivo_nome',
      'arquivo.bytes as arquivo_bytes',
      ate.as('ate'),
      sql<boolean>`coalesce(aula.versao > 0 and aula.removida_em is null and aula.alcance <> 'privada', false)`.as(
        'aula_disponivel',
      ),
    ])
    .orderBy('compartilhamento.id', 'desc')
    .limit(linhas)
    .offset((pagina - 1) * linhas)
    .execute()

export type Row = Awaited<ReturnType<typeof list>>[number]

export const count = async (tx: Tx, filter: Filter): Promise<number> =>
  (
    await matching(tx, filter)
      .select((q) => q.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n

export const find = (tx: Tx, id: number) =>
  tx
    .selectFrom('compartilhamento')
    .select([
      'id',
      'turma_id',
      'usuario_id',
      'titulo',
      'descricao',
      'arquivo_id',
      'revogado_em',
      ate.as('ate'),
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export interface Novo {
  turma_id: number
  usuario_id: number
  titulo: string
  descricao: string
  url: string | null
  arquivo_id: number | null
  aula_id: number | null
  playlist_id: number | null
  ate: string | null
}

/** Whether a class sees a lesson or a playlist among what is shared with it today. */
export const isShared = async (
  tx: Tx,
  { turma, today }: { turma: number; today: string },
  { aula_id, playlist_id }: Pick<Novo, 'aula_id' | 'playlist_id'>,
): Promise<boolean> =>
  (await matching(tx, { turma, today })
    .select('compartilhamento.id')
    .where((q) => q.or([q('aula_id', '=', aula_id), q('playlist_id', '=', playlist_id)]))
    .limit(1)
    .executeTakeFirst()) !== undefined

export async function insert(tx: Tx, rows: readonly Novo[]): Promise<number[]> {
  const made = await tx.insertInto('compartilhamento').values(rows).returning('id').execute()
  return made.map(({ id }) => id)
}

export type Change = Partial<Pick<Novo, 'titulo' | 'descricao' | 'ate'>> & { revogado_em?: Date | null }

export const update = (tx: Tx, id: number, change: Change) =>
  tx.updateTable('compartilhamento').set(change).where('id', '=', id).execute()

/** A statement: lessons that are shared with classes, for the lists of lessons of a class. */
export const porCompartilhamentoSql = () => sql`
  select c.turma_id, c.aula_id, null::bigint, null::text, null::timestamptz,
    (c.ate + 1)::timestamp at time zone ${currentFuso()}, c.created_at, null::bigint
  from compartilhamento c where c.aula_id is not null and c.revogado_em is null`
