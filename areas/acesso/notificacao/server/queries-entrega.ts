/** The SQL of what leaves the product: taken in lots, marked when the other side has it, tried again when it has not. */
import { sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import type { Language } from '../../../../core/texts/texts.ts'
import type { Canal } from '../shapes.ts'

/** Whoever took a lot and said nothing for so long has died: another takes it, under the same name. */
const LEASE_MS = 10 * 60_000

export interface Novidade {
  tipo: string
  dados: unknown
  destino: string
  categoria: string
}

/** The tenant's quiet hours as it wrote them; null where it says none. */
export async function findSilencio(tx: Tx): Promise<unknown> {
  const { rows } = await sql<{ said: unknown }>`select horas_de_silencio() as said`.execute(tx)
  return rows[0]?.said
}

/** One message to one person. */
export interface Lote {
  lote: string
  usuario: { id: number; nome: string; email: string | null; idioma: Language; status: string }
  /** Failures so far. */
  tentativas: number
  /** Oldest first. */
  novidades: Novidade[]
}

interface Taking {
  canal: Canal
  now: Date
  /** Only what is urgent. */
  quiet: boolean
  limit: number
}

const leaseOver = (now: Date) => new Date(now.getTime() - LEASE_MS)

/** Forgets what was read in the meantime: it is no news any more. */
const dropRead = (tx: Tx, { canal, now }: Taking) =>
  sql`
  delete from notificacao_entrega e using notificacao n
  where n.id = e.notificacao_id and n.lida_em is not null
    and e.canal = ${canal} and e.enviada_em is null and e.lote is null and e.devida_em <= ${now}`.execute(tx)

/** Takes what is due: per person one lot of what is urgent and one of the rest. Two takers never share a row. */
export async function takeLotes(tx: Tx, taking: Taking): Promise<Lote[]> {
  const { canal, now, quiet, limit } = taking
  await dropRead(tx, taking)
  const ready = sql`e.canal = ${canal} and e.enviada_em is null and e.devida_em <= ${now}
    and (e.urgente or ${!quiet}) and (e.tomada_em is null or e.tomada_em < ${leaseOver(now)})`
  const { rows } = await sql<Lote>`
    with devida as (
      select e.usuario_id, e.urgente, e.lote from notificacao_entrega e where ${ready}
      group by e.usuario_id, e.urgente, e.lote order by min(e.devida_em), e.urgente, e.lote, e.usuario_id limit ${limit}
    ), nomeada as (
      select usuario_id, urgente, lote as antigo, coalesce(lote, gen_random_uuid()) as lote from devida
    ), presa as (
      select e.notificacao_id, nomeada.lote from notificacao_entrega e
      join nomeada on nomeada.usuario_id = e.usuario_id and nomeada.urgente = e.urgente
        and nomeada.antigo is not distinct from e.lote
      where ${ready} for update of e skip locked
    ), tomada as (
      update notificacao_entrega e set lote = presa.lote, tomada_em = ${now}
      from presa where e.notificacao_id = presa.notificacao_id and e.canal = ${canal}
      returning e.lote, e.usuario_id, e.notificacao_id, e.categoria, e.tentativas
    )
    select t.lote, max(t.tentativas) as tentativas,
      jsonb_build_object('id', u.id, 'nome', u.nome, 'email', u.email, 'idioma', u.idioma, 'status', u.status) as usuario,
      jsonb_agg(jsonb_build_object('tipo', n.tipo, 'dados', n.dados, 'destino', n.destino, 'categoria', t.categoria)
        order by n.id) as novidades
    from tomada t join notificacao n on n.id = t.notificacao_id join pessoa u on u.id = t.usuario_id
    group by t.lote, u.id, u.nome, u.email, u.idioma, u.status`.execute(tx)
  return rows
}

export const markSent = (tx: Tx, lotes: readonly string[], now: Date) =>
  sql`update notificacao_entrega set enviada_em = ${now} where lote = any(${[...lotes]}::uuid[])`.execute(tx)

/** Nobody is there to take it, and nobody will be. */
export const dropLotes = (tx: Tx, lotes: readonly string[]) =>
  sql`delete from notificacao_entrega where lote = any(${[...lotes]}::uuid[]) and enviada_em is null`.execute(
    tx,
  )

/** Puts lots off, each to its own instant. */
export const postpone = (tx: Tx, lotes: readonly string[], instants: readonly Date[]) =>
  sql`update notificacao_entrega e set tomada_em = null, tentativas = tentativas + 1, devida_em = later.at
    from unnest(${[...lotes]}::uuid[], ${[...instants]}::timestamptz[]) later (lote, at)
    where e.lote = later.lote and e.enviada_em is null`.execute(tx)

/** When the next is due, of what is urgent and of the rest. */
export async function nextDue(tx: Tx): Promise<{ urgente: Date | null; outra: Date | null }> {
  const at = sql`greatest(devida_em, tomada_em + ${LEASE_MS / 1000} * interval '1 second')`
  const { rows } = await sql<{ urgente: Date | null; outra: Date | null }>`
    select min(${at}) filter (where urgente) as urgente, min(${at}) filter (where not urgente) as outra
    from notificacao_entrega where enviada_em is null`.execute(tx)
  return rows[0] ?? { urgente: null, outra: null }
}
