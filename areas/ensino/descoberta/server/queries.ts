/** All SQL of discovering: lessons, playlists and paths that a person may open, their facets, games of the week. */
import { type RawBuilder, sql } from 'kysely'
import type { Ref } from '../../../../core/contract/schema.ts'
import type { Actor } from '../../../../core/policy/actor.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { hasWords, pageSql } from '../../../../core/server/sql.ts'
import { aulasVisibleTo } from '../../aula/server/public.ts'
import { daHabilidade, doPeriodo, periodosDaAula, porPeriodo } from '../../aula/server/public-marcas.ts'
import { daTurma } from '../../aula/server/public-versao.ts'
import { citado, contados } from '../../catalogo/server/public-citar.ts'
import { comCodigo } from '../../curriculo/server/public-citar.ts'
import { capitulosSql, livrosSql, projetos } from '../../playlist/server/public.ts'
import { melhorNota, queValem } from '../../tentativa/server/public-feito.ts'
import type { Faceta, ORDENS, TipoItem } from '../contract.ts'
import { readBusca } from '../rules-busca.ts'
import { trilhas } from './public-acima.ts'

export interface Filter {
  pedido?: Pedido | undefined
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
  capa_id: number | null
  disciplina: Ref | null
  periodos: { id: number; nome: string }[]
  tamanho: number
  autor: string
  publicada_em: Date | null
  nota: string | null
  turma: number | null
}

const wanted = (query: string) => sql`to_tsquery('portuguese', para_busca(${query}))`

/**
 * The words of a search that may have slips, `palavra`, each with the fewest letters that tell it from a word of a title,
 * `letras`: one in shorter words, two from six letters on (two that changed places are two); null where there is no such
 * word. To stand after `from`.
 */
const comDeslizes = (texto: RawBuilder<unknown>, parecidas: readonly string[]) => sql`(
  select palavra, (
    select min(letras) from regexp_split_to_table(${texto}, '[^a-z0-9]+') escrita
    cross join lateral (select levenshtein_less_equal(palavra, escrita, deslizes) as letras) d
    where abs(length(escrita) - length(palavra)) <= deslizes and letras <= deslizes) as letras
  from unnest(${[...parecidas]}::text[]) palavra
  cross join lateral (select case when length(palavra) < 6 then 1 else 2 end as deslizes) k
) palavras`

/** What is searched of a thing: its words, its title (lower case, without accents), the skills that it is of. */
interface Procurado {
  documento: RawBuilder<unknown>
  texto: RawBuilder<unknown>
  daHabilidade: (habilidades: RawBuilder<unknown>) => RawBuilder<boolean>
}

/** The words of a search as they are asked; `parecida`: by titles that are like them, slips forgiven. */
export interface Pedido {
  procura: ReturnType<typeof readBusca>
  parecida: boolean
}

export const pedidoOf = (busca = '', parecida = false): Pedido | undefined =>
  busca.trim() ? { procura: readBusca(busca), parecida } : undefined

/** By the words' stems, by a part of the title or the code, or by a skill whose code is named. */
function matches(
  { documento, texto, daHabilidade }: Procurado,
  pedido: Pedido | undefined,
): RawBuilder<boolean> {
  if (!pedido) return yes
  const { query, resto, textos, codigos, parecidas, curtas } = pedido.procura
  if (pedido.parecida)
    return parecidas.length === 0
      ? sql<boolean>`false`
      : sql<boolean>`(${hasWords(texto, curtas)}
          and (select bool_and(letras is not null) from ${comDeslizes(texto, parecidas)}))`
  const skilled = codigos.map((codigo) => daHabilidade(comCodigo(codigo)))
  const others = resto === '' ? yes : sql<boolean>`${documento} @@ ${wanted(resto)}`
  return sql<boolean>`(${documento} @@ ${wanted(query)}
    or exists (select from unnest(${textos}::text[]) escrito where position(sem_acento(escrito) in ${texto}) > 0)
    ${codigos.length === 0 ? sql`` : sql`or (${sql.join([others, ...skilled], sql` and `)})`})`
}

const weight = ({ documento, texto }: Procurado, pedido: Pedido | undefined): RawBuilder<unknown> => {
  if (!pedido) return sql`0::real`
  const { query, parecidas } = pedido.procura
  return pedido.parecida
    ? sql`(select -sum(letras)::real from ${comDeslizes(texto, parecidas)})`
    : sql`ts_rank(${documento}, ${wanted(query)})`
}

const yes = sql<boolean>`true`
const documentOf = (words: RawBuilder<unknown>) => sql`to_tsvector('portuguese', para_busca(${words}))`

const AULA: Procurado = {
  documento: sql`a.documento`,
  texto: sql`a.busca`,
  daHabilidade: (habilidades) => daHabilidade(sql.ref('a.id'), habilidades),
}
const PLAYLIST: Procurado = {
  documento: documentOf(sql`p.nome || ' ' || p.descricao`),
  texto: sql`sem_acento(p.nome)`,
  daHabilidade: () => sql<boolean>`false`,
}
const TRILHA: Procurado = {
  documento: documentOf(sql`p.nome || ' ' || p.descricao`),
  texto: sql`p.busca`,
  daHabilidade: (habilidades) => trilhas.ask().daHabilidade(sql.ref('p.id'), habilidades),
}

/** Everything that the person may open and that matches the words, one row each, without its details. */
const found = (actor: Actor, pedido: Pedido | undefined): RawBuilder<unknown> => sql`
    select case when a.jogo then 'jogo' else 'aula' end as tipo, a.id, null as nome, null as descricao,
      a.usuario_id, a.busca as chave, a.disciplina_id, a.publicada_em, ${weight(AULA, pedido)} as peso
    from aula_atual a
    where a.disponivel and ${aulasVisibleTo(actor)} and ${matches(AULA, pedido)}
    union all
    select 'playlist', p.id, p.nome, p.descricao, p.usuario_id, sem_acento(p.nome), null, p.alterada_em,
      ${weight(PLAYLIST, pedido)}
    from (${livrosSql(actor)}) p where ${matches(PLAYLIST, pedido)}
    union all
    select 'trilha', p.id, p.nome, p.descricao, p.usuario_id, p.busca, null, p.publicada_em, ${weight(TRILHA, pedido)}
    from (${trilhas.ask().visiveis(actor)}) p where ${matches(TRILHA, pedido)}`

/** Whether anything that the person may open matches, whatever is filtered. */
export async function hasAny(tx: Tx, actor: Actor, pedido: Pedido): Promise<boolean> {
  const { rows } = await sql`select from (${found(actor, pedido)}) f limit 1`.execute(tx)
  return rows.length > 0
}

/**
 * The class in which the person learns the lesson `a`, given there or brought by a playlist; of several the one that
 * has it open now. Null for who does it by themselves.
 */
export const turmaOf = (actor: Actor): RawBuilder<unknown> => {
  const own = actor.turmas.filter(({ papel }) => papel === 'aluno').map(({ id }) => id)
  return sql`(
    select x.turma_id from (
      select ta.turma_id, ta.inicio, ta.fim from ${daTurma()} where ta.aula_id = a.id
      union all
      select r.turma_id, r.inicio, r.fim from turma_alcance r where r.aula_id = a.id
    ) x where x.turma_id = any(${own}::bigint[])
    order by coalesce(x.inicio > now(), false), coalesce(x.fim <= now(), false), x.turma_id limit 1)`
}

const ofTipo = (tipo?: TipoItem): RawBuilder<boolean> => (tipo ? sql<boolean>`f.tipo = ${tipo}` : yes)
const ofDisciplina = (id?: number): RawBuilder<boolean> =>
  id === undefined ? yes : sql<boolean>`f.disciplina_id = ${id}`
const ofPeriodo = (id?: number): RawBuilder<boolean> =>
  id === undefined ? yes : sql<boolean>`(f.tipo in ('aula', 'jogo') and ${doPeriodo(sql.ref('f.id'), id)})`

const ORDER: Readonly<Record<(typeof ORDENS)[number], RawBuilder<unknown>>> = {
  titulo: sql`f.chave, f.tipo, f.id`,
  '-publicada_em': sql`f.publicada_em desc nulls last, f.chave, f.id`,
  relevancia: sql`f.peso desc, f.chave, f.tipo, f.id`,
}

export async function listItens(
  tx: Tx,
  actor: Actor,
  { pedido, tipo, disciplina, periodo }: Filter,
  ordem: (typeof ORDENS)[number],
  { pagina, linhas }: Page,
): Promise<{ rows: ItemRow[]; total: number }> {
  const { rows } = await sql<ItemRow & { total: number }>`
    with f as (${found(actor, pedido)}), pagina as (
      select f.*, count(*) over () as total, row_number() over (order by ${ORDER[ordem]}) as lugar from f
      where ${ofTipo(tipo)} and ${ofDisciplina(disciplina)} and ${ofPeriodo(periodo)}
      order by lugar ${pageSql({ pagina, linhas })}
    )
    select x.tipo, x.id, coalesce(x.nome, a.titulo) as titulo, coalesce(x.descricao, a.descricao) as descricao, a.capa_id,
      ${citado('disciplina', sql.ref('x.disciplina_id'))} as disciplina, x.total, x.publicada_em,
      coalesce((select u.nome from pessoa u where u.id = x.usuario_id), '') as autor, case x.tipo when 'playlist' then ${capitulosSql(sql.ref('x.id'))}
        when 'trilha' then ${trilhas.ask().habilidadesSql(sql.ref('x.id'))} else a.total_telas end as tamanho,
      ${periodosDaAula(sql.ref('a.id'))} as periodos, ${melhorNota(sql.ref('a.id'), actor.id)} as nota,
      ${turmaOf(actor)} as turma
    from pagina x
    left join aula_atual a on x.tipo in ('aula', 'jogo') and a.id = x.id
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
  { pedido, tipo, disciplina, periodo }: Filter,
): Promise<Facetas> {
  const { rows } = await sql<Facetas>`
    with f as materialized (${found(actor, pedido)})
    select
      coalesce((select jsonb_agg(jsonb_build_object('tipo', tipo, 'total', total) order by tipo) from (
        select f.tipo, count(*)::int as total from f
        where ${ofDisciplina(disciplina)} and ${ofPeriodo(periodo)} group by f.tipo) x), '[]') as tipos,
      ${contados(
        'disciplina',
        sql`select f.disciplina_id as id, count(*)::int as total from f
          where ${ofTipo(tipo)} and ${ofPeriodo(periodo)} group by f.disciplina_id`,
      )} as disciplinas,
      ${contados(
        'periodo',
        porPeriodo(sql`select f.id from f
          where f.tipo in ('aula', 'jogo') and ${ofTipo(tipo)} and ${ofDisciplina(disciplina)}`),
      )} as periodos`.execute(tx)
  return rows[0] ?? { tipos: [], disciplinas: [], periodos: [] }
}

export interface JogoRow {
  id: number
  titulo: string
  descricao: string
  capa_id: number | null
  disciplina: Ref | null
  periodos: { id: number; nome: string }[]
  nota: string | null
  nota_semana: string | null
  vezes_semana: number
  turma: number | null
}

/** What the person's attempts of the week came to, game by game. */
const weekOf = (actor: Actor, desde: Date) => sql`
  select t.aula_id, max(t.nota) as nota, count(*)::int as vezes from ${queValem('t')}
  where t.usuario_id = ${actor.id} and t.concluida_em >= ${desde} group by t.aula_id`

export async function listJogos(
  tx: Tx,
  actor: Actor,
  { busca, desde }: { busca?: string | undefined; desde: Date },
  { pagina, linhas }: Page,
): Promise<{ rows: JogoRow[]; total: number }> {
  const { rows } = await sql<JogoRow & { total: number }>`
    select a.id, a.titulo, a.descricao, a.capa_id, ${citado('disciplina', sql.ref('a.disciplina_id'))} as disciplina,
      count(*) over () as total, ${periodosDaAula(sql.ref('a.id'))} as periodos,
      ${melhorNota(sql.ref('a.id'), actor.id)} as nota,
      s.nota as nota_semana, coalesce(s.vezes, 0) as vezes_semana, ${turmaOf(actor)} as turma
    from aula_atual a
    left join (${weekOf(actor, desde)}) s on s.aula_id = a.id
    where a.jogo and a.disponivel and ${aulasVisibleTo(actor)}
      and ${matches(AULA, pedidoOf(busca))}
    order by a.busca, a.id ${pageSql({ pagina, linhas })}`.execute(tx)
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
    from (${weekOf(actor, desde)}) s join aula_atual a on a.id = s.aula_id and a.jogo`.execute(tx)
  return rows[0] ?? { pontos: 0, jogos: 0, vezes: 0 }
}

export async function listLivros(
  tx: Tx,
  actor: Actor,
  busca: string,
  { pagina, linhas }: Page,
): Promise<{ rows: { id: number; nome: string; descricao: string; capitulos: number }[]; total: number }> {
  const { rows } = await sql<{
    id: number
    nome: string
    descricao: string
    capitulos: number
    total: number
  }>`
    select p.id, p.nome, p.descricao, count(*) over () as total, p.capitulos
    from (${livrosSql(actor)}) p
    where ${matches(PLAYLIST, pedidoOf(busca))}
    order by sem_acento(p.nome), p.id ${pageSql({ pagina, linhas })}`.execute(tx)
  return { rows, total: rows[0]?.total ?? 0 }
}

/** One playlist that reaches the person, with the lessons that they may open, in order: at most 200. */
export async function findLivro(tx: Tx, actor: Actor, id: number) {
  const { rows } = await sql<{ id: number; nome: string; descricao: string }>`
    select p.id, p.nome, p.descricao from (${livrosSql(actor, { vazias: true })}) p where p.id = ${id}`.execute(
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
    select a.id as aula, a.versao, a.titulo, a.descricao, a.total_telas as telas, ${turmaOf(actor)} as turma
    from ${projetos()} where x.playlist_id = ${id} and a.disponivel order by x.ordem limit 200`.execute(tx)
  return { ...livro, capitulos: capitulos.rows }
}
