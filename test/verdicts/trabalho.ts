/** Verdicts of the calls of trabalho. */
import type { Table } from './table.ts'

export const trabalhoVerdicts: Table = {}
