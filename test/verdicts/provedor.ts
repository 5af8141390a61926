/** Verdicts of the calls of provedor. */
import type { Table } from './table.ts'

export const provedorVerdicts: Table = {}
