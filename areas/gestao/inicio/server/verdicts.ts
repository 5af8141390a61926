/** Verdicts of the queue of today: everybody has their own, and puts off the lines of the classes they teach. */
import type { Less, Table } from '../../../../test/verdicts/table.ts'
import type { World } from '../../../../test/verdicts/world.ts'

const linha = ({ tenant }: World) => ({ tipo: 'corrigir', turma: tenant.turma, alvo: null }) as const

export const verdicts: Table = {
  'inicio.hoje': { input: () => ({}), otherwise: 'ok' },
  'inicio.adiar': {
    input: (world) => ({ body: { ...linha(world), quando: 'amanha' } }),
    otherwise: 404,
    verdicts: { professor: 'ok', 'administrador visitante': 403 },
  },
  'inicio.retomar': {
    input: (world) => ({ body: linha(world) }),
    otherwise: 404,
    verdicts: { professor: 'ok', 'administrador visitante': 403 },
  },
  'inicio.retomarTodas': { input: () => ({}), otherwise: 'ok' },
}

export const less: Less = [[['administrador visitante'], 403, ['retomarTodas']]]
