/** Verdicts of the calls of cartao. */
import type { Table } from './table.ts'

export const cartaoVerdicts: Table = {}
