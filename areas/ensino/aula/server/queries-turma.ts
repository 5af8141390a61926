/** The SQL on lessons in classes, and what a pupil did of them. */
import { type RawBuilder, sql, type Updateable } from 'kysely'
import type { Actor } from '../../../../core/policy/actor.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { bigints, hasWords, wordsOf } from '../../../../core/server/sql.ts'
import type { DB } from '../../../../database/types.ts'
import { turmasVisibleTo } from '../../../escola/turma/server/public.ts'
import { citado } from '../../catalogo/server/public-citar.ts'
import type { Situacao } from '../shapes.ts'
import { minhas, porCompartilhamento, porPlaylist } from './public-acima.ts'

interface Dada {
  /** Null: a playlist brings the lesson, or it is shared with the class. */
  id: number | null
  playlist_id: number | null
  playlist_nome: string | null
  turma_id: number
  aula_id: number
  inicio: Date | null
  fim: Date | null
  obrigatoria: boolean
  peso: number
  mostrar_gabarito: string
  removida_em: Date | null
}

const dadaSql = sql`select id, null::bigint as playlist_id, null::text as playlist_nome, turma_id, aula_id, inicio, fim, obrigatoria, peso,
  mostrar_gabarito, removida_em, created_at from turma_aula`

/**
 * Lessons that reach a class without being given to it: by a playlist until its link ends, or shared with it until its
 * last day. Of several ways the one that holds now, else the next one. Nobody said that they must be done.
 */
const vindaSql =
  () => sql`select distinct on (w.turma_id, w.aula_id) null::bigint, w.playlist_id, w.playlist_nome,
    w.turma_id, w.aula_id, w.inicio, w.fim, false, 1::numeric, 'apos_tentativa', null::timestamptz, w.created_at
  from (${porPlaylist.ask()()} union all ${porCompartilhamento.ask()()}) w
  where (w.fim is null or w.fim > now()) and not exists (
    select from turma_aula x where x.turma_id = w.turma_id and x.aula_id = w.aula_id and x.removida_em is null)
  order by w.turma_id, w.aula_id, coalesce(w.inicio, '-infinity'), w.playlist_id nulls first, w.vinculo_id`

const rows = (tx: Tx, actor: Actor) =>
  tx
    .selectFrom(sql<Dada>`(${dadaSql} union all (${vindaSql()}))`.as('ta'))
    .innerJoin('aula as a', 'a.id', 'ta.aula_id')
    .innerJoin('turma', 'turma.id', 'ta.turma_id')
    .innerJoin('rede', 'rede.id', 'turma.rede_id')
    .leftJoin('aula_versao as v', (join) =>
      join.onRef('v.aula_id', '=', 'a.id').onRef('v.numero', '=', 'a.versao'),
    )
    .select([
      'ta.id',
      'ta.turma_id',
      'ta.aula_id',
      'ta.inicio',
      'ta.fim',
      'ta.obrigatoria',
      'ta.peso',
      'ta.mostrar_gabarito',
      'ta.removida_em',
      'ta.playlist_id',
      'ta.playlist_nome',
      'turma.nome as turma_nome',
      'turma.codigo as turma_codigo',
      'turma.status as turma_status',
      'turma.recursos',
      'rede.caminho',
      'a.codigo',
      'a.capa_id',
      'a.versao',
      'a.jogo',
      'a.offline',
      'a.removida_em as aula_removida_em',
      citado('disciplina', sql.ref('a.disciplina_id')).as('disciplina'),
      sql<string>`coalesce(v.titulo, a.titulo)`.as('titulo'),
      sql<string>`coalesce(v.descricao, a.descricao)`.as('descricao'),
      'v.total_telas',
      'v.tentativas',
      'v.nota_minima',
      'v.tempo_limite',
      minhas.ask()(actor.id).as('minha'),
    ])

export type VinculoRow = Awaited<ReturnType<typeof listOfTurma>>[number]

const stands = sql<boolean>`(ta.removida_em is null and a.removida_em is null and a.versao > 0)`

const SITUACAO: Readonly<Record<Situacao, RawBuilder<boolean>>> = {
  encerrada: sql`ta.fim <= now()`,
  agendada: sql`(ta.inicio > now() and (ta.fim is null or ta.fim > now()))`,
  aberta: sql`((ta.inicio is null or ta.inicio <= now()) and (ta.fim is null or ta.fim > now()))`,
}

/** What is searched and ordered by: the title that is shown, never one that is being written. */
const mostrado = sql`sem_acento(coalesce(v.titulo, a.titulo) || ' ' || a.codigo)`

/** A lesson without a start begins when it was given. */
const inicio = sql`coalesce(ta.inicio, ta.created_at, '-infinity')`
const ORDER = {
  '-dtInicio': sql`${inicio} desc, ta.id desc nulls last, a.id desc`,
  dtInicio: sql`${inicio}, ta.id, a.id`,
  titulo: sql`${mostrado}, a.id`,
  '-titulo': sql`${mostrado} desc, a.id desc`,
} as const

export interface TurmaFilter {
  turma: number
  origem?: 'dada' | 'playlist' | undefined
  busca?: string | undefined
  situacao?: Situacao | undefined
  ordem: keyof typeof ORDER
  pagina: number
  linhas: number
}

export function listOfTurma(tx: Tx, actor: Actor, filter: TurmaFilter) {
  const { turma, origem, busca, situacao, ordem, pagina, linhas } = filter
  let query = rows(tx, actor)
    .select(sql<number>`count(*) over ()`.as('total'))
    .where('ta.turma_id', '=', turma)
    .where(stands)
  query = query.where(hasWords(mostrado, wordsOf(busca)))
  if (situacao) query = query.where(SITUACAO[situacao])
  if (origem) query = query.where('ta.playlist_id', origem === 'dada' ? 'is' : 'is not', null)
  return query
    .orderBy(ORDER[ordem])
    .limit(linhas)
    .offset((pagina - 1) * linhas)
    .execute()
}

/** Where a lesson stands, of the classes that the actor sees and that have lessons on. */
export const listOfAula = (tx: Tx, actor: Actor, aula: number) =>
  rows(tx, actor)
    .select(sql<number>`0`.as('total'))
    .where('ta.aula_id', '=', aula)
    .where(stands)
    .where(turmasVisibleTo(actor))
    .where(sql<boolean>`(turma.recursos ->> 'aulas')::boolean`)
    .orderBy('turma.nome')
    .orderBy('ta.id')
    .limit(200)
    .execute()

/** Everything in the classes in which the actor has a role of their own, newest start first. */
export const listOwn = (tx: Tx, actor: Actor, limit: number) =>
  rows(tx, actor)
    .select(sql<number>`0`.as('total'))
    .where(sql<boolean>`ta.turma_id = any(${bigints(actor.turmas.map(({ id }) => id))})`)
    .where(stands)
    .where('turma.status', '=', 'ativa')
    .where(sql<boolean>`(turma.recursos ->> 'aulas')::boolean`)
    .orderBy(ORDER['-dtInicio'])
    .limit(limit)
    .execute()

/** Nobody else changes it until the transaction ends. */
export const lockVinculo = (tx: Tx, id: number) =>
  tx.selectFrom('turma_aula').select('id').where('id', '=', id).forUpdate().execute()

/** One of a class, taken away or not. */
export const findVinculo = (tx: Tx, actor: Actor, turma: number, id: number) =>
  rows(tx, actor)
    .select(sql<number>`0`.as('total'))
    .where('ta.turma_id', '=', turma)
    .where('ta.id', '=', id)
    .executeTakeFirst()

export type VinculoColumns = Pick<
  Updateable<DB['turma_aula']>,
  'inicio' | 'fim' | 'obrigatoria' | 'peso' | 'mostrar_gabarito'
>

/** Gives a lesson to classes; those that have it keep theirs. The classes that were given it now. */
export async function insertVinculos(
  tx: Tx,
  aula: number,
  usuario: number,
  turmas: readonly number[],
  columns: VinculoColumns,
): Promise<number[]> {
  const given = await tx
    .insertInto('turma_aula')
    .values(turmas.map((turma_id) => ({ ...columns, turma_id, aula_id: aula, usuario_id: usuario })))
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'turma_id', 'aula_id']).where('removida_em', 'is', null).doNothing(),
    )
    .returning('turma_id')
    .execute()
  return given.map(({ turma_id }) => turma_id)
}

export const updateVinculo = (tx: Tx, id: number, change: VinculoColumns & { removida_em?: Date | null }) =>
  tx.updateTable('turma_aula').set(change).where('id', '=', id).execute()

export const hasLive = async (tx: Tx, turma: number, aula: number): Promise<boolean> =>
  (await tx
    .selectFrom('turma_aula')
    .select('id')
    .where('turma_id', '=', turma)
    .where('aula_id', '=', aula)
    .where('removida_em', 'is', null)
    .executeTakeFirst()) !== undefined
