/** Curricula through the real door: categories, skills and extras of a base, and what is refused. */
import { beforeAll, describe, expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import { meeting } from '../../../../test/kit/encontro.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { curriculoApi as api } from '../contract.ts'
import { extraApi, habilidadeApi } from '../contract-habilidade.ts'
import { type PutCurriculo, putCurriculo } from './factory.ts'

let tenant: TestTenant
let admin: Person
let base: PutCurriculo

beforeAll(async () => {
  tenant = await testTenant()
  admin = await tenant.person('Administradora', { papel: 'administrador-plataforma' })
})

/** A fresh curriculum for each test: names repeat nowhere. */
let made = 0
const fresh = async () => {
  made += 1
  base = await putCurriculo(tenant, { nome: `Base ${made}` })
  return base
}
const PAGE = { pagina: 1, linhas: 30 }
const categoriasOf = async () =>
  (await callAs(admin, api.categorias, { params: { id: base.curriculo }, query: {} })).data.categorias
const codesOf = async (categoria: number, query: object = {}) =>
  (
    await callAs(admin, habilidadeApi.listHabilidades, {
      params: { id: categoria },
      query: { ...PAGE, ...query },
    })
  ).data.habilidades.map(({ codigo }) => codigo)

describe('a curriculum', () => {
  it('is made, shown, changed, found by words without accents, removed and brought back', async () => {
    const { curriculo } = (
      await callAs(admin, api.create, {
        body: { nome: '  Ciências   da Terra ', etapa: 'fundamental', anos: ['ef6', 'ef7'], base: 'proprio' },
      })
    ).data
    expect(curriculo).toMatchObject({
      nome: 'Ciências da Terra',
      cliente: null,
      clientes_vinculados: [],
      loadedById: true,
      qtd_habilidades: 0,
      permissoes: { editar: true, excluir: true, vincular: true },
    })
    const { id } = curriculo
    await callAs(admin, api.edit, { body: { id, status: 'inativo', nome: 'Ciências da Terra e do céu' } })
    const list = async () =>
      (await callAs(admin, api.list, { query: { ...PAGE, busca: 'ciencias CEU' } })).data.curriculos
    expect(await list()).toMatchObject([{ id, status: 'inativo', loadedById: false }])
    const { remocao } = (await callAs(admin, api.remove, { params: { id } })).data
    expect(await list()).toEqual([])
    expect((await callAs(admin, api.find, { params: { id }, query: {} })).status).toBe(404)
    const { remocoes } = (await callAs(admin, api.removidos, { query: PAGE })).data
    expect(remocoes[0]).toMatchObject({ id: remocao.id, tipo: 'curriculo' })
    expect((await callAs(admin, api.undo, { body: { id: remocao.id } })).status).toBe(200)
    expect(await list()).toHaveLength(1)
    expect((await callAs(admin, api.undo, { body: { id: remocao.id } })).status).toBe(409)
  })

  it.each([
    [{ nome: '   ', etapa: 'fundamental' }, 400],
    [{ nome: 'x'.repeat(121), etapa: 'fundamental' }, 400],
    [{ nome: 'Nulo \u0000', etapa: 'fundamental' }, 400],
    [{ nome: 'Outra', etapa: 'superior' }, 400],
    [{ nome: 'Outra', etapa: 'medio', anos: ['ef99'] }, 400],
    [{ nome: 'Outra', etapa: 'medio', anos: '["ef6"' }, 400],
    [{ nome: 'Outra', etapa: 'medio', cliente_id: 999_999_999 }, 404],
  ])('%j is refused with a sentence', async (body, status) => {
    const answer = await callAs(admin, api.create, { body } as never)
    expect(answer.status).toBe(status)
    expect(answer.body.mensagem).toMatch(/\.$/)
  })

  it('of a name that another has is refused', async () => {
    await fresh()
    const answer = await callAs(admin, api.create, { body: { nome: `Base ${made}`, etapa: 'medio' } })
    expect([answer.status, answer.body.codigo]).toEqual([409, 'nome_repetido'])
  })
})

describe('categories', () => {
  it('made by several at once stand one after the other', async () => {
    const { curriculo } = await fresh()
    const create = (nome: string) => () =>
      callAs(admin, api.createCategoria, { body: { curriculo_id: curriculo, nome } })
    const answers = await meeting(tenant, 'categoria', ['Um', 'Dois', 'Três', 'Quatro'].map(create))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const [row] = await tenant.sql<{ n: number; ordens: number }>(
      `select count(*)::int as n, count(distinct ordem)::int as ordens from categoria
       where tenant_id = $1 and curriculo_id = $2 and pai_id is null`,
      [tenant.id, curriculo],
    )
    expect(row?.ordens).toBe(row?.n)
  })

  it('come in order, each after its parent, and are renumbered from 1', async () => {
    const { categorias } = await fresh()
    const [a, b, c] = categorias
    expect((await categoriasOf()).map(({ id, ordem, pai }) => [id, ordem, pai])).toEqual([
      [a, 1, null],
      [c, 1, a],
      [b, 2, null],
    ])
    const answer = await callAs(admin, api.orderCategorias, { body: { categorias: [b, a] } })
    expect(answer.data.categorias.map(({ id, ordem }) => [id, ordem])).toEqual([
      [b, 1],
      [a, 2],
      [c, 1],
    ])
  })

  it.each([
    ['one is missing', ([a]: number[]) => [a]],
    ['one is of another place', ([a, b, c]: number[]) => [a, b, c]],
    ['one is of nobody', ([a, b]: number[]) => [a, b, 999_999_999]],
  ])('are not ordered when %s', async (_, pick) => {
    const { categorias } = await fresh()
    const body = { categorias: pick(categorias) as number[] }
    const answer = await callAs(admin, api.orderCategorias, { body })
    expect([answer.status, answer.body.codigo]).toEqual([422, 'ordem_invalida'])
    expect((await categoriasOf()).map(({ id }) => id)).toEqual([categorias[0], categorias[2], categorias[1]])
  })

  it('take a name, a short name, a colour and a place', async () => {
    const { curriculo, categorias } = await fresh()
    const { categoria } = (
      await callAs(admin, api.createCategoria, {
        body: { curriculo_id: curriculo, nome: 'Terra', sigla: 'TE', cor: '#AABBCC', pai_id: categorias[1] },
      })
    ).data
    expect(categoria).toMatchObject({ cor: '#aabbcc', ordem: 1, pai: categorias[1], qtd_habilidades: 0 })
    const { id } = categoria
    await callAs(admin, api.editCategoria, { body: { id, nome: 'Terra e Universo', cor: null } })
    await callAs(admin, api.siglaCategoria, { body: { id, sigla: ' TU ' } })
    const found = await callAs(admin, api.categoria, { params: { id }, query: {} })
    expect(found.data.categoria).toMatchObject({ nome: 'Terra e Universo', sigla: 'TU', cor: null })
  })

  it.each([
    [{ nome: 'x', cor: 'azul' }, 400],
    [{ nome: 'x', sigla: 'x'.repeat(11) }, 400],
    [{ nome: ' ' }, 400],
    [{ nome: 'x', pai_id: 999_999_999 }, 400],
    [{ nome: 'x', disciplina_id: 999_999_999 }, 400],
  ])('%j is refused', async (body, status) => {
    const { curriculo } = await fresh()
    const answer = await callAs(admin, api.createCategoria, { body: { curriculo_id: curriculo, ...body } })
    expect([answer.status, answer.body.codigo]).toEqual([status, 'dados_invalidos'])
    expect(await categoriasOf()).toHaveLength(3)
  })

  it('go with those below them, and all come back together', async () => {
    const { categorias } = await fresh()
    const answer = await callAs(admin, api.removeCategoria, { params: { id: categorias[0] }, query: {} })
    expect(answer.data.remocao).toMatchObject({ tipo: 'categoria', quantidade: 2 })
    expect((await categoriasOf()).map(({ id, ordem }) => [id, ordem])).toEqual([[categorias[1], 1]])
    await callAs(admin, api.undo, { body: { id: answer.data.remocao.id } })
    expect(await categoriasOf()).toHaveLength(3)
  })
})

describe('skills', () => {
  it('are listed by code a page at a time, found by words and year', async () => {
    const { categorias } = await fresh()
    const answer = await callAs(admin, habilidadeApi.listHabilidades, {
      params: { id: categorias[0] },
      query: { pagina: 2, linhas: 2 },
    })
    expect(answer.data).toMatchObject({
      total: 3,
      categoria: { id: categorias[0], qtd_habilidades: 3, qtd_extras: 1 },
      habilidades: [{ codigo: 'EF06CI03', categoria: categorias[0], propria: false }],
    })
    expect(await codesOf(categorias[0], { busca: 'ci02' })).toEqual(['EF06CI02'])
    expect(await codesOf(categorias[0], { ano: 'ef9' })).toEqual([])
  })

  it('are made and changed, one code once in a category', async () => {
    const { categorias, habilidades } = await fresh()
    const body = { categoria_id: categorias[0], codigo: 'EF06CI04', texto: 'Nova', anos: ['ef6'] }
    const { habilidade } = (await callAs(admin, habilidadeApi.createHabilidade, { body })).data
    expect(habilidade).toMatchObject({ codigo: 'EF06CI04', vigencia: 'vigente', origem: null })
    const again = await callAs(admin, habilidadeApi.createHabilidade, { body })
    expect([again.status, again.body.codigo]).toEqual([409, 'codigo_repetido'])
    const elsewhere = await callAs(admin, habilidadeApi.createHabilidade, {
      body: { ...body, categoria_id: categorias[1] },
    })
    expect(elsewhere.status).toBe(200)
    const clash = await callAs(admin, habilidadeApi.editHabilidade, {
      body: { id: habilidades[0] as number, codigo: 'EF06CI02' },
    })
    expect(clash.status).toBe(409)
    const changed = await callAs(admin, habilidadeApi.editHabilidade, {
      body: { id: habilidade.id, texto: 'Mudada', descritor_saeb: 'D1', vigencia: 'revogada' },
    })
    expect(changed.data.habilidade).toMatchObject({
      texto: 'Mudada',
      descritor_saeb: 'D1',
      codigo: 'EF06CI04',
    })
  })

  it('go one by one, in lots and all at once, and come back as they went', async () => {
    const { categorias, habilidades } = await fresh()
    const [a, b, c] = habilidades as [number, number, number]
    const one = (await callAs(admin, habilidadeApi.removeHabilidade, { params: { id: a }, query: {} })).data
    expect(one.remocao).toMatchObject({ rotulo: 'EF06CI01', quantidade: 1 })
    const lot = await callAs(admin, habilidadeApi.removeLote, {
      body: { habilidades: [b], categoria_id: categorias[0] },
    })
    expect(lot.status).toBe(200)
    const stale = await callAs(admin, habilidadeApi.removeLote, {
      body: { habilidades: [b, c], categoria_id: categorias[0] },
    })
    expect([stale.status, await codesOf(categorias[0])]).toEqual([400, ['EF06CI03']])
    const all = await callAs(admin, habilidadeApi.removeTodas, { params: { id: categorias[0] }, query: {} })
    expect(all.data.remocao?.quantidade).toBe(1)
    const none = await callAs(admin, habilidadeApi.removeTodas, { params: { id: categorias[0] }, query: {} })
    expect(none.data.remocao).toBeNull()
    const { remocoes, total } = (
      await callAs(admin, api.remocoes, { params: { id: base.curriculo }, query: PAGE })
    ).data
    expect([total, remocoes.map(({ quantidade }) => quantidade)]).toEqual([3, [1, 1, 1]])
    for (const { id } of remocoes) expect((await callAs(admin, api.undo, { body: { id } })).status).toBe(200)
    expect(await codesOf(categorias[0])).toEqual(['EF06CI01', 'EF06CI02', 'EF06CI03'])
  })

  it('do not come back to a place that was taken, nor into a category that is gone', async () => {
    const { categorias, habilidades } = await fresh()
    const gone = await callAs(admin, habilidadeApi.removeHabilidade, {
      params: { id: habilidades[0] as number },
      query: {},
    })
    const { id } = gone.data.remocao
    const body = { categoria_id: categorias[0], codigo: 'EF06CI01', texto: 'Outra' }
    const taken = (await callAs(admin, habilidadeApi.createHabilidade, { body })).data.habilidade
    const refused = await callAs(admin, api.undo, { body: { id } })
    expect([refused.status, refused.body.codigo]).toEqual([409, 'lugar_tomado'])
    await callAs(admin, habilidadeApi.removeHabilidade, { params: { id: taken.id }, query: {} })
    await callAs(admin, api.removeCategoria, { params: { id: categorias[0] }, query: {} })
    const nowhere = await callAs(admin, api.undo, { body: { id } })
    expect([nowhere.status, nowhere.body.codigo]).toEqual([409, 'pai_removido'])
  })

  it('of broken lists are refused whole', async () => {
    const { categorias, habilidades } = await fresh()
    for (const list of ['[1', '{"a":1}', '[]', JSON.stringify([habilidades[0], habilidades[0]])]) {
      const answer = await callAs(admin, habilidadeApi.removeLote, {
        body: { habilidades: list, categoria_id: categorias[0] },
      } as never)
      expect([list, answer.status]).toEqual([list, 400])
    }
    expect(await codesOf(categorias[0])).toHaveLength(3)
  })
})

describe('extras', () => {
  const extrasOf = async () =>
    (await callAs(admin, extraApi.listExtras, { params: { id: base.categorias[0] }, query: {} })).data.extras

  it('are coloured lists in an order', async () => {
    const { categorias, extra } = await fresh()
    const made = await callAs(admin, extraApi.createExtra, {
      body: { categoria_id: categorias[0], nome: 'Competências', cor: '#112233' },
    })
    const { id } = made.data.extra
    await callAs(admin, extraApi.editExtra, { body: { extra_id: id, nome: 'Competências gerais' } })
    const { extras } = (await callAs(admin, extraApi.orderExtras, { body: { extras: [id, extra] } })).data
    expect(extras).toMatchObject([
      { id, nome: 'Competências gerais', cor: '#112233', ordem: 1, itens: [] },
      { id: extra, ordem: 2, itens: [{ nome: 'Água' }, { nome: 'Saúde' }] },
    ])
    const wrong = await callAs(admin, extraApi.orderExtras, { body: { extras: [extra] } })
    expect(wrong.status).toBe(422)
    const same = await callAs(admin, extraApi.createExtra, {
      body: { categoria_id: categorias[0], nome: 'Temas' },
    })
    expect(same.status).toBe(409)
    const { remocao } = (await callAs(admin, extraApi.removeExtra, { params: { id: extra }, query: {} })).data
    expect(await extrasOf()).toHaveLength(1)
    await callAs(admin, api.undo, { body: { id: remocao.id } })
    expect((await extrasOf())[1]?.itens).toHaveLength(2)
  })

  it('take items, each answered with what was done to it', async () => {
    const { extra, itens } = await fresh()
    const [agua, saude] = itens as [number, number]
    const answer = await callAs(admin, extraApi.addItens, {
      body: {
        extra_id: extra,
        itens: [{ id: agua, acao: 'excluir' }, { nome: 'Água' }, { id: saude, nome: 'Saúde e bem-estar' }],
      },
    })
    expect(answer.data.itens).toEqual([
      { id: agua, nome: 'Água', status: 'sucesso', acao: 'excluir' },
      { id: expect.any(Number), nome: 'Água', status: 'sucesso', acao: 'novo' },
      { id: saude, nome: 'Saúde e bem-estar', status: 'sucesso', acao: 'editar' },
    ])
    const read = async () =>
      (await callAs(admin, extraApi.itens, { params: { id: extra }, query: {} })).data.itens
    expect((await read()).map(({ nome, ordem }) => [nome, ordem])).toEqual([
      ['Saúde e bem-estar', 1],
      ['Água', 2],
    ])
    const ids = (await read()).map(({ id }) => id).reverse()
    await callAs(admin, extraApi.addItens, { body: { extra_id: extra, itens: [], ordem: ids } })
    expect((await read()).map(({ id }) => id)).toEqual(ids)
  })

  it('swap the names of their items', async () => {
    const { extra, itens } = await fresh()
    const [agua, saude] = itens as [number, number]
    const answer = await callAs(admin, extraApi.addItens, {
      body: {
        extra_id: extra,
        itens: [
          { id: agua, nome: 'Saúde' },
          { id: saude, nome: 'Água' },
        ],
      },
    })
    expect(answer.status).toBe(200)
  })

  it.each([
    ['an item of nobody', [{ id: 999_999_999, nome: 'x' }], 404],
    ['a name that is there', [{ nome: 'Água' }], 409],
    ['one name twice', [{ nome: 'a' }, { nome: 'a' }], 409],
    ['an empty name', [{ nome: ' ' }], 400],
    ['no list', '[{', 400],
  ])('refuse %s, and nothing is written', async (_, sent, status) => {
    const { extra } = await fresh()
    const body = { extra_id: extra, itens: typeof sent === 'string' ? sent : [{ nome: 'Boa' }, ...sent] }
    expect((await callAs(admin, extraApi.addItens, { body } as never)).status).toBe(status)
    expect((await extrasOf())[0]?.itens).toHaveLength(2)
  })
})
