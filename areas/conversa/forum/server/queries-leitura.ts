/** The SQL on what was seen: marks of reading, receipts of a notice, and the queue of held messages. */

import { type RawBuilder, sql } from 'kysely'
import { sure } from '../../../../core/contract/narrow.ts'
import type { Actor } from '../../../../core/policy/actor.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { bigints, pageSql } from '../../../../core/server/sql.ts'
import { vigentes } from '../../../acesso/sessao/server/public-vigente.ts'
import { lugar, naTurma } from '../../../escola/turma/server/public-lugar.ts'
import { holds } from './queries-aviso-rede.ts'
import {
  escolhasSql,
  favoriteOf,
  leadsSql,
  ligadoSql,
  type PessoaRow,
  professoresSql,
} from './queries-visible.ts'

/** Remembers that a person has seen a topic up to a message (absent: the newest); it never goes back. */
export const markSeen = (tx: Tx, topico: number, usuario: number, mensagem: number | undefined, now: Date) =>
  sql`
  insert into topico_visto (topico_id, usuario_id, mensagem_id, visto_em)
  select ${topico}, ${usuario}, coalesce(max(id), 0), ${now} from mensagem
  where topico_id = ${topico} and ${mensagem === undefined ? sql`true` : sql`id <= ${mensagem}`}
  on conflict (tenant_id, topico_id, usuario_id) do update
    set mensagem_id = greatest(topico_visto.mensagem_id, excluded.mensagem_id)`.execute(tx)

/** Acknowledges a notice; the first time counts. */
export async function acknowledge(tx: Tx, topico: number, usuario: number, now: Date): Promise<Date> {
  const { rows } = await sql<{ ciente_em: Date }>`
    insert into topico_visto (topico_id, usuario_id, mensagem_id, visto_em, ciente_em)
    select ${topico}, ${usuario}, coalesce(max(id), 0), ${now}, ${now} from mensagem where topico_id = ${topico}
    on conflict (tenant_id, topico_id, usuario_id) do update
      set ciente_em = coalesce(topico_visto.ciente_em, excluded.ciente_em)
    returning ciente_em`.execute(tx)
  return sure(rows[0]).ciente_em
}

/** Whom a notice is for: the pupils of the class and their guardians. */
const destinatarios = (turma: number, papeis: readonly string[] | null) => sql`
  select * from (
  select m.aluno_id as usuario_id, 'aluno' as papel from ${naTurma()} where m.turma_id = ${turma}
  union
  select v.usuario_id, 'responsavel' from ${naTurma()}
    join ${vigentes()} on v.aluno_id = m.aluno_id and v.papel = 'responsavel'
  where m.turma_id = ${turma}) todos
  where ${papeis === null ? sql`true` : sql`papel = any(${[...papeis]}::text[])`}`

export type Situacao = 'lido' | 'nao_lido' | 'ciente' | 'sem_ciente'

const SITUACOES = {
  lido: sql`v.usuario_id is not null`,
  nao_lido: sql`v.usuario_id is null`,
  ciente: sql`v.ciente_em is not null`,
  sem_ciente: sql`v.ciente_em is null`,
} as const

export interface LeituraRow {
  usuario: PessoaRow
  visto_em: Date | null
  ciente_em: Date | null
}

interface Contagem {
  total: number
  lido: number
  ciente: number
}

interface Totais {
  destinatarios: number
  lido: number
  ciente: number
  alunos: Contagem
  responsaveis: Contagem
}

/** Pupils and guardians are counted apart: whoever is both has two things to know. */
const countsOf = (papel: 'aluno' | 'responsavel') => sql<Contagem>`jsonb_build_object(
  'total', count(*) filter (where d.papel = ${papel}),
  'lido', count(*) filter (where d.papel = ${papel} and ${SITUACOES.lido}),
  'ciente', count(*) filter (where d.papel = ${papel} and ${SITUACOES.ciente}))`

interface LeiturasFilter {
  situacao?: Situacao | undefined
  /** Part of a name, whatever its accents. */
  busca?: string | undefined
  pagina: number
  linhas: number
}

/** A page of receipts, by name, and the totals of the whole. */
export async function pageOfLeituras(
  tx: Tx,
  topico: { id: number; turma: number; papeis: readonly string[] | null },
  { situacao, busca, pagina, linhas }: LeiturasFilter,
) {
  const everyone = sql`(${destinatarios(topico.turma, topico.papeis)}) d join pessoa u on u.id = d.usuario_id
    left join topico_visto v on v.topico_id = ${topico.id} and v.usuario_id = d.usuario_id`
  const wanted = sql`(${situacao === undefined ? sql`true` : SITUACOES[situacao]} and ${holds(sql`u.nome`, busca)})`
  const [page, totals] = await Promise.all([
    sql<LeituraRow>`
      select jsonb_build_object('id', u.id, 'nome', u.nome, 'foto_id', u.foto_id, 'papel', d.papel, ${escolhasSql('u')}) as usuario,
        v.visto_em, v.ciente_em
      from ${everyone} where ${wanted}
      order by sem_acento(u.nome), u.id, d.papel ${pageSql({ pagina, linhas })}`.execute(tx),
    sql<Totais & { total: number }>`
      select count(*) as destinatarios, count(*) filter (where ${SITUACOES.lido}) as lido,
        count(*) filter (where ${SITUACOES.ciente}) as ciente, count(*) filter (where ${wanted}) as total,
        ${countsOf('aluno')} as alunos, ${countsOf('responsavel')} as responsaveis
      from ${everyone}`.execute(tx),
  ])
  const { total, ...totais } = sure(totals.rows[0])
  return { leituras: page.rows, total, totais }
}

export interface RetidaRow {
  id: number
  topico_id: number
  titulo: string
  turma_id: number
}

/** Messages held for a look in the classes that the person moderates, oldest first. */
export async function pageOfRetidas(
  tx: Tx,
  actor: Actor,
  { turma, pagina, linhas }: { turma?: number | undefined; pagina: number; linhas: number },
) {
  const held = sql`mensagem m join topico t on t.id = m.topico_id join (${lugar('tu')}) on tu.id = t.turma_id
    where m.retida and m.removida_em is null and t.removido_em is null and tu.status = 'ativa' and ${ligadoSql}
      and ${leadsSql(actor)}
      and ${turma === undefined ? sql`true` : sql`t.turma_id = ${turma}`}`
  const [page, counted] = await Promise.all([
    sql<RetidaRow>`select m.id, t.id as topico_id, t.titulo, t.turma_id from ${held}
      order by m.id ${pageSql({ pagina, linhas })}`.execute(tx),
    sql<{ total: number }>`select count(*) as total from ${held}`.execute(tx),
  ])
  return { retidas: page.rows, total: counted.rows[0]?.total ?? 0 }
}

/** Who follows a topic: took part in it or marked it as a favourite. At most 1,000, most recent first. */
export async function followersOf(tx: Tx, topico: number): Promise<number[]> {
  const { rows } = await sql<{ usuario_id: number }>`
    select usuario_id from (
      select usuario_id, ultima_em from topico_participacao where topico_id = ${topico} and interacoes > 0
      union all
      select usuario_id, null from topico_favorito where topico_id = ${topico}) x
    group by usuario_id order by max(ultima_em) desc nulls last, usuario_id limit 1000`.execute(tx)
  return rows.map(({ usuario_id }) => usuario_id)
}

/** Those of the people who have no unread notification of this kind that leads to the same page. */
export async function withoutNews(
  tx: Tx,
  usuarios: readonly number[],
  tipo: string,
  destino: string,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select x.id from unnest(${bigints(usuarios)}) x (id) where not exists (
      select from notificacao n where n.usuario_id = x.id and n.lida_em is null and n.tipo = ${tipo}
        and split_part(n.destino, '?', 1) = ${destino})`.execute(tx)
  return rows.map(({ id }) => id)
}

/** What stands around every message of a topic for one reader. */
export interface MolduraRow {
  id: number
  /** How far the person had read before this visit; null: never. */
  visto_ate: number | null
  favorita: boolean
  professores: PessoaRow[]
}

const molduras = async (tx: Tx, isWanted: RawBuilder<unknown>, usuario: number): Promise<MolduraRow[]> =>
  (
    await sql<MolduraRow>`
    select t.id, v.mensagem_id as visto_ate, ${favoriteOf(usuario)} as favorita, ${professoresSql} as professores
    from topico t left join topico_visto v on v.topico_id = t.id and v.usuario_id = ${usuario}
    where ${isWanted}`.execute(tx)
  ).rows

/** For several topics, by their numbers. */
export const moldurasDe = async (
  tx: Tx,
  topicos: readonly number[],
  usuario: number,
): Promise<ReadonlyMap<number, MolduraRow>> =>
  new Map(
    (await molduras(tx, sql`t.id = any(${bigints(topicos)})`, usuario)).map((row) => [row.id, row] as const),
  )

/** For one by its own statement: as a list of one it is planned anew each time, since lists are longer as a rule. */
export const molduraDe = async (tx: Tx, topico: number, usuario: number): Promise<MolduraRow> =>
  sure((await molduras(tx, sql`t.id = ${topico}`, usuario))[0])
