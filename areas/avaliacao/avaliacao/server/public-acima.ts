/** What areas above know of assessments and the statements here ask. */
import type { Tx } from '../../../../core/server/database.ts'
import { defineHook } from '../../../../core/server/hook.ts'

/** Whether a phase that has left production holds the assessment: then it stands as it is (product.md H-13). */
export const presa = defineHook<(tx: Tx, avaliacao: number) => Promise<boolean>>()
