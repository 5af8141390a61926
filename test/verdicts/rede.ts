/** Verdicts of the calls of rede. */
import type { Table } from './table.ts'

export const redeVerdicts: Table = {}
