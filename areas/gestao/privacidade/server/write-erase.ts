/** Erases a person by the registry: rows go, or lose every word that names them; the account stays as a number. */

import { type RawBuilder, sql } from 'kysely'
import type { Troca } from '../../../../core/policy/registro.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { forgetSenders, removeFiles } from '../../../acesso/arquivo/server/public.ts'
import { forgetTitlesOf } from '../../../acesso/notificacao/server/public.ts'
import { revokeSessoes } from '../../../acesso/sessao/server/public-sessao.ts'
import { destinosDe } from '../../../conversa/forum/server/public-conversa.ts'
import { type Identity, MENTIONS, type Mention, namesPerson } from './find-mentions.ts'
import { filesOf } from './find-personal.ts'
import { palavrasOf, sweep } from './write-sweep.ts'

/** A new value: text with the id filled in, or an object laid over the one that is there. */
function newValue(column: string, troca: Troca, who: Identity): RawBuilder<unknown> {
  if (troca === null) return sql`null`
  if (typeof troca === 'string') return sql`${troca.replace('{id}', String(who.id))}`
  if (Array.isArray(troca)) return sql`${troca}`
  return sql`${sql.ref(column)} || ${JSON.stringify(troca)}::jsonb`
}

async function anonymise(tx: Tx, mention: Mention, who: Identity): Promise<void> {
  const changes = Object.entries(mention.mencao.troca ?? {}).map(
    ([column, troca]) => sql`${sql.ref(column)} = ${newValue(column, troca, who)}`,
  )
  await sql`update ${sql.table(mention.tabela)} set ${sql.join(changes)} where ${namesPerson(mention, who)}`.execute(
    tx,
  )
}

/** What others were told about topics that the person opened carries the person's title. */
const forgetTitles = (tx: Tx, who: Identity) => forgetTitlesOf(tx, destinosDe(who.id))

/** Columns that point at files, from the catalogue: a file that the school still uses is kept without its sender. */
const pointersAtFiles = async (tx: Tx) =>
  (
    await sql<{ tabela: string; coluna: string }>`
      select c.conrelid::regclass::text as tabela, a.attname as coluna
      from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey) and a.attname <> 'tenant_id'
      where c.contype = 'f' and c.confrelid = 'arquivo'::regclass`.execute(tx)
  ).rows

/** Files go with their bytes; those that something of others still points at stay, without a name or a sender. */
async function eraseFiles(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const pointers = await pointersAtFiles(tx)
  const used = pointers.map(
    ({ tabela, coluna }) =>
      sql<number>`select ${sql.ref(coluna)} as id from ${sql.table(tabela)} where ${sql.ref(coluna)} = any(${[...ids]}::bigint[])`,
  )
  const { rows } = await sql<{ id: number }>`${sql.join(used, sql` union `)}`.execute(tx)
  const kept = new Set(rows.map(({ id }) => id))
  await forgetSenders(tx, [...kept])
  await removeFiles(
    tx,
    ids.filter((id) => !kept.has(id)),
  )
}

/** Copies that were made for the person and still lie there. */
async function letGoOfExports(tx: Tx, usuarioId: number): Promise<{ id: number }[]> {
  const { rows } = await sql<{ id: number }>`
    with old as (select id, arquivo_id from pedido_dados where usuario_id = ${usuarioId} and arquivo_id is not null)
    update pedido_dados p set arquivo_id = null from old where p.id = old.id returning old.arquivo_id as id`.execute(
    tx,
  )
  return rows
}

export const findIdentity = (tx: Tx, id: number) =>
  tx.selectFrom('pessoa').select(['id', 'nome', 'login', 'email']).where('id', '=', id).executeTakeFirst()

/**
 * Erases a person within the transaction: sessions end, roles and personal words go, files leave the store by a job.
 * A repeat is harmless. Enters the person in the list of the erased, which is replayed over a restored backup.
 */
export async function erasePerson(tx: Tx, who: Identity, pedidoId: number | null, now: Date): Promise<void> {
  await revokeSessoes(tx, [who.id], now)
  const palavras = await palavrasOf(tx, who.id)
  const files = [...(await filesOf(tx, who)), ...(await letGoOfExports(tx, who.id))]
  await forgetTitles(tx, who)
  // The account last: until then its user name and address are what some rows are found by.
  const inOrder = [
    ...MENTIONS.filter(({ tabela }) => tabela !== 'usuario'),
    ...MENTIONS.filter(({ tabela }) => tabela === 'usuario'),
  ]
  for (const mention of inOrder) {
    if (mention.tabela === 'arquivo') continue
    if (mention.mencao.faz === 'apagar')
      await sql`delete from ${sql.table(mention.tabela)} where ${namesPerson(mention, who)}`.execute(tx)
    if (mention.mencao.faz === 'anonimizar') await anonymise(tx, mention, who)
  }
  await eraseFiles(
    tx,
    files.map(({ id }) => id),
  )
  await sweep(tx, palavras)
  await tx
    .insertInto('apagamento')
    .values({ usuario_id: who.id, pedido_id: pedidoId, quando: now })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'usuario_id']).doNothing())
    .execute()
}
