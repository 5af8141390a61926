/** Questions for assessments: those approved that an actor sees, by what a matrix asks of them. */
import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../../../../core/policy/actor.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { bigints, jsonRows, pageSql } from '../../../../core/server/sql.ts'
import { dadasSql } from '../../../ensino/aula/server/public.ts'
import { raizSql, sameHabilidade } from '../../../ensino/curriculo/server/public.ts'
import type { ConteudoQuestao } from '../shapes.ts'
import { columns, type QuestaoRow } from './queries.ts'
import { quemDiz, readTermos, type Termo } from './queries-busca.ts'
import { questoesVisibleTo } from './visible.ts'

export { presentQuestao } from './present.ts'

export interface Aprovada extends QuestaoRow {
  conteudo: ConteudoQuestao
  comando: string
  texto_base_id: number | null
  /** The skill of the matrix that it is counted under: its first that the matrix names. */
  linha: number | null
  /** The class has met it in a lesson. */
  vista: boolean
}

/** Of which matrix, and for which class. */
export interface Para {
  /** Skills of the matrix, in its order. */
  habilidades: readonly number[]
  turma: number | null
}

/** The lesson that it comes from, or that it was copied from, stands open to the class. */
const vistaSql = (turma: number | null) =>
  turma === null
    ? sql<boolean>`false`
    : sql<boolean>`exists (select from questao o cross join lateral ${dadasSql(sql.ref('o.origem_aula_id'))} d
        where o.id in (q.id, q.copia_de) and o.origem_aula_id is not null and d.turma_id = ${turma}
          and (d.inicio is null or d.inicio <= now()))`

/** A lateral row `l` over `questao q`: its `linha`. */
const linhaSql = (habilidades: readonly number[]) => sql`lateral (
  select (select m.id from unnest(${bigints(habilidades)}) with ordinality m (id, ordem)
    join questao_habilidade y on ${raizSql(sql.ref('y.habilidade_id'))} = ${raizSql(sql.ref('m.id'))}
    where y.questao_id = q.id order by y.ordem, m.ordem, m.id limit 1) as linha) l`

const select = (actor: Actor, { habilidades, turma }: Para) => sql`
  select ${columns(actor)}, q.conteudo, q.comando, q.texto_base_id, l.linha, ${vistaSql(turma)} as vista
  from questao q cross join ${linhaSql(habilidades)}
  where q.estado = 'aprovada' and ${questoesVisibleTo(actor)}`

/** By their numbers, in any order; what the actor may not use is left out. */
export async function listAprovadas(
  tx: Tx,
  actor: Actor,
  ids: readonly number[],
  para: Para,
): Promise<Aprovada[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<Aprovada>`${select(actor, para)} and q.id = any(${bigints(ids)})`.execute(tx)
  return rows
}

/** What a square of a matrix takes: `habilidade` null: any that the matrix does not name. */
export interface Casa {
  habilidade?: number | null | undefined
  dificuldades?: readonly [number, number] | undefined
}

export interface Procura extends Casa {
  disciplina: number | null
  periodo: number | null
  busca?: string | undefined
  origem?: 'minhas' | 'rede' | undefined
  /** Only what the class has not met. */
  novas?: boolean | undefined
  /** Without these. */
  fora: readonly number[]
}

const casaSql = ({ habilidade, dificuldades }: Casa): RawBuilder<boolean>[] => [
  ...(habilidade === undefined
    ? []
    : habilidade === null
      ? [sql<boolean>`l.linha is null`]
      : [
          sql<boolean>`exists (select from questao_habilidade y
            where y.questao_id = q.id and y.habilidade_id in (${sameHabilidade(habilidade)}))`,
          sql<boolean>`l.linha = ${habilidade}`,
        ]),
  ...(dificuldades ? [sql<boolean>`q.dificuldade between ${dificuldades[0]} and ${dificuldades[1]}`] : []),
]

function matching(
  actor: Actor,
  procura: Procura,
  turma: number | null,
  termos: readonly Termo[] = [],
): RawBuilder<boolean> {
  const { disciplina, periodo, origem, novas, fora } = procura
  return sql<boolean>`${sql.join(
    [
      ...casaSql(procura),
      ...(disciplina ? [sql`q.disciplina_id = ${disciplina}`] : []),
      ...(periodo ? [sql`q.periodo_id = ${periodo}`] : []),
      ...(origem ? [sql`q.usuario_id ${origem === 'minhas' ? sql`=` : sql`<>`} ${actor.id}`] : []),
      ...(novas && turma ? [sql`not ${vistaSql(turma)}`] : []),
      sql`q.id <> all(${bigints(fora)})`,
      ...(termos.length > 0
        ? [sql`q.id in (select q.id from ${quemDiz(termos)} where d.peso is not null)`]
        : []),
    ],
    sql` and `,
  )}`
}

/** Newest first. */
export async function searchAprovadas(
  tx: Tx,
  actor: Actor,
  para: Para,
  procura: Procura,
  page: { pagina: number; linhas: number },
): Promise<{ rows: Aprovada[]; total: number }> {
  const where = matching(actor, procura, para.turma, await readTermos(tx, procura.busca))
  const [{ rows }, counted] = await Promise.all([
    sql<Aprovada>`${select(actor, para)} and ${where}
      order by q.id desc ${pageSql(page)}`.execute(tx),
    sql<{ n: number }>`select count(*) as n from questao q cross join ${linhaSql(para.habilidades)}
      where q.estado = 'aprovada' and ${questoesVisibleTo(actor)} and ${where}`.execute(tx),
  ])
  return { rows, total: counted.rows[0]?.n ?? 0 }
}

/** A square that lacks questions. */
export interface Vaga {
  linha: number | null
  de: number
  ate: number
}

/** For each square the best `most`: what the class has not met, what the person keeps at hand, the newest. */
export async function listCandidatas(
  tx: Tx,
  actor: Actor,
  para: Para,
  procura: Pick<Procura, 'disciplina' | 'periodo' | 'fora'>,
  vagas: readonly Vaga[],
  most: number,
): Promise<Aprovada[]> {
  const { rows } = await sql<Aprovada>`
    select c.* from jsonb_to_recordset(${jsonRows(vagas)}) as v (linha bigint, de integer, ate integer)
    cross join lateral (${select(actor, para)} and ${matching(actor, procura, para.turma)}
      and q.dificuldade between v.de and v.ate and l.linha is not distinct from v.linha
      order by vista, favorita desc, q.id desc limit ${most}) c`.execute(tx)
  return rows
}

export interface NoPapel {
  id: number
  tipo: QuestaoRow['tipo']
  conteudo: ConteudoQuestao
  comando: string
  explicacao: string
  texto_base: { id: number; titulo: string; html: string } | null
}

/** As they are printed, in any order. */
export async function listNoPapel(tx: Tx, actor: Actor, ids: readonly number[]): Promise<NoPapel[]> {
  const { rows } = await sql<NoPapel>`
    select q.id, q.tipo, q.conteudo, q.comando, q.explicacao,
      (select jsonb_build_object('id', b.id, 'titulo', b.titulo, 'html', b.html) from texto_base b
        where b.id = q.texto_base_id) as texto_base
    from questao q
    where q.id = any(${bigints(ids)}) and q.estado = 'aprovada' and ${questoesVisibleTo(actor)}`.execute(tx)
  return rows
}
