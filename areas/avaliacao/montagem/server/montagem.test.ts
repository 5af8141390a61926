/** Assembling through the door: only what is approved and in sight, counted by the matrix, new to the class first. */
import { beforeAll, describe, expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { buildTela } from '../../../ensino/aula/factory.ts'
import { giveAula, putPublished, takeAulas } from '../../../ensino/aula/server/factory.ts'
import { putMatriz } from '../../../ensino/catalogo/server/factory.ts'
import { questaoApi } from '../../questao/contract.ts'
import { changeQuestao, putQuestao, putTexto } from '../../questao/server/factory.ts'
import { montagemApi } from '../contract.ts'

let tenant: TestTenant
let professora: Person
let deFora: Person
let habilidades: number[]

beforeAll(async () => {
  tenant = await testTenant()
  professora = await tenant.person('Cecília', { papel: 'professor', turma: tenant.turma })
  deFora = await tenant.person('Bento', { papel: 'professor', turma: tenant.outraTurma })
  habilidades = (await putMatriz(tenant)).habilidades
})

const ONDE = { disciplina: null, periodo: null }
const para = (more: object = {}) => ({ habilidades, turma: null, questoes: [], ...ONDE, ...more })
const put = (given: Parameters<typeof putQuestao>[2] = {}, autor = professora) =>
  putQuestao(tenant, autor, { rede: tenant.escola, ...given })
const search = (more: object = {}, who = professora) =>
  callAs(who, montagemApi.procurar, { body: { ...para(), pagina: 1, linhas: 100, ...more } })
const idsOf = async (answer: ReturnType<typeof search>) => (await answer).data.questoes.map(({ id }) => id)

describe('what is looked for', () => {
  it('is approved and in sight, of a square of the matrix, without what is in the basket', async () => {
    const [h1 = 0, h2 = 0] = habilidades
    const facil = await put({ habilidades: [h1], dificuldade: 1 })
    const dificil = await put({ habilidades: [h1, h2], dificuldade: 5 })
    const outra = await put({ habilidades: [h2], dificuldade: 2 })
    const solta = await put({ dificuldade: 2 })
    const rascunho = await put({ habilidades: [h1], estado: 'em_revisao' })
    const alheia = await putQuestao(tenant, deFora, { rede: tenant.outraEscola, habilidades: [h1] })
    const mine = async (answer: ReturnType<typeof search>) =>
      (await idsOf(answer)).filter((id) => [facil, dificil, outra, solta, rascunho, alheia].includes(id))
    expect(await mine(search())).toEqual([solta, outra, dificil, facil])
    expect(await mine(search({ linha: h1 }))).toEqual([dificil, facil])
    expect(await mine(search({ linha: h1, faixa: 2 }))).toEqual([dificil])
    expect(await mine(search({ faixa: 0 }))).toEqual([solta, outra, facil])
    expect(await mine(search({ linha: null }))).toEqual([solta])
    expect(await mine(search({ questoes: [solta, facil] }))).toEqual([outra, dificil])
    // Under the second skill where the matrix does not name the first.
    expect(await mine(search({ habilidades: [h2], linha: h2 }))).toEqual([outra, dificil])
    // Positive control of what the other teacher does not see.
    expect(await idsOf(search({}, deFora))).toContain(alheia)
    expect(await idsOf(search({}, deFora))).not.toContain(facil)
    const { data } = await search({ linhas: 2, busca: 'VAPOR' })
    expect([data.questoes.length, data.total > 2]).toEqual([2, true])
  })

  it('tells where the key stands, whether it may move, and what is to be seen', async () => {
    const id = await put()
    const { data } = await callAs(professora, montagemApi.conferir, { body: para({ questoes: [id] }) })
    const [um] = data.questoes
    const { data: inteira } = await callAs(professora, questaoApi.find, { params: { id } })
    const { alternativas } = inteira.questao.conteudo as { alternativas: { correta: boolean }[] }
    expect(um).toMatchObject({
      letra: alternativas.findIndex(({ correta }) => correta),
      alternativas: alternativas.length,
      imagem: false,
      linha: null,
    })
  })
})

describe('a basket', () => {
  it('comes back in its order, without what may not be used any more, with the words of its matrix', async () => {
    const [h1 = 0] = habilidades
    const um = await put({ habilidades: [h1] })
    const dois = await put()
    const rascunho = await put({ estado: 'rascunho' })
    const { data } = await callAs(professora, montagemApi.conferir, {
      body: para({ questoes: [dois, rascunho, um], turma: tenant.turma }),
    })
    expect(data.questoes.map(({ id, linha }) => [id, linha])).toEqual([
      [dois, null],
      [um, h1],
    ])
    expect(data.habilidades.map(({ id }) => id)).toEqual(habilidades)
    expect(data.turma?.id).toBe(tenant.turma)
  })

  it('names no class that the person is not told about', async () => {
    const body = para({ turma: tenant.turma })
    expect((await callAs(deFora, montagemApi.conferir, { body })).status).toBe(404)
    expect((await callAs(professora, montagemApi.conferir, { body })).status).toBe(200)
  })

  it('is printed in its order, with base texts; a stranger gets nothing of it', async () => {
    const texto = await putTexto(tenant, professora, { rede: tenant.escola })
    const [um, dois] = [await put(), await put({ tipo: 'numerica' })]
    await changeQuestao(tenant, { id: um }, { texto_base_id: texto })
    const print = (who: Person) => callAs(who, montagemApi.papel, { body: { questoes: [dois, um] } })
    const { data } = await print(professora)
    expect(data.questoes.map(({ id, texto_base }) => [id, texto_base?.id ?? null])).toEqual([
      [dois, null],
      [um, texto],
    ])
    expect((await print(deFora)).data.questoes).toEqual([])
  })
})

describe('what a class has met', () => {
  it('is told of questions from its lessons and of their copies, and chosen last', async () => {
    const [h1 = 0] = habilidades
    const autora = await tenant.person('Rosa', { papel: 'professor', turma: tenant.turma })
    const aula = await putPublished(tenant, autora, {
      telas: [buildTela('multipla_escolha')],
      visibilidade: 'rede',
      rede: tenant.escola,
    })
    await takeAulas(tenant)
    const { data } = await callAs(autora, questaoApi.extract, {
      params: { id: aula.id },
      body: {
        ...{ versao: 1, telas: aula.telas, ...ONDE, habilidades: [h1], dificuldade: 3 },
        rede_id: tenant.escola,
      },
    })
    const vista = Number(data.questoes[0]?.questao)
    await changeQuestao(tenant, { id: vista }, { estado: 'aprovada' })
    const copia = await put({ habilidades: [h1], dificuldade: 3 }, autora)
    await changeQuestao(tenant, { id: copia }, { copia_de: vista })
    const nova = await put({ habilidades: [h1], dificuldade: 3 }, autora)
    const body = para({ habilidades: [h1], questoes: [vista, copia, nova], turma: tenant.turma })
    const met = async () =>
      (await callAs(autora, montagemApi.conferir, { body })).data.questoes.map((one) => one.vista)
    expect(await met()).toEqual([false, false, false])
    await giveAula(tenant, autora, aula.id)
    expect(await met()).toEqual([true, true, false])
    const asked = { ...body, questoes: [], vagas: [{ linha: h1, faixa: 1 as const, quantas: 2 }] }
    const suggested = await callAs(autora, montagemApi.sugerir, { body: asked })
    expect(suggested.data.questoes[0]?.id).toBe(nova)
    expect(await idsOf(search({ turma: tenant.turma, linha: h1, faixa: 1, novas: true }, autora))).toEqual([
      nova,
    ])
    // For the other class nothing of it is known, whose teacher is another.
    expect(await idsOf(search({ linha: h1, faixa: 1 }, autora))).toEqual([nova, copia, vista])
  })
})

describe('suggestions', () => {
  it('fill what there is questions for, and say what there is none for', async () => {
    const [, , h3 = 0] = habilidades
    const asked = ['Por que o mar é salgado?', 'Quantas luas tem Júpiter?', 'Onde nasce o rio São Francisco?']
    const ids = await Promise.all(
      asked.map((enunciado) => put({ habilidades: [h3], dificuldade: 4, enunciado: `<p>${enunciado}</p>` })),
    )
    const { data } = await callAs(professora, montagemApi.sugerir, {
      body: {
        ...para({ habilidades: [h3], questoes: ids.slice(0, 1) }),
        vagas: [
          { linha: h3, faixa: 2, quantas: 4 },
          { linha: h3, faixa: 0, quantas: 1 },
        ],
      },
    })
    expect(data.questoes.map(({ id }) => id).sort()).toEqual(ids.slice(1).sort())
    expect(data.vazias).toEqual([
      { linha: h3, faixa: 2, quantas: 2 },
      { linha: h3, faixa: 0, quantas: 1 },
    ])
  })

  it('never bring two that ask almost the same, which a basket that has them is told', async () => {
    const [, h2 = 0] = habilidades
    const [um, outra] = [
      await put({ habilidades: [h2], dificuldade: 5 }),
      await put({ habilidades: [h2], dificuldade: 5 }),
    ]
    const { data } = await callAs(professora, montagemApi.conferir, { body: para({ questoes: [um, outra] }) })
    expect(data.pares).toEqual([{ a: um, b: outra }])
    const suggested = await callAs(professora, montagemApi.sugerir, {
      body: {
        ...para({ habilidades: [h2], questoes: [um] }),
        vagas: [{ linha: h2, faixa: 2, quantas: 1 }],
      },
    })
    expect(suggested.data.questoes.map(({ id }) => id)).not.toContain(outra)
    // Positive control: alone it is chosen.
    const alone = await callAs(professora, montagemApi.sugerir, {
      body: { ...para({ habilidades: [h2] }), vagas: [{ linha: h2, faixa: 2, quantas: 1 }] },
    })
    expect(alone.data.questoes.map(({ id }) => id)).toEqual([outra])
  })
})
