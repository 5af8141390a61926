/** Verdicts of the calls of catalogo. */
import type { Table } from './table.ts'

export const catalogoVerdicts: Table = {}
