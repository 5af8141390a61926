/** Whose a message of the outbox is: one folder holds those of every tenant. */
import type { OutboxMessage } from '../../../../core/server/mail/outbox.ts'

const HEADER = 'X-Tenant'

/** The header that says whose a message is; whoever sends one for a tenant puts it in. */
export const tenantHeader = (ownerId: number): Readonly<Record<string, string>> => ({
  [HEADER]: String(ownerId),
})

/**
 * True for a message of the tenant that owns the data: the header decides; without one, whether it went to a person
 * of the tenant.
 * @param known addresses, in lower case, of people of the tenant
 */
export function belongsTo(
  { to, headers }: Pick<OutboxMessage, 'to' | 'headers'>,
  ownerId: number,
  known: ReadonlySet<string>,
): boolean {
  const named = headers[HEADER]
  return named === undefined ? known.has(to.toLowerCase()) : named === String(ownerId)
}
