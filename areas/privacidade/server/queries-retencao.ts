/** The SQL of what ends by itself: files of exports, approved erasures, data past their time, the erased who came back. */
import { type SqlBool, sql } from 'kysely'
import type { Tx } from '../../../core/server/database.ts'
import { REGISTRO } from '../../paginas/rules-registro.ts'

/** Lets go of the files of exports that expired; their ids. */
export async function expireFiles(tx: Tx, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with old as (select id, arquivo_id from pedido_dados where arquivo_id is not null and expira_em <= ${now} limit 500)
    update pedido_dados p set arquivo_id = null from old where p.id = old.id returning old.arquivo_id as id`.execute(
    tx,
  )
  return rows.map(({ id }) => id)
}

/** The erased whose account names somebody again. */
export const listReturned = (tx: Tx) =>
  tx
    .selectFrom('apagamento')
    .innerJoin('usuario', 'usuario.id', 'apagamento.usuario_id')
    .select(['apagamento.usuario_id', 'apagamento.pedido_id'])
    .where(sql<SqlBool>`usuario.login <> 'removida-' || usuario.id`)
    .limit(1_000)
    .execute()

/** People whose last role or enrolment ended before an instant. */
const goneSince = (limit: Date) => sql`
  select usuario_id from (
    select usuario_id, coalesce(fim, 'infinity') as fim from vinculo
    union all
    select aluno_id, case when status = 'adicionado' then 'infinity' else coalesce(data_saida, data_matricula) end
    from matricula
  ) papeis group by usuario_id having max(fim) < ${limit}`

/** Approved erasures whose time has come, the longest waiting first. */
export const listDue = (tx: Tx, now: Date) =>
  tx
    .selectFrom('pedido_dados')
    .select('id')
    .where('estado', '=', 'aprovada')
    .where('executa_em', '<=', now)
    .orderBy('executa_em')
    .limit(200)
    .execute()

const DAY_MS = 86_400_000

/** Deletes what the registry promises to keep no longer, where a table needs no rule of its own. */
export async function applyRetention(tx: Tx, now: Date): Promise<void> {
  for (const { tabela, retencao, pessoas } of REGISTRO) {
    if (retencao.dias === null) continue
    const limit = new Date(now.getTime() - retencao.dias * DAY_MS)
    if (retencao.coluna)
      await sql`delete from ${sql.table(tabela)} where ${sql.ref(retencao.coluna)} < ${limit}`.execute(tx)
    else if (retencao.desde === 'fim_do_vinculo')
      for (const [coluna, { faz, como }] of Object.entries(pessoas))
        if (faz === 'apagar' && !como)
          await sql`delete from ${sql.table(tabela)} where ${sql.ref(coluna)} in (${goneSince(limit)})`.execute(
            tx,
          )
  }
}
