/** SQL on enrolments of one class: the states of pupils, moves, lists. */
import { type RawBuilder, sql } from 'kysely'
import { type Actor, isAdministradorTenant } from '../../../../core/policy/actor.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { bigints, hasWords, pageSql, wordsOf } from '../../../../core/server/sql.ts'
import { vigentes } from '../../../acesso/sessao/server/public-vigente.ts'
import { studiesIn } from '../../turma/server/public.ts'
import { estuda, naTurma } from '../../turma/server/public-lugar.ts'
import type { Sala } from '../../turma/server/public-sala.ts'
import type { Estado } from '../rules.ts'

async function first<T>(query: RawBuilder<T>, tx: Tx): Promise<T | undefined> {
  return (await query.execute(tx)).rows[0]
}

export interface EstadoRow {
  aluno_id: number
  nome: string
  status: Estado
  recusa: string | null
  em_prova_ate: Date | null
  /** Came by themselves, by code or invitation. */
  por_si: boolean
}

/** What people are in a class, by name; an id of nobody has no row. At most 500. */
export async function estadosOf(tx: Tx, turmaId: number, alunos: readonly number[]): Promise<EstadoRow[]> {
  const { rows } = await sql<EstadoRow>`
    select u.id as aluno_id, u.nome, coalesce(m.status, 'nenhum') as status, m.recusa, m.em_prova_ate, coalesce(m.por_si, false) as por_si
    from pessoa u left join matricula m on m.aluno_id = u.id and m.turma_id = ${turmaId}
    where u.id = any(${bigints(alunos)}) order by u.nome, u.id limit 500`.execute(tx)
  return rows
}

export async function teaches(tx: Tx, turmaId: number, usuarioId: number): Promise<boolean> {
  const { rows } =
    await sql`select 1 from ${vigentes('vinculo')} where turma_id = ${turmaId} and usuario_id = ${usuarioId}
    and papel = 'professor' limit 1`.execute(tx)
  return rows.length > 0
}

/** The highest roll number that anybody ever had in the class. */
export async function ultimoNumero(tx: Tx, turmaId: number): Promise<number | null> {
  const row = await tx
    .selectFrom('matricula')
    .select((q) => q.fn.max('numero_chamada').as('ultimo'))
    .where('turma_id', '=', turmaId)
    .executeTakeFirst()
  return row?.ultimo ?? null
}

/** The active classes of `pessoa u`, with their schools, at most three. */
const turmasDe = sql`array(
  select concat_ws(' · ', t.nome, r.nome) from ${estuda('i', 't', 'r')}
  where i.aluno_id = u.id order by t.ano_letivo desc, t.id limit 3)`
const inSome = sql<boolean>`exists (select from ${naTurma('i')} where i.aluno_id = u.id)`

export interface PedidoRow {
  id: number
  nome: string
  quando: Date
  papeis: string[]
  turmas: string[]
  email: string | null
  total: number
}

interface Page {
  pagina: number
  linhas: number
}

export async function listPedidos(tx: Tx, turmaId: number, { pagina, linhas }: Page): Promise<PedidoRow[]> {
  const { rows } = await sql<PedidoRow>`
    select u.id, u.nome, m.data_matricula as quando, count(*) over () as total, ${turmasDe} as turmas,
      array(select distinct v.papel from ${vigentes()} where v.usuario_id = u.id)
        || case when ${inSome} then array['aluno'] else '{}' end as papeis,
      case when not ${inSome} then u.email end as email
    from matricula m join pessoa u on u.id = m.aluno_id
    where m.turma_id = ${turmaId} and m.status = 'pendente'
    order by m.data_matricula, u.id ${pageSql({ pagina, linhas })}`.execute(tx)
  return rows
}

export interface CandidatoRow {
  id: number
  nome: string
  turmas: string[]
  status: Exclude<Estado, 'nenhum'> | null
}

/**
 * Pupils whose name, user name or register number is searched: everywhere for an administrator, in the networks that a
 * manager or coordinator answers for, in the school of the class for its teacher. By name, at most 20.
 */
export async function listCandidatos(tx: Tx, actor: Actor, turma: Sala, busca: string) {
  // The index finds by user names too: these are none of a teacher's to guess, but may be given whole.
  const words = wordsOf(busca)
  const named = sql`(${hasWords(sql`u.busca`, words)} and (${hasWords(sql`sem_acento(u.nome)`, words)}
    or u.login = ${busca.trim().toLowerCase()}))`
  // A register number has a digit, a name has none.
  const meant = /\d/.test(busca)
    ? sql`(${named} or u.id in (select usuario_id from dado_pessoal where ra = ${busca.trim().toUpperCase()}))`
    : named
  const { rows } = await sql<CandidatoRow>`
    with achado as materialized (
      select u.id from pessoa u where u.status = 'ativo' and ${meant} and ${reachableBy(actor, turma)}
      order by u.busca, u.id limit 20)
    select u.id, u.nome, a.status, ${turmasDe} as turmas
    from achado join pessoa u on u.id = achado.id
    left join matricula a on a.aluno_id = u.id and a.turma_id = ${turma.id}
    order by u.busca, u.id`.execute(tx)
  return rows
}

/** The pupils that an actor may put into a class, as a condition on `usuario u`. */
function reachableBy(actor: Actor, turma: Sala): RawBuilder<boolean> {
  const redes = [...actor.redes.map(({ id }) => id), ...turma.caminho.slice(-1)]
  return studiesIn(isAdministradorTenant(actor) ? 'todas' : redes, sql`t.status <> 'excluida'`)
}

/** How many of these people the actor may put into the class. */
export async function countReachable(tx: Tx, actor: Actor, turma: Sala, alunos: readonly number[]) {
  const row = await first(
    sql<{ n: number }>`select count(*) as n from pessoa u
      where u.id = any(${bigints(alunos)}) and u.status = 'ativo' and ${reachableBy(actor, turma)}`,
    tx,
  )
  return row?.n ?? 0
}

/** Teachers in force of some classes: who is told of what happens there. At most 500. */
export async function teachersOf(
  tx: Tx,
  turmas: readonly number[],
): Promise<{ turma: number; id: number }[]> {
  const { rows } = await sql<{ turma: number; id: number }>`
    select turma_id as turma, usuario_id as id from ${vigentes('vinculo')}
    where turma_id = any(${bigints(turmas)}) and papel = 'professor' limit 500`.execute(tx)
  return rows
}

/** How many asked to enter a class, and how many left it. */
export async function countResumo(tx: Tx, turmaId: number): Promise<{ pedidos: number; saidas: number }> {
  const row = await first(
    sql<{ pedidos: number; saidas: number }>`
      select count(*) filter (where status = 'pendente') as pedidos,
        count(*) filter (where status in ('removido', 'transferido')) as saidas
      from matricula where turma_id = ${turmaId}`,
    tx,
  )
  return row ?? { pedidos: 0, saidas: 0 }
}
