/** Verdicts of the calls of playlist. */
import type { Table } from './table.ts'

export const playlistVerdicts: Table = {}
