/** The SQL on notices to a network: the notice, its copies in the classes, whom it reaches and who has answered. */

import { type RawBuilder, sql } from 'kysely'
import { sure } from '../../../../core/contract/narrow.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { publishEach } from '../../../../core/server/events.ts'
import { hasWords, pageSql } from '../../../../core/server/sql.ts'
import { vigentes } from '../../../acesso/sessao/server/public-vigente.ts'
import { lugar, naTurma } from '../../../escola/turma/server/public-lugar.ts'
import type { PapelDeAviso } from '../rules-aviso.ts'

/** Classes that one notice may go to. */
export const MOST_TURMAS = 5_000

const COLUMNS = [
  'a.id',
  'a.titulo',
  'a.conteudo',
  'a.papeis',
  'a.fixado',
  'a.urgente',
  'a.pede_ciente',
  'a.versao',
  'a.inicio',
  'a.fim',
  'a.trabalho_id',
  'a.anunciado_em',
  'a.lembrado_em',
  'a.created_at',
  'a.removido_em',
  'a.usuario_id',
  'r.id as rede_id',
  'r.nome as rede_nome',
  'r.caminho',
  'u.nome as autor_nome',
] as const

const avisos = (tx: Tx) =>
  tx
    .selectFrom('aviso_rede as a')
    .innerJoin('rede as r', 'r.id', 'a.rede_id')
    .innerJoin('pessoa as u', 'u.id', 'a.usuario_id')
    .select(COLUMNS)
    .select(sql<number>`(select count(*) from topico where topico.aviso_rede_id = a.id)`.as('turmas'))

export type AvisoRedeRow = Awaited<ReturnType<ReturnType<typeof avisos>['execute']>>[number]

/** `lock`: until the transaction ends, nobody else tells people of it. */
export const findAvisoRede = (tx: Tx, id: number, { lock = false } = {}) =>
  avisos(tx)
    .where('a.id', '=', id)
    .$if(lock, (query) => query.forNoKeyUpdate('a'))
    .executeTakeFirst()

/** Part of a text, whatever its accents and case. */
export const holds = (column: RawBuilder<unknown>, busca: string | undefined) =>
  busca?.trim() ? hasWords(sql`sem_acento(${column})`, [busca.trim()]) : sql<boolean>`true`

/** Those of a network and of what lies below it, newest first. */
export async function pageOfAvisosRede(
  tx: Tx,
  rede: number,
  { pagina, linhas, busca }: { pagina: number; linhas: number; busca?: string | undefined },
) {
  const here = sql<boolean>`(a.removido_em is null and r.caminho @> ${[rede]}::bigint[]
    and ${holds(sql`a.titulo`, busca)})`
  const [rows, { total }] = await Promise.all([
    avisos(tx)
      .where(here)
      .orderBy('a.id', 'desc')
      .limit(linhas)
      .offset((pagina - 1) * linhas)
      .execute(),
    tx
      .selectFrom('aviso_rede as a')
      .innerJoin('rede as r', 'r.id', 'a.rede_id')
      .select(sql<number>`count(*)`.as('total'))
      .where(here)
      .executeTakeFirstOrThrow(),
  ])
  return { rows, total }
}

/** The active classes below a network that have notices switched on. */
const turmasOf = (rede: number) => sql`
  select tu.id from ${lugar('tu')}
  where tu.status = 'ativa' and r.caminho @> ${[rede]}::bigint[]
    and coalesce((tu.recursos ->> 'avisos')::boolean, false)`

/** People of classes by role; a person of two classes comes twice. `turmas`: a sub-select of `turma_id` and `topico_id`. */
const peopleOf = (turmas: RawBuilder<unknown>, papeis: RawBuilder<unknown>) => sql`
  select m.aluno_id as usuario_id, 'aluno' as papel, t.turma_id, t.topico_id
  from (${turmas}) t join ${naTurma()} on m.turma_id = t.turma_id
  where 'aluno' = any(${papeis})
  union all
  select v.usuario_id, 'responsavel', t.turma_id, t.topico_id
  from (${turmas}) t join ${naTurma()} on m.turma_id = t.turma_id
  join ${vigentes()} on v.aluno_id = m.aluno_id and v.papel = 'responsavel'
  where 'responsavel' = any(${papeis})
  union all
  select v.usuario_id, 'professor', t.turma_id, t.topico_id
  from (${turmas}) t join ${vigentes()} on v.turma_id = t.turma_id and v.papel = 'professor'
  where 'professor' = any(${papeis})`

const EVERY_ROLE = sql`array['aluno', 'responsavel', 'professor']`

/** How many classes and people, of each role, a notice to this network reaches. */
export async function reachOf(tx: Tx, rede: number) {
  const { rows } = await sql<{ turmas: number } & Record<PapelDeAviso, number>>`
    with alvo as materialized (
      select id as turma_id, null::bigint as topico_id from (${turmasOf(rede)}) x
    ), alcancada as materialized (
      select distinct p.papel, p.usuario_id from (${peopleOf(sql`select * from alvo`, EVERY_ROLE)}) p
      where (p.usuario_id not in (select id from pessoa where status <> 'ativo')) is true)
    select (select count(*) from alvo) as turmas, count(*) filter (where papel = 'aluno') as aluno,
      count(*) filter (where papel = 'responsavel') as responsavel,
      count(*) filter (where papel = 'professor') as professor from alcancada`.execute(tx)
  return sure(rows[0])
}

export interface NewAvisoRede {
  rede_id: number
  usuario_id: number
  titulo: string
  conteudo: string
  papeis: readonly PapelDeAviso[]
  fixado: boolean
  urgente: boolean
  pede_ciente: boolean
  inicio: Date | null
  fim: Date | null
}

/** Writes the notice down with a copy in each class, in two statements however many they are; how many there are. */
export async function insertAvisoRede(tx: Tx, { papeis, ...aviso }: NewAvisoRede, now: Date) {
  const { id } = await tx
    .insertInto('aviso_rede')
    .values({ ...aviso, papeis: [...papeis], created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { rows } = await sql<{ turmas: number }>`
    with copia as (
      insert into topico (turma_id, usuario_id, tipo, titulo, aviso_rede_id, papeis, fixado, urgente, pede_ciente,
        agendar, inicio, fim, status_data, permitir_anexos, created_at, ultima_interacao)
      select t.id, a.usuario_id, 'aviso', a.titulo, a.id, a.papeis, a.fixado, a.urgente, a.pede_ciente,
        a.inicio is not null, a.inicio, a.fim, case when a.inicio > ${now} then 2 else 1 end, false, ${now}, ${now}
      from aviso_rede a cross join (${turmasOf(aviso.rede_id)}) t where a.id = ${id}
      returning id
    ), abertura as (
      insert into mensagem (topico_id, usuario_id, conteudo, abertura)
      select copia.id, ${aviso.usuario_id}, ${aviso.conteudo}, true from copia returning id
    )
    select count(*) as turmas from abertura`.execute(tx)
  return { id, turmas: rows[0]?.turmas ?? 0 }
}

export const updateAvisoRede = (
  tx: Tx,
  id: number,
  change: Partial<Record<'anunciado_em' | 'lembrado_em' | 'removido_em', Date>> & { trabalho_id?: number },
) => tx.updateTable('aviso_rede').set(change).where('id', '=', id).execute()

/** The same of every copy, told to the screens of its class. */
export const changeCopies = (
  tx: Tx,
  id: number,
  change: { anunciado_em: Date } | { removido_em: Date },
  evento: 'topico_novo' | 'topico_mudou',
) =>
  sql`
  with copia as (
    update topico set ${
      'anunciado_em' in change
        ? sql`anunciado_em = ${change.anunciado_em}, status_data = 1`
        : sql`removido_em = ${change.removido_em}`
    } where aviso_rede_id = ${id} returning id, turma_id)
  ${publishEach(tx, sql`'turma:' || turma_id`, evento, sql`jsonb_build_object('topico', id) from copia`)}`.execute(
    tx,
  )

const copiesOf = (id: number) => sql`select turma_id, id as topico_id from topico where aviso_rede_id = ${id}`

export interface Destinatario {
  id: number
  turma_id: number
  topico_id: number
}

type Told = Pick<AvisoRedeRow, 'id' | 'papeis' | 'usuario_id' | 'pede_ciente'>

/** Whom a notice is for but its author; `missing`: who has not read, or not acknowledged. Over `p` and `u`. */
function toTell(aviso: Told, missing: boolean) {
  const answered = sql`exists (select from topico_visto w join topico c on c.id = w.topico_id
    where c.aviso_rede_id = ${aviso.id} and w.usuario_id = p.usuario_id
      and ${aviso.pede_ciente ? sql`w.ciente_em is not null` : sql`true`})`
  return sql`(${peopleOf(copiesOf(aviso.id), sql`${aviso.papeis}::text[]`)}) p
    join pessoa u on u.id = p.usuario_id and u.status = 'ativo'
    where p.usuario_id <> ${aviso.usuario_id} and ${missing ? sql`not ${answered}` : sql`true`}`
}

export async function countPeople(tx: Tx, aviso: Told, missing: boolean): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(distinct p.usuario_id) as n from ${toTell(aviso, missing)}`.execute(tx)
  return rows[0]?.n ?? 0
}

/** The next people to tell after `depois`, by id, each once. */
export async function nextPeople(
  tx: Tx,
  aviso: Told,
  { depois, limit, missing }: { depois: number; limit: number; missing: boolean },
): Promise<Destinatario[]> {
  const { rows } = await sql<Destinatario>`
    select distinct on (p.usuario_id) p.usuario_id as id, p.turma_id, p.topico_id
    from ${toTell(aviso, missing)} and p.usuario_id > ${depois}
    order by p.usuario_id, p.topico_id limit ${limit}`.execute(tx)
  return rows
}

/** Everybody whom a notice is for, each role of a person once, with what they have done. */
const receipts = (aviso: Pick<AvisoRedeRow, 'id' | 'papeis'>) => sql`
  select p.usuario_id, p.papel, min(v.visto_em) as visto_em, min(v.ciente_em) as ciente_em, min(tu.rede_id) as escola_id
  from (${peopleOf(copiesOf(aviso.id), sql`${aviso.papeis}::text[]`)}) p
  join turma tu on tu.id = p.turma_id
  left join topico_visto v on v.topico_id = p.topico_id and v.usuario_id = p.usuario_id
  group by p.usuario_id, p.papel`

interface Contagem {
  pessoas: number
  lido: number
  ciente: number
}
const COUNTS = sql`count(*) as pessoas, count(x.visto_em) as lido, count(x.ciente_em) as ciente`

export async function totalsOf(tx: Tx, aviso: AvisoRedeRow) {
  const [papeis, escolas] = await Promise.all([
    sql<Contagem & { papel: PapelDeAviso }>`
      select x.papel, ${COUNTS} from (${receipts(aviso)}) x group by x.papel
      order by array_position(${EVERY_ROLE}, x.papel)`.execute(tx),
    sql<Contagem & { id: number; nome: string }>`
      select r.id, r.nome, ${COUNTS} from (${receipts(aviso)}) x join rede r on r.id = x.escola_id
      group by r.tenant_id, r.id
      order by count(*) - count(${aviso.pede_ciente ? sql`x.ciente_em` : sql`x.visto_em`}) desc, sem_acento(r.nome), r.id
      limit 500`.execute(tx),
  ])
  return { papeis: papeis.rows, escolas: escolas.rows }
}

const SITUACOES = {
  lido: sql<boolean>`x.visto_em is not null`,
  nao_lido: sql<boolean>`x.visto_em is null`,
  ciente: sql<boolean>`x.ciente_em is not null`,
  sem_ciente: sql<boolean>`x.ciente_em is null`,
} as const

export interface LeituraRedeRow {
  id: number
  nome: string
  papel: PapelDeAviso
  escola: string
  visto_em: Date | null
  ciente_em: Date | null
}

export interface LeiturasFilter {
  situacao?: keyof typeof SITUACOES | undefined
  papel?: PapelDeAviso | undefined
  rede?: number | undefined
  busca?: string | undefined
  pagina: number
  linhas: number
}

/** A page of the people whom a notice is for: who is missing first, then by name. */
export async function pageOfLeiturasRede(tx: Tx, aviso: AvisoRedeRow, filter: LeiturasFilter) {
  const { situacao, papel, rede, busca, pagina, linhas } = filter
  const { rows } = await sql<LeituraRedeRow & { total: number }>`
    select u.id, u.nome, x.papel, r.nome as escola, x.visto_em, x.ciente_em, count(*) over () as total
    from (${receipts(aviso)}) x join pessoa u on u.id = x.usuario_id join rede r on r.id = x.escola_id
    where ${situacao ? SITUACOES[situacao] : sql`true`}
      and ${papel ? sql`x.papel = ${papel}` : sql`true`}
      and ${rede ? sql`r.caminho @> ${[rede]}::bigint[]` : sql`true`}
      and ${busca?.trim() ? hasWords(sql`sem_acento(u.nome)`, [busca.trim()]) : sql`true`}
    order by ${aviso.pede_ciente ? SITUACOES.ciente : SITUACOES.lido}, u.busca, u.id, x.papel
    ${pageSql({ pagina, linhas })}`.execute(tx)
  return { rows: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 }
}

/** What a person did with one copy counts in their other classes too. */
export const spreadVisto = (
  tx: Tx,
  topico: number,
  aviso: number,
  usuario: number,
  turmas: readonly number[],
) =>
  sql`
  insert into topico_visto (topico_id, usuario_id, mensagem_id, visto_em, ciente_em)
  select c.id, v.usuario_id, m.id, v.visto_em, v.ciente_em
  from topico_visto v
  join topico c on c.aviso_rede_id = ${aviso} and c.id <> v.topico_id and c.turma_id = any(${[...turmas]}::bigint[])
  join mensagem m on m.topico_id = c.id and m.abertura
  where v.topico_id = ${topico} and v.usuario_id = ${usuario}
  on conflict (tenant_id, topico_id, usuario_id) do update
    set ciente_em = coalesce(topico_visto.ciente_em, excluded.ciente_em)`.execute(tx)

/** Notices whose hour has come and that nobody was told of yet: their job was lost. At most `limit`. */
export const dueAvisosRede = async (tx: Tx, now: Date, limit: number): Promise<number[]> =>
  (
    await tx
      .selectFrom('aviso_rede')
      .select('id')
      .where('anunciado_em', 'is', null)
      .where('removido_em', 'is', null)
      .where('inicio', '<=', now)
      .orderBy('id')
      .limit(limit)
      .execute()
  ).map(({ id }) => id)
