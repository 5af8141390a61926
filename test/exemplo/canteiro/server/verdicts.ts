/** Verdicts of the garden's call: whoever sees the class. */
import type { Table } from '../../../verdicts/table.ts'
import { SEES_TURMA, type World } from '../../../verdicts/world.ts'

const input = async ({ tenant }: World) => ({ params: { turma: tenant.turma } })

export const verdicts: Table = { 'canteiro.list': { input, otherwise: 404, verdicts: SEES_TURMA } }
