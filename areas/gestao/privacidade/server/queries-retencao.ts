/** The SQL of what ends by itself: files of exports, approved erasures, data past their time, the erased who came back. */
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { RegistroDeDado } from '../../../../core/policy/registro.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { REGISTRO } from '../../../registro.ts'
import { clearedColumns, escolhivel } from '../rules-retencao.ts'

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
    .innerJoin('pessoa as usuario', 'usuario.id', 'apagamento.usuario_id')
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
    .orderBy('id')
    .limit(200)
    .execute()

const DAY_MS = 86_400_000

/** What the network chose to keep for longer or shorter than the registry says. */
export const listEscolhas = (tx: Tx) =>
  tx
    .selectFrom('retencao_dado')
    .innerJoin('pessoa as usuario', 'usuario.id', 'retencao_dado.mudada_por')
    .select(['retencao_dado.tabela', 'retencao_dado.dias', 'retencao_dado.updated_at', 'usuario.nome'])
    .limit(500)
    .execute()

export const saveEscolha = (tx: Tx, tabela: string, dias: number, mudada_por: number) =>
  tx
    .insertInto('retencao_dado')
    .values({ tabela, dias, mudada_por })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'tabela'])
        .doUpdateSet({ dias, mudada_por, updated_at: sql<Date>`now()` }),
    )
    .execute()

export const deleteEscolha = (tx: Tx, tabela: string) =>
  tx.deleteFrom('retencao_dado').where('tabela', '=', tabela).execute()

/** The rows of an entry that are older than `dias`; one condition for each way in which they can be. */
function pastTime(entry: RegistroDeDado, dias: number, now: Date): RawBuilder<SqlBool>[] {
  const { coluna, desde } = entry.retencao
  const limit = new Date(now.getTime() - dias * DAY_MS)
  if (coluna) return [sql<SqlBool>`${sql.ref(coluna)} < ${limit}`]
  if (desde !== 'fim_do_vinculo') return []
  return clearedColumns(entry).map((column) => sql<SqlBool>`${sql.ref(column)} in (${goneSince(limit)})`)
}

/** How many rows the next clearing would take if they were kept for `dias`. */
export async function countPastTime(tx: Tx, entry: RegistroDeDado, dias: number, now: Date): Promise<number> {
  const any = sql.join(pastTime(entry, dias, now), sql` or `)
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from ${sql.table(entry.tabela)} where ${any}`.execute(tx)
  return rows[0]?.n ?? 0
}

/** Deletes what is kept no longer, by the network's choice or the registry's, where a table needs no rule of its own. */
export async function applyRetention(tx: Tx, now: Date): Promise<void> {
  const chosen = new Map((await listEscolhas(tx)).map(({ tabela, dias }) => [tabela, dias]))
  for (const entry of REGISTRO) {
    const bounds = escolhivel(entry.tabela)
    if (!bounds) continue
    // A bound that the law raised since holds against an older choice.
    const dias = Math.max(bounds.minimo, chosen.get(entry.tabela) ?? bounds.padrao)
    for (const condition of pastTime(entry, dias, now))
      await sql`delete from ${sql.table(entry.tabela)} where ${condition}`.execute(tx)
  }
}
