/** The SQL on lessons themselves: one, lists, who writes them, their life. */
import { sql, type Updateable } from 'kysely'
import type { Ref } from '../../../../core/contract/schema.ts'
import type { Actor } from '../../../../core/policy/actor.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { bigints, hasWords, wordsOf } from '../../../../core/server/sql.ts'
import type { DB } from '../../../../database/types.ts'
import { vigentes } from '../../../acesso/sessao/server/public-vigente.ts'
import { noLugar } from '../../../escola/turma/server/public-lugar.ts'
import { deleteUsos } from '../../midia/server/public-uso.ts'
import { DIAS_LIXEIRA } from '../rules.ts'
import type { EstadoAula, Visibilidade } from '../shapes.ts'
import { aprendeSql } from './queries-dadas.ts'
import { aulasVisibleTo, estaEmTurmaSql, isAutorSql, naRedeSql, openedSql } from './visible.ts'

const autoresSql = sql<Ref[]>`(
  select jsonb_agg(jsonb_build_object('id', u.id, 'nome', u.nome) order by u.id <> a.usuario_id, u.nome, u.id)
  from (select a.usuario_id as id union select aa.usuario_id from aula_autor aa where aa.aula_id = a.id) autor
  join pessoa u on u.id = autor.id)`

const totalTelasSql = sql<number>`(
  select count(*) from tela t where t.aula_id = a.id and t.removida_em is null)`

/** Whatever became of the class feature: permissions are asked of what is on. */
const rows = (tx: Tx, actor: Actor) =>
  tx
    .selectFrom('aula as a')
    .leftJoin('rede as r', 'r.id', 'a.rede_id')
    .selectAll('a')
    .select([
      'r.caminho',
      'r.nome as rede_nome',
      autoresSql.as('autores'),
      totalTelasSql.as('total_telas'),
      estaEmTurmaSql(actor).as('em_turma'),
      aprendeSql(actor).as('aprende'),
      naRedeSql(actor).as('na_rede'),
    ])

export type AulaRow = Awaited<ReturnType<typeof findAula>> & object

/** One lesson with what the policy asks of it. `lock`: nobody else changes it until the transaction ends. */
export const findAula = (tx: Tx, actor: Actor, id: number, { lock = false } = {}) =>
  rows(tx, actor)
    .where('a.id', '=', id)
    .$if(lock, (query) => query.forUpdate('a'))
    .executeTakeFirst()

export const findAulaByCodigo = (tx: Tx, actor: Actor, codigo: string) =>
  rows(tx, actor).where('a.codigo', '=', codigo).executeTakeFirst()

export interface AulaFilter {
  aba: 'ativas' | 'arquivadas' | 'lixeira'
  origem: 'minhas' | 'compartilhadas' | 'rede' | 'todas'
  busca?: string | undefined
  estado?: EstadoAula | undefined
  visibilidade?: Visibilidade | undefined
  disciplina?: number | undefined
  periodo?: number | undefined
  ordem: keyof typeof ORDER
  pagina: number
  linhas: number
}

/** By title as people sort it: accents and case aside. */
const ORDER = {
  titulo: sql`a.busca, a.id`,
  '-titulo': sql`a.busca desc, a.id desc`,
  alterada_em: sql`a.alterada_em, a.id`,
  '-alterada_em': sql`a.alterada_em desc, a.id desc`,
  publicada_em: sql`a.publicada_em nulls first, a.id`,
  '-publicada_em': sql`a.publicada_em desc nulls last, a.id desc`,
} as const

/** What may still come back. */
const inBin = sql<boolean>`a.removida_em > now() - make_interval(days => ${DIAS_LIXEIRA})`

export async function listAulas(tx: Tx, actor: Actor, filter: AulaFilter) {
  const { aba, origem, estado, visibilidade, disciplina, periodo, ordem, pagina, linhas } = filter
  const autor = isAutorSql(actor)
  const own = sql<boolean>`a.usuario_id = ${actor.id}`
  let query = rows(tx, actor)
    .select(sql<number>`count(*) over ()`.as('total'))
    .where(aulasVisibleTo(actor))
    .where(aba === 'lixeira' ? inBin : sql<boolean>`a.removida_em is null`)
  if (aba !== 'lixeira') query = query.where('a.estado', aba === 'arquivadas' ? '=' : '<>', 'arquivada')
  if (origem === 'minhas') query = query.where(own)
  if (origem === 'compartilhadas') query = query.where(sql<boolean>`${autor} and not ${own}`)
  if (origem === 'rede') query = query.where(sql<boolean>`not ${autor}`)
  query = query.where(hasWords(sql`a.busca`, wordsOf(filter.busca)))
  if (estado !== undefined) query = query.where('a.estado', '=', estado)
  if (visibilidade !== undefined) query = query.where('a.visibilidade', '=', visibilidade)
  if (disciplina !== undefined) query = query.where('a.disciplina_id', '=', disciplina)
  if (periodo !== undefined)
    query = query.where(
      sql<boolean>`exists (select from aula_periodo ap where ap.aula_id = a.id and ap.periodo_id = ${periodo})`,
    )
  return query
    .orderBy(ORDER[ordem])
    .limit(linhas)
    .offset((pagina - 1) * linhas)
    .execute()
}

/** Lessons in use whose draft the actor opens, found by words. */
export const searchRascunhos = (tx: Tx, actor: Actor, busca: string, most: number) =>
  tx
    .selectFrom('aula as a')
    .select(['a.id', 'a.titulo as nome'])
    .where(sql<boolean>`a.id in (${openedSql(actor)})`)
    .where('a.removida_em', 'is', null)
    .where('a.estado', '<>', 'arquivada')
    .where(hasWords(sql`a.busca`, wordsOf(busca)))
    .orderBy('a.busca')
    .orderBy('a.id')
    .limit(most)
    .execute()

export type AulaColumns = Updateable<DB['aula']>

export async function insertAula(
  tx: Tx,
  columns: AulaColumns & { titulo: string; usuario_id: number; codigo: string },
): Promise<number | undefined> {
  const row = await tx
    .insertInto('aula')
    .values(columns)
    .onConflict((conflict) => conflict.columns(['tenant_id', 'codigo']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** `now()` is when the transaction began, which may be before another's that ended earlier: this is the moment itself. */
export const agora = sql<Date>`clock_timestamp()`

export const updateAula = (tx: Tx, id: number, change: AulaColumns) =>
  tx.updateTable('aula').set(change).where('id', '=', id).execute()

export const markPublished = (
  tx: Tx,
  id: number,
  change: { versao: number; alcance: Visibilidade; jogo: boolean },
) =>
  tx
    .updateTable('aula')
    .set({ ...change, estado: 'publicada', publicada_em: agora })
    .where('id', '=', id)
    .execute()

/** The draft was changed; the fields' own counter too where they, or the order, were. */
export const touchAula = async (tx: Tx, id: number, { conta = false } = {}): Promise<number> => {
  const { revisao } = await tx
    .updateTable('aula')
    .set({ alterada_em: agora, ...(conta && { revisao: sql<number>`revisao + 1` }) })
    .where('id', '=', id)
    .returning('revisao')
    .executeTakeFirstOrThrow()
  return revisao
}

/** Who writes along, but for who began it. */
export async function setAutores(tx: Tx, aula: number, usuarios: readonly number[]): Promise<void> {
  await tx
    .deleteFrom('aula_autor')
    .where('aula_id', '=', aula)
    .where(sql<boolean>`usuario_id <> all(${bigints(usuarios)})`)
    .execute()
  if (usuarios.length > 0)
    await tx
      .insertInto('aula_autor')
      .values(usuarios.map((usuario_id) => ({ aula_id: aula, usuario_id })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

export const insertParecer = (
  tx: Tx,
  parecer: { aula_id: number; usuario_id: number; aprova: boolean; texto: string },
) => tx.insertInto('aula_parecer').values(parecer).execute()

export const findParecer = (tx: Tx, aula: number) =>
  tx
    .selectFrom('aula_parecer as p')
    .innerJoin('pessoa as u', 'u.id', 'p.usuario_id')
    .select(['p.aprova', 'p.texto', 'p.created_at', 'u.id', 'u.nome'])
    .where('p.aula_id', '=', aula)
    .orderBy('p.id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Staff with a role in force in the networks: `raizes` are where these begin; null: anywhere. */
export const listColegas = (
  tx: Tx,
  { busca, redes, ids }: { busca?: string; redes: readonly number[] | null; ids?: readonly number[] },
) => {
  // The staff is read once: it is far smaller than the tenant.
  const staff = sql<number>`(
    select v.usuario_id from ${vigentes()} ${noLugar()}
    where v.papel in ('professor', 'autor', 'coordenador', 'gestor_rede', 'administrador_tenant')
      and (${redes === null} or r.id is null or r.caminho && ${bigints(redes ?? [])}))`
  let query = tx
    .selectFrom('pessoa as u')
    .select(['u.id', 'u.nome'])
    .where('u.status', '=', 'ativo')
    .where('u.id', 'in', staff)
  query = query.where(hasWords(sql`sem_acento(u.nome)`, wordsOf(busca)))
  if (ids) query = query.where(sql<boolean>`u.id = any(${bigints(ids)})`)
  return query
    .orderBy('u.nome')
    .orderBy('u.id')
    .limit(ids?.length ?? 20)
    .execute()
}

/** Lessons that were never published and whose days in the bin are over, at most `limit`. */
export const listExpired = async (tx: Tx, before: Date, limit: number): Promise<number[]> =>
  (
    await tx
      .selectFrom('aula')
      .select('id')
      .where('removida_em', '<', before)
      .where('versao', '=', 0)
      .orderBy('removida_em')
      .orderBy('id')
      .limit(limit)
      .execute()
  ).map(({ id }) => id)

/** Deletes lessons that were never published, with their screens: what is in their files may go too. */
export async function deleteAulas(tx: Tx, ids: readonly number[]): Promise<void> {
  const these = sql<number>`any(${bigints(ids)})`
  await deleteUsos(tx, 'aula', ids)
  await tx.deleteFrom('tela').where('aula_id', '=', these).execute()
  await tx.deleteFrom('aula').where('id', '=', these).execute()
}
