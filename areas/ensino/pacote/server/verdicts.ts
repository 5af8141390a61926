/** Verdicts of the calls of packages: whoever learns or teaches in the class takes them along. */

import type { Table } from '../../../../test/verdicts/table.ts'
import type { Principal, Verdict, World } from '../../../../test/verdicts/world.ts'
import { publishAula, putAula } from '../../aula/server/factory.ts'
import { putPlaylist } from '../../playlist/server/factory.ts'

const TAKERS: Partial<Record<Principal, Verdict>> = { aluno: 'ok', professor: 'ok' }

async function packed({ tenant, professor }: World) {
  const { id: aula } = await putAula(tenant, professor)
  await publishAula(tenant, professor, aula)
  const playlist = await putPlaylist(tenant, professor, { tipo: 'PAC', aulas: [aula], turma: tenant.turma })
  return { playlist, turma: tenant.turma, aula }
}

export const verdicts: Table = {
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
