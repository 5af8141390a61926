/** The SQL on messages: a page of replies with the ones nested under them, one message, and their writes. */
import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../../../../core/policy/actor.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { pageSql } from '../../../../core/server/sql.ts'
import { loadMensagens, type MensagemRow } from './queries-shown.ts'
import { pessoaSql } from './queries-visible.ts'

/** Replies of a thread told at once. */
export const FIO = 50

export interface Reader {
  actor: Actor
  /** Reads held and hidden messages of others. */
  readsAll: boolean
}

/** Has a nested reply that can be seen, so that its place must stay. */
const holdsPlace = (m: RawBuilder<unknown>) => sql`(
  exists (select from mensagem c where c.raiz_id = ${m}.id and c.visivel)
  or exists (select from mensagem c where c.resposta_id = ${m}.id
    and (c.visivel or exists (select from mensagem d where d.resposta_id = c.id and d.visivel))))`

/** What a reader is shown of an alias: what can be seen, one's own, and places that others answered. */
const shown = (alias: string, { actor, readsAll }: Reader): RawBuilder<boolean> => {
  const m = sql.ref(alias)
  const mine = readsAll ? sql`true` : sql`${m}.usuario_id = ${actor.id}`
  return sql<boolean>`(${m}.visivel or (${m}.removida_em is null and ${mine}) or ${holdsPlace(m)})`
}

export type Ordem = 'antigas' | 'recentes' | 'curtidas'

const ORDERS: Readonly<Record<Ordem, RawBuilder<unknown>>> = {
  antigas: sql`m.id`,
  recentes: sql`m.id desc`,
  curtidas: sql`m.total_curtidas desc, m.id`,
}

/**
 * A page of replies of the first level with the first `FIO` of each thread. The page is cut with its threads, then what is
 * shown of each: small statements keep one plan for every topic, where one large one is planned anew each time.
 */
export async function pageOfMensagens(
  tx: Tx,
  topico: number,
  reader: Reader,
  { ordem, pagina, linhas }: { ordem: Ordem; pagina: number; linhas: number },
): Promise<{ raizes: MensagemRow[]; fios: MensagemRow[] }> {
  const { rows } = await sql<{ id: number; raiz_id: number | null; total: number }>`
    with raiz as materialized (
      select id, row_number() over () as lugar from (
        select m.id from mensagem m
        where m.topico_id = ${topico} and m.nivel = 1 and ${shown('m', reader)}
        order by ${ORDERS[ordem]} ${pageSql({ pagina, linhas })}) cortada
    ), fio as (
      select f.id, f.raiz_id, row_number() over (partition by f.raiz_id order by f.id) as lugar,
        count(*) over (partition by f.raiz_id) as total
      from mensagem f where f.raiz_id = any(array(select id from raiz)) and ${shown('f', reader)})
    select id, raiz_id, total from (
      select id, null::bigint as raiz_id, lugar, 0::bigint as total from raiz
      union all
      select id, raiz_id, lugar, total from fio where lugar <= ${sql.lit(FIO)}) pagina
    order by raiz_id nulls first, lugar`.execute(tx)
  const fios = new Map(rows.flatMap(({ raiz_id, total }) => (raiz_id === null ? [] : [[raiz_id, total]])))
  const ids = rows.map(({ id }) => id)
  const mensagens = await loadMensagens(tx, ids, reader.actor, fios)
  return {
    raizes: mensagens.filter(({ raiz_id }) => raiz_id === null),
    fios: mensagens.filter(({ raiz_id }) => raiz_id !== null),
  }
}

/** How many replies of the first level a reader is shown. */
export async function countRaizes(tx: Tx, topico: number, reader: Reader): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from mensagem m where m.topico_id = ${topico} and m.nivel = 1 and ${shown('m', reader)}`.execute(
    tx,
  )
  return rows[0]?.total ?? 0
}

/** The place, from 1, of the thread that holds a message; undefined when the reader is not shown it. */
export async function placeOf(
  tx: Tx,
  topico: number,
  mensagem: number,
  reader: Reader,
  ordem: Ordem,
): Promise<number | undefined> {
  const { rows } = await sql<{ lugar: number }>`
    select lugar from (
      select m.id, row_number() over (order by ${ORDERS[ordem]}) as lugar from mensagem m
      where m.topico_id = ${topico} and m.nivel = 1 and ${shown('m', reader)}) x
    where id = (select coalesce(raiz_id, id) from mensagem where id = ${mensagem} and topico_id = ${topico})`.execute(
    tx,
  )
  return rows[0]?.lugar
}

/** More of a thread, oldest first. */
export async function restOfFio(tx: Tx, raiz: number, depoisDe: number, reader: Reader) {
  const after = sql`f.raiz_id = ${raiz} and f.id > ${depoisDe} and ${shown('f', reader)}`
  const [{ rows }, counted] = await Promise.all([
    sql<{ id: number }>`select f.id from mensagem f where ${after} order by f.id limit ${FIO}`.execute(tx),
    sql<{ total: number }>`select count(*) as total from mensagem f where ${after}`.execute(tx),
  ])
  const mensagens = await loadMensagens(
    tx,
    rows.map(({ id }) => id),
    reader.actor,
  )
  return { mensagens, total: counted.rows[0]?.total ?? 0 }
}

/** What the policy asks of a message. */
export const findMensagem = (tx: Tx, id: number) =>
  tx
    .selectFrom('mensagem')
    .select([
      'id',
      'topico_id',
      'resposta_id',
      'raiz_id',
      'nivel',
      'abertura',
      'usuario_id',
      'conteudo',
      'versao',
    ])
    .select([
      'ocultar',
      'retida',
      'devolucao',
      'visivel',
      'removida_em',
      'removida_por',
      'total_curtidas',
      'total_votos',
    ])
    .where('id', '=', id)
    .executeTakeFirst()

export type MensagemAlvoRow = NonNullable<Awaited<ReturnType<typeof findMensagem>>>

export interface NewMensagem {
  topico_id: number
  usuario_id: number
  conteudo: string
  abertura: boolean
  nivel: number
  resposta_id: number | null
  raiz_id: number | null
  retida: boolean
}

export const insertMensagem = (tx: Tx, mensagem: NewMensagem) =>
  tx.insertInto('mensagem').values(mensagem).returning('id').executeTakeFirstOrThrow()

/** Keeps the text as it was, then writes the new one. The caller holds the topic's lock. */
export async function rewriteMensagem(
  tx: Tx,
  before: { id: number; conteudo: string; versao: number },
  change: { conteudo: string; retida: boolean; usuario: number; now: Date },
): Promise<void> {
  await tx
    .insertInto('mensagem_versao')
    .values({
      mensagem_id: before.id,
      versao: before.versao,
      conteudo: before.conteudo,
      usuario_id: change.usuario,
      created_at: change.now,
    })
    .execute()
  await tx
    .updateTable('mensagem')
    .set({
      conteudo: change.conteudo,
      retida: change.retida,
      editada_em: change.now,
      versao: before.versao + 1,
    })
    .where('id', '=', before.id)
    .execute()
}

export interface MensagemState {
  ocultar?: boolean
  retida?: boolean
  devolucao?: string | null
  removida_em?: Date | null
  removida_por?: number | null
}

/** Hides, holds or removes a message, or takes that back. The caller holds the topic's lock. */
export const setMensagemState = (tx: Tx, id: number, state: MensagemState) =>
  tx.updateTable('mensagem').set(state).where('id', '=', id).execute()

/**
 * Counts of a topic after a message of `autor` appeared (1) or disappeared (-1), with the likes it carries.
 * The caller holds the topic's lock, so the counts always equal the rows.
 */
export async function countMensagem(
  tx: Tx,
  {
    topico,
    autor,
    sign,
    curtidas,
    now,
  }: { topico: number; autor: number; sign: 1 | -1; curtidas: number; now: Date },
): Promise<void> {
  await tx
    .updateTable('topico')
    .set((q) => ({
      total_interacoes: q('total_interacoes', '+', sign),
      total_curtidas: q('total_curtidas', '+', sign * curtidas),
      ...(sign === 1 && { ultima_interacao: now }),
    }))
    .where('id', '=', topico)
    .execute()
  await tx
    .insertInto('topico_participacao')
    .values({ topico_id: topico, usuario_id: autor, interacoes: Math.max(sign, 0), ultima_em: now })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'topico_id', 'usuario_id']).doUpdateSet({
        interacoes: sql`greatest(topico_participacao.interacoes + ${sign}, 0)`,
        ...(sign === 1 && { ultima_em: now }),
      }),
    )
    .execute()
}

/** Likes a message or takes the like back. True when that changed something. */
export async function setCurtida(
  tx: Tx,
  mensagem: number,
  usuario: number,
  curtido: boolean,
): Promise<boolean> {
  const changed = curtido
    ? await tx
        .insertInto('curtida')
        .values({ mensagem_id: mensagem, usuario_id: usuario })
        .onConflict((conflict) => conflict.doNothing())
        .returning('mensagem_id')
        .executeTakeFirst()
    : await tx
        .deleteFrom('curtida')
        .where('mensagem_id', '=', mensagem)
        .where('usuario_id', '=', usuario)
        .returning('mensagem_id')
        .executeTakeFirst()
  return changed !== undefined
}

/** Moves the counts of likes. The caller holds the topic's lock. */
export async function addCurtidas(
  tx: Tx,
  { topico, mensagem, sign }: { topico: number; mensagem: number; sign: 1 | -1 },
): Promise<void> {
  await tx
    .updateTable('topico')
    .set((q) => ({ total_curtidas: q('total_curtidas', '+', sign) }))
    .where('id', '=', topico)
    .execute()
  await tx
    .updateTable('mensagem')
    .set((q) => ({ total_curtidas: q('total_curtidas', '+', sign) }))
    .where('id', '=', mensagem)
    .execute()
}

export const countsOf = (tx: Tx, mensagem: number) =>
  tx
    .selectFrom('mensagem')
    .select(['total_curtidas', 'total_votos'])
    .where('id', '=', mensagem)
    .executeTakeFirstOrThrow()

/** Writes a vote and moves the message's sum by what changed. The caller holds the topic's lock. */
export async function setVoto(tx: Tx, mensagem: number, usuario: number, voto: number): Promise<void> {
  const mine = tx
    .selectFrom('voto')
    .select('valor')
    .where('mensagem_id', '=', mensagem)
    .where('usuario_id', '=', usuario)
  const before = (await mine.executeTakeFirst())?.valor ?? 0
  if (before === voto) return
  await (voto === 0
    ? tx.deleteFrom('voto').where('mensagem_id', '=', mensagem).where('usuario_id', '=', usuario).execute()
    : tx
        .insertInto('voto')
        .values({ mensagem_id: mensagem, usuario_id: usuario, valor: voto })
        .onConflict((conflict) =>
          conflict.columns(['tenant_id', 'mensagem_id', 'usuario_id']).doUpdateSet({ valor: voto }),
        )
        .execute())
  await tx
    .updateTable('mensagem')
    .set((q) => ({ total_votos: q('total_votos', '+', voto - before) }))
    .where('id', '=', mensagem)
    .execute()
}

/** Earlier texts, newest first, with who replaced each. */
export const listVersoes = (tx: Tx, mensagem: number) =>
  tx
    .selectFrom('mensagem_versao as v')
    .innerJoin('mensagem as m', 'm.id', 'v.mensagem_id')
    .innerJoin('topico as t', 't.id', 'm.topico_id')
    .innerJoin('pessoa as u', 'u.id', 'v.usuario_id')
    .select(['v.versao', 'v.conteudo', 'v.created_at', pessoaSql('u', sql.ref('t.turma_id')).as('usuario')])
    .where('v.mensagem_id', '=', mensagem)
    .orderBy('v.versao', 'desc')
    .limit(100)
    .execute()
