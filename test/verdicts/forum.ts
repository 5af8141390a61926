/** Verdicts of the calls of the forum and of notices. */
import type { Table } from './table.ts'

export const forumVerdicts: Table = {}
