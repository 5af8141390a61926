/** What of a network goes with it and says nothing of anybody using it: the areas above say so of their tables. */
import { defineHook } from '../../../../core/server/hook.ts'

/** Names of tables. */
export const seguem = defineHook<readonly string[]>()
