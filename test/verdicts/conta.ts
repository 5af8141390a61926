/** Verdicts of the calls of conta. */
import type { Table } from './table.ts'

export const contaVerdicts: Table = {}
