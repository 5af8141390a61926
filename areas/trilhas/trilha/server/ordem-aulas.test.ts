/** The order of the lessons at a level, through the real door: set in a draft, published, copied, refused. */
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import { putSemTelas } from '../../../ensino/aula/server/factory.ts'
import { trilhaAprenderApi } from '../contract-aprender.ts'
import { trilhaGerenciarApi as api } from '../contract-gerenciar.ts'
import type { Habilidade, TrilhaInteira } from '../shapes.ts'
import { putTrilha } from './factory.ts'
import { setUpTrilha, type TrilhaWorld } from './testing.ts'

const LIMIT = 120_000

let world: TrilhaWorld
/** Three lessons at the first level, one at the second. */
let aulas: [number, number, number, number]

beforeAll(async () => {
  world = await setUpTrilha({}, 4)
  aulas = world.aulas.map(({ id }) => id) as typeof aulas
}, LIMIT)

/** A published path of one skill that the pupil's class follows, with the lessons in their order. */
async function feita(): Promise<{ id: number; habilidade: number }> {
  const { tenant, professor } = world
  const { id, habilidades } = await putTrilha(tenant, professor, { aulas, turmas: [tenant.turma] })
  const habilidade = habilidades[0] as number
  await tenant.sql(
    'update trilha_aula set nivel = case when aula_id = $2 then 2 else 1 end where habilidade_id = $1',
    [habilidade, aulas[3]],
  )
  return { id, habilidade }
}

const order = (habilidade_id: number, nivel_id: 1 | 2 | 3, ids: readonly number[]) =>
  callAs(world.professor, api.orderAulas, { body: { habilidade_id, nivel_id, aulas: [...ids] } })
const inOrder = ({ projetos }: Habilidade) => projetos.map(({ pro_id, nivel_id }) => [pro_id, nivel_id])
const shown = ({ eixos }: TrilhaInteira) => inOrder(eixos[0]?.habilidades[0] as Habilidade)
const found = async (id: number) => (await callAs(world.professor, api.find, { params: { id } })).data.trilha
/** What a pupil gets, level by level. */
const seen = async (id: number) =>
  (await callAs(world.aluno, trilhaAprenderApi.habilidade, { params: { id }, query: {} })).data.niveis.map(
    ({ projetos }) => projetos.map(({ pro_id }) => pro_id),
  )

it('is what learners get once it is published, and what a copy has', { timeout: LIMIT }, async () => {
  const [a, b, c, d] = aulas
  const { id, habilidade } = await feita()
  expect(await seen(habilidade)).toEqual([[a, b, c], [d]])
  const { data } = await order(habilidade, 1, [c, a, b])
  const now = [
    [c, 1],
    [a, 1],
    [b, 1],
    [d, 2],
  ]
  expect(inOrder(data.habilidade)).toEqual(now)
  expect(data.edicao.habilidades).toEqual([habilidade])
  expect(await seen(habilidade)).toEqual([[a, b, c], [d]])
  const { trilha: copia } = (await callAs(world.professor, api.duplicate, { body: { trilha_id: id } })).data
  expect(shown(copia)).toEqual(now)
  await callAs(world.professor, api.publish, { body: { trilha_id: id } })
  expect(await seen(habilidade)).toEqual([[c, a, b], [d]])
  expect(
    await world.tenant.sql('select ordem from trilha_aula where habilidade_id = $1 order by ordem', [
      habilidade,
    ]),
  ).toEqual([1, 2, 3, 4].map((ordem) => ({ ordem })))
  // The next draft begins from it, and one that is put aside leaves it.
  await order(habilidade, 1, [a, b, c])
  await callAs(world.professor, api.discard, { body: { trilha_id: id } })
  expect(shown(await found(id))).toEqual(now)
})

it('stays when lessons come, go, and change their level', { timeout: LIMIT }, async () => {
  const [a, b, c, d] = aulas
  const { habilidade } = await feita()
  await order(habilidade, 1, [c, b, a])
  const add = (list: readonly [aula: number, nivel: 1 | 2 | 3][]) =>
    callAs(world.professor, api.addAulas, {
      body: { habilidade_id: habilidade, aulas: list.map(([aula_id, nivel_id]) => ({ aula_id, nivel_id })) },
    })
  const nova = await putSemTelas(world.tenant, world.professor, { visibilidade: 'plataforma' })
  const added = await add([
    [nova, 1],
    [d, 1],
    [c, 1],
  ])
  expect(inOrder(added.data.habilidade).map(([aula]) => aula)).toEqual([c, b, a, nova, d])
  await callAs(world.professor, api.removeAulas, {
    body: { habilidade_id: habilidade, aulas: [b] },
  })
  const { data } = await add([[c, 2]])
  expect(inOrder(data.habilidade)).toEqual([
    [a, 1],
    [nova, 1],
    [d, 1],
    [c, 2],
  ])
})

it('names each lesson of the level once, and no other', { timeout: LIMIT }, async () => {
  const [a, b, c, d] = aulas
  const { id, habilidade } = await feita()
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray([a, b, c, d], { minLength: 1 }), async (ids) => {
      const right = ids.length === 3 && !ids.includes(d)
      const { status, body } = await order(habilidade, 1, ids)
      expect([status, body.codigo]).toEqual(right ? [200, undefined] : [422, 'ordem_invalida'])
      if (right) expect(shown(await found(id))).toEqual([...ids.map((aula) => [aula, 1]), [d, 2]])
    }),
    { numRuns: 15 },
  )
  const before = shown(await found(id))
  expect((await order(habilidade, 1, [a, b, c, c])).status).toBe(400)
  expect((await order(habilidade, 3, [a])).status).toBe(422)
  const foreign = await callAs(world.colega, api.orderAulas, {
    body: { habilidade_id: habilidade, nivel_id: 1, aulas: [a, b, c] },
  })
  expect(foreign.status).toBe(404)
  expect(shown(await found(id))).toEqual(before)
})
