/** Verdicts of the calls of classes. */
import type { Table } from './table.ts'

export const turmaVerdicts: Table = {}
