/** Verdicts of the calls of midia. */
import type { Table } from './table.ts'

export const midiaVerdicts: Table = {}
