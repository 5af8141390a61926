/** Verdicts of the calls of aovivo. */
import type { Table } from './table.ts'

export const aovivoVerdicts: Table = {}
