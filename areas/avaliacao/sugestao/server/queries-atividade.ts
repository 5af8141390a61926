/** SQL on activities: those of suggestions, those of a person, changes. */
import { type RawBuilder, sql } from 'kysely'
import type { Ref } from '../../../../core/contract/schema.ts'
import type { Actor } from '../../../../core/policy/actor.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { bigints, hasWords, pageSql, wordsOf } from '../../../../core/server/sql.ts'
import type { TipoAtividade } from '../../../ensino/tentativa/shapes-sugerida.ts'
import { caminhoSql, refSql } from '../../questao/server/public.ts'
import type { SugestaoAlvo } from '../policy.ts'
import type { Destino } from '../rules.ts'
import { atividadesVisibleTo, ensinaSql, naRedeSql } from './visible.ts'

export interface AtividadeRow extends Destino {
  id: number
  sugestao: Ref | null
  titulo: string
  tipo: TipoAtividade
  autor: Ref
  revisao: number
  /** What the rules ask of the suggestion that it stands in. */
  alvo: SugestaoAlvo | null
}

const select = (actor: Actor) => sql`
  select v.id, v.titulo, v.tipo, v.aula_id, v.playlist_id, v.trilha_id, v.url, v.midia_id, v.html, v.revisao,
    ${refSql('pessoa', 'v.usuario_id')} as autor,
    case when s.id is not null then jsonb_build_object('id', s.id, 'nome', s.titulo) end as sugestao,
    case when s.id is not null then jsonb_build_object('autor', s.usuario_id, 'estado', s.estado,
      'redeCaminho', coalesce(to_jsonb(${caminhoSql('s.rede_id')}), '[]'), 'naRede', ${naRedeSql(actor)},
      'ensina', ${ensinaSql(actor, sql.ref('s.rede_id'))}) end as alvo
  from atividade v left join sugestao s on s.id = v.sugestao_id`

export async function find(
  tx: Tx,
  actor: Actor,
  id: number,
  { lock = false } = {},
): Promise<AtividadeRow | undefined> {
  const { rows } = await sql<AtividadeRow>`${select(actor)} where v.id = ${id}
    ${lock ? sql`for update of v` : sql``}`.execute(tx)
  return rows[0]
}

/** Those of suggestions, in their order. */
export async function listOf(tx: Tx, actor: Actor, sugestoes: readonly number[]): Promise<AtividadeRow[]> {
  if (sugestoes.length === 0) return []
  const { rows } = await sql<AtividadeRow>`${select(actor)} where v.sugestao_id = any(${bigints(sugestoes)})
    order by v.sugestao_id, v.ordem, v.id`.execute(tx)
  return rows
}

export interface Filter {
  busca?: string | undefined
  sugestao?: number | undefined
  soltas?: boolean | undefined
}

const matching = (actor: Actor, { busca, sugestao, soltas }: Filter): RawBuilder<boolean> =>
  sql<boolean>`${sql.join(
    [
      atividadesVisibleTo(actor),
      ...(sugestao ? [sql`v.sugestao_id = ${sugestao}`] : []),
      ...(soltas ? [sql`v.sugestao_id is null and v.usuario_id = ${actor.id}`] : []),
      hasWords(sql`sem_acento(v.titulo)`, wordsOf(busca)),
    ],
    sql` and `,
  )}`

export async function list(
  tx: Tx,
  actor: Actor,
  filter: Filter,
  page: { pagina: number; linhas: number },
): Promise<AtividadeRow[]> {
  const { rows } = await sql<AtividadeRow>`${select(actor)} where ${matching(actor, filter)}
    order by v.created_at desc, v.id desc ${pageSql(page)}`.execute(tx)
  return rows
}

export async function count(tx: Tx, actor: Actor, filter: Filter): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from atividade v where ${matching(actor, filter)}`.execute(tx)
  return rows[0]?.n ?? 0
}

export async function insert(tx: Tx, given: Destino & { titulo: string }, usuario: number): Promise<number> {
  const { id } = await tx
    .insertInto('atividade')
    .values({ ...given, usuario_id: usuario })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const update = (tx: Tx, id: number, change: Partial<Destino> & { titulo?: string }, now: Date) =>
  tx
    .updateTable('atividade')
    .set((v) => ({ ...change, revisao: v('revisao', '+', 1), alterada_em: now }))
    .where('id', '=', id)
    .execute()

/** How many of these may be put into a suggestion: those in it already, and the actor's own that stand nowhere. */
export async function lockUsable(
  tx: Tx,
  actor: Actor,
  sugestao: number,
  ids: readonly number[],
): Promise<number> {
  const { rows } = await sql`select from atividade v where v.id = any(${bigints(ids)})
    and (v.sugestao_id = ${sugestao} or (v.sugestao_id is null and v.usuario_id = ${actor.id})) for update`.execute(
    tx,
  )
  return rows.length
}

/** Makes these the activities of a suggestion, in this order; others come loose. */
export async function setAtividades(tx: Tx, sugestao: number, ids: readonly number[]): Promise<void> {
  await sql`update atividade v set sugestao_id = null, ordem = 0
    where v.sugestao_id = ${sugestao} and v.id <> all(${bigints(ids)})`.execute(tx)
  await sql`update atividade v set sugestao_id = ${sugestao}, ordem = x.ordem
    from unnest(${bigints(ids)}) with ordinality as x (id, ordem) where v.id = x.id`.execute(tx)
}
