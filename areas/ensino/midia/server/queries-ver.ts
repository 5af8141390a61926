/** Which files of others a person sees: those of the lessons whose draft they read, and of what they see in the bank. */
import { type RawBuilder, sql } from 'kysely'
import { type Actor, isAdministradorTenant } from '../../../../core/policy/actor.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { bigints } from '../../../../core/server/sql.ts'
import { noBanco, rascunhos } from './public-acima.ts'

/** A lesson shows it that the person writes, reviews, or oversees in its network: who opens the draft (H-04); or the bank does. */
function shownSql(actor: Actor, midia: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(exists (
    select from midia_uso u join (${rascunhos.ask()(actor)}) a on a.id = u.onde_id and u.onde in ('aula', 'versao')
    where u.midia_id = ${midia})
    or exists (select from midia_uso u where u.midia_id = ${midia} and ${noBanco.ask()(actor)}))`
}

export async function isShownTo(tx: Tx, actor: Actor, midia: number): Promise<boolean> {
  const { rows } = await sql<{ holds: boolean }>`
    select ${shownSql(actor, sql`${midia}::bigint`)} as holds`.execute(tx)
  return rows[0]?.holds === true
}

/** How many of these files the person may see, as `midiaPolicy.view` says of each. */
export async function countVisible(tx: Tx, actor: Actor, ids: readonly number[]): Promise<number> {
  const { total } = await tx
    .selectFrom('midia as m')
    .where('m.id', '=', sql<number>`any(${bigints(ids)})`)
    .where(
      sql<boolean>`(${isAdministradorTenant(actor)}::boolean or m.usuario_id = ${actor.id}
        or ${shownSql(actor, sql`m.id`)})`,
    )
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}
