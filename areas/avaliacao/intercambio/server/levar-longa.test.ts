/** A long export, which work of its own makes: followed, fetched, and of no more than its person sees when it is made. */
import { beforeAll, expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { trabalhoApi } from '../../../acesso/trabalho/contract.ts'
import { changeQuestao, putQuestao } from '../../questao/server/factory.ts'
import { levarApi } from '../contract-levar.ts'
import { send } from './testing.ts'
import { feitoPor } from './testing-levar.ts'

const MUITAS = 101

let tenant: TestTenant
let ana: Person
let bia: Person
let ids: number[]

beforeAll(async () => {
  tenant = await testTenant()
  ana = await tenant.person('Ana', { papel: 'professor', turma: tenant.turma })
  bia = await tenant.person('Bia', { papel: 'professor', turma: tenant.turma })
  ids = await Promise.all(
    Array.from({ length: MUITAS }, (_, n) =>
      putQuestao(tenant, ana, { enunciado: `<p>Quanto é ${n} mais um?</p>`, rede: tenant.escola }),
    ),
  )
})

const pedir = (who: Person, questoes = ids) =>
  callAs(who, levarApi.createExportacao, { body: { questoes, formato: 'moodle_xml', gabarito: true } })
const find = (who: Person, id: number | null) => callAs(who, trabalhoApi.find, { params: { id: Number(id) } })
const perguntadasEm = (conteudo: Buffer) =>
  conteudo.toString().match(/<question type="multichoice">/g)?.length

it('answers a small one at once, and a long one with work that ends in its file', async () => {
  const small = await pedir(ana, ids.slice(1))
  expect([small.data.trabalho, small.data.arquivo?.tipo]).toEqual([null, 'application/xml'])
  const { data } = await pedir(ana)
  expect(data.arquivo).toBeNull()
  const waits = (await find(ana, data.trabalho)).data.trabalho
  expect([waits.estado, waits.endereco, waits.tarefa]).toEqual(['aguardando', null, 'intercambio.exportar'])
  const { trabalho, nome, conteudo } = await feitoPor(tenant, ana, data.trabalho)
  expect([trabalho.estado, trabalho.total, trabalho.feito]).toEqual(['finalizado', MUITAS, 50])
  expect(nome).toMatch(/^questoes-\d{4}-\d\d-\d\d\.xml$/)
  expect(perguntadasEm(conteudo)).toBe(MUITAS)
  expect((await send(ana, conteudo, nome)).contagem).toMatchObject({ igual: MUITAS, nova: 0, fora: 0 })
})

it('is nobody else’s', async () => {
  const { data } = await pedir(ana)
  expect([(await find(bia, data.trabalho)).status, (await find(ana, data.trabalho)).status]).toEqual([
    404, 200,
  ])
})

it('holds what its person sees when it is made, not when it was asked for', async () => {
  const { data } = await pedir(bia)
  await changeQuestao(tenant, { id: ids[0] }, { rede_id: null })
  const { conteudo } = await feitoPor(tenant, bia, data.trabalho)
  expect(perguntadasEm(conteudo)).toBe(MUITAS - 1)
  expect(conteudo.toString()).not.toContain('Quanto é 0 mais um?')
})

it('that was cancelled makes no file', async () => {
  const { data } = await pedir(ana)
  await callAs(ana, trabalhoApi.cancel, { params: { id: Number(data.trabalho) } })
  const { trabalho } = (await find(ana, data.trabalho)).data
  expect([trabalho.estado, trabalho.endereco]).toEqual(['cancelado', null])
})
