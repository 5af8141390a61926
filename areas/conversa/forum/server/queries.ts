/** The SQL on topics and notices: pages of them, one, and their writes. */
import { type RawBuilder, type SqlBool, sql, type Updateable } from 'kysely'
import type { Actor } from '../../../../core/policy/actor.ts'
import type { Column, Tx } from '../../../../core/server/database.ts'
import { fixed } from '../../../../core/server/fixed.ts'
import { bigints, hasWords, wordsOf } from '../../../../core/server/sql.ts'
import type { DB } from '../../../../database/types.ts'
import { favoriteOf, ligadoSql, statusDataSql, visibleTopicos } from './queries-visible.ts'

/** Topics with class and network, under the aliases that the fragments know. */
export const topicos = (tx: Tx) =>
  tx
    .selectFrom('topico as t')
    .innerJoin('turma as tu', 'tu.id', 't.turma_id')
    .innerJoin('rede as r', 'r.id', 'tu.rede_id')

/** What a policy asks of a topic, and what all of its messages say alike. */
export const ALVO = [
  't.id',
  't.turma_id',
  't.usuario_id',
  't.tipo',
  't.titulo',
  't.status',
  't.agendar',
  't.inicio',
  't.fim',
  't.avaliativo',
  't.bloqueado',
  't.apenas_leitura',
  't.permitir_anexos',
  't.notificar_professores',
  't.notificar_alunos_abertura',
  't.notificar_alunos_interacoes',
  't.fixado',
  't.urgente',
  't.pede_ciente',
  't.temas',
  't.versao',
  't.removido_em',
  't.anunciado_em',
  't.aviso_rede_id',
  't.papeis',
  'tu.codigo',
  'tu.nome as turma_nome',
  'tu.status as turma_status',
  'r.caminho',
] as const

const alvo = (tx: Tx, id: number) =>
  topicos(tx)
    .select(ALVO)
    .select(ligadoSql.as('ligado'))
    .select(sql<string>`(select nome from pessoa where id = t.usuario_id)`.as('autor_nome'))
    .where('t.id', '=', id)
const read = fixed(alvo)
const locked = fixed((tx, id: number) => alvo(tx, id).forNoKeyUpdate('t'))

/** A topic with what its policy asks. `lock`: until the transaction ends, nobody else writes in it. */
export const findAlvo = async (tx: Tx, id: number, { lock = false } = {}) =>
  (await (lock ? locked : read)(tx, id))[0]

export type AlvoRow = NonNullable<Awaited<ReturnType<typeof findAlvo>>>

/** What every row of a topic carries. */
export type FrameRow = Omit<AlvoRow, 'autor_nome'>

/** The same for several, without locks: what a list of messages of many topics needs. */
export const findAlvos = (tx: Tx, ids: readonly number[]) =>
  topicos(tx)
    .select(ALVO)
    .select(ligadoSql.as('ligado'))
    .where('t.id', '=', sql<number>`any(${bigints(ids)})`)
    .execute()

/** Topics whose dates have passed and that are not written down so yet, at most `limit`. */
export async function dueTopicos(tx: Tx, now: Date, limit: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('topico as t')
    .select('t.id')
    .where('t.removido_em', 'is', null)
    .where((q) =>
      q.or([
        q.and([q('t.status_data', '=', 2), q('t.inicio', '<=', now)]),
        q.and([q('t.status_data', '=', 1), q('t.fim', 'is not', null), q('t.fim', '<=', now)]),
      ]),
    )
    .orderBy('t.id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

export interface TopicoFilter {
  tipo: Column<'topico', 'tipo'>
  turma?: number | undefined
  statusData?: number | undefined
  tema?: string | undefined
  busca?: string | undefined
  favoritas?: boolean | undefined
  naoLidas?: boolean | undefined
  excluidos?: boolean | undefined
  ordem?: 'recentes' | 'interacao' | 'titulo' | 'curtidas' | undefined
  pagina: number
  linhas: number
}

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`)

const ORDERS: Readonly<Record<NonNullable<TopicoFilter['ordem']>, RawBuilder<unknown>>> = {
  recentes: sql`t.created_at desc`,
  interacao: sql`t.ultima_interacao desc`,
  titulo: sql`sem_acento(t.titulo)`,
  curtidas: sql`t.total_curtidas desc`,
}

/** Something there that the person has not seen: the topic itself, or a message of another. */
const unseenBy = (usuarioId: number) => sql<SqlBool>`(
  not exists (select from topico_visto v where v.topico_id = t.id and v.usuario_id = ${usuarioId})
  or exists (select from mensagem m join topico_visto v on v.topico_id = m.topico_id and v.usuario_id = ${usuarioId}
    where m.topico_id = t.id and m.id > v.mensagem_id and m.visivel and m.usuario_id <> ${usuarioId}))`

const found = (busca: string) => {
  const like = `%${escapeLike(busca)}%`
  return sql<SqlBool>`(sem_acento(t.titulo) like (select sem_acento(${like})) or exists (
    select from mensagem m where m.topico_id = t.id and m.abertura
      and sem_acento(regexp_replace(m.conteudo, '(<[^>]*>|\\s)+', ' ', 'g')) like (select sem_acento(${like}))))`
}

/** The ids of a page of topics that the person may see, and how many there are in all. */
export async function pageOfTopicos(tx: Tx, actor: Actor, filter: TopicoFilter, now: Date) {
  const conditions: RawBuilder<SqlBool>[] = [
    visibleTopicos(actor, now),
    filter.excluidos ? sql`t.removido_em is not null` : sql`t.removido_em is null`,
    ...(filter.turma === undefined ? [] : [sql<SqlBool>`t.turma_id = ${filter.turma}`]),
    ...(filter.statusData === undefined ? [] : [sql<SqlBool>`${statusDataSql(now)} = ${filter.statusData}`]),
    ...(filter.tema === undefined ? [] : [sql<SqlBool>`t.temas @> array[${filter.tema}]::text[]`]),
    ...(filter.busca?.trim() ? [found(filter.busca.trim())] : []),
    ...(filter.favoritas ? [favoriteOf(actor.id)] : []),
    ...(filter.naoLidas ? [unseenBy(actor.id)] : []),
  ]
  const matching = topicos(tx)
    .where('t.tipo', '=', filter.tipo)
    .where((q) => q.and(conditions.map((condition) => sql<SqlBool>`${condition}`)))
  const rows = await matching
    .select(['t.id', sql<number>`count(*) over ()`.as('total')])
    .orderBy('t.fixado', 'desc')
    .orderBy(ORDERS[filter.ordem ?? 'recentes'])
    .orderBy('t.id', 'desc')
    .limit(filter.linhas)
    .offset((filter.pagina - 1) * filter.linhas)
    .execute()
  const total =
    rows[0]?.total ??
    (filter.pagina === 1
      ? 0
      : (await matching.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow()).total)
  return { ids: rows.map(({ id }) => id), total }
}

/**
 * Topics and notices that the person may see, found by words of their titles, those that moved last first; a notice to a
 * network once, in one of its classes.
 */
export const searchTopicos = (tx: Tx, actor: Actor, busca: string, now: Date, most: number) =>
  tx
    .selectFrom(
      topicos(tx)
        .distinctOn(sql`coalesce(t.aviso_rede_id, -t.id)`)
        .select(['t.id', 't.turma_id', 't.tipo', 't.titulo as nome', 'tu.nome as em', 't.ultima_interacao'])
        .where(visibleTopicos(actor, now))
        .where('t.removido_em', 'is', null)
        .where('tu.status', '=', 'ativa')
        .where(hasWords(sql`sem_acento(t.titulo)`, wordsOf(busca)))
        .orderBy(sql`coalesce(t.aviso_rede_id, -t.id)`)
        .orderBy('t.id')
        .as('achado'),
    )
    .select(['id', 'turma_id', 'tipo', 'nome', 'em'])
    .orderBy('ultima_interacao', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()

export interface NewTopico {
  turma_id: number
  usuario_id: number
  tipo: Column<'topico', 'tipo'>
  titulo: string
}

export type TopicoChange = Omit<Updateable<DB['topico']>, 'id' | 'tenant_id' | 'turma_id' | 'tipo'>

export const insertTopico = (tx: Tx, topico: NewTopico & TopicoChange) =>
  tx.insertInto('topico').values(topico).returning('id').executeTakeFirstOrThrow()

/** Changes a topic; `updated_at` moves with what people read, not with its switches. */
export const updateTopico = (tx: Tx, id: number, change: TopicoChange) =>
  tx.updateTable('topico').set(change).where('id', '=', id).execute()

/** The text that opens a topic. */
export const findOpening = (tx: Tx, topico: number) =>
  tx
    .selectFrom('mensagem')
    .select(['id', 'conteudo', 'versao', 'retida', 'devolucao'])
    .where('topico_id', '=', topico)
    .where('abertura', '=', true)
    .executeTakeFirstOrThrow()

/** The themes in use among what the person may see of a class, most used first, at most 100. */
export const listTemas = (tx: Tx, actor: Actor, turma: number, now: Date) =>
  topicos(tx)
    .innerJoin(sql<{ nome: string }>`lateral unnest(t.temas)`.as<'x'>(sql`x(nome)`), (join) => join.onTrue())
    .select(['x.nome', sql<number>`count(*)`.as('total')])
    .where('t.turma_id', '=', turma)
    .where('t.removido_em', 'is', null)
    .where(visibleTopicos(actor, now))
    .groupBy('x.nome')
    .orderBy('total', 'desc')
    .orderBy('x.nome')
    .limit(100)
    .execute()

/** How many topics and notices hold something new, class by class; closed ones don't count. */
export const countNovidades = (tx: Tx, actor: Actor, turmas: readonly number[], now: Date) =>
  topicos(tx)
    .select([
      't.turma_id as gru_id',
      sql<number>`count(*) filter (where t.tipo = 'forum')`.as('forum'),
      sql<number>`count(*) filter (where t.tipo = 'aviso')`.as('avisos'),
    ])
    .where('t.turma_id', '=', sql<number>`any(${bigints(turmas)})`)
    .where('t.removido_em', 'is', null)
    .where(sql<boolean>`${statusDataSql(now)} = 1`)
    .where(visibleTopicos(actor, now))
    .where(unseenBy(actor.id))
    .groupBy('t.turma_id')
    .orderBy('t.turma_id')
    .limit(200)
    .execute()

/** Marks a topic as a favourite, or no longer; a repeat changes nothing. */
export const setFavorita = (tx: Tx, topico: number, usuario: number, favorita: boolean) =>
  favorita
    ? tx
        .insertInto('topico_favorito')
        .values({ topico_id: topico, usuario_id: usuario })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    : tx
        .deleteFrom('topico_favorito')
        .where('topico_id', '=', topico)
        .where('usuario_id', '=', usuario)
        .execute()
