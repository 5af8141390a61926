/** Versions through the door: what was written for each is kept, compared and taken up again. */
import { beforeAll, expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { aulaApi } from '../contract.ts'
import { telaApi } from '../contract-tela.ts'
import { versaoApi } from '../contract-versao.ts'
import { buildTela } from '../factory.ts'

let tenant: TestTenant
let professora: Person

beforeAll(async () => {
  tenant = await testTenant()
  professora = await tenant.person('Cecília', { papel: 'professor', turma: tenant.turma })
})

const TEXTO = buildTela('texto').conteudo as unknown as Record<string, unknown>
const QUESTAO = buildTela('multipla_escolha').conteudo as unknown as Record<string, unknown>

/** A lesson of two screens, published; then the text changed, a screen more, the question taken out: published again. */
async function setUp() {
  const { aula } = (
    await callAs(professora, aulaApi.create, { body: { titulo: 'Antes', visibilidade: 'turma' } })
  ).data
  const params = { id: aula.id }
  const add = async (tipo: 'texto' | 'multipla_escolha', conteudo: Record<string, unknown>) =>
    (await callAs(professora, telaApi.addTela, { params, body: { tipo, titulo: tipo, conteudo } })).data.tela
  const publish = async () => (await callAs(professora, aulaApi.publish, { params })).data.aula
  const texto = await add('texto', TEXTO)
  const questao = await add('multipla_escolha', QUESTAO)
  await publish()
  const now = async () => (await callAs(professora, aulaApi.find, { params })).data.aula
  await callAs(professora, aulaApi.edit, {
    params,
    body: { titulo: 'Depois', tentativas: 1, revisao: (await now()).revisao },
  })
  await callAs(professora, telaApi.saveTela, {
    params: { ...params, tela: texto.id },
    body: { titulo: 'outro', conteudo: { ...TEXTO, html: '<p>Mudou</p>' }, revisao: texto.revisao },
  })
  await callAs(professora, telaApi.removeTela, { params: { ...params, tela: questao.id } })
  const nova = await add('texto', { ...TEXTO, html: '<p>Nova</p>' })
  await publish()
  return { params, texto, questao, nova, now, publish }
}

it('each version is listed and read as it was written', async () => {
  const { params, texto, questao, nova } = await setUp()
  const { versoes } = (await callAs(professora, versaoApi.listVersoes, { params })).data
  expect(versoes).toMatchObject([
    { numero: 2, titulo: 'Depois', total_telas: 2, restauravel: true },
    { numero: 1, titulo: 'Antes', total_telas: 2, restauravel: true, publicada_por: { nome: 'Cecília' } },
  ])
  const read = async (numero: number) =>
    (await callAs(professora, versaoApi.findVersao, { params: { ...params, numero } })).data.versao
  const first = await read(1)
  expect(first).toMatchObject({ titulo: 'Antes', tentativas: 3 })
  expect(first.telas).toMatchObject([
    { id: texto.id, titulo: 'texto', conteudo: texto.conteudo },
    { id: questao.id, tipo: 'multipla_escolha', conteudo: questao.conteudo },
  ])
  expect((await read(2)).telas.map(({ id }) => id)).toEqual([texto.id, nova.id])
  const none = await callAs(professora, versaoApi.findVersao, { params: { ...params, numero: 3 } })
  expect(none.status).toBe(404)
})

it('the draft becomes an old version again; what stood there may be put back', async () => {
  const { params, texto, questao, nova, now, publish } = await setUp()
  const before = await now()
  const restore = (numero: number, revisao: number) =>
    callAs(professora, versaoApi.restoreVersao, { params: { ...params, numero }, body: { revisao } })
  const late = await restore(1, before.revisao - 1)
  expect([late.status, late.body.codigo]).toEqual([409, 'aula_conflito'])
  const { aula } = (await restore(1, before.revisao)).data
  expect(aula).toMatchObject({ titulo: 'Antes', tentativas: 3, versao: 2, mudou: true })
  expect(aula.telas).toMatchObject([
    { id: texto.id, titulo: 'texto', conteudo: texto.conteudo, ordem: 1, revisao: 3 },
    { id: questao.id, conteudo: questao.conteudo, ordem: 2 },
  ])
  expect(aula.telas_removidas.map(({ id }) => id)).toEqual([nova.id])
  expect(aula.revisao).toBeGreaterThan(before.revisao)
  // The same again changes no screen; published, it is a third version like the first.
  const again = (await restore(1, aula.revisao)).data.aula
  expect(again.telas.map(({ revisao }) => revisao)).toEqual(aula.telas.map(({ revisao }) => revisao))
  expect((await publish()).versao).toBe(3)
})

it('a restoring is undone until the draft is changed again', async () => {
  const { params, texto, questao, nova, now } = await setUp()
  await callAs(professora, telaApi.saveTela, {
    params: { ...params, tela: texto.id },
    body: { titulo: 'rascunho', conteudo: { ...TEXTO, html: '<p>Não publicado</p>' }, revisao: 2 },
  })
  const before = await now()
  const restore = async () =>
    callAs(professora, versaoApi.restoreVersao, {
      params: { ...params, numero: 1 },
      body: { revisao: (await now()).revisao },
    })
  const undo = () => callAs(professora, versaoApi.undoRestore, { params })
  expect([(await undo()).status, (await restore()).data.aula.titulo]).toEqual([409, 'Antes'])
  const { aula } = (await undo()).data
  expect(aula).toMatchObject({ titulo: 'Depois', tentativas: 1 })
  const written = ({ telas }: typeof aula) =>
    telas.map(({ id, titulo, conteudo, ordem }) => ({ id, titulo, conteudo, ordem }))
  expect(written(aula)).toEqual(written(before))
  expect(aula.telas.map(({ id }) => id)).toEqual([texto.id, nova.id])
  expect(aula.telas_removidas.map(({ id }) => id)).toContain(questao.id)
  // Once, and never over what was written since.
  expect((await undo()).body.codigo).toBe('aula_conflito')
  const restored = (await restore()).data.aula
  await callAs(professora, telaApi.saveTela, {
    params: { ...params, tela: texto.id },
    body: { titulo: 'mais', conteudo: TEXTO, revisao: restored.telas[0]?.revisao ?? 0 },
  })
  expect((await undo()).body.codigo).toBe('aula_conflito')
  expect((await now()).telas[0]?.titulo).toBe('mais')
})

it('a version of before drafts were kept is read, and not restored', async () => {
  const { params, now } = await setUp()
  await tenant.sql('delete from versao_escrita where aula_id = $1 and versao = 1', [params.id])
  const { versao } = (await callAs(professora, versaoApi.findVersao, { params: { ...params, numero: 1 } }))
    .data
  expect([versao.restauravel, versao.telas.map(({ conteudo }) => conteudo)]).toEqual([false, [null, null]])
  const { revisao } = await now()
  const refused = await callAs(professora, versaoApi.restoreVersao, {
    params: { ...params, numero: 1 },
    body: { revisao },
  })
  expect([refused.status, refused.body.codigo]).toEqual([409, 'versao_sem_escrita'])
  expect((await now()).titulo).toBe('Depois')
})
