/** The SQL on attempts: the lesson that is meant, its screens, attempts, and what counts of them. */

import { type NotNull, sql } from 'kysely'
import { sure } from '../../../../core/contract/narrow.ts'
import type { Actor } from '../../../../core/policy/actor.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { dentroDe, linhagem } from '../../../escola/turma/server/public-lugar.ts'
import { guardaSql } from '../../aula/server/public-gabarito.ts'
import { daTurma, versaoDe } from '../../aula/server/public-versao.ts'
import { bestOf, type Nota } from '../rules.ts'
import type { EstadoTentativa, Status } from '../shapes.ts'
import { caminho } from './public-caminho.ts'

/** The lesson is meant for a network in which the actor has a class, or that lies above or below one of theirs. */
function naRedeSql({ turmas, redes }: Actor) {
  const own = redes.map(({ id }) => id)
  const places = turmas.map(({ id }) => id)
  return sql<boolean>`(a.rede_id is not null and (a.rede_id in ${linhagem(own, places)} or ${dentroDe('a.rede_id', own)}))`
}

interface AulaRow {
  id: number
  versao: number
  alcance: string
  estado: string
  removida_em: Date | null
  /** Null: the class does not have it. */
  na_turma: number | null
  inicio: Date | null
  fim: Date | null
  na_rede: boolean
}

/**
 * A lesson with its place in a class, where one is asked for and it has one: given by itself, else by a playlist that
 * reaches the class or shared with it; of several the one that holds now, else the next one.
 */
export async function findAula(
  tx: Tx,
  actor: Actor,
  aula: number,
  turma: number | null,
): Promise<AulaRow | undefined> {
  const { rows } = await sql<AulaRow>`
    select a.id, a.versao, a.alcance, a.estado, a.removida_em, coalesce(ta.aula_id, pl.aula_id) as na_turma,
      case when ta.id is null then pl.inicio else ta.inicio end as inicio,
      case when ta.id is null then pl.fim else ta.fim end as fim, ${naRedeSql(actor)} as na_rede
    from aula_atual a
    left join ${daTurma()} on ta.aula_id = a.id and ta.turma_id = ${turma ?? 0}
    left join lateral (
      select r.aula_id, r.inicio, r.fim from turma_alcance r where r.aula_id = a.id and r.turma_id = ${turma ?? 0}
      order by coalesce(r.fim <= now(), false), coalesce(r.inicio, '-infinity'), r.fim desc nulls first limit 1) pl on true
    where a.id = ${aula}`.execute(tx)
  return rows[0]
}

const resumo = ['tela_id', 'ordem', 'tipo', 'titulo', 'peso', 'obrigatoria'] as const
const screens = (tx: Tx, aula: number, versao: number) =>
  tx.selectFrom('tela_publicada').where('aula_id', '=', aula).where('versao', '=', versao).orderBy('ordem')

/** The screens without what they show: at most 60. */
export const listRoteiro = (tx: Tx, aula: number, versao: number) =>
  screens(tx, aula, versao).select(resumo).execute()

/** The screens as learners get them: all, or those of `ids`. */
export const listTelas = (tx: Tx, aula: number, versao: number, ids?: readonly number[]) =>
  screens(tx, aula, versao)
    .select([...resumo, 'conteudo'])
    .$if(ids !== undefined, (query) => query.where('tela_id', 'in', [0, ...(ids ?? [])]))
    .execute()

/**
 * How a lesson is in a class (`x`) that has it by playlists only: until the last of the links that have begun ends. Of
 * a lesson that is given by itself (`ta`) the playlists say nothing.
 */
export const byPlaylistSql = sql<{ links: number; fim: Date | null }>`(
  select count(*)::int as links, case when bool_or(r.fim is null) then null else max(r.fim) end as fim
  from turma_alcance r
  where ta.id is null and r.turma_id = x.turma_id and r.aula_id = x.aula_id
    and (r.inicio is null or r.inicio <= now()))`

/** When the path of a turn closes to the class by which it came. */
const byTrilhaSql = () => sql<{ fim: Date | null }>`(${caminho.ask().fimSql()})`

/** In a path the schedule of the path, in a class that of the lesson. */
const fimSql = sql<Date | null>`case when x.trilha_tentativa_id is null then coalesce(ta.fim, pl.fim) else tg.fim end`

const attempts = (tx: Tx) =>
  tx
    .selectFrom('tentativa as x')
    .innerJoinLateral(versaoDe('x').as('v'), (join) => join.onTrue())
    .leftJoin(daTurma(), (join) =>
      join.onRef('ta.aula_id', '=', 'x.aula_id').onRef('ta.turma_id', '=', 'x.turma_id'),
    )
    .leftJoinLateral(byPlaylistSql.as<'pl'>('pl'), (join) => join.onTrue())
    .leftJoinLateral(byTrilhaSql().as<'tg'>('tg'), (join) => join.onTrue())
    .selectAll('x')
    .select(['v.titulo', 'v.descricao', 'v.navegacao', 'v.nota_minima', 'v.tempo_limite', 'v.total_telas'])
    .select(['v.tentativas as limite', fimSql.as('fim')])
    .select(
      sql<string | null>`case when x.trilha_tentativa_id is not null then 'apos_fim'
        when pl.links > 0 then 'apos_tentativa' else ta.mostrar_gabarito end`.as('mostrar_gabarito'),
    )

export type TentativaRow = NonNullable<Awaited<ReturnType<typeof findTentativa>>>

export const findTentativa = (tx: Tx, id: number) => attempts(tx).where('x.id', '=', id).executeTakeFirst()

export const findByUuid = (tx: Tx, uuid: string) => attempts(tx).where('x.uuid', '=', uuid).executeTakeFirst()

export type Bilhete = NonNullable<Awaited<ReturnType<typeof findBilhete>>>

/** Which attempt a ticket is of: all that the lock on its place needs. */
export const findBilhete = (tx: Tx, uuid: string) =>
  tx
    .selectFrom('tentativa')
    .select(['id', 'usuario_id', 'aula_id', 'turma_id', 'trilha_tentativa_id', 'versao'])
    .where('uuid', '=', uuid)
    .executeTakeFirst()

/** A person's work on a lesson in a class, or by themselves; in a turn of a path, or outside any. */
export interface Lugar {
  usuario_id: number
  aula_id: number
  turma_id: number | null
  trilha_tentativa_id: number | null
}

const inLugar = ({ usuario_id, aula_id, turma_id, trilha_tentativa_id }: Lugar) =>
  sql<boolean>`(x.usuario_id = ${usuario_id} and x.aula_id = ${aula_id}
    and x.turma_id is not distinct from ${turma_id}::bigint
    and x.trilha_tentativa_id is not distinct from ${trilha_tentativa_id}::bigint)`

/** Newest first; at most 200. */
export const listTentativas = (tx: Tx, lugar: Lugar) =>
  attempts(tx).where(inLugar(lugar)).orderBy('x.numero', 'desc').limit(200).execute()

/** Every attempt of a person at a lesson, in whatever place; at most 500. */
export const listDaPessoa = (tx: Tx, usuario: number, aula: number) =>
  attempts(tx)
    .where('x.usuario_id', '=', usuario)
    .where('x.aula_id', '=', aula)
    .orderBy('x.numero', 'desc')
    .orderBy('x.id', 'desc')
    .limit(500)
    .execute()

/** A lesson without a limit may be done any number of times. */
const MAX_POR_ALUNO = 20

/** The last ones of every pupil in a class, oldest first. */
export const listOfTurma = (tx: Tx, turma: number, aula: number) =>
  attempts(tx)
    .where(
      sql<boolean>`x.id in (select id from (
        select id, row_number() over (partition by usuario_id order by numero desc) as n from tentativa
        where turma_id = ${turma} and aula_id = ${aula} and trilha_tentativa_id is null) own where n <= ${sql.lit(MAX_POR_ALUNO)})`,
    )
    .orderBy('x.numero')
    .orderBy('x.id')
    .limit(10_000)
    .execute()

/**
 * From here on nobody else begins, answers or ends anything in this place, and no key of the lesson changes, until the
 * transaction ends. Keys are read after it.
 */
export async function lockLugar(tx: Tx, lugar: Lugar): Promise<number> {
  const { usuario_id, aula_id, turma_id, trilha_tentativa_id } = lugar
  const { rows } = await sql<{ id: number }>`
    insert into resultado (usuario_id, aula_id, turma_id, trilha_tentativa_id)
    select ${usuario_id}, ${aula_id}, ${turma_id}::bigint, ${trilha_tentativa_id}::bigint from ${guardaSql(aula_id)}
    on conflict (tenant_id, usuario_id, aula_id, coalesce(turma_id, 0), coalesce(trilha_tentativa_id, 0)) do update set ultima_em = now()
    returning id`.execute(tx)
  return sure(rows[0]).id
}

export const countAbertura = (tx: Tx, resultado: number, now: Date) =>
  tx
    .updateTable('resultado')
    .set({ aberturas: sql`aberturas + 1`, aberta_em: sql`coalesce(aberta_em, ${now})` })
    .where('id', '=', resultado)
    .execute()

export interface NovaTentativa extends Lugar {
  uuid?: string | undefined
  /** Absent: it runs. */
  estado?: EstadoTentativa
  versao: number
  numero: number
  iniciada_em: Date
  offline: boolean
  relogio_incorreto: boolean
}

export async function insertTentativa(tx: Tx, nova: NovaTentativa): Promise<number> {
  const { uuid, ...rest } = nova
  const { id } = await tx
    .insertInto('tentativa')
    .values({ ...rest, ultima_em: nova.iniciada_em, ...(uuid && { uuid }) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export interface TentativaChange {
  estado?: EstadoTentativa
  tela_id?: number | null
  ultima_em?: Date
  concluida_em?: Date | null
  tempo?: number
  nota?: number | null
  status?: Status | null
  relogio_incorreto?: boolean
  gabarito_em?: Date
  anulada_por?: number
  recusas?: true
}

export const updateTentativa = (tx: Tx, id: number, change: TentativaChange) =>
  tx.updateTable('tentativa').set(change).where('id', '=', id).execute()

/** Counts anew what a person made of a lesson: attempts, time, and the best (section 4). The place is locked. */
export async function recount(tx: Tx, lugar: Lugar): Promise<void> {
  const rows = await tx
    .selectFrom('tentativa as x')
    .select(['x.id', 'x.estado', 'x.tempo', 'x.nota', 'x.status', 'x.concluida_em'])
    .where(inLugar(lugar))
    .where('x.estado', '<>', 'anulada')
    .orderBy('x.numero')
    .orderBy('x.id')
    .limit(10_000)
    .execute()
  const graded = rows.flatMap(({ nota, status, ...row }) =>
    nota === null || status === null
      ? []
      : [{ ...row, nota: Number(nota), status: status as Nota['status'] }],
  )
  const best = bestOf(graded)
  await tx
    .updateTable('resultado as x')
    .set({
      tentativas: rows.length,
      concluidas: rows.filter(({ estado }) => estado !== 'iniciada').length,
      tempo: rows.reduce((sum, { tempo }) => sum + tempo, 0),
      tentativa_id: best?.id ?? null,
      nota: best?.nota ?? null,
      status: best?.status ?? null,
      concluida_em: best?.concluida_em ?? null,
    })
    .where(inLugar(lugar))
    .execute()
}

/** How often a lesson may be done by its version of today; null: as often as one likes. */
export async function findLimite(tx: Tx, aula: number): Promise<number | null> {
  const row = await tx.selectFrom('aula_atual').select('tentativas').where('id', '=', aula).executeTakeFirst()
  return row?.tentativas ?? null
}

/** What the pupils of a class made of a lesson; at most 2,000. */
export const listResultados = (tx: Tx, turma: number, aula: number) =>
  tx
    .selectFrom('resultado')
    .selectAll()
    .where('turma_id', '=', turma)
    .where('aula_id', '=', aula)
    .where('trilha_tentativa_id', 'is', null)
    .limit(2_000)
    .execute()

/** A published lesson for everybody, by its code. */
export const findAtividade = (tx: Tx, codigo: string) =>
  tx
    .selectFrom('aula_atual')
    .select(['id', 'versao'])
    .where('codigo', '=', codigo)
    .where('alcance', '=', 'plataforma')
    .where('disponivel', '=', true)
    .$narrowType<{ id: NotNull; versao: NotNull }>()
    .executeTakeFirst()

/** The names behind a result that is shown to others. */
export const findNomes = (tx: Tx, usuario: number, turma: number | null) =>
  tx
    .selectFrom('pessoa as usuario')
    .leftJoin('turma', (join) => join.on('turma.id', '=', turma ?? 0))
    .select(['usuario.nome', 'turma.nome as turma'])
    .where('usuario.id', '=', usuario)
    .where('usuario.status', '=', 'ativo')
    .executeTakeFirst()

/** Attempts that run although their time is over by ten minutes: nobody comes to end them. */
export async function listPast(tx: Tx, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select x.id from tentativa x
    join lateral ${versaoDe('x')} v on true
    left join ${daTurma()} on ta.aula_id = x.aula_id and ta.turma_id = x.turma_id
    left join lateral ${byPlaylistSql} pl on true
    left join lateral ${byTrilhaSql()} tg on true
    where x.estado = 'iniciada' and (${fimSql} < now() - interval '10 minutes'
      or x.iniciada_em + v.tempo_limite * interval '1 second' < now() - interval '10 minutes')
    order by x.iniciada_em, x.id limit ${limit}`.execute(tx)
  return rows.map(({ id }) => id)
}
