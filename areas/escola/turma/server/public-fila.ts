/** What waits for who leads classes, told by each area of its own things: the lines of one queue (areas/gestao/inicio). */
import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../../../../core/policy/actor.ts'
import { bigints } from '../../../../core/server/sql.ts'
import { vigentes } from '../../../acesso/sessao/server/public-vigente.ts'
import { turmasManagedBy } from './public.ts'

/** People whom a line names at most. */
const MAX_PESSOAS = 50

/** One line: so many people of a class, waiting for the same decision. */
export interface LinhaRow {
  turma_id: number
  /** What it is about, with where that lies; absent: the class itself. */
  alvo_id: number | null
  alvo: string | null
  dentro_id: number | null
  total: number
  /** Out of how many people. */
  de: number | null
  /** Who waited longest first. */
  pessoas: { id: number; nome: string }[]
  desde: Date | null
  /** When the last of it came: what was put aside stands again with the next. */
  ultima: Date | null
  ate: Date | null
}

/** The columns of a line, in this order everywhere; rows are grouped by `turma_id` and what the line is about. */
export function linhaSql(one: {
  turma: RawBuilder<unknown>
  alvo?: readonly [id: RawBuilder<unknown>, nome: RawBuilder<unknown>]
  dentro?: RawBuilder<unknown>
  /** Each person once, by id and name. */
  pessoa: readonly [id: RawBuilder<unknown>, nome: RawBuilder<unknown>]
  de?: RawBuilder<unknown>
  /** When each of it came. */
  quando: RawBuilder<unknown>
  ate?: RawBuilder<unknown>
  total?: RawBuilder<unknown>
}): RawBuilder<unknown> {
  const [id, nome] = one.pessoa
  return sql`${one.turma} as turma_id, ${one.alvo?.[0] ?? sql`null`}::bigint as alvo_id,
    ${one.alvo?.[1] ?? sql`null`}::text as alvo, ${one.dentro ?? sql`null`}::bigint as dentro_id,
    ${one.total ?? sql`count(*)`}::int as total, ${one.de ?? sql`null`}::int as de,
    (array_agg(jsonb_build_object('id', ${id}, 'nome', ${nome}) order by ${one.quando}, ${nome}))[1:${sql.lit(MAX_PESSOAS)}] as pessoas,
    min(${one.quando})::timestamptz as desde, max(${one.quando})::timestamptz as ultima,
    ${one.ate ?? sql`null`}::timestamptz as ate`
}

/** Classes that run, of these, with what is on in them: to stand after `from` or `join`. */
export const correm = (turmas: readonly number[], t = 't'): RawBuilder<unknown> =>
  sql`(select id, nome, recursos from turma where id = any(${bigints(turmas)}) and status = 'ativa') ${sql.ref(t)}`

/** Who asked to enter these classes. */
export const pedidosSql = (turmas: readonly number[]): RawBuilder<unknown> => sql`
  select ${linhaSql({
    turma: sql`m.turma_id`,
    pessoa: [sql`u.id`, sql`u.nome`],
    quando: sql`m.data_matricula`,
  })}
  from matricula m join pessoa u on u.id = m.aluno_id
  where m.turma_id = any(${bigints(turmas)}) and m.status = 'pendente' group by m.turma_id`

/** One line of a pupil: work to do, or what came of work that was done. */
export interface TarefaRow {
  tipo: string
  aluno_id: number
  turma_id: number
  id: number
  aula_id: number | null
  titulo: string
  /** The picture that is its cover. */
  capa_id: number | null
  disciplina: string | null
  /** How many screens it has, on which of them the pupil stands, how many minutes it may take. */
  telas: number | null
  tela: number | null
  minutos: number | null
  comecada: boolean
  obrigatoria: boolean
  quando: Date
  ate: Date | null
  nota: string | null
}

/** The columns of a pupil's line, in this order everywhere. */
export function tarefaSql(one: {
  tipo: RawBuilder<unknown>
  aluno: RawBuilder<unknown>
  turma: RawBuilder<unknown>
  id: RawBuilder<unknown>
  aula?: RawBuilder<unknown>
  titulo: RawBuilder<unknown>
  capa?: RawBuilder<unknown>
  disciplina?: RawBuilder<unknown>
  telas?: RawBuilder<unknown>
  tela?: RawBuilder<unknown>
  minutos?: RawBuilder<unknown>
  comecada?: RawBuilder<unknown>
  obrigatoria?: RawBuilder<unknown>
  quando: RawBuilder<unknown>
  ate: RawBuilder<unknown>
  nota?: RawBuilder<unknown>
}): RawBuilder<unknown> {
  const no = sql`null`
  return sql`${one.tipo}::text as tipo, ${one.aluno} as aluno_id, ${one.turma} as turma_id, ${one.id} as id, ${one.aula ?? no}::bigint as aula_id,
    ${one.titulo}::text as titulo, ${one.capa ?? no}::bigint as capa_id, ${one.disciplina ?? no}::text as disciplina, ${one.telas ?? no}::int as telas,
    ${one.tela ?? no}::int as tela, ${one.minutos ?? no}::int as minutos, ${one.comecada ?? sql`false`} as comecada,
    ${one.obrigatoria ?? sql`true`} as obrigatoria, ${one.quando}::timestamptz as quando,
    ${one.ate}::timestamptz as ate, ${one.nota ?? no}::numeric as nota`
}

/** After what came of work so many days are told of it. */
export const CONTA_DIAS = 7

/** So many of those who answer for a school are named. */
const MAX_RESPONDEM = 3

/** A school that asks for its manager. */
export interface EscolaRow {
  id: number
  nome: string
  turmas: number
  sem_professor: number
  pedidos: number
  esperam: number
  quieta: boolean
  /** Who answers for the school besides the actor, by name: three at most. */
  respondem: { id: number; nome: string }[]
  /** Its place among them, from 1. */
  ordem: number
  /** How many schools there are like this one. */
  total: number
}

/**
 * Schools that ask for whoever manages them, over the classes that run there: classes without a teacher, deliveries that
 * wait (`esperam`: statement of `turma_id` and `n`), requests to enter, a week without a word (`movidas`: statement of
 * `turma_id`). What weighs most first. `escola`: of this one alone; `fora`: without these, a statement of ids.
 */
export const escolasSql = (
  actor: Actor,
  {
    esperam,
    movidas,
    limite,
    escola,
    fora,
  }: {
    esperam: RawBuilder<unknown>
    movidas: RawBuilder<unknown>
    limite: number
    escola?: number
    fora?: RawBuilder<unknown>
  },
): RawBuilder<EscolaRow> => sql<EscolaRow>`
  with vista as materialized (
    select turma.id, turma.tipo, rede.id as escola_id
    from turma join rede on rede.id = turma.rede_id
    where turma.status = 'ativa' and ${turmasManagedBy(actor)}
      and ${escola === undefined ? sql`true` : sql`rede.id = ${escola}::bigint`}
  ), parte as (
    select v.escola_id, 1 as turmas, (v.tipo <> 'plataforma' and (v.id in (
        select turma_id from ${vigentes('x')} where papel = 'professor')) is not true)::int as sem_professor,
      0 as pedidos, 0 as esperam, (v.id in (${movidas})) is true as movida
    from vista v
    union all
    select t.rede_id, 0, 0, 1, 0, false from matricula m join turma t on t.id = m.turma_id
    where m.status = 'pendente' and (m.turma_id in (select id from vista)) is true
    union all
    select t.rede_id, 0, 0, 0, e.n::int, false from (${esperam}) e join turma t on t.id = e.turma_id
    where (e.turma_id in (select id from vista)) is true
  ), soma as (
    select escola_id, sum(turmas)::int as turmas, sum(sem_professor)::int as sem_professor, sum(pedidos)::int as pedidos,
      sum(esperam)::int as esperam, not bool_or(movida) as quieta
    from parte group by escola_id
  ), escola as (
    select s.escola_id as id, r.nome, s.turmas, s.sem_professor, s.pedidos, s.esperam, s.quieta
    from soma s join rede r on r.id = s.escola_id
  )
  select e.*, array(
    select jsonb_build_object('id', u.id, 'nome', u.nome) from pessoa u
    where u.status = 'ativo' and u.id <> ${actor.id} and u.id in (
      select x.usuario_id from ${vigentes('x')} where x.rede_id = e.id and x.papel in ('coordenador', 'gestor_rede'))
    order by sem_acento(u.nome), u.id limit ${sql.lit(MAX_RESPONDEM)}) as respondem
  from (
    select *, (count(*) over ())::int as total,
      (row_number() over (order by sem_professor desc, esperam desc, pedidos desc, sem_acento(nome), id))::int as ordem
    from escola where (sem_professor > 0 or pedidos > 0 or esperam > 0 or quieta)
      and ${fora ? sql`(id in (${fora})) is not true` : sql`true`}
    order by ordem, id limit ${sql.lit(limite)}) e
  order by e.ordem`
