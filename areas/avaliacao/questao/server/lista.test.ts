/** The bank through its list: words with accents, stems and slips; facets that count what the others leave. */
import { beforeAll, describe, expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { putMatriz } from '../../../ensino/catalogo/server/factory.ts'
import { questaoApi } from '../contract.ts'
import { FACETAS } from '../shapes.ts'
import { putQuestao } from './factory.ts'

let tenant: TestTenant
let professora: Person
let colega: Person
const ids: Record<'vapor' | 'equacao' | 'planta' | 'dupla' | 'alheia', number> = {
  vapor: 0,
  equacao: 0,
  planta: 0,
  dupla: 0,
  alheia: 0,
}

const disciplinaOf = async (sigla: string): Promise<number> => {
  const [row] = await tenant.sql<{ id: number }>(
    'select id from disciplina where tenant_id = $1 and sigla = $2',
    [tenant.id, sigla],
  )
  return Number(row?.id)
}
const list = async (who: Person, query: object = {}) =>
  (await callAs(who, questaoApi.list, { query: { pagina: 1, linhas: 30, ...query } })).data
const found = async (busca: string, query: object = {}) =>
  (await list(professora, { busca, ...query })).questoes.map(({ id }) => id)

beforeAll(async () => {
  tenant = await testTenant()
  professora = await tenant.person('Cecília', { papel: 'professor', turma: tenant.turma })
  colega = await tenant.person('Otávio', { papel: 'professor', turma: tenant.turma })
  const put = (who: Person, enunciado: string, given: Parameters<typeof putQuestao>[2] = {}) =>
    putQuestao(tenant, who, { enunciado: `<p>${enunciado}</p>`, rede: tenant.escola, ...given })
  ids.vapor = await put(professora, 'Explique a condensação do vapor nas janelas.', { tipo: 'dissertativa' })
  ids.equacao = await put(professora, 'Quantas soluções têm as equações abaixo?')
  ids.planta = await put(colega, 'O que a fotossíntese produz nas plantas?')
  ids.dupla = await put(professora, 'A fotossíntese depende da condensação?', { estado: 'rascunho' })
  ids.alheia = await putQuestao(tenant, colega, { enunciado: '<p>A fotossíntese em segredo</p>' })
  const [ciencias, matematica] = [await disciplinaOf('CI'), await disciplinaOf('MA')]
  await tenant.sql(
    'update questao set disciplina_id = $2, dificuldade = 3 where tenant_id = $1 and id = any($3)',
    [tenant.id, ciencias, [ids.vapor, ids.planta, ids.dupla]],
  )
  await tenant.sql(
    'update questao set disciplina_id = $2, dificuldade = 5 where tenant_id = $1 and id = $3',
    [tenant.id, matematica, ids.equacao],
  )
})

describe('words', () => {
  it('find whatever its accents, its number and its end', async () => {
    expect(await found('CONDENSACAO')).toEqual([ids.dupla, ids.vapor])
    expect(await found('equação')).toEqual([ids.equacao])
    expect(await found('janela vapor')).toEqual([ids.vapor])
    expect(await found('vapor equação')).toEqual([])
  })

  it('find alternatives, tags and numbers, and nothing that may not be opened', async () => {
    await tenant.sql(
      `update questao set conteudo = jsonb_set(conteudo, '{alternativas,0,texto}', '"Oxigênio"') where tenant_id = $1 and id = $2`,
      [tenant.id, ids.planta],
    )
    expect(await found('oxigenio')).toEqual([ids.planta])
    const edited = await callAs(professora, questaoApi.edit, {
      params: { id: ids.equacao },
      body: { revisao: 1, tags: ['Olimpíada'] },
    })
    expect(edited.status).toBe(200)
    expect(await found('olimpiada')).toEqual([ids.equacao])
    expect(await found(`Q-${ids.vapor}`)).toEqual([ids.vapor])
    expect(await found('segredo')).toEqual([])
    expect((await list(colega, { busca: 'segredo' })).questoes.map(({ id }) => id)).toEqual([ids.alheia])
  })

  it('are forgiven a slip where nothing is spelled so, and it is said', async () => {
    const slip = await list(professora, { busca: 'fotosíntese' })
    expect([slip.parecidas, slip.total]).toEqual([true, 2])
    const exact = await list(professora, { busca: 'fotossíntese' })
    expect(exact.questoes.map(({ id }) => id)).toEqual([ids.dupla, ids.planta])
    expect((await list(professora, { busca: 'xyzw' })).parecidas).toBe(false)
    expect((await list(professora, { busca: "o' | & ! :*" })).total).toBe(4)
  })

  it('are said no more once a question says something else', async () => {
    const id = await putQuestao(tenant, professora, {
      enunciado: '<p>Sobre o girassol</p>',
      tipo: 'dissertativa',
    })
    expect(await found('girassol')).toEqual([id])
    const { data } = await callAs(professora, questaoApi.find, { params: { id } })
    await callAs(professora, questaoApi.edit, {
      params: { id },
      body: { revisao: 1, conteudo: { ...data.questao.conteudo, enunciado: '<p>Sobre o milho</p>' } },
    })
    expect([await found('girassol'), await found('milho')]).toEqual([[], [id]])
    await tenant.sql('delete from questao where tenant_id = $1 and id = $2', [tenant.id, id])
  })
})

describe('facets', () => {
  const countsOf = async (query: object = {}) => {
    const { facetas } = await list(professora, query)
    return Object.fromEntries(
      FACETAS.map((name) => [
        name,
        Object.fromEntries(facetas[name].map(({ valor, total }) => [valor, total])),
      ]),
    )
  }

  it('count what matches, each under the choices of the others', async () => {
    const [ciencias, matematica] = [await disciplinaOf('CI'), await disciplinaOf('MA')]
    const all = await countsOf()
    expect(all).toMatchObject({
      disciplina: { [ciencias]: 3, [matematica]: 1 },
      dificuldade: { 3: 3, 5: 1 },
      estado: { rascunho: 1, aprovada: 3 },
      origem: { minhas: 3, rede: 1 },
      tipo: { objetiva: 3, dissertativa: 1 },
      procedencia: { escrita: 4 },
      licenca: { nenhuma: 4 },
    })
    const chosen = await countsOf({ disciplina: ciencias, origem: 'minhas' })
    expect(chosen).toMatchObject({
      disciplina: { [ciencias]: 2, [matematica]: 1 },
      origem: { minhas: 2, rede: 1 },
      dificuldade: { 3: 2 },
    })
    expect(chosen.dificuldade).not.toHaveProperty('5')
  })

  it('take several choices, and promise what choosing shows', async () => {
    const { facetas } = await list(professora)
    for (const name of FACETAS)
      for (const { valor, total } of facetas[name])
        expect([name, valor, (await list(professora, { [name]: valor })).total]).toEqual([name, valor, total])
    expect((await list(professora, { dificuldade: '3,5', tipo: 'objetiva,dissertativa' })).total).toBe(4)
    const wrong = await callAs(professora, questaoApi.list, {
      query: { pagina: 1, linhas: 30, disciplina: '1;drop' },
    })
    expect(wrong.status).toBe(400)
  })

  it('count the skills that a question has, as they are changed', async () => {
    const { habilidades } = await putMatriz(tenant)
    const habilidade = { id: Number(habilidades[0]), codigo: 'EF07MA08' }
    const { data } = await callAs(professora, questaoApi.find, { params: { id: ids.vapor } })
    const set = (habilidades: number[], revisao: number) =>
      callAs(professora, questaoApi.edit, { params: { id: ids.vapor }, body: { revisao, habilidades } })
    expect((await set([Number(habilidade.id)], data.questao.revisao)).status).toBe(200)
    expect((await list(professora)).facetas.habilidade).toEqual([
      { valor: String(habilidade.id), nome: habilidade.codigo, total: 1 },
    ])
    expect(await found(habilidade.codigo)).toEqual([ids.vapor])
    await set([], data.questao.revisao + 1)
    expect((await list(professora)).facetas.habilidade).toEqual([])
  })
})
