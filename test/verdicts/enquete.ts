/** Verdicts of the calls of enquete. */
import type { Table } from './table.ts'

export const enqueteVerdicts: Table = {}
