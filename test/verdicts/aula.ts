/** Verdicts of the calls of aula. */
import type { Table } from './table.ts'

export const aulaVerdicts: Table = {}
