/** Whose addresses the outbox shows in full: the area of accounts, which stands above, answers. */
import type { Tx } from '../../../../core/server/database.ts'
import { defineHook } from '../../../../core/server/hook.ts'

/** Those of the addresses that people of the tenant have. */
export const conhecidos = defineHook<(tx: Tx, emails: readonly string[]) => Promise<Set<string>>>()
