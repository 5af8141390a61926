/** Verdicts of the calls of compartilhamento. */
import type { Table } from './table.ts'

export const compartilhamentoVerdicts: Table = {}
