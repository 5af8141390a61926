/** SQL on what a recorded batch leaves to be handed out: first-access codes, their cards, the files of those. */
import { sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { lugar, naTurma } from '../../turma/server/public-lugar.ts'
import { askMany } from './queries-plans.ts'

/** Links of the batch that can still serve. */
const open = sql`from lote_imagem i join ficha f on f.id = i.alvo_id
  join usuario u on u.id = f.usuario_id
  where i.tabela = 'ficha' and f.usada_em is null and f.expira_em > now() and u.senha_hash is null`

export async function countCards(tx: Tx, lote: number): Promise<number> {
  const [row] = await askMany(
    tx,
    sql<{ n: number }>`select count(*)::int as n ${open} and i.lote_id = ${lote}`,
  )
  return row?.n ?? 0
}

export interface CardRow {
  id: number
  nome: string
  login: string
  turma: string | null
  escola: string | null
  responsavel: boolean
}

/** Lines of a batch and a guardian for each. */
const MOST_CARDS = 40_000

/** Whose cards are printed together: by school, class and name. */
export function listCards(tx: Tx, lote: number): Promise<CardRow[]> {
  // Whole sets are joined: of a large batch, one look at a time would take longer than a statement may.
  return askMany(
    tx,
    sql<CardRow>`
    with pessoa as (select u.id, u.nome, u.login ${open} and i.lote_id = ${lote}),
    onde as (
      select distinct on (m.aluno_id) m.aluno_id, t.nome as turma, r.nome as escola
      from pessoa p join ${naTurma()} on m.aluno_id = p.id join (${lugar()}) on t.id = m.turma_id order by m.aluno_id, t.id),
    cuida as (
      select distinct v.usuario_id from pessoa p join vinculo v on v.usuario_id = p.id where v.papel = 'responsavel')
    select p.id, p.nome, p.login, onde.turma, onde.escola, cuida.usuario_id is not null as responsavel
    from pessoa p left join onde on onde.aluno_id = p.id left join cuida on cuida.usuario_id = p.id
    order by onde.escola nulls last, onde.turma, p.nome, p.id limit ${MOST_CARDS}`,
  )
}

/** Files of cards that are older than `before`. */
export async function oldCardFiles(tx: Tx, task: string, before: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select a.id from trabalho t join anexo a on a.id = (t.resultado ->> 'arquivo')::bigint
    where t.tarefa = ${task} and t.created_at < ${before} limit 1000`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Takes away what a batch keeps of people once it can't be undone, and batches that nobody recorded. */
export async function clearOld(tx: Tx, before: Date, monthAgo: Date): Promise<void> {
  await sql`delete from lote_linha l using lote o where o.id = l.lote_id
    and coalesce(o.gravado_em, o.created_at) < ${before}`.execute(tx)
  await sql`delete from lote_imagem i using lote o where o.id = i.lote_id and o.gravado_em < ${before}`.execute(
    tx,
  )
  await sql`delete from lote where created_at < ${monthAgo} or (gravado_em is null and created_at < ${before})`.execute(
    tx,
  )
}
