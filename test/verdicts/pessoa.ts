/** Verdicts of the calls of pessoa. */
import type { Table } from './table.ts'

export const pessoaVerdicts: Table = {}
