/** Verdicts of the queue of today: everybody has their own, and puts off the lines of the classes they teach. */
import type { Less, Table } from '../../../../test/verdicts/table.ts'
import { ADMINS, type Verdicts, type World } from '../../../../test/verdicts/world.ts'
import { putMatricula } from '../../../escola/turma/server/factory.ts'

const linha = ({ tenant }: World) => ({ tipo: 'corrigir', turma: tenant.turma, alvo: null }) as const

/** The school of the class, in which somebody newly asks to enter, and that nobody was reminded of. */
async function pedindo({ tenant }: World) {
  await tenant.sql('delete from escola_lembrete where tenant_id = $1', [tenant.id])
  await putMatricula(tenant, tenant.turma, await tenant.person('Pede'), { status: 'pendente' })
  return { params: { rede: tenant.escola } }
}

/** Whoever answers for the school; who only reads may put its line off. */
const MANAGES: Verdicts = { ...ADMINS, coordenador: 'ok', 'gestor escrita': 'ok' }

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
  'inicio.lembrarEscola': {
    input: pedindo,
    otherwise: 404,
    verdicts: { ...MANAGES, 'gestor leitura': 403 },
  },
  'inicio.adiarEscola': {
    input: ({ tenant }) => ({ params: { rede: tenant.escola } }),
    otherwise: 404,
    verdicts: { ...MANAGES, 'gestor leitura': 'ok' },
  },
  'inicio.retomarEscola': {
    input: ({ tenant }) => ({ params: { rede: tenant.escola } }),
    otherwise: 404,
    verdicts: { ...MANAGES, 'gestor leitura': 'ok' },
  },
  'inicio.retomarTodas': { input: () => ({}), otherwise: 'ok' },
}

export const less: Less = [
  [['administrador visitante'], 403, ['retomarTodas', 'lembrarEscola', 'adiarEscola', 'retomarEscola']],
]
