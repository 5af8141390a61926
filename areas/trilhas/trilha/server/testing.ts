/** A class that follows a path of lessons, for the tests of learners, and what pupils do in it. */

import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { putPublished } from '../../../ensino/aula/server/factory.ts'
import { tentativaApi } from '../../../ensino/tentativa/contract.ts'
import type { Registro } from '../../../ensino/tentativa/fila/shapes.ts'
import { buildRegistro, buildResposta } from '../../../ensino/tentativa/fila/testing.ts'
import { numerica } from '../../../ensino/tentativa/server/testing.ts'
import { trilhaAprenderApi } from '../contract-aprender.ts'
import { putTrilha } from './factory.ts'

type Path = NonNullable<Parameters<typeof putTrilha>[2]>
type Lesson = Awaited<ReturnType<typeof putPublished>>

export interface TrilhaWorld {
  tenant: TestTenant
  professor: Person
  aluno: Person
  colega: Person
  /** Of levels 1, 2 and 3: each two screens, worth 7 and 3 of 10. */
  aulas: Lesson[]
  trilha: Awaited<ReturnType<typeof putTrilha>>
}

/** A path with one axis of one skill, a lesson of each level, that the tenant's class follows, unless told otherwise. */
export async function setUpTrilha(given: Path = {}, levels = 3): Promise<TrilhaWorld> {
  const tenant = await testTenant()
  const professor = await tenant.person('Professora', { papel: 'professor', turma: tenant.turma })
  const aluno = await tenant.person('Ana Beatriz Souza', { papel: 'aluno', turma: tenant.turma })
  const colega = await tenant.person('Bia Lima', { papel: 'aluno', turma: tenant.turma })
  const aulas: Lesson[] = []
  for (let at = 0; at < levels; at += 1)
    aulas.push(await putPublished(tenant, professor, { telas: [numerica(1, 7), numerica(2, 3)] }))
  const ids = aulas.map(({ id }) => id)
  const trilha = await putTrilha(tenant, professor, { aulas: ids, turmas: [tenant.turma], ...given })
  return { tenant, professor, aluno, colega, aulas, trilha }
}

/** Begins a turn, or goes on with it. */
export const iniciar = (who: Person, habilidade: number, turma?: number) =>
  callAs(who, trilhaAprenderApi.iniciarTentativa, {
    body: { habilidade_id: habilidade, ...(turma !== undefined && { turma }) },
  })

export const abrirNaVez = (who: Person, aula: number, vez: number) =>
  callAs(who, tentativaApi.abrir, { body: { aula, turma: null, trilha_tentativa: vez } })

/** Records that answer both screens of a lesson, rightly or not, and hand it in. */
export function recordsOf(
  who: Person,
  aula: Lesson,
  {
    tentativa,
    vez,
    certas = [true, true],
    tempo = 60,
  }: {
    tentativa: string
    vez?: number
    certas?: readonly [boolean, boolean]
    tempo?: number
  },
): Registro[] {
  const shared = {
    REQUEST_USU_ID: who.id,
    aula: aula.id,
    turma: null,
    tentativa,
    tempo,
    ...(vez !== undefined && { trilha_tentativa: vez }),
  }
  const respostas = certas.map((certa, at) =>
    buildResposta(aula.telas[at] as number, { valor: certa ? at + 1 : 99 }),
  )
  return [buildRegistro({ ...shared, respostas }), buildRegistro({ ...shared, tipo: 'conclusao' })]
}

export const enviar = (who: Person, registros: readonly Registro[]) =>
  callAs(who, tentativaApi.fila, { body: { registros: [...registros] } })

/** Does a lesson in a turn from its opening to its end. */
export async function fazer(
  who: Person,
  aula: Lesson,
  vez: number,
  given: { certas?: readonly [boolean, boolean]; tempo?: number } = {},
) {
  const opened = await abrirNaVez(who, aula.id, vez)
  const tentativa = opened.data.tentativa.uuid
  return enviar(who, recordsOf(who, aula, { tentativa, ...given }))
}
