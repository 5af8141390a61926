/** All SQL of discovering: lessons and playlists that a person may open, their facets, games of the week. */
import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../../../../core/policy/actor.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { aulasVisibleTo, currentSql } from '../../aula/server/public.ts'
import { playlistsReachingSql } from '../../playlist/server/public.ts'
import type { Faceta, ORDENS, TipoItem } from '../contract.ts'
import { queryOf } from '../rules.ts'

export interface Filter {
  busca?: string | undefined
  tipo?: TipoItem | undefined
  disciplina?: number | undefined
  periodo?: number | undefined
}

export interface Page {
  pagina: number
  linhas: number
}

export interface ItemRow {
  tipo: TipoItem
  id: number
  titulo: string
  descricao: string
  disciplina_id: number | null
  disciplina: string | null
  periodos: { id: number; nome: string }[]
  tamanho: number
  autor: string
  publicada_em: Date | null
  nota: string | null
  turma: number | null
}

const wanted = (busca: string) => sql`to_tsquery('portuguese', para_busca(${queryOf(busca)}))`

/** By the words' stems, or by a part of the title or the code. */
const matches = (documento: RawBuilder<unknown>, texto: RawBuilder<unknown>, busca: string) =>
  sql<boolean>`(${documento} @@ ${wanted(busca)} or position(sem_acento(${busca}) in ${texto}) > 0)`

const playlistDocument = sql`to_tsvector('portuguese', para_busca(p.nome || ' ' || p.descricao))`
const yes = sql<boolean>`true`

/** Everything that the person may open and that matches the words, one row each, without its details. */
function found(actor: Actor, busca: string): RawBuilder<unknown> {
  const words = busca.trim()
  return sql`
    select case when a.jogo then 'jogo' else 'aula' end as tipo, a.id, a.titulo, a.busca as chave, a.disciplina_id,
      a.publicada_em, ${words ? sql`ts_rank(a.documento, ${wanted(words)})` : sql`0::real`} as peso
    from aula a
    where ${currentSql} and ${aulasVisibleTo(actor)}
      and ${words ? matches(sql`a.documento`, sql`a.busca`, words) : yes}
    union all
    select 'playlist', p.id, p.nome, sem_acento(p.nome), null, p.alterada_em,
      ${words ? sql`ts_rank(${playlistDocument}, ${wanted(words)})` : sql`0::real`}
    from playlist p
    where ${playlistsReachingSql(actor)}
      and exists (select from playlist_aula pa where pa.playlist_id = p.id)
      and ${words ? matches(playlistDocument, sql`sem_acento(p.nome)`, words) : yes}`
}

/**
 * The class in which the person learns the lesson `a`, given there or brought by a playlist; of several the one that
 * has it open now. Null for who does it by themselves.
 */
const turmaOf = (actor: Actor): RawBuilder<unknown> => {
  const own = actor.turmas.filter(({ papel }) => papel === 'aluno').map(({ id }) => id)
  return sql`(
    select x.turma_id from (
      select ta.turma_id, ta.inicio, ta.fim from turma_aula ta where ta.aula_id = a.id and ta.removida_em is null
      union all
      select r.turma_id, r.inicio, r.fim from turma_alcance r where r.aula_id = a.id
    ) x where x.turma_id = any(${own}::bigint[])
    order by coalesce(x.inicio > now(), false), coalesce(x.fim <= now(), false), x.turma_id limit 1)`
}

const ofTipo = (tipo?: TipoItem): RawBuilder<boolean> => (tipo ? sql<boolean>`f.tipo = ${tipo}` : yes)
const ofDisciplina = (id?: number): RawBuilder<boolean> =>
  id === undefined ? yes : sql<boolean>`f.disciplina_id = ${id}`
const ofPeriodo = (id?: number): RawBuilder<boolean> =>
  id === undefined
    ? yes
    : sql<boolean>`(f.tipo <> 'playlist' and exists (
        select from aula_periodo x where x.aula_id = f.id and x.periodo_id = ${id}))`

const ORDER: Readonly<Record<(typeof ORDENS)[number], RawBuilder<unknown>>> = {
  titulo: sql`f.chave, f.tipo, f.id`,
  '-publicada_em': sql`f.publicada_em desc nulls last, f.chave, f.id`,
  relevancia: sql`f.peso desc, f.chave, f.tipo, f.id`,
}

export async function listItens(
  tx: Tx,
  actor: Actor,
  { busca = '', tipo, disciplina, periodo }: Filter,
  ordem: (typeof ORDENS)[number],
  { pagina, linhas }: Page,
): Promise<{ rows: ItemRow[]; total: number }> {
  const { rows } = await sql<ItemRow & { total: number }>`
    with f as (${found(actor, busca)}), pagina as (
      select f.*, count(*) over () as total, row_number() over (order by ${ORDER[ordem]}) as lugar from f
      where ${ofTipo(tipo)} and ${ofDisciplina(disciplina)} and ${ofPeriodo(periodo)}
      order by lugar limit ${linhas} offset ${(pagina - 1) * linhas}
    )
    select x.tipo, x.id, x.titulo, coalesce(a.descricao, p.descricao) as descricao, x.disciplina_id, d.nome as disciplina,
      x.total, x.publicada_em, coalesce(u.nome, '') as autor,
      coalesce(v.total_telas, (select count(*)::int from playlist_aula y where y.playlist_id = p.id)) as tamanho,
      coalesce((select jsonb_agg(jsonb_build_object('id', e.id, 'nome', e.nome) order by e.ordem, e.id)
        from aula_periodo y join periodo e on e.id = y.periodo_id where y.aula_id = a.id), '[]') as periodos,
      (select max(r.nota) from resultado r where r.aula_id = a.id and r.usuario_id = ${actor.id}) as nota,
      ${turmaOf(actor)} as turma
    from pagina x
    left join aula a on x.tipo <> 'playlist' and a.id = x.id
    left join aula_versao v on v.aula_id = a.id and v.numero = a.versao
    left join playlist p on x.tipo = 'playlist' and p.id = x.id
    left join disciplina d on d.id = x.disciplina_id
    left join pessoa u on u.id = coalesce(a.usuario_id, p.usuario_id)
    order by x.lugar`.execute(tx)
  return { rows, total: rows[0]?.total ?? 0 }
}

export interface Facetas {
  tipos: { tipo: TipoItem; total: number }[]
  disciplinas: Faceta[]
  periodos: Faceta[]
}

/** Each facet is counted under the choices of the others: what choosing another value of it would show. */
export async function facetas(
  tx: Tx,
  actor: Actor,
  { busca = '', tipo, disciplina, periodo }: Filter,
): Promise<Facetas> {
  const { rows } = await sql<Facetas>`
    with f as materialized (${found(actor, busca)})
    select
      coalesce((select jsonb_agg(jsonb_build_object('tipo', tipo, 'total', total) order by tipo) from (
        select f.tipo, count(*)::int as total from f
        where ${ofDisciplina(disciplina)} and ${ofPeriodo(periodo)} group by f.tipo) x), '[]') as tipos,
      coalesce((select jsonb_agg(jsonb_build_object('id', id, 'nome', nome, 'total', total) order by ordem, id) from (
        select d.id, d.nome, d.ordem, count(*)::int as total from f join disciplina d on d.id = f.disciplina_id
        where ${ofTipo(tipo)} and ${ofPeriodo(periodo)} group by d.id, d.nome, d.ordem) x), '[]') as disciplinas,
      coalesce((select jsonb_agg(jsonb_build_object('id', id, 'nome', nome, 'total', total) order by ensino, ordem, id) from (
        select e.id, e.nome, n.ordem as ensino, e.ordem, count(*)::int as total
        from f join aula_periodo y on f.tipo <> 'playlist' and y.aula_id = f.id
        join periodo e on e.id = y.periodo_id join ensino n on n.id = e.ensino_id
        where ${ofTipo(tipo)} and ${ofDisciplina(disciplina)} group by e.id, e.nome, n.ordem, e.ordem) x), '[]') as periodos`.execute(
    tx,
  )
  return rows[0] ?? { tipos: [], disciplinas: [], periodos: [] }
}

export interface JogoRow {
  id: number
  titulo: string
  descricao: string
  disciplina_id: number | null
  disciplina: string | null
  periodos: { id: number; nome: string }[]
  nota: string | null
  nota_semana: string | null
  vezes_semana: number
  turma: number | null
}

/** What the person's attempts of the week came to, game by game. */
const weekOf = (actor: Actor, desde: Date) => sql`
  select t.aula_id, max(t.nota) as nota, count(*)::int as vezes from tentativa t
  where t.usuario_id = ${actor.id} and t.concluida_em >= ${desde} and t.estado <> 'anulada' group by t.aula_id`

export async function listJogos(
  tx: Tx,
  actor: Actor,
  { busca = '', desde }: { busca?: string | undefined; desde: Date },
  { pagina, linhas }: Page,
): Promise<{ rows: JogoRow[]; total: number }> {
  const words = busca.trim()
  const { rows } = await sql<JogoRow & { total: number }>`
    select a.id, a.titulo, a.descricao, a.disciplina_id, d.nome as disciplina, count(*) over () as total,
      coalesce((select jsonb_agg(jsonb_build_object('id', e.id, 'nome', e.nome) order by e.ordem, e.id)
        from aula_periodo y join periodo e on e.id = y.periodo_id where y.aula_id = a.id), '[]') as periodos,
      (select max(r.nota) from resultado r where r.aula_id = a.id and r.usuario_id = ${actor.id}) as nota,
      s.nota as nota_semana, coalesce(s.vezes, 0) as vezes_semana, ${turmaOf(actor)} as turma
    from aula a
    left join disciplina d on d.id = a.disciplina_id
    left join (${weekOf(actor, desde)}) s on s.aula_id = a.id
    where a.jogo and ${currentSql} and ${aulasVisibleTo(actor)}
      and ${words ? matches(sql`a.documento`, sql`a.busca`, words) : yes}
    order by a.busca, a.id limit ${linhas} offset ${(pagina - 1) * linhas}`.execute(tx)
  return { rows, total: rows[0]?.total ?? 0 }
}

/** Over all games, seen or not by now: `pontos` is ten for each point of the best grade of each. */
export async function weekScore(
  tx: Tx,
  actor: Actor,
  desde: Date,
): Promise<{ pontos: number; jogos: number; vezes: number }> {
  const { rows } = await sql<{ pontos: number; jogos: number; vezes: number }>`
    select coalesce(round(sum(10 * coalesce(s.nota, 0))), 0)::int as pontos, count(*)::int as jogos,
      coalesce(sum(s.vezes), 0)::int as vezes
    from (${weekOf(actor, desde)}) s join aula a on a.id = s.aula_id and a.jogo`.execute(tx)
  return rows[0] ?? { pontos: 0, jogos: 0, vezes: 0 }
}

export async function listLivros(
  tx: Tx,
  actor: Actor,
  busca: string,
  { pagina, linhas }: Page,
): Promise<{ rows: { id: number; nome: string; descricao: string; capitulos: number }[]; total: number }> {
  const words = busca.trim()
  const { rows } = await sql<{
    id: number
    nome: string
    descricao: string
    capitulos: number
    total: number
  }>`
    select p.id, p.nome, p.descricao, count(*) over () as total,
      (select count(*)::int from playlist_aula y where y.playlist_id = p.id) as capitulos
    from playlist p
    where ${playlistsReachingSql(actor)} and exists (select from playlist_aula pa where pa.playlist_id = p.id)
      and ${words ? matches(playlistDocument, sql`sem_acento(p.nome)`, words) : yes}
    order by sem_acento(p.nome), p.id limit ${linhas} offset ${(pagina - 1) * linhas}`.execute(tx)
  return { rows, total: rows[0]?.total ?? 0 }
}

/** One playlist that reaches the person, with the lessons that they may open, in order: at most 200. */
export async function findLivro(tx: Tx, actor: Actor, id: number) {
  const { rows } = await sql<{ id: number; nome: string; descricao: string }>`
    select p.id, p.nome, p.descricao from playlist p where p.id = ${id} and ${playlistsReachingSql(actor)}`.execute(
    tx,
  )
  const [livro] = rows
  if (!livro) return undefined
  const capitulos = await sql<{
    aula: number
    versao: number
    titulo: string
    descricao: string
    telas: number
    turma: number | null
  }>`
    select a.id as aula, a.versao, v.titulo, v.descricao, v.total_telas as telas, ${turmaOf(actor)} as turma
    from playlist_aula y
    join aula a on a.id = y.aula_id
    join aula_versao v on v.aula_id = a.id and v.numero = a.versao
    where y.playlist_id = ${id} and ${currentSql} order by y.ordem limit 200`.execute(tx)
  return { ...livro, capitulos: capitulos.rows }
}
