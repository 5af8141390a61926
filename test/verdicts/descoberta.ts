/** Verdicts of the calls of descoberta. */
import type { Table } from './table.ts'

export const descobertaVerdicts: Table = {}
