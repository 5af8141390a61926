/** Verdicts of the calls of tentativa. */
import type { Table } from './table.ts'

export const tentativaVerdicts: Table = {}
