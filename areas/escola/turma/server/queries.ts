/** All SQL on classes themselves: lists, one, its members. What is said in them is asked above (`public-conversa.ts`). */
import { type Kysely, type SelectQueryBuilder, sql } from 'kysely'
import type { Actor } from '../../../../core/policy/actor.ts'
import type { Column, Tx } from '../../../../core/server/database.ts'
import { bigints, hasWords, pageSql, wordsOf } from '../../../../core/server/sql.ts'
import { vigentes } from '../../../acesso/sessao/server/public-vigente.ts'
import type { Pessoa } from '../contract.ts'
import { turmasVisibleTo } from './public.ts'
import { conversa, type Quem } from './public-conversa.ts'
import { nomeada } from './public-lugar.ts'
import { nomeMostrado } from './queries-perfil.ts'

/** Which classes. */
interface Which {
  status: 'ativa' | 'encerrada'
  busca?: string | undefined
  escola?: number | undefined
  ano?: number | undefined
  turno?: Column<'turma', 'turno'> | undefined
  tipo?: Column<'turma', 'tipo'> | undefined
  /** Only classes in which the person has a role of their own. */
  own?: boolean
}

export interface TurmaFilter extends Which {
  pagina: number
  linhas: number
}

/** Who looks: whose seen marks count, and in which classes. */
export interface Viewer extends Quem {
  actor: Actor
}

const ownIds = ({ turmas }: Actor): number[] => [...new Set(turmas.map(({ id }) => id))]

/** Classes whose forum the person reads as a member. */
export const forumIds = ({ turmas }: Actor): number[] => [
  ...new Set(turmas.filter(({ papel }) => papel !== 'responsavel').map(({ id }) => id)),
]

const turmas = (tx: Tx) => tx.selectFrom('turma').innerJoin('rede', 'rede.id', 'turma.rede_id')

function matching(tx: Tx, actor: Actor, { status, busca, escola, ano, turno, tipo, own }: Which) {
  let query = turmas(tx).where('turma.status', '=', status).where(turmasVisibleTo(actor))
  if (own) query = query.where(sql<boolean>`turma.id = any(${bigints(ownIds(actor))})`)
  if (escola !== undefined) query = query.where(sql<boolean>`rede.caminho @> array[${escola}]::bigint[]`)
  if (ano !== undefined) query = query.where('turma.ano_letivo', '=', ano)
  if (turno !== undefined) query = query.where('turma.turno', '=', turno)
  if (tipo !== undefined) query = query.where('turma.tipo', '=', tipo)
  return query.where(nomeada(busca, 'turma', 'rede'))
}

const professoresSql = sql<Pessoa[]>`coalesce((
  select jsonb_agg(jsonb_build_object('id', p.id, 'nome', p.nome) order by p.auxiliar, p.nome, p.id) from (
    select usuario.id, usuario.nome, vinculo.auxiliar from ${vigentes('vinculo')}
    join pessoa usuario on usuario.id = vinculo.usuario_id
    where vinculo.turma_id = turma.id and vinculo.papel = 'professor'
    order by vinculo.auxiliar, usuario.nome, usuario.id limit 4) p), '[]')`

const alunosSql = sql<number>`(
  select count(*) from matricula where matricula.turma_id = turma.id and matricula.status = 'adicionado')`

type Tables = Tx extends Kysely<infer T> ? T : never
type Turmas<O> = SelectQueryBuilder<Tables, 'turma' | 'rede', O>

/** Whose name begins as searched comes first: a word is in the school or the subject of many. */
const isNamed = (busca: string) =>
  sql<boolean>`starts_with(sem_acento(turma.nome), (select sem_acento(${busca.trim()})))`

const inOrder = <O>(query: Turmas<O>, busca = ''): Turmas<O> =>
  (busca ? query.orderBy(isNamed(busca), 'desc') : query)
    .orderBy('turma.ano_letivo', 'desc')
    .orderBy('rede.nome')
    .orderBy('turma.nome')
    .orderBy('turma.id')

const gruposOf = (query: ReturnType<typeof turmas>, viewer: Viewer) =>
  query
    .select([
      'turma.id',
      'turma.codigo',
      'turma.nome',
      'turma.disciplina',
      'turma.periodo',
      'turma.turno',
      'turma.tipo',
      'turma.ano_letivo',
      'turma.status',
      'turma.cor',
      'turma.imagem_id',
      'turma.recursos',
      'rede.id as escola_id',
      'rede.nome as escola_nome',
      'rede.caminho',
    ])
    .select([
      alunosSql.as('total_alunos'),
      professoresSql.as('professores'),
      conversa.ask().novosSql(viewer, 'forum', forumIds(viewer.actor)).as('forum_novos'),
      conversa.ask().novosSql(viewer, 'aviso', ownIds(viewer.actor)).as('avisos_novos'),
    ])

/** A page of classes that the actor sees: named as searched, then the newest school year, by school and name. */
export const listTurmas = (tx: Tx, viewer: Viewer, filter: TurmaFilter) =>
  // The page first: the counts of rows that are skipped are never made.
  inOrder(
    gruposOf(
      turmas(tx).where(
        'turma.id',
        'in',
        inOrder(matching(tx, viewer.actor, filter).select('turma.id'), filter.busca)
          .limit(filter.linhas)
          .offset((filter.pagina - 1) * filter.linhas),
      ),
      viewer,
    ),
    filter.busca,
  ).execute()

export type GrupoRow = Awaited<ReturnType<typeof listTurmas>>[number]

export async function countTurmas(tx: Tx, actor: Actor, filter: Which): Promise<number> {
  const { n } = await matching(tx, actor, filter)
    .select((q) => q.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return n
}

export const findGrupo = (tx: Tx, viewer: Viewer, id: number) =>
  gruposOf(turmas(tx).where('turma.id', '=', id), viewer).executeTakeFirst()

/** Classes in use that the actor sees, found by words, as a search tells them. */
export const searchTurmas = (tx: Tx, actor: Actor, busca: string, most: number) =>
  inOrder(
    matching(tx, actor, { status: 'ativa', busca }).select([
      'turma.id',
      'turma.nome',
      sql<string>`concat_ws(' · ', nullif(turma.disciplina, ''), rede.nome)`.as('em'),
    ]),
    busca,
  )
    .limit(most)
    .execute()

export interface MemberFilter {
  /** Who reads the list. */
  actor: Actor
  busca?: string | undefined
  papel?: 'professor' | 'aluno' | undefined
  /** Of the pupils only these; undefined for all. */
  onlyAlunos?: readonly number[] | undefined
  pagina: number
  linhas: number
}

export interface MemberRow {
  id: number
  nome: string
  papel: 'professor' | 'aluno'
  auxiliar: boolean
  numero_chamada: number | null
  email: string | null
  perfil_visivel: boolean
  total: number
}

/** What people let the others of a class see, over `usuario`. */
const escolhas = sql`left join opcao_privacidade o on o.usuario_id = usuario.id`

/** Teachers (titulares first), then pupils, each by name; `total` in each row counts all that match. */
export async function listMembers(tx: Tx, turmaId: number, filter: MemberFilter): Promise<MemberRow[]> {
  const words = wordsOf(filter.busca)
  // Found and ordered by what is shown: a surname that is cut short is not guessed letter by letter.
  const shown = nomeMostrado(filter.actor)
  const { rows } = await sql<MemberRow>`
    select usuario.id, usuario.nome, membro.papel, membro.auxiliar, membro.numero_chamada, usuario.email,
      coalesce(o.perfil_visivel, false) as perfil_visivel, count(*) over () as total
    from (
      select usuario_id, 'professor' as papel, auxiliar, null::smallint as numero_chamada from ${vigentes('vinculo')}
      where turma_id = ${turmaId} and papel = 'professor'
      union all
      select aluno_id, 'aluno', false, numero_chamada from matricula
      where turma_id = ${turmaId} and status = 'adicionado'
        and ${filter.onlyAlunos === undefined ? sql`true` : sql`aluno_id = any(${bigints(filter.onlyAlunos)})`}
    ) membro
    join pessoa usuario on usuario.id = membro.usuario_id
    ${escolhas}
    where ${filter.papel === undefined ? sql`true` : sql`membro.papel = ${filter.papel}`}
      and ${hasWords(sql`sem_acento(${shown})`, words)}
    order by membro.papel desc, membro.auxiliar, sem_acento(${shown}), usuario.id
    ${pageSql(filter)}`.execute(tx)
  return rows
}

/**
 * People of the classes in which the actor has a role, found by the names that they are shown; each once, with one of the
 * classes. A guardian finds teachers and their own children.
 */
export async function searchMembers(
  tx: Tx,
  actor: Actor,
  busca: string,
  most: number,
): Promise<{ id: number; nome: string; turma: number; em: string }[]> {
  const all = actor.turmas.filter(({ papel }) => papel !== 'responsavel').map(({ id }) => id)
  const shown = nomeMostrado(actor)
  const { rows } = await sql<{ id: number; nome: string; turma: number; em: string }>`
    select * from (
      select distinct on (usuario.id) usuario.id, ${shown} as nome, t.id as turma, t.nome as em
      from (
        select turma_id, usuario_id, 'professor' as papel from ${vigentes('vinculo')}
        where turma_id = any(${bigints(ownIds(actor))}) and papel = 'professor'
        union all
        select turma_id, aluno_id, 'aluno' from matricula
        where status = 'adicionado'
          and (turma_id = any(${bigints(all)}) or aluno_id = any(${bigints(actor.dependentes)}))
      ) membro
      join turma t on t.id = membro.turma_id and t.status = 'ativa'
      join pessoa usuario on usuario.id = membro.usuario_id and usuario.status = 'ativo'
      ${escolhas}
      where usuario.id <> ${actor.id} and ${hasWords(sql`sem_acento(${shown})`, wordsOf(busca))}
      order by usuario.id, t.id) achado
    order by sem_acento(nome), id limit ${most}`.execute(tx)
  return rows
}

/** The pupils of a guardian, by name. At most 50. */
export const listDependentes = (tx: Tx, ids: readonly number[]) =>
  tx
    .selectFrom('pessoa as usuario')
    .select(['id', 'nome'])
    .where(sql<boolean>`id = any(${bigints(ids)})`)
    .orderBy('nome')
    .orderBy('id')
    .limit(50)
    .execute()

export interface EscolaRow {
  id: number
  nome: string
  turmas: number
  alunos: number
  professores: number
  topicos_na_semana: number
}

/**
 * The schools whose active classes the actor sees, with what is in them; by name, at most 50. Each figure is rows of one
 * list, added up once: joined to each other, figures were walked over again for every class.
 */
export async function listEscolas(tx: Tx, actor: Actor, since: Date): Promise<EscolaRow[]> {
  const { rows } = await sql<EscolaRow>`
    with escola as materialized (
      select rede.id, rede.nome from rede where rede.id in (
        select turma.rede_id from turma join rede on rede.id = turma.rede_id
        where turma.status = 'ativa' and ${turmasVisibleTo(actor)})
      order by sem_acento(rede.nome), rede.id limit 50
    ), vista as materialized (
      select turma.id, rede.id as escola_id from turma join rede on rede.id = turma.rede_id
      where turma.status = 'ativa' and turma.rede_id = any(array(select id from escola)) and ${turmasVisibleTo(actor)}
    ), parte as (
      select escola_id, count(*) as turmas, 0::bigint as alunos, 0::bigint as professores, 0::bigint as conversas
      from vista group by 1
      union all
      select escola_id, 0, count(*), 0, 0 from (
        select distinct vista.escola_id, matricula.aluno_id from matricula join vista on vista.id = matricula.turma_id
        where matricula.status = 'adicionado') x group by 1
      union all
      select escola_id, 0, 0, count(*), 0 from (
        select distinct vista.escola_id, vinculo.usuario_id from ${vigentes('vinculo')}
        join vista on vista.id = vinculo.turma_id where vinculo.papel = 'professor') x group by 1
      union all
      select vista.escola_id, 0, 0, 0, count(*) from (${conversa.ask().movidosSql(since)}) movido
      join vista on vista.id = movido.turma_id group by 1
    ), soma as (
      select escola_id, sum(turmas)::bigint as turmas, sum(alunos)::bigint as alunos,
        sum(professores)::bigint as professores, sum(conversas)::bigint as topicos_na_semana
      from parte group by 1
    )
    select escola.id, escola.nome, soma.turmas, soma.alunos, soma.professores, soma.topicos_na_semana
    from escola join soma on soma.escola_id = escola.id
    order by sem_acento(escola.nome), escola.id`.execute(tx)
  return rows
}

/** The person's own active classes with their roles there. At most 500 rows. */
export async function listOwnAtivas(tx: Tx, actor: Actor): Promise<Actor['turmas'][number][]> {
  const rows = await tx
    .selectFrom('turma')
    .select('id')
    .where(sql<boolean>`id = any(${bigints(ownIds(actor))})`)
    .where('status', '=', 'ativa')
    .limit(500)
    .execute()
  const ativas = new Set(rows.map(({ id }) => id))
  return actor.turmas.filter(({ id }) => ativas.has(id))
}
