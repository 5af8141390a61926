/** The catalogue through the real door and what every tenant begins with. */
import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/kit/app.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { catalogoApi as api } from '../contract.ts'
import { putMatriz } from './factory.ts'
import { tagIds } from './public.ts'

let tenant: TestTenant
let pessoa: Person

beforeAll(async () => {
  tenant = await testTenant()
  pessoa = await tenant.person('Alguém')
  await putMatriz(tenant)
  await putMatriz(tenant, { nome: 'Guardada', status: 'inativo' })
})

const inTenant = async <T>(
  work: Parameters<Awaited<ReturnType<typeof testApp>>['database']['asTenant']>[1],
) => (await (await testApp()).database.asTenant(tenant.id, work)) as T
const PAGE = { pagina: 1, linhas: 30 }

describe('a new tenant', () => {
  it('has the disciplines and the years of its stages', async () => {
    const { disciplinas } = (await callAs(pessoa, api.disciplinas, {})).data
    expect(disciplinas.map(({ sigla }) => sigla)).toEqual(
      expect.arrayContaining(['LP', 'MA', 'CI', 'HI', 'GE', 'AR', 'EF', 'LI', 'ER']),
    )
    const { ensinos } = (await callAs(pessoa, api.periodos, {})).data
    expect(ensinos.map(({ periodos }) => periodos.length)).toEqual([3, 5, 4, 3, 3])
    expect(ensinos[2]?.periodos[1]).toMatchObject({ codigo: 'ef7', nome: '7º ano' })
  })

  it('that shows the data of another has no catalogue of its own', async () => {
    const brand = await testTenant({ donoId: tenant.id })
    expect(await brand.sql('select 1 from disciplina where tenant_id = $1', [brand.id])).toEqual([])
    const there = { ...pessoa, host: brand.host }
    expect((await callAs(there, api.disciplinas, {})).data.disciplinas.length).toBeGreaterThan(9)
  })
})

describe('the matrix', () => {
  it('cuts disciplines and years down to those it has skills of', async () => {
    const { disciplinas } = (await callAs(pessoa, api.disciplinasMatriz, {})).data
    expect(disciplinas.map(({ sigla }) => sigla)).toEqual(['LP', 'MA'])
    const { ensinos } = (await callAs(pessoa, api.periodosMatriz, {})).data
    expect(ensinos.flatMap(({ periodos }) => periodos.map(({ codigo }) => codigo))).toEqual(['ef6', 'ef7'])
  })

  it.each([
    [{}, ['EF07MA08', 'EF07MA17', 'EF67LP08']],
    [{ busca: 'ef07' }, ['EF07MA08', 'EF07MA17']],
    [{ busca: 'FRAÇOES inteiro' }, ['EF07MA08']],
    [{ busca: 'noticias' }, ['EF67LP08']],
    [{ busca: 'fração notícia' }, []],
    [{ busca: '%' }, []],
    [{ ano: 'ef6' }, ['EF67LP08']],
  ])('finds skills by %j', async (query, codigos) => {
    const { habilidades, total } = (await callAs(pessoa, api.habilidades, { query: { ...PAGE, ...query } }))
      .data
    expect(habilidades.map(({ codigo }) => codigo)).toEqual(codigos)
    expect(total).toBe(codigos.length)
  })

  it('tells a page and the whole number; a curriculum out of use is in none', async () => {
    const { habilidades, total } = (
      await callAs(pessoa, api.habilidades, { query: { pagina: 2, linhas: 2 } })
    ).data
    expect([habilidades.length, total]).toEqual([1, 3])
    expect(habilidades[0]).toMatchObject({ disciplina: { nome: 'Língua Portuguesa' }, anos: ['ef6', 'ef7'] })
    const { matrizes } = (await callAs(pessoa, api.matrizes, {})).data
    expect(matrizes).toEqual([expect.objectContaining({ nome: 'Matriz', qtd_habilidades: 3, base: 'bncc' })])
  })

  it('names the degrees of difficulty from the easiest on', async () => {
    const { dificuldades } = (await callAs(pessoa, api.dificuldades, {})).data
    expect(dificuldades.map(({ nome }) => nome)).toEqual([
      'Muito Fácil',
      'Fácil',
      'Médio',
      'Difícil',
      'Muito Difícil',
    ])
  })
})

describe('tags', () => {
  it('are made when they are first used, once for each spelling without accents', async () => {
    const first = await inTenant<number[]>((tx) => tagIds(tx, ['Frações', 'cordel']))
    const again = await inTenant<number[]>((tx) => tagIds(tx, ['FRACOES', ' #cordel ', 'fração']))
    expect(again).toEqual(expect.arrayContaining(first))
    expect(again).toHaveLength(3)
    const { tags } = (await callAs(pessoa, api.tags, { query: { busca: 'fraç' } })).data
    expect(tags.map(({ nome }) => nome)).toEqual(['fração', 'Frações'])
    expect((await callAs(pessoa, api.tags, { query: {} })).data.tags).toHaveLength(3)
  })
})
