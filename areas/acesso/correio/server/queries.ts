/** The SQL of the outbox. */
import type { Tx } from '../../../../core/server/database.ts'

/** Those of the addresses that people of the tenant have. */
export async function knownEmails(tx: Tx, emails: readonly string[]): Promise<Set<string>> {
  if (emails.length === 0) return new Set()
  const rows = await tx
    .selectFrom('usuario')
    .select('email')
    .where('email', 'in', [...emails])
    .execute()
  return new Set(rows.flatMap(({ email }) => email ?? []))
}
