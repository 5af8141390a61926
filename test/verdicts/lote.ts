/** Verdicts of the calls of lote. */
import type { Table } from './table.ts'

export const loteVerdicts: Table = {}
