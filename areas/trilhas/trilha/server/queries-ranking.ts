/** SQL of rankings (product.md H-11): the pupils of classes with their points, and everybody of a path. */
import { type RawBuilder, sql } from 'kysely'
import { type Actor, isAdministradorTenant } from '../../../../core/policy/actor.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { bigints, pageSql } from '../../../../core/server/sql.ts'
import { savePreferencia } from '../../../acesso/preferencia/server/public.ts'
import { lugar, naTurma } from '../../../escola/turma/server/public-lugar.ts'
import { learning } from './queries-aprender.ts'

/** Under this key of their preferences a person leaves rankings (`{"oculto": true}`). */
export const CHAVE_RANKING = 'trilha.ranking'

/** The person, over `u`, let themselves be ranked. */
const ranked = sql<boolean>`not exists (select from preferencia f where f.usuario_id = u.id
  and f.chave = ${sql.lit(CHAVE_RANKING)} and f.preferencias -> 'oculto' = 'true'::jsonb)`

export async function isOculto(tx: Tx, usuario: number): Promise<boolean> {
  const { rows } = await sql`
    select from preferencia f where f.usuario_id = ${usuario} and f.chave = ${CHAVE_RANKING}
      and f.preferencias -> 'oculto' = 'true'::jsonb`.execute(tx)
  return rows.length > 0
}

export const saveOculto = (tx: Tx, usuario: number, oculto: boolean) =>
  savePreferencia(tx, {
    usuario_id: usuario,
    chave: CHAVE_RANKING,
    preferencias: JSON.stringify({ oculto }),
    updated_at: new Date(),
  })

/** A pupil in a ranking. */
export interface RankingRow {
  id: number
  nome: string
  foto_id: number | null
  perfil_visivel: boolean
  foto_visivel: boolean
  tem_cpf: boolean
  /** Null: nothing done yet. */
  pontos: number | null
  tempo: number | null
}

/** `colega`: the person is of a class of whoever asks: to nobody else they let themselves be shown (H-11). */
const person = (colega: RawBuilder<boolean>) => sql`u.id, u.nome, u.foto_id,
  (coalesce(o.perfil_visivel, false) and ${colega}) as perfil_visivel,
  (coalesce(o.foto_visivel, false) and ${colega}) as foto_visivel,
  exists (select from dado_pessoal dp where dp.usuario_id = u.id and dp.cpf is not null) as tem_cpf`

/** Those who see every pupil see also who left the ranking. */
const counted = (todos: boolean) => (todos ? sql<boolean>`true` : ranked)

/**
 * The pupils of classes with their points in an axis, or in the path (`eixo` 0); one who is in two classes comes twice.
 * At most 2,000 a class, 10,000 in all.
 * @param todos also those who left the ranking: for who teaches
 */
export async function listTurmas(
  tx: Tx,
  turmas: readonly number[],
  { trilha, eixo, todos }: { trilha: number; eixo: number; todos: readonly number[] },
): Promise<(RankingRow & { turma_id: number })[]> {
  const { rows } = await sql<RankingRow & { turma_id: number }>`
    select m.turma_id, ${person(sql<boolean>`true`)}, case when p.aulas > 0 then p.pontos end as pontos,
      case when p.aulas > 0 then p.tempo end as tempo
    from ${naTurma()}
    join pessoa u on u.id = m.aluno_id and u.status = 'ativo'
    left join opcao_privacidade o on o.usuario_id = u.id
    left join trilha_ponto p on p.usuario_id = u.id and p.trilha_id = ${trilha} and p.eixo = ${eixo}
    where m.turma_id = any(${bigints(turmas)})
      and (m.turma_id = any(${bigints(todos)}) or ${ranked})
    limit 10000`.execute(tx)
  return rows
}

/** The class, over `turma c`, has rankings switched on. */
const comRanking = sql<boolean>`coalesce((c.recursos ->> 'ranking')::boolean, false)`

/** The class, over `turma c`, shows its pupils every place. */
const comTodas = sql<boolean>`coalesce((c.recursos ->> 'ranking_completo')::boolean, false)`

export interface GrupoRow {
  id: number
  nome: string
  professor: boolean
  equipe: boolean
  /** Its pupils see every place. */
  todas: boolean
}

const taughtBy = (actor: Actor): number[] =>
  actor.turmas.filter(({ papel }) => papel === 'professor').map(({ id }) => id)

/** The person teaches or oversees the class `c` of the network `r`. */
export const reads = (actor: Actor): RawBuilder<boolean> =>
  isAdministradorTenant(actor)
    ? sql<boolean>`true`
    : sql<boolean>`(c.id = any(${bigints(taughtBy(actor))})
        or r.caminho && ${bigints(actor.redes.map(({ id }) => id))})`

/** Classes that follow a path and that the person learns in (with rankings switched on), teaches or oversees; their own first. */
export async function listGrupos(
  tx: Tx,
  actor: Actor,
  {
    trilha,
    turma,
    pagina,
    linhas,
  }: { trilha: number; turma?: number | undefined; pagina: number; linhas: number },
): Promise<{ grupos: GrupoRow[]; total: number }> {
  const taught = taughtBy(actor)
  const equipe = reads(actor)
  const one = turma === undefined ? sql`true` : sql`c.id = ${turma}`
  const { rows } = await sql<GrupoRow & { total: number }>`
    select c.id, c.nome, c.id = any(${bigints(taught)}) as professor, ${equipe} as equipe,
      ${comTodas} as todas, count(*) over () as total
    from trilha_grupo g join (${lugar('c')}) on c.id = g.turma_id and c.status <> 'excluida'
    where g.trilha_id = ${trilha} and ${one} and (${equipe} or (c.id = any(${bigints(learning(actor))})
      and ${comRanking}))
    order by c.id = any(${bigints([...learning(actor), ...taught])}) desc, c.nome, c.id
    ${pageSql({ pagina, linhas })}`.execute(tx)
  return { grupos: rows, total: rows[0]?.total ?? 0 }
}

export interface Quem {
  /** Sees everybody of the path. */
  todos: boolean
  /** The last birthday of who is old enough to be compared across schools, `aaaa-mm-dd`. */
  nascidoAte: string
}

/**
 * Whom a person may be compared with, over `u` and the class `c` of their last turn: of their own schools, else those
 * who are 12 and over when they are too, unless the tenant lets everybody.
 */
function comparable(actor: Actor, { todos, nascidoAte }: Quem): RawBuilder<boolean> {
  if (todos) return sql<boolean>`true`
  const turmas = actor.turmas.map(({ id }) => id)
  const redes = actor.redes.map(({ id }) => id)
  const grown = (who: RawBuilder<unknown>) =>
    sql<boolean>`exists (select from dado_pessoal dp where dp.usuario_id = ${who} and dp.data_nascimento <= ${nascidoAte}::date)`
  const own = sql<boolean>`c.rede_id in (select t.rede_id from turma t where t.id = any(${bigints(turmas)})
    union all select r.id from rede r where r.caminho && ${bigints(redes)})`
  // Who asks is settled once, not once a row.
  return sql<boolean>`(u.id = ${actor.id} or ${own} or (select ranking_entre_escolas())
    or ((select ${grown(sql`${actor.id}::bigint`)}) and ${grown(sql`u.id`)}))`
}

export interface GeralRow extends RankingRow {
  pontos: number
  tempo: number
  posicao: number
  /** Its row in the whole, from 1. */
  linha: number
  total: number
}

/**
 * A page of everybody of a path with points, and the person's own row wherever it is. Pupils of classes that have rankings
 * switched off, and who tried the path without a class, are seen by `todos` only.
 */
export async function listGeral(
  tx: Tx,
  actor: Actor,
  { trilha, pagina, linhas, ...quem }: Quem & { trilha: number; pagina: number; linhas: number },
): Promise<GeralRow[]> {
  const from = (pagina - 1) * linhas
  const colega = sql<boolean>`coalesce(t.turma_id = any(${bigints(actor.turmas.map(({ id }) => id))}), false)`
  const ligada = quem.todos ? sql`true` : sql`(u.id = ${actor.id} or ${comRanking})`
  const { rows } = await sql<GeralRow>`
    with todos as (
      select p.usuario_id, p.turma_id, p.pontos, p.tempo, (rank() over (order by p.pontos desc))::int as posicao,
        row_number() over (order by p.pontos desc, p.tempo, p.usuario_id) as linha, (count(*) over ())::int as total
      from trilha_ponto p join pessoa u on u.id = p.usuario_id and u.status = 'ativo'
      left join turma c on c.id = p.turma_id
      where p.trilha_id = ${trilha} and p.eixo = 0 and p.aulas > 0 and ${counted(quem.todos)}
        and ${ligada} and ${comparable(actor, quem)}
    )
    select ${person(colega)}, t.pontos, t.tempo, t.posicao, t.linha::int as linha, t.total from todos t join pessoa u on u.id = t.usuario_id
    left join opcao_privacidade o on o.usuario_id = u.id
    where (t.linha > ${from} and t.linha <= ${from + linhas}) or t.usuario_id = ${actor.id}
    order by t.linha`.execute(tx)
  return rows
}
