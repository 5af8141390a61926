/** A client's version: copies on the first write, what is new in the base, what is lost, and who sees it. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { catalogoApi } from '../../catalogo/contract.ts'
import { curriculoApi as api } from '../contract.ts'
import { extraApi, habilidadeApi } from '../contract-habilidade.ts'
import { importarApi } from '../contract-importar.ts'
import { clienteOf, linkCurriculo, type PutCurriculo, putCliente, putCurriculo } from './factory.ts'

let tenant: TestTenant
let cliente: number
let admin: Person
let gestora: Person
let professora: Person
let deFora: Person
let base: PutCurriculo
let made = 0

beforeAll(async () => {
  tenant = await testTenant()
  cliente = await clienteOf(tenant)
  const outro = await putCliente(tenant, 'OUTRO')
  admin = await tenant.person('Plataforma', { papel: 'administrador-plataforma' })
  gestora = await tenant.person('Gestora', { papel: 'gestor_rede', rede: tenant.rede, funcao: 'escrita' })
  professora = await tenant.person('Professora', { papel: 'professor', turma: tenant.turma })
  deFora = await tenant.person('De fora', { papel: 'gestor_rede', rede: outro.rede, funcao: 'escrita' })
})

beforeEach(async () => {
  made += 1
  base = await putCurriculo(tenant, {
    nome: `Base ${made}`,
    codigos: [`V${made}A`, `V${made}B`, `V${made}C`],
  })
  await linkCurriculo(tenant, { curriculo: base.curriculo, cliente })
})

const PAGE = { pagina: 1, linhas: 30 }
const first = () => base.categorias[0]
const skillsOf = async (who: Person, id = first()) =>
  (await callAs(who, habilidadeApi.listHabilidades, { params: { id }, query: PAGE })).data
const textsOf = async (who: Person) =>
  (await skillsOf(who)).habilidades.map(({ codigo, texto }) => `${codigo.slice(-1)}: ${texto}`)
const editSkill = (who: Person, at: number, texto: string) =>
  callAs(who, habilidadeApi.editHabilidade, { body: { id: base.habilidades[at] as number, texto } })
const diferencasOf = async (id = first()) =>
  (await callAs(gestora, api.diferencas, { params: { id }, query: {} })).data
const answer = (body: object) => callAs(gestora, api.answerDiferencas, { params: { id: first() }, body })

/** The base moves on: one skill changed, one gone, one new, the category renamed, the extra with an item more. */
async function moveBase(): Promise<void> {
  await editSkill(admin, 0, 'Mudou na base')
  const params = { id: base.habilidades[1] as number }
  await callAs(admin, habilidadeApi.removeHabilidade, { params, query: {} })
  const body = { categoria_id: first(), codigo: `V${made}D`, texto: 'Nova na base' }
  await callAs(admin, habilidadeApi.createHabilidade, { body })
  await callAs(admin, api.editCategoria, { body: { id: first(), nome: 'Outro nome' } })
  await callAs(admin, extraApi.addItens, { body: { extra_id: base.extra, itens: [{ nome: 'Energia' }] } })
}

describe('a file of it', () => {
  const exported = async (who: Person, query: object = {}) => {
    const input = { params: { id: base.curriculo }, query: { formato: 'csv', ...query } as const }
    const { arquivo, conteudo } = (await callAs(who, importarApi.exportCurriculo, input)).data
    return { arquivo, text: Buffer.from(conteudo, 'base64').toString() }
  }

  it('is what each sees: the network its own version, everybody else the base', async () => {
    const before = (await exported(admin)).text
    expect((await exported(gestora)).text).toBe(before)
    await editSkill(gestora, 0, 'Da rede')
    await callAs(gestora, habilidadeApi.createHabilidade, {
      body: { categoria_id: first(), codigo: `V${made}R`, texto: 'Só da rede' },
    })
    await callAs(gestora, api.editCategoria, { body: { id: first(), nome: 'Nome da rede' } })
    const { text, arquivo } = await exported(gestora)
    for (const own of ['Da rede', 'Só da rede', 'Nome da rede']) expect(text).toContain(own)
    // Each skill once: a copy stands where its original stood.
    const lines = (file: string) => file.split(/\r?\n/).map((line) => line.split(/[;,]/)[0])
    expect(lines(text).filter((one) => one === `V${made}A`)).toEqual([`V${made}A`])
    expect(text.split('\n').length).toBe(before.split('\n').length + 1)
    expect(arquivo).toContain(`Base ${made} - `)
    expect((await exported(professora)).text).toBe(text)
    // The base stays as it was; who may see the version names its client.
    expect((await exported(admin)).text).toBe(before)
    expect((await exported(admin, { cliente_id: cliente })).text).toBe(text)
    const theirs = { params: { id: base.curriculo }, query: { cliente_id: cliente } }
    expect((await callAs(deFora, importarApi.exportCurriculo, theirs)).status).toBe(404)
  })
})

describe('a copy', () => {
  it('is made by the first write, once, and is seen by the people of the client alone', async () => {
    const before = (await skillsOf(gestora)).habilidades
    expect((await editSkill(gestora, 0, 'Da rede')).data.habilidade).toMatchObject({
      texto: 'Da rede',
      origem: base.habilidades[0],
      propria: true,
    })
    await editSkill(gestora, 1, 'Da rede também')
    const after = await skillsOf(gestora)
    expect(after.total).toBe(before.length)
    expect(after.habilidades.map(({ propria }) => propria)).toEqual([true, true, false])
    expect((await skillsOf(professora)).habilidades[0]?.texto).toBe('Da rede')
    const copia = after.categoria.id
    const read = (who: Person, query: object = {}) =>
      callAs(who, api.categoria, { params: { id: copia }, query })
    expect((await read(admin)).data.categoria).toMatchObject({ origem: first(), cliente })
    expect((await read(deFora)).status).toBe(404)
    const theirs = await callAs(deFora, api.categoria, {
      params: { id: first() },
      query: { cliente_id: cliente },
    })
    expect(theirs.status).toBe(404)
    expect((await skillsOf(deFora)).habilidades[0]?.texto).not.toBe('Da rede')
    expect((await skillsOf(admin)).habilidades[0]?.texto).not.toBe('Da rede')
  })

  it('is made once though two ask at the same time', async () => {
    const ask = () => callAs(gestora, api.personalize, { body: { id: first() } })
    const answers = await Promise.all([ask(), ask(), ask()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ data }) => data.categoria.id)).size).toBe(1)
    expect((await skillsOf(gestora)).total).toBe(3)
    const none = await callAs(admin, api.personalize, { body: { id: first() } })
    expect([none.status, none.body.codigo]).toEqual([422, 'sem_versao'])
  })

  it('takes its place among the categories, and an order of its own', async () => {
    await callAs(gestora, api.personalize, { body: { id: first() } })
    const list = async (who: Person) =>
      (await callAs(who, api.categorias, { params: { id: base.curriculo }, query: {} })).data.categorias
    const [copia, dentro, segunda] = await list(gestora)
    expect([copia?.origem, dentro?.pai, segunda?.id]).toEqual([first(), copia?.id, base.categorias[1]])
    const ordered = [segunda?.id ?? 0, copia?.id ?? 0]
    const body = { categorias: ordered }
    expect((await callAs(gestora, api.orderCategorias, { body })).status).toBe(200)
    expect((await list(gestora)).filter(({ pai }) => pai === null).map(({ id }) => id)).toEqual(ordered)
    expect((await list(admin))[0]?.id).toBe(first())
  })

  it('of a whole branch is made before it is removed: the base stays, and undoing brings it back', async () => {
    const { remocao } = (await callAs(gestora, api.removeCategoria, { params: { id: first() }, query: {} }))
      .data
    const list = async (who: Person) =>
      (await callAs(who, api.categorias, { params: { id: base.curriculo }, query: {} })).data.categorias
        .length
    expect([remocao.quantidade, await list(gestora), await list(admin)]).toEqual([2, 1, 3])
    expect((await callAs(deFora, api.undo, { body: { id: remocao.id } })).status).toBe(404)
    await callAs(gestora, api.undo, { body: { id: remocao.id } })
    expect([await list(gestora), (await skillsOf(gestora)).total]).toEqual([3, 3])
  })

  it('takes items that were named by their numbers in the base', async () => {
    const itens = [{ id: base.itens[0] as number, acao: 'excluir' }, { nome: 'Solo' }]
    const reply = await callAs(gestora, extraApi.addItens, { body: { extra_id: base.extra, itens } } as never)
    expect(reply.status).toBe(200)
    const read = async (who: Person) =>
      (await callAs(who, extraApi.itens, { params: { id: base.extra }, query: {} })).data.itens.map(
        (i) => i.nome,
      )
    expect([await read(gestora), await read(admin)]).toEqual([
      ['Saúde', 'Solo'],
      ['Água', 'Saúde'],
    ])
  })
})

describe('what is new in the base', () => {
  it('shows as a list, of what was added, changed and removed', async () => {
    await callAs(gestora, api.personalize, { body: { id: first() } })
    expect((await diferencasOf()).total).toBe(0)
    await moveBase()
    const { diferencas, total } = await diferencasOf()
    expect(total).toBe(5)
    expect(diferencas.map(({ alvo, tipo }) => `${alvo} ${tipo}`)).toEqual([
      'categoria alterada',
      'habilidade alterada',
      'habilidade removida',
      'habilidade adicionada',
      'extra alterada',
    ])
    expect(diferencas[1]).toMatchObject({ id: base.habilidades[0], base: { texto: 'Mudou na base' } })
    expect(diferencas[2]?.base).toBeNull()
    expect(diferencas[3]?.cliente).toBeNull()
    expect((await skillsOf(gestora)).categoria.diferencas).toBe(5)
    expect(await textsOf(gestora)).not.toContain('A: Mudou na base')
  })

  it('all accepted is the base, and leaves no difference; again changes nothing', async () => {
    await callAs(gestora, api.personalize, { body: { id: first() } })
    await moveBase()
    for (let time = 0; time < 2; time++) {
      expect((await answer({ todas: 'aceitar' })).data.restantes).toBe(0)
      expect(await textsOf(gestora)).toEqual(await textsOf(admin))
      expect((await skillsOf(gestora)).categoria.nome).toBe('Outro nome')
    }
    const itens = (await callAs(gestora, extraApi.itens, { params: { id: base.extra }, query: {} })).data
      .itens
    expect(itens.map(({ nome }) => nome)).toEqual(['Água', 'Saúde', 'Energia'])
  })

  it('all kept stays as the client has it, and leaves no difference', async () => {
    await editSkill(gestora, 0, 'Da rede')
    const before = await textsOf(gestora)
    await moveBase()
    expect((await answer({ todas: 'manter' })).data.restantes).toBe(0)
    expect(await textsOf(gestora)).toEqual(before)
    await editSkill(admin, 0, 'Mudou outra vez')
    expect((await diferencasOf()).diferencas).toMatchObject([
      { tipo: 'alterada', cliente: { texto: 'Da rede' } },
    ])
  })

  it('is answered one by one', async () => {
    await callAs(gestora, api.personalize, { body: { id: first() } })
    await moveBase()
    const [a, b] = base.habilidades as [number, number, number]
    const reply = await answer({
      aceitar: [{ alvo: 'habilidade', id: a }],
      manter: [{ alvo: 'habilidade', id: b }],
    })
    expect(reply.data.restantes).toBe(3)
    expect((await textsOf(gestora)).slice(0, 2)).toEqual(['A: Mudou na base', `B: Saber V${made}B`])
  })

  it('that meets a code of the client’s own is refused, and nothing is written', async () => {
    const body = { categoria_id: first(), codigo: `V${made}D`, texto: 'Já era nossa' }
    await callAs(gestora, habilidadeApi.createHabilidade, { body })
    await moveBase()
    const reply = await answer({ todas: 'aceitar' })
    expect([reply.status, reply.body.codigo]).toEqual([409, 'codigo_repetido'])
    expect((await diferencasOf()).total).toBe(5)
  })
})

describe('resetting', () => {
  it('tells what is lost, shows the base again, and can be undone', async () => {
    await editSkill(gestora, 0, 'Da rede')
    const params = { id: base.habilidades[1] as number }
    await callAs(gestora, habilidadeApi.removeHabilidade, { params, query: {} })
    const body = { categoria_id: first(), codigo: `V${made}Z`, texto: 'Só nossa' }
    await callAs(gestora, habilidadeApi.createHabilidade, { body })
    const { perdas, total } = (await callAs(gestora, api.perdas, { params: { id: first() }, query: {} })).data
    expect([total, perdas.map(({ tipo, codigo }) => `${tipo} ${codigo.slice(-1)}`)]).toEqual([
      3,
      ['alterada A', 'removida B', 'propria Z'],
    ])
    const reset = (await callAs(gestora, api.reset, { body: { id: first() } })).data
    expect(reset).toMatchObject({ categoria: { id: first(), cliente: null }, remocao: { quantidade: 3 } })
    expect(await textsOf(gestora)).toEqual(await textsOf(admin))
    const again = await callAs(gestora, api.reset, { body: { id: first() } })
    expect([again.status, again.body.codigo]).toEqual([409, 'nao_personalizada'])
    expect((await callAs(gestora, api.undo, { body: { id: reset.remocao.id } })).status).toBe(200)
    expect(await textsOf(gestora)).toEqual(['A: Da rede', `C: Saber V${made}C`, 'Z: Só nossa'])
  })

  it('is not undone where another copy stands by now; a category of the client alone has no base', async () => {
    await editSkill(gestora, 0, 'Da rede')
    const { remocao } = (await callAs(gestora, api.reset, { body: { id: first() } })).data
    await editSkill(gestora, 0, 'Da rede de novo')
    const undone = await callAs(gestora, api.undo, { body: { id: remocao.id } })
    expect([undone.status, undone.body.codigo]).toEqual([409, 'lugar_tomado'])
    const body = { curriculo_id: base.curriculo, nome: 'Nossa' }
    const { categoria } = (await callAs(gestora, api.createCategoria, { body })).data
    expect(categoria).toMatchObject({ cliente, origem: null })
    const none = await callAs(gestora, api.reset, { body: { id: categoria.id } })
    expect([none.status, none.body.codigo]).toEqual([409, 'sem_base'])
  })
})

describe('the catalogue', () => {
  const offered = async (who: Person) =>
    (await callAs(who, catalogoApi.habilidades, { query: { ...PAGE, busca: `v${made}` } })).data.habilidades

  it("offers a client's people its copies in place of the base, and others the base", async () => {
    await editSkill(gestora, 0, 'Da rede')
    const body = { categoria_id: first(), codigo: `V${made}Z`, texto: 'Só nossa' }
    await callAs(gestora, habilidadeApi.createHabilidade, { body })
    expect((await offered(professora)).map(({ texto }) => texto)).toEqual([
      'Da rede',
      `Saber V${made}B`,
      `Saber V${made}C`,
      'Só nossa',
    ])
    expect((await offered(deFora)).map(({ id }) => id)).toEqual(base.habilidades)
    const count = async (who: Person) =>
      (await callAs(who, catalogoApi.matrizes, {})).data.matrizes.find(({ id }) => id === base.curriculo)
        ?.qtd_habilidades
    expect([await count(professora), await count(deFora)]).toEqual([4, 3])
    await linkCurriculo(tenant, { curriculo: base.curriculo, cliente, status: false })
    expect((await offered(professora)).map(({ id }) => id)).toEqual(base.habilidades)
  })

  it('offers the base again to a client that gave its copy up', async () => {
    await editSkill(gestora, 0, 'Da rede')
    expect((await offered(professora)).map(({ id }) => id)).not.toEqual(base.habilidades)
    await callAs(gestora, api.reset, { body: { id: first() } })
    expect((await offered(professora)).map(({ id }) => id)).toEqual(base.habilidades)
  })

  it('offers a curriculum of its own to a client for as long as the client uses it', async () => {
    const own = await putCurriculo(tenant, { nome: `Só da rede ${made}`, cliente, codigos: [`Y${made}`] })
    const seen = async (who: Person) =>
      (await callAs(who, catalogoApi.matrizes, {})).data.matrizes.some(({ id }) => id === own.curriculo)
    expect(await seen(professora)).toBe(true)
    await linkCurriculo(tenant, { curriculo: own.curriculo, cliente, status: false })
    expect([await seen(professora), await seen(admin)]).toEqual([false, true])
  })

  it("hides a client's curriculum from the others, and what was removed from all", async () => {
    const own = await putCurriculo(tenant, { nome: `Da rede ${made}`, cliente, codigos: [`W${made}`] })
    const seen = async (who: Person) =>
      (await callAs(who, catalogoApi.matrizes, {})).data.matrizes.some(({ id }) => id === own.curriculo)
    expect([await seen(professora), await seen(deFora), await seen(admin)]).toEqual([true, false, true])
    const params = { id: base.habilidades[0] as number }
    await callAs(admin, habilidadeApi.removeHabilidade, { params, query: {} })
    expect((await offered(deFora)).map(({ id }) => id)).toEqual(base.habilidades.slice(1))
    await callAs(admin, api.remove, { params: { id: base.curriculo } })
    expect(await offered(deFora)).toEqual([])
  })
})
