/** SQL of paths as learners find them: which ones, when, and how far they are. */
import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../../../../core/policy/actor.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { bigints, hasWords, pageSql, wordsOf } from '../../../../core/server/sql.ts'
import { comRecurso } from '../../../escola/turma/server/public-lugar.ts'
import type { StatusTrilha } from '../shapes.ts'
import { type RegraJson, regraJson, visibleTo } from './queries.ts'

export interface GrupoJson {
  id: number
  codigo: string
  nome: string
  inicio: string | null
  fim: string | null
}

export interface AprenderRow {
  id: number
  nome: string
  descricao: string
  status: StatusTrilha
  versao: number
  cenario: string
  musica: string | null
  usuario_id: number
  usuario_nome: string
  regra: RegraJson | null
  /** The person's classes that follow it; at most 500. */
  grupos: GrupoJson[]
  /** They see it as authors and teachers do. */
  equipe: boolean
  pontos: number
  possiveis: number
  habilidades: number
  feitas: number
  /** Highlighted skills, and those of them that are passed. */
  destaques: number
  destaques_feitos: number
}

/** The classes in which the person is a pupil; only `turma` where one is asked for. */
export const learning = (actor: Actor, turma?: number): number[] =>
  actor.turmas
    .filter(({ papel, id }) => papel === 'aluno' && (turma === undefined || id === turma))
    .map(({ id }) => id)

const gruposOf = (turmas: readonly number[]) => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'codigo', c.codigo, 'nome', c.nome, 'inicio', g.inicio,
      'fim', g.fim) order by c.nome, c.id), '[]') as grupos,
    bool_or(coalesce(g.inicio <= now(), true) and coalesce(g.fim > now(), true)) as aberto,
    bool_or(g.inicio > now()) as agendado
  from (select * from trilha_grupo x where x.trilha_id = t.id and x.turma_id = any(${bigints(turmas)}) limit 500) g
  join ${comRecurso('trilhas', 'c')} on c.id = g.turma_id and c.status <> 'excluida')`

/** What a person has of a path, skill by skill: lessons that are gone count only where they have a grade. */
const progressoOf = (usuario: number) => sql`(
  select coalesce(sum(s.possiveis), 0)::int as possiveis, coalesce(sum(s.pontos), 0)::int as pontos,
    count(*)::int as habilidades, (count(*) filter (where s.feita))::int as feitas,
    (count(*) filter (where s.destaque))::int as destaques,
    (count(*) filter (where s.destaque and 100 * s.pontos >= coalesce(g.minimo_nivel, 60) * s.possiveis))::int
      as destaques_feitos
  from (
    select h.destaque, coalesce(d.pontos, 0) as pontos, coalesce(d.feita, false) as feita,
      case when h.destaque then round(sum(10 * x.nivel) * 1.1) else sum(10 * x.nivel) end as possiveis
    from trilha_habilidade h
    join trilha_eixo e on e.id = h.eixo_id and e.removido_em is null
    join trilha_aula x on x.habilidade_id = h.id
    join aula_atual a on a.id = x.aula_id
    left join trilha_nota n on n.usuario_id = ${usuario} and n.habilidade_id = h.id and n.aula_id = x.aula_id
    left join trilha_dominio d on d.usuario_id = ${usuario} and d.habilidade_id = h.id
    where h.trilha_id = t.id and h.removida_em is null and (a.disponivel or n.aula_id is not null)
    group by h.id, h.destaque, d.pontos, d.feita) s)`

const rows = (usuario: number, turmas: readonly number[]) => sql`
  trilha t join pessoa u on u.id = t.usuario_id
  left join regra_trilha g on g.id = t.regra_id
  left join lateral ${gruposOf(turmas)} q on true
  left join lateral ${progressoOf(usuario)} p on true
  where t.versao > 0`

const columns = (equipe: RawBuilder<boolean>) => sql`
  t.id, t.nome, t.descricao, t.status, t.versao, t.cenario, t.musica, t.usuario_id, u.nome as usuario_nome,
  case when g.id is not null then ${regraJson} end as regra, q.grupos, coalesce(${equipe}, false) as equipe,
  p.pontos, p.possiveis, p.habilidades, p.feitas, p.destaques, p.destaques_feitos`

/** A published path, whatever its status, with what `usuario` has of it; undefined when there is none of this id. */
export async function findAprender(
  tx: Tx,
  actor: Actor,
  id: number,
  usuario = actor.id,
): Promise<AprenderRow | undefined> {
  const found = await sql<AprenderRow>`
    select ${columns(visibleTo(actor))} from ${rows(usuario, learning(actor))} and t.id = ${id}`.execute(tx)
  return found.rows[0]
}

interface Asked {
  turma?: number | undefined
  /** The asker leads this class: its paths without being a pupil of it. */
  lidera: boolean
  completadas?: boolean | undefined
  busca?: string | undefined
  pagina: number
  linhas: number
}

/** Active paths of the person's classes and their own, those that are open first, then those to come. */
export async function listAprender(
  tx: Tx,
  actor: Actor,
  { turma, lidera, completadas, busca, pagina, linhas }: Asked,
): Promise<{ trilhas: AprenderRow[]; total: number }> {
  const turmas = lidera && turma !== undefined ? [turma] : learning(actor, turma)
  const own = turma === undefined ? sql`t.usuario_id = ${actor.id} or` : sql``
  const done = sql`(p.habilidades > 0 and p.feitas = p.habilidades)`
  const asked = completadas === undefined ? sql`true` : completadas ? done : sql`not ${done}`
  const found = await sql<AprenderRow & { total: number }>`
    select ${columns(sql<boolean>`false`)}, count(*) over () as total
    from ${rows(actor.id, turmas)} and t.status = 1
      and (${own} t.id in (select x.trilha_id from trilha_grupo x where x.turma_id = any(${bigints(turmas)})))
      and (${own} q.aberto is not null) and ${asked} and ${hasWords(sql`t.busca`, wordsOf(busca))}
    order by (t.usuario_id = ${actor.id} or q.aberto) desc, coalesce(q.agendado, false) desc, t.busca, t.id
    ${pageSql({ pagina, linhas })}`.execute(tx)
  return { trilhas: found.rows, total: found.rows[0]?.total ?? 0 }
}

/** The published path of a skill that stands. */
export async function trilhaDaHabilidade(tx: Tx, id: number): Promise<number | undefined> {
  const found = await sql<{ trilha_id: number }>`
    select trilha_id from trilha_habilidade where id = ${id} and removida_em is null`.execute(tx)
  return found.rows[0]?.trilha_id
}

export interface EixoDaTrilha {
  id: number
  nome: string
  trilha_id: number
}

export async function findEixo(tx: Tx, id: number): Promise<EixoDaTrilha | undefined> {
  const found = await sql<EixoDaTrilha>`
    select id, nome, trilha_id from trilha_eixo where id = ${id} and removido_em is null`.execute(tx)
  return found.rows[0]
}

export interface Pontuada {
  id_trilha: number
  trilha: string
  pontos: number
  possiveis: number
  tempo: number
  feitas: number
  total: number
}

/** The person's points in the paths that they began, the last one first. */
export async function listPontos(
  tx: Tx,
  usuario: number,
  { pagina, linhas }: { pagina: number; linhas: number },
): Promise<Pontuada[]> {
  const found = await sql<Pontuada>`
    select k.trilha_id as id_trilha, t.nome as trilha, k.pontos, p.possiveis, k.tempo, k.feitas, k.total
    from (select *, count(*) over () as total from trilha_ponto where usuario_id = ${usuario} and eixo = 0
      order by atualizado_em desc, trilha_id desc ${pageSql({ pagina, linhas })}) k
    join trilha t on t.id = k.trilha_id
    left join regra_trilha g on g.id = t.regra_id
    left join lateral ${progressoOf(usuario)} p on true
    order by k.atualizado_em desc, k.trilha_id desc`.execute(tx)
  return found.rows
}
