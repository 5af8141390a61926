/** Verdicts of the calls of privacidade. */
import type { Table } from './table.ts'

export const privacidadeVerdicts: Table = {}
