/** Filters that a person keeps of the bank: their own, twenty, one of each name; what is gone from one does no harm. */
import { beforeEach, describe, expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { filtroApi } from '../contract-filtro.ts'
import { putFiltro } from './factory.ts'

let tenant: TestTenant
let professora: Person
let colega: Person

beforeEach(async () => {
  tenant = await testTenant()
  professora = await tenant.person('Cecília', { papel: 'professor', turma: tenant.turma })
  colega = await tenant.person('Otávio', { papel: 'professor', turma: tenant.turma })
})

type Body = Parameters<typeof callAs<typeof filtroApi.createFiltro>>[2]['body']
const create = (who: Person, nome: string, rest: Partial<Body> = {}) =>
  callAs(who, filtroApi.createFiltro, { body: { nome, filtro: { tipo: 'objetiva' }, ...rest } })
const edit = (
  who: Person,
  id: number,
  body: Parameters<typeof callAs<typeof filtroApi.editFiltro>>[2]['body'],
) => callAs(who, filtroApi.editFiltro, { params: { id }, body })
const listed = async (who: Person) => (await callAs(who, filtroApi.listFiltros, {})).data.filtros

describe('a name', () => {
  it('is one, whatever its accents and blanks, for each person by themself', async () => {
    expect((await create(professora, ' Fáceis   de ciências ')).data.filtro.nome).toBe('Fáceis de ciências')
    const again = await create(professora, 'FACEIS DE CIENCIAS')
    expect([again.status, Object.keys(again.body.campos ?? {})]).toEqual([400, ['nome']])
    expect((await create(professora, '   ')).status).toBe(400)
    expect((await create(colega, 'Fáceis de ciências')).status).toBe(200)
  })

  it('may be said otherwise, and stays its own', async () => {
    const { data } = await create(professora, 'Fáceis')
    await create(professora, 'Difíceis')
    expect((await edit(professora, data.filtro.id, { nome: 'FÁCEIS' })).data.filtro.nome).toBe('FÁCEIS')
    expect((await edit(professora, data.filtro.id, { nome: 'dificeis' })).status).toBe(400)
    expect((await listed(professora)).map(({ nome }) => nome)).toEqual(['Difíceis', 'FÁCEIS'])
  })
})

it('belongs to who keeps it: nobody else finds, changes or forgets it', async () => {
  const id = await putFiltro(tenant, professora)
  const other = await testTenant()
  const alheia = await other.person('Ana', { papel: 'professor', turma: other.turma })
  for (const who of [colega, alheia]) {
    expect(await listed(who)).toEqual([])
    expect((await edit(who, id, { nome: 'Meu' })).status).toBe(404)
    expect((await callAs(who, filtroApi.removeFiltro, { params: { id } })).status).toBe(404)
  }
  expect((await edit(professora, id, { nome: 'Meu' })).status).toBe(200)
  expect((await callAs(professora, filtroApi.removeFiltro, { params: { id } })).status).toBe(200)
  expect((await callAs(professora, filtroApi.removeFiltro, { params: { id } })).status).toBe(404)
})

it('is twenty at most, and an empty one is none', async () => {
  for (let n = 0; n < 20; n += 1) await putFiltro(tenant, professora)
  const more = await create(professora, 'Mais um')
  expect([more.status, more.body.codigo]).toEqual([409, 'filtros_demais'])
  expect((await create(colega, 'Vazio', { filtro: {} })).status).toBe(400)
  expect((await create(colega, 'Só palavras', { filtro: { busca: 'vapor' } })).status).toBe(200)
})

it('one is what the bank opens with, also of two that are made so at once', async () => {
  const { data } = await create(professora, 'Um', { padrao: true })
  await Promise.all([
    create(professora, 'Dois', { padrao: true }),
    edit(professora, data.filtro.id, { padrao: true }),
  ])
  const after = await listed(professora)
  expect(after.map(({ nome }) => nome)).toEqual(['Dois', 'Um'])
  expect(after.filter(({ padrao }) => padrao)).toHaveLength(1)
  await edit(professora, data.filtro.id, { padrao: true })
  expect((await listed(professora)).find(({ padrao }) => padrao)?.nome).toBe('Um')
  await edit(professora, data.filtro.id, { padrao: false })
  expect((await listed(professora)).some(({ padrao }) => padrao)).toBe(false)
})

it('is told without what is gone, and takes nothing that the list does not know', async () => {
  const [disciplina] = await tenant.sql<{ id: number }>(
    'select id from disciplina where tenant_id = $1 order by id limit 1',
    [tenant.id],
  )
  const filtro = { disciplina: `${disciplina?.id},99999999`, habilidade: '99999999', dificuldade: '1,2' }
  const { data } = await create(professora, 'Velho', { filtro })
  expect(data.filtro.filtro).toEqual({ disciplina: String(disciplina?.id), dificuldade: '1,2' })
  const wrong = [{ dificuldade: '9' }, { disciplina: '1;drop' }, { estado: 'arquivada' }]
  for (const one of wrong) expect((await create(professora, 'Outro', { filtro: one })).status).toBe(400)
})
