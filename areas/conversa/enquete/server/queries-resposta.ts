/** The SQL on who is asked, who answered, and what. */

import { type RawBuilder, sql } from 'kysely'
import { sure } from '../../../../core/contract/narrow.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { vigentes } from '../../../acesso/sessao/server/public-vigente.ts'
import { naTurma } from '../../../escola/turma/server/public-lugar.ts'
import type { Publico, Valor } from '../shapes.ts'

/** Everybody that a survey asks in these classes, as rows of `usuario_id, turma_id`. */
const asked = (publico: Publico, turmas: readonly number[]): RawBuilder<unknown> => sql`
  select m.aluno_id as usuario_id, m.turma_id
  from ${naTurma()} join pessoa u on u.id = m.aluno_id and u.status = 'ativo'
  where m.turma_id = any(${[...turmas]}::bigint[]) and ${publico} <> 'responsaveis'
  union
  select vinculo.usuario_id, m.turma_id
  from ${vigentes('vinculo')} join ${naTurma()} on m.aluno_id = vinculo.aluno_id
  join pessoa u on u.id = vinculo.usuario_id and u.status = 'ativo'
  where m.turma_id = any(${[...turmas]}::bigint[]) and ${publico} <> 'alunos'
    and vinculo.papel = 'responsavel'`

export interface Contagem {
  turma_id: number
  previstos: number
  respostas: number
}

/** How many are asked and how many answered in each class. A person of two classes is asked in both, and answers in one. */
export async function countParticipacao(
  tx: Tx,
  { id, publico }: { id: number; publico: Publico },
  turmas: readonly number[],
): Promise<Contagem[]> {
  const { rows } = await sql<Contagem>`
    select t.turma_id,
      (select count(*) from (${asked(publico, turmas)}) a where a.turma_id = t.turma_id) as previstos,
      (select count(*) from enquete_participacao p where p.enquete_id = ${id} and p.turma_id = t.turma_id) as respostas
    from unnest(${[...turmas]}::bigint[]) as t (turma_id)`.execute(tx)
  return rows
}

/** How many each public counts in one class. */
export async function countPublicos(tx: Tx, turma: number): Promise<Record<Publico, number>> {
  const { rows } = await sql<Record<Publico, number>>`
    select (select count(*) from (${asked('alunos', [turma])}) a) as alunos,
      (select count(*) from (${asked('responsaveis', [turma])}) a) as responsaveis,
      (select count(*) from (${asked('todos', [turma])}) a) as todos`.execute(tx)
  return sure(rows[0])
}

/** Who is asked, each in one class; with `faltam` only who has not answered. At most 50,000. */
export async function listAsked(
  tx: Tx,
  {
    id,
    publico,
    turmas,
    faltam,
  }: { id: number; publico: Publico; turmas: readonly number[]; faltam: boolean },
): Promise<{ usuario_id: number; turma_id: number }[]> {
  const { rows } = await sql<{ usuario_id: number; turma_id: number }>`
    select a.usuario_id, min(a.turma_id) as turma_id from (${asked(publico, turmas)}) a
    where not ${faltam} or not exists (
      select from enquete_participacao p where p.enquete_id = ${id} and p.usuario_id = a.usuario_id)
    group by a.usuario_id order by turma_id, a.usuario_id limit 50000`.execute(tx)
  return rows
}

/** False when the person had answered already; of two at once, one waits and is told so. */
export async function insertParticipacao(
  tx: Tx,
  row: { enquete_id: number; usuario_id: number; turma_id: number },
): Promise<boolean> {
  const inserted = await tx
    .insertInto('enquete_participacao')
    .values(row)
    .onConflict((conflict) => conflict.columns(['tenant_id', 'enquete_id', 'usuario_id']).doNothing())
    .returning('usuario_id')
    .executeTakeFirst()
  return inserted !== undefined
}

export const insertNamed = (
  tx: Tx,
  row: { enquete_id: number; usuario_id: number; turma_id: number; valores: string },
) => tx.insertInto('enquete_resposta').values(row).execute()

/** One person at a time puts an answer into the box of a class. */
export const lockBox = (tx: Tx, enquete: number, turma: number) =>
  tx
    .selectFrom('enquete_turma')
    .select('turma_id')
    .where('enquete_id', '=', enquete)
    .where('turma_id', '=', turma)
    .forNoKeyUpdate()
    .executeTakeFirst()

/**
 * Puts an answer into the box and shakes it: every answer of the class is written anew in a random order under a new
 * id, so that neither the place of a row nor the transaction that wrote it tells whose it is (decision 0025). The
 * caller holds the lock of the box.
 */
export async function insertAnonymous(
  tx: Tx,
  { enquete_id, turma_id, valores }: { enquete_id: number; turma_id: number; valores: string },
): Promise<void> {
  await sql`
    with antes as (
      delete from enquete_resposta where enquete_id = ${enquete_id} and turma_id = ${turma_id} returning valores
    ), todas as (
      select valores from antes union all select ${valores}::jsonb
    )
    insert into enquete_resposta (enquete_id, turma_id, valores)
    select ${enquete_id}, ${turma_id}, valores from todas order by random()`.execute(tx)
}

/** Every answer, by class, in no order. At most 50,000: a hundred classes of five hundred. */
export async function listRespostas(tx: Tx, enquete: number): Promise<{ turma: number; valores: Valor[] }[]> {
  const rows = await tx
    .selectFrom('enquete_resposta')
    .select(['turma_id', 'valores'])
    .where('enquete_id', '=', enquete)
    .orderBy('id')
    .limit(50_000)
    .execute()
  return rows.map(({ turma_id, valores }) => ({ turma: turma_id, valores: valores as Valor[] }))
}

export interface ParticipanteRow {
  id: number
  nome: string
  turma_id: number
  turma_nome: string
  respondeu: boolean
  valores: Valor[] | null
  total: number
}

/** Who answered in these classes and who is asked there and did not, by name. For surveys that tell names. */
export async function listParticipantes(
  tx: Tx,
  { id, publico, turmas }: { id: number; publico: Publico; turmas: readonly number[] },
  { limit, offset }: { limit: number; offset: number },
): Promise<ParticipanteRow[]> {
  const { rows } = await sql<ParticipanteRow>`
    with perguntada as (
      select usuario_id, min(turma_id) as turma_id, bool_or(respondeu) as respondeu from (
        select a.usuario_id, a.turma_id, false as respondeu from (${asked(publico, turmas)}) a
        where not exists (select from enquete_participacao p
          where p.enquete_id = ${id} and p.usuario_id = a.usuario_id)
        union all
        select usuario_id, turma_id, true from enquete_participacao
        where enquete_id = ${id} and turma_id = any(${[...turmas]}::bigint[])
      ) x group by usuario_id
    )
    select u.id, u.nome, perguntada.turma_id, turma.nome as turma_nome, perguntada.respondeu, r.valores,
      count(*) over () as total
    from perguntada join pessoa u on u.id = perguntada.usuario_id join turma on turma.id = perguntada.turma_id
    left join enquete_resposta r on r.enquete_id = ${id} and r.usuario_id = u.id
    order by u.nome, u.id limit ${limit} offset ${offset}`.execute(tx)
  return rows
}
