/** Verdicts of the calls of entrega. */
import type { Table } from './table.ts'

export const entregaVerdicts: Table = {}
