/** Verdicts of the calls of packages: whoever learns or teaches in the class takes them along. */
import { publishAula, putAula } from '../../areas/aula/server/factory.ts'
import { putPlaylist } from '../../areas/playlist/server/factory.ts'
import type { Table } from './table.ts'
import type { Principal, Verdict, World } from './world.ts'

const TAKERS: Partial<Record<Principal, Verdict>> = { aluno: 'ok', professor: 'ok' }

async function packed({ tenant, professor }: World) {
  const { id: aula } = await putAula(tenant, professor)
  await publishAula(tenant, professor, aula)
  const playlist = await putPlaylist(tenant, professor, { tipo: 'PAC', aulas: [aula], turma: tenant.turma })
  return { playlist, turma: tenant.turma, aula }
}

export const pacoteVerdicts: Table = {
  'pacote.list': { input: () => ({}), otherwise: 'ok' },
  'pacote.find': {
    input: async (world) => {
      const { aula: _, ...params } = await packed(world)
      return { params }
    },
    otherwise: 404,
    verdicts: TAKERS,
  },
  'pacote.aula': {
    input: async (world) => ({ params: await packed(world) }),
    otherwise: 404,
    verdicts: TAKERS,
  },
}
