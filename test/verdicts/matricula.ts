/** Verdicts of the calls of matricula. */
import type { Table } from './table.ts'

export const matriculaVerdicts: Table = {}
