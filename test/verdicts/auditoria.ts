/** Verdicts of the calls of auditoria. */
import type { Table } from './table.ts'

export const auditoriaVerdicts: Table = {}
