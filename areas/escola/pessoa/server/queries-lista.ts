/** SQL of lists of people: who is in sight of an actor, what a search means, one page of them. */

import { type RawBuilder, sql } from 'kysely'
import { type Actor, isAdministradorTenant } from '../../../../core/policy/actor.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { bigints, hasWords, wordsOf } from '../../../../core/server/sql.ts'
import { encerrados, naoEncerrados } from '../../../acesso/sessao/server/public-vigente.ts'
import { dentroDe, lugar, noLugar, nomeada, pertence } from '../../turma/server/public-lugar.ts'
import { listArvore } from '../../turma/server/public-rede.ts'
import type { Filtro } from '../contract.ts'
import type { PapelPessoa } from '../policy.ts'
import { readSearch } from '../rules.ts'

interface Place {
  /** Networks: they and what lies below them. */
  redes?: readonly number[] | undefined
  papel?: PapelPessoa | undefined
}

/** The ids of people with a role, or any, in the whole tenant or below some networks: a sub-select. */
function peopleIn({ redes, papel }: Place): RawBuilder<unknown> {
  const inRede = (column: string) => (redes === undefined ? sql<boolean>`true` : dentroDe(column, redes))
  const asked = papel === undefined ? sql<boolean>`true` : sql<boolean>`v.papel = ${papel}`
  const pupils = sql`select m.aluno_id as id from ${pertence()} where ${inRede('t.rede_id')}`
  if (papel === 'aluno') return pupils
  const direct = sql`select v.usuario_id from ${naoEncerrados()} where ${asked}
    and v.turma_id is null and v.aluno_id is null ${redes === undefined ? sql`` : sql`and ${inRede('v.rede_id')}`}`
  const teachers = sql`select v.usuario_id from ${naoEncerrados()} join turma t on t.id = v.turma_id
    where ${asked} and ${inRede('t.rede_id')}`
  const guardians =
    redes === undefined
      ? sql`select v.usuario_id from ${naoEncerrados()} where v.aluno_id is not null and ${asked}`
      : sql`select v.usuario_id from ${naoEncerrados()} join (${pertence()}) on m.aluno_id = v.aluno_id
          where ${asked} and ${inRede('t.rede_id')}`
  const roles = sql`${direct} union all ${teachers} union all ${guardians}`
  if (papel !== undefined) return roles
  return sql`${pupils} union all ${roles} ${redes === undefined ? sql`` : sql`union all ${left(redes)}`}`
}

/** Whoever has no role any more, where they had one: a sub-select. */
function left(redes: readonly number[]): RawBuilder<unknown> {
  const below = sql<boolean>`r.caminho && ${bigints(redes)}`
  const gone = sql<boolean>`not exists (select from ${naoEncerrados('n')} where n.usuario_id = v.usuario_id)
    and not exists (select from ${pertence()} where m.aluno_id = v.usuario_id)`
  return sql`select v.usuario_id from ${encerrados()} ${noLugar()} where v.aluno_id is null and ${below} and ${gone}
    union all select v.usuario_id from ${encerrados()} join (${pertence('r')}) on m.aluno_id = v.aluno_id
      where ${below} and ${gone}`
}

/** `is true` keeps the planner from joining: its guesses are poor below row-level security, a hashed set is not. */
const among = (ids: RawBuilder<unknown>) => sql<boolean>`(u.id in (${ids})) is true`

/** The people an actor may see, as a condition on `usuario u`: the same as `pessoaPolicy.view`. */
export const pessoasVisibleTo = (actor: Actor): RawBuilder<boolean> =>
  isAdministradorTenant(actor)
    ? sql`true`
    : actor.redes.length === 0
      ? sql`false`
      : among(peopleIn({ redes: actor.redes.map(({ id }) => id) }))

const byDocument = (column: 'cpf' | 'ra' | 'inep', value: string) =>
  sql`select usuario_id from dado_pessoal where ${sql.ref(column)} = ${value}`

function searched(busca: string | undefined): RawBuilder<boolean> {
  const search = readSearch(busca ?? '')
  switch (search.kind) {
    case 'nothing':
      return sql`true`
    case 'cpf':
      return sql`u.id in (${byDocument('cpf', search.cpf)} union ${byDocument('ra', search.cpf)})`
    case 'email':
      return sql`(u.email = ${search.email} or u.login = ${search.email})`
    case 'number':
      return sql`u.id in (${byDocument('ra', search.number)} union ${byDocument('inep', search.number)}
        union select id from pessoa where login = ${search.number.toLowerCase()})`
    case 'words': {
      const words = hasWords(sql`u.busca`, search.words)
      // A register number may hold letters: one word may be one.
      const [only] = search.words
      return search.words.length === 1 && only !== undefined && /\d/.test(only)
        ? sql`(${words} or u.id in (${byDocument('ra', only.toUpperCase())}))`
        : words
    }
  }
}

const ORDER = {
  nome: sql`u.busca, u.id`,
  '-nome': sql`u.busca desc, u.id desc`,
  login: sql`u.login, u.id`,
  '-login': sql`u.login desc, u.id desc`,
  criado_em: sql`u.created_at, u.id`,
  '-criado_em': sql`u.created_at desc, u.id desc`,
} as const

function matching(actor: Actor, { busca, aba = 'usuarios', papel, rede }: Filtro): RawBuilder<boolean> {
  const role = aba === 'responsaveis' ? 'responsavel' : papel
  const status = aba === 'suspensos' ? 'suspenso' : 'ativo'
  const placed =
    role === undefined && rede === undefined
      ? sql`true`
      : among(peopleIn({ papel: role, redes: rede === undefined ? undefined : [rede] }))
  // By a network of others nobody is found: whom the actor sees elsewhere is no less there, and that is not theirs to ask.
  const asked =
    rede === undefined || isAdministradorTenant(actor)
      ? sql`true`
      : dentroDe(
          rede,
          actor.redes.map(({ id }) => id),
        )
  const wanted = searched(busca)
  // Who lies where is read, all of it, for the first who was found: for nobody when nobody was.
  return sql`u.status = ${status} and ${wanted}
    and case when ${wanted} then ${asked} and ${placed} and ${pessoasVisibleTo(actor)} else false end`
}

export interface LinhaRow {
  id: number
  nome: string
  login: string
  status: string
  created_at: Date
  papeis: string[]
  lugares: string[]
  total_lugares: number
  visto_em: Date | null
  /** Of all that match. */
  total: number
}

/** A statement: the `lugar` of each role of `pessoa u`: class and school, or the pupil that a guardian answers for. */
const lugaresDe = () => sql`
  select t.nome || ' · ' || r.nome as lugar from ${pertence('r')} where m.aluno_id = u.id
  union all
  select concat_ws(' · ', t.nome, r.nome) from ${naoEncerrados()} ${noLugar()}
    where v.usuario_id = u.id and r.id is not null
  union all
  select a.nome from ${naoEncerrados()} join pessoa a on a.id = v.aluno_id where v.usuario_id = u.id`

/** A page of the people that match, found among names alone; what a row shows is looked up for the page only. */
export async function listPessoas(
  tx: Tx,
  actor: Actor,
  filtro: Filtro,
  { limit, offset }: { limit: number; offset: number },
): Promise<LinhaRow[]> {
  const { ordem = 'nome', aba, busca, papel, rede } = filtro
  // All of a tenant is read in order, as far as the page reaches, and counted by the index; of less a list is made once.
  const whole =
    isAdministradorTenant(actor) && !busca && !papel && rede === undefined && aba !== 'responsaveis'
  // A limit that the plan can't know is taken for a tenth of the tenant: it stands in the text.
  const kept = whole ? sql`not materialized` : sql`materialized`
  const { rows } = await sql<LinhaRow>`
    with achada as ${kept} (
      select u.id, u.busca ${ordem.endsWith('nome') ? sql`` : sql`, u.login, u.created_at`}
      from pessoa u where ${matching(actor, filtro)}
    ), pagina as materialized (
      select u.id from achada u order by ${ORDER[ordem]} limit ${sql.lit(limit)} offset ${offset})
    select u.id, u.nome, u.login, u.status, u.created_at, p.papeis,
      coalesce(l.lugares[1:2], '{}') as lugares, coalesce(cardinality(l.lugares), 0) as total_lugares,
      (select max(s.vista_em) from sessao s where s.usuario_id = u.id and s.suporte_id is null) as visto_em,
      (select count(*) from achada) as total
    from pagina join pessoa u on u.id = pagina.id
    cross join lateral (
      select coalesce(array_agg(distinct papel), '{}') as papeis from (
        select v.papel from ${naoEncerrados()} where v.usuario_id = u.id
        union all
        select 'aluno' from ${pertence()} where m.aluno_id = u.id
      ) papeis) p
    cross join lateral (
      select array_agg(distinct lugar) as lugares from (${lugaresDe()}) lugares) l
    order by ${ORDER[ordem]}`.execute(tx)
  return rows
}

/** People in sight of an actor, found by words of their names, each with one place; whose name begins so come first. */
export async function searchPessoas(
  tx: Tx,
  actor: Actor,
  busca: string,
  most: number,
): Promise<{ id: number; nome: string; em: string }[]> {
  const words = wordsOf(busca)
  const named = hasWords(sql`sem_acento(u.nome)`, words)
  const begins = sql`starts_with(u.busca, (select sem_acento(${words[0] ?? ''})))`
  const { rows } = await sql<{ id: number; nome: string; em: string }>`
    with achada as materialized (
      select u.id, u.nome, u.busca from pessoa u
      where u.status = 'ativo' and case when ${named} then ${pessoasVisibleTo(actor)} else false end
      order by ${begins} desc, u.busca, u.id limit ${most})
    select u.id, u.nome, coalesce((select min(lugar) from (${lugaresDe()}) l), '') as em
    from achada u order by ${begins} desc, u.busca, u.id`.execute(tx)
  return rows
}

/** How many match, for a page past the end. */
export async function countPessoas(tx: Tx, actor: Actor, filtro: Filtro): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from pessoa u where ${matching(actor, filtro)}`.execute(tx)
  return rows[0]?.n ?? 0
}

export interface RedeRow {
  id: number
  nome: string
  caminho: number[]
  inep: string | null
}

/** The networks and schools of an actor, parents before children, each level by name; at most 500. */
export async function listRedes(tx: Tx, actor: Actor, rede: number | undefined): Promise<RedeRow[]> {
  const mine = isAdministradorTenant(actor)
    ? sql`true`
    : sql`r.caminho && ${bigints(actor.redes.map(({ id }) => id))}`
  const below = rede === undefined ? sql`true` : sql`${rede} = any(r.caminho)`
  return listArvore(tx, sql`${mine} and ${below}`)
}

/** Active classes below a network that an actor answers for, by name; at most 100. */
export async function listTurmas(
  tx: Tx,
  actor: Actor,
  { rede, busca }: { rede?: number | undefined; busca?: string | undefined },
) {
  const mine = isAdministradorTenant(actor)
    ? sql`true`
    : sql`r.caminho && ${bigints(actor.redes.map(({ id }) => id))}`
  const below = rede === undefined ? sql`true` : sql`${rede} = any(r.caminho)`
  const { rows } = await sql<{
    id: number
    nome: string
    ano_letivo: number
    escola_id: number
    escola_nome: string
  }>`
    select t.id, t.nome, t.ano_letivo, r.id as escola_id, r.nome as escola_nome
    from ${lugar()}
    where t.status = 'ativa' and ${mine} and ${below} and ${nomeada(busca)}
    order by sem_acento(r.nome), sem_acento(t.nome), t.id limit 100`.execute(tx)
  return rows
}
