/** Where a path goes on after a lesson: the facets that it lit, the next lesson of the turn, the next stone. */

import { expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import type { Person } from '../../../../test/kit/tenant.ts'
import { takeAulas } from '../../../ensino/aula/server/factory.ts'
import { tentativaApi } from '../../../ensino/tentativa/contract.ts'
import { abrirNaVez, fazer, iniciar, setUpTrilha, type TrilhaWorld } from './testing.ts'

const LIMIT = 120_000
const aulaAt = (world: TrilhaWorld, at: number) => world.aulas[at] as TrilhaWorld['aulas'][number]
const fim = (who: Person, tentativa: number) => callAs(who, tentativaApi.fim, { params: { tentativa } })

async function feita(
  world: TrilhaWorld,
  at: number,
  vez: number,
  certas: readonly [boolean, boolean] = [true, true],
) {
  const { id } = (await abrirNaVez(world.aluno, aulaAt(world, at).id, vez)).data.tentativa
  await fazer(world.aluno, aulaAt(world, at), vez, { certas })
  return id
}

it('lights facets, leads to the next lesson of the turn, then to the next stone', {
  timeout: LIMIT,
}, async () => {
  const world = await setUpTrilha({ habilidades: 2 })
  const { aluno, trilha, aulas } = world
  const [first, second] = trilha.habilidades as [number, number]
  const vez = (await iniciar(aluno, first)).data.tentativa.id
  const one = await feita(world, 0, vez)
  const { passo } = (await fim(aluno, one)).data
  expect(passo).toMatchObject({ trilha: trilha.id, habilidade: 'Habilidade 1.1', feita: false })
  expect(passo).toMatchObject({ antes: 0, luzes: 1, proxima: { id: aulas[1]?.id } })
  const two = await feita(world, 1, vez)
  expect((await fim(aluno, two)).data.passo).toMatchObject({
    antes: 1,
    luzes: 3,
    proxima: { id: aulas[2]?.id },
  })
  const three = await feita(world, 2, vez)
  expect((await fim(aluno, three)).data.passo).toMatchObject({
    ...{ antes: 3, luzes: 6, feita: true, proxima: null },
    parada: { id: second, nome: 'Habilidade 1.2' },
  })
})

it('lets do again what was wrong in a turn, right or wrong only, and leaves points as they are', {
  timeout: LIMIT,
}, async () => {
  const world = await setUpTrilha({}, 1)
  const { tenant, aluno, colega, trilha } = world
  const vez = (await iniciar(aluno, trilha.habilidades[0] as number)).data.tentativa.id
  const id = await feita(world, 0, vez, [true, false])
  // The class has the lesson by itself, too, with attempts that are still to come.
  expect((await fim(aluno, id)).data.refazer).toEqual([])
  await takeAulas(tenant)
  const before = (await fim(aluno, id)).data
  const [tela] = before.refazer
  expect(tela).toBe(aulaAt(world, 0).telas[1])
  const again = (who: Person, valor: number) =>
    callAs(who, tentativaApi.refazer, {
      params: { tentativa: id },
      body: { tela: tela as number, resposta: { valor } },
    })
  expect((await again(aluno, 9)).data.correcao).toEqual({ fracao: 0, certa: false, partes: [], feedback: '' })
  expect((await again(aluno, 2)).data.correcao).toEqual({ fracao: 1, certa: true, partes: [], feedback: '' })
  expect((await fim(aluno, id)).data).toEqual(before)
  expect((await again(colega, 2)).status).toBe(404)
})

it('says nothing of a path that is taken from the class, and nothing comes next in one that has ended', {
  timeout: LIMIT,
}, async () => {
  const world = await setUpTrilha()
  const { aluno, tenant, trilha } = world
  const vez = (await iniciar(aluno, trilha.habilidades[0] as number)).data.tentativa.id
  const id = await feita(world, 0, vez)
  await tenant.sql('update trilha_grupo set fim = now() where tenant_id = $1', [tenant.id])
  expect((await fim(aluno, id)).data.passo).toMatchObject({ luzes: 1, proxima: null, parada: null })
  await tenant.sql('delete from trilha_grupo where tenant_id = $1', [tenant.id])
  expect((await fim(aluno, id)).data.passo).toBe(null)
})
