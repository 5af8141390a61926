/** Categories moved into each other through the real door: numbered anew, never in a loop, in a version or in the base. */
import { beforeAll, expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { curriculoApi as api } from '../contract.ts'
import { clienteOf, linkCurriculo, type PutCurriculo, putCurriculo } from './factory.ts'

const LIMIT = 60_000

let tenant: TestTenant
let admin: Person
let made = 0

beforeAll(async () => {
  tenant = await testTenant()
  admin = await tenant.person('Administradora', { papel: 'administrador-plataforma' })
}, LIMIT)

const fresh = (): Promise<PutCurriculo> => putCurriculo(tenant, { nome: `Base ${++made}` })
const add = async (curriculo_id: number, nome: string, pai_id: number | null = null): Promise<number> =>
  (await callAs(admin, api.createCategoria, { body: { curriculo_id, nome, pai_id } })).data.categoria.id
const move = (id: number, pai_id: number | null, more: { ordem?: number; cliente_id?: number } = {}) =>
  callAs(admin, api.moveCategoria, { body: { id, pai_id, ...more } })
const shown = async (curriculo: number, query: { cliente_id?: number } = {}) =>
  (await callAs(admin, api.categorias, { params: { id: curriculo }, query })).data.categorias
/** `[id, parent, place]` of each, as it is shown. */
const places = async (curriculo: number, query = {}) =>
  (await shown(curriculo, query)).map(({ id, pai, ordem }) => [id, pai, ordem])
const told = ({ status, body }: { status: number; body: { codigo?: string; campos?: object } }) => [
  status,
  body.codigo,
  Object.keys(body.campos ?? {}),
]

it('goes into another and back to the top, and both places are numbered anew', {
  timeout: LIMIT,
}, async () => {
  const { curriculo, categorias } = await fresh()
  const [a, b, c] = categorias
  const d = await add(curriculo, 'Terra')
  const { data } = await move(b, a)
  expect(data.categoria).toMatchObject({ id: b, pai: a, ordem: 2 })
  expect(data.categorias.map(({ id, pai, ordem }) => [id, pai, ordem])).toEqual([
    [a, null, 1],
    [c, a, 1],
    [b, a, 2],
    [d, null, 2],
  ])
  await move(d, a, { ordem: 1 })
  expect(await places(curriculo)).toEqual([
    [a, null, 1],
    [d, a, 1],
    [c, a, 2],
    [b, a, 3],
  ])
  // The way back, as it is offered.
  await move(b, null, { ordem: 2 })
  await move(d, null, { ordem: 3 })
  expect(await places(curriculo)).toEqual([
    [a, null, 1],
    [c, a, 1],
    [b, null, 2],
    [d, null, 3],
  ])
  await move(d, null, { ordem: 1 })
  expect((await places(curriculo)).map(([id]) => id)).toEqual([d, a, c, b])
  expect(
    await tenant.sql(
      'select ordem from categoria where curriculo_id = $1 and pai_id is null order by ordem',
      [curriculo],
    ),
  ).toEqual([{ ordem: 1 }, { ordem: 2 }, { ordem: 3 }])
})

it('is refused into itself, into what lies in it, too deep, and elsewhere', { timeout: LIMIT }, async () => {
  const { curriculo, categorias } = await fresh()
  const [a, b, c] = categorias
  const third = await add(curriculo, 'Terceira', c)
  const fourth = await add(curriculo, 'Quarta', third)
  const before = await places(curriculo)
  for (const into of [a, c, fourth]) expect(told(await move(a, into))).toEqual([422, 'ciclo', ['pai_id']])
  expect(told(await move(b, fourth))).toEqual([422, 'muito_fundo', ['pai_id']])
  expect(told(await move(a, b))).toEqual([422, 'muito_fundo', ['pai_id']])
  const outro = await fresh()
  expect(told(await move(b, outro.categorias[0]))).toEqual([400, 'dados_invalidos', ['pai_id']])
  expect((await move(999_999_999, null)).status).toBe(404)
  expect(await places(curriculo)).toEqual(before)
})

it('moves for one client alone, by its copy; the base and other clients keep their place', {
  timeout: LIMIT,
}, async () => {
  const { curriculo, categorias } = await fresh()
  const [a, b, c] = categorias
  const cliente_id = await clienteOf(tenant)
  await linkCurriculo(tenant, { curriculo, cliente: cliente_id })
  const { categoria } = (await move(a, b, { cliente_id })).data
  expect(categoria).toMatchObject({ cliente: cliente_id, origem: a, pai: b, ordem: 1 })
  expect(await places(curriculo, { cliente_id })).toEqual([
    [b, null, 1],
    [categoria.id, b, 1],
    [c, categoria.id, 1],
  ])
  expect(await places(curriculo)).toEqual([
    [a, null, 1],
    [c, a, 1],
    [b, null, 2],
  ])
  expect(told(await move(b, c, { cliente_id }))).toEqual([422, 'ciclo', ['pai_id']])
  await move(b, null, { cliente_id })
  const perdas = await callAs(admin, api.perdas, { params: { id: categoria.id }, query: { cliente_id } })
  expect(perdas.data.perdas[0]).toMatchObject({
    alvo: 'categoria',
    tipo: 'alterada',
    texto: 'Vida e evolução › Matéria e energia',
  })
  await callAs(admin, api.reset, { body: { id: categoria.id, cliente_id } })
  expect(
    (await places(curriculo, { cliente_id }))
      .filter(([, pai]) => pai === null)
      .map(([id]) => id)
      .sort(),
  ).toEqual([a, b])
})

it('of the base is a difference for whoever has a copy, and loses nobody a category', {
  timeout: LIMIT,
}, async () => {
  const { curriculo, categorias } = await fresh()
  const [a, b, c] = categorias
  const cliente_id = await clienteOf(tenant)
  await linkCurriculo(tenant, { curriculo, cliente: cliente_id })
  const copia = (await move(a, b, { cliente_id })).data.categoria.id
  await move(b, a)
  const ids = (await shown(curriculo, { cliente_id })).map(({ id }) => id)
  expect([...ids].sort((x, y) => x - y)).toEqual([b, c, copia].sort((x, y) => x - y))
  const outra = (await callAs(admin, api.personalize, { body: { id: c, cliente_id } })).data.categoria.id
  await move(c, null)
  const { data } = await callAs(admin, api.diferencas, { params: { id: outra }, query: { cliente_id } })
  expect(data.diferencas).toMatchObject([
    {
      tipo: 'alterada',
      alvo: 'categoria',
      base: { texto: 'Misturas' },
      cliente: { texto: 'Matéria e energia › Misturas' },
    },
  ])
  await callAs(admin, api.answerDiferencas, { params: { id: outra }, body: { todas: 'aceitar', cliente_id } })
  expect((await shown(curriculo, { cliente_id })).find(({ id }) => id === outra)?.pai).toBeNull()
})
