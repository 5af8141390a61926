/** Verdicts of the certificate of a path: whoever earned it. */

import type { Person } from '../../../../test/kit/tenant.ts'
import type { Table } from '../../../../test/verdicts/table.ts'
import type { World } from '../../../../test/verdicts/world.ts'
import { putSemTelas } from '../../../ensino/aula/server/factory.ts'
import { putTrilha } from './factory.ts'
import { putNotaNaTrilha } from './testing-notas.ts'

/** A path of somebody else that the pupils of the class went through: each has a certificate of their own. */
async function done({ tenant, aluno, people }: World): Promise<number> {
  const autora = await tenant.person('Quem fez a trilha', { papel: 'autor' })
  const aula = await putSemTelas(tenant, autora)
  const { id, habilidades } = await putTrilha(tenant, autora, { aulas: [aula], turmas: [tenant.turma] })
  const others = [people.colega, people['colega sem a vez']] as Person[]
  for (const pupil of [aluno, ...others])
    await putNotaNaTrilha(tenant, pupil, { trilha: id, habilidade: habilidades[0] ?? 0, aula, nota: 10 })
  return id
}

export const verdicts: Table = {
  'trilha.emitirCertificado': {
    input: async (world) => ({ body: { trilha: await done(world) } }),
    otherwise: 404,
    verdicts: { aluno: 'ok' },
  },
  'trilha.findCertificado': {
    input: async (world) => ({ params: { trilha: await done(world) } }),
    otherwise: 404,
    verdicts: { aluno: 'ok' },
  },
}
