/** Verdicts of the calls of fator. */
import type { Table } from './table.ts'

export const fatorVerdicts: Table = {}
