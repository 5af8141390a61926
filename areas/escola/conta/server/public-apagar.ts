/** What follows when an account closes: the area of privacy, which stands above, answers. */
import type { Tx } from '../../../../core/server/database.ts'
import { defineHook } from '../../../../core/server/hook.ts'

/**
 * Has the data of a closed account erased. Unless `decided`, somebody of the tenant has to decide first. Whoever has a
 * request open already keeps that one.
 */
export const apagarDados =
  defineHook<
    (tx: Tx, usuario: number, how: { decided: boolean; por: number | null; now: Date }) => Promise<unknown>
  >()
