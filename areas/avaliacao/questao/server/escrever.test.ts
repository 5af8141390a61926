/** Writing questions through the door: drafts that may lack things, what leaves them whole, copies, base texts, favourites. */
import { beforeAll, describe, expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { buildTela } from '../../../ensino/aula/factory.ts'
import { questaoApi } from '../contract.ts'
import { putQuestao, putTexto } from './factory.ts'

let tenant: TestTenant
let professora: Person
let colega: Person
let coordenadora: Person

beforeAll(async () => {
  tenant = await testTenant()
  professora = await tenant.person('Cecília', { papel: 'professor', turma: tenant.turma })
  colega = await tenant.person('Otávio', { papel: 'professor', turma: tenant.turma })
  coordenadora = await tenant.person('Inês', { papel: 'coordenador', rede: tenant.escola })
})

const inteira = buildTela('multipla_escolha').conteudo as Record<string, unknown>
const vazia = { ...inteira, enunciado: '', alternativas: [] }

type Body = Parameters<typeof callAs<typeof questaoApi.create>>[2]['body']
const create = (who: Person, body: Partial<Body> = {}) =>
  callAs(who, questaoApi.create, { body: { tipo: 'objetiva', rede_id: null, conteudo: inteira, ...body } })
const edit = (who: Person, id: number, body: Parameters<typeof callAs<typeof questaoApi.edit>>[2]['body']) =>
  callAs(who, questaoApi.edit, { params: { id }, body })

describe('a draft', () => {
  it('lacks what it likes, and leaves only whole', async () => {
    const { data } = await create(professora, { conteudo: vazia })
    const { id, revisao, estado } = data.questao
    expect(estado).toBe('rascunho')
    expect(await edit(professora, id, { revisao, estado: 'aprovada' })).toMatchObject({
      status: 422,
      body: { codigo: 'questao_incompleta' },
    })
    const whole = await edit(professora, id, { revisao, conteudo: inteira, estado: 'aprovada' })
    expect([whole.status, whole.data.questao.estado]).toEqual([200, 'aprovada'])
    const worse = await edit(professora, id, { revisao: revisao + 1, conteudo: vazia })
    expect([worse.status, worse.body]).toMatchObject([422, { codigo: 'questao_incompleta' }])
  })

  it('keeps all that is told of it, clean', async () => {
    const [first] = inteira.alternativas as { id: string }[]
    const told = {
      titulo: ' O bilhete ',
      comando: '<p>Marque.</p><script>x()</script>',
      analises: [
        { parte: first?.id ?? '', analise: 'Lê só o começo.', hipotese_erro: 'lê palavra solta' },
        { parte: 'naoexiste', analise: 'Nada.', hipotese_erro: '' },
      ],
      bloom: 4,
      fonte: 'Jornal da escola',
      autoria: 'Turma do 6º ano',
      licenca: 'cc_by' as const,
      idioma: 'es' as const,
      tri: { a: 1.2, b: -0.5, c: 0.2 },
      tags: ['bilhete'],
    }
    const { data } = await create(professora, told)
    expect(data.questao).toMatchObject({
      ...told,
      titulo: 'O bilhete',
      comando: '<p>Marque.</p>',
      analises: told.analises.slice(0, 1),
      tri: { a: expect.closeTo(1.2), b: -0.5, c: expect.closeTo(0.2) },
    })
    const { data: found } = await callAs(professora, questaoApi.hipoteses, { query: { busca: 'PALAVRA' } })
    expect(found.hipoteses).toEqual(['lê palavra solta'])
  })

  it('moves to the bank of a network of its own before it leaves, and to no other place after', async () => {
    const { data } = await create(professora)
    const { id, revisao } = data.questao
    const away = await edit(professora, id, { revisao, rede_id: tenant.outraEscola })
    expect([away.status, Object.keys(away.body.campos ?? {})]).toEqual([400, ['rede_id']])
    const sent = await edit(professora, id, { revisao, rede_id: tenant.escola, estado: 'em_revisao' })
    expect([sent.status, sent.data.questao.rede?.id, sent.data.questao.estado]).toEqual([
      200,
      tenant.escola,
      'em_revisao',
    ])
    const back = await edit(professora, id, { revisao: revisao + 1, rede_id: null })
    expect([back.status, back.body.codigo]).toEqual([409, 'questao_em_banco'])
    const approved = await edit(coordenadora, id, { revisao: revisao + 1, estado: 'aprovada' })
    expect(approved.data.questao.estado).toBe('aprovada')
  })

  it('is no way past the review: its author cannot approve what stands in the bank of a network', async () => {
    const { data } = await create(professora)
    const { id, revisao } = data.questao
    const past = await edit(professora, id, { revisao, rede_id: tenant.escola, estado: 'aprovada' })
    expect([past.status, past.body.codigo]).toEqual([409, 'estado_invalido'])
  })
})

describe('a copy', () => {
  it('begins as its question, where its author lets it be copied', async () => {
    const id = await putQuestao(tenant, professora, { rede: tenant.escola })
    expect((await callAs(colega, questaoApi.copy, { params: { id } })).status).toBe(403)
    await tenant.sql('update questao set repassar = true where id = $1', [id])
    const { status, data } = await callAs(colega, questaoApi.copy, { params: { id } })
    const { questao } = (await callAs(colega, questaoApi.find, { params: { id } })).data
    expect([status, data.questao]).toMatchObject([
      200,
      { copia_de: id, estado: 'rascunho', rede: null, autor: { id: colega.id }, conteudo: questao.conteudo },
    ])
  })
})

describe('a base text', () => {
  const write = (who: Person, id: number, body: { titulo: string; html: string; revisao: number }) =>
    callAs(who, questaoApi.editTexto, { params: { id }, body })

  it('is shared by questions, found by its words, and one of elsewhere is not taken', async () => {
    const { data } = await callAs(professora, questaoApi.createTexto, {
      body: { titulo: 'Água', html: '<p>A chuva <b onclick="x()">cai</b>.</p>', rede_id: tenant.escola },
    })
    expect(data.texto).toMatchObject({
      titulo: 'Água',
      html: '<p>A chuva <strong>cai</strong>.</p>',
      usos: 0,
    })
    const one = await create(colega, { texto_base: data.texto.id })
    expect(one.data.questao.texto_base).toMatchObject({ id: data.texto.id, usos: 1, editar: false })
    const { data: listed } = await callAs(colega, questaoApi.listTextos, { query: { busca: 'CHUVA' } })
    expect(listed.textos.map(({ id }) => id)).toEqual([data.texto.id])
    const outro = await putTexto(tenant, professora)
    const taken = await create(colega, { texto_base: outro })
    expect([taken.status, Object.keys(taken.body.campos ?? {})]).toEqual([400, ['texto_base']])
  })

  it('that approved questions of a network ask about changes only by who approves; two at once are told', async () => {
    const texto = await putTexto(tenant, professora, { rede: tenant.escola })
    const id = await putQuestao(tenant, colega, { rede: tenant.escola })
    const body = { titulo: 'Outra', html: '<p>Outra.</p>', revisao: 1 }
    await tenant.sql('update questao set texto_base_id = $2 where id = $1', [id, texto])
    const refused = await write(professora, texto, body)
    expect([refused.status, refused.body.codigo]).toEqual([409, 'texto_em_uso'])
    expect((await write(coordenadora, texto, body)).status).toBe(200)
    const late = await write(coordenadora, texto, body)
    expect([late.status, late.body.codigo]).toEqual([409, 'texto_conflito'])
    const { data } = await callAs(colega, questaoApi.find, { params: { id } })
    expect(data.questao.texto_base?.titulo).toBe('Outra')
  })

  it('is approved by each network whose questions ask about it: leading one of them is not enough', async () => {
    const texto = await putTexto(tenant, professora, { rede: tenant.escola })
    const aqui = await putQuestao(tenant, colega, { rede: tenant.escola })
    const id = await putQuestao(tenant, colega, { rede: tenant.outraEscola })
    await tenant.sql('update questao set texto_base_id = $2 where id in ($1, $3)', [id, texto, aqui])
    const body = { titulo: 'Outra', html: '<p>Outra.</p>', revisao: 1 }
    const refused = await write(coordenadora, texto, body)
    expect([refused.status, refused.body.codigo]).toEqual([409, 'texto_em_uso'])
    await tenant.sql('update questao set rede_id = $2 where id = $1', [id, tenant.escola])
    expect((await write(coordenadora, texto, body)).status).toBe(200)
  })
})

it('favourites are the person’s own, and repeating changes nothing', async () => {
  const id = await putQuestao(tenant, professora, { rede: tenant.escola })
  const favor = (favorita: boolean) =>
    callAs(colega, questaoApi.setFavorita, { params: { id }, body: { favorita } })
  const listed = async (who: Person) =>
    (
      await callAs(who, questaoApi.list, { query: { pagina: 1, linhas: 30, favoritas: true } })
    ).data.questoes.map((one) => one.id)
  await favor(true)
  await favor(true)
  expect([await listed(colega), await listed(professora)]).toEqual([[id], []])
  await favor(false)
  expect(await listed(colega)).toEqual([])
})
