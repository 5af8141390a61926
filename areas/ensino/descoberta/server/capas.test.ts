/** The cover that somebody uploaded stands in every list that shows one, at an address; without one nothing is told. */
import { beforeAll, expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { turmaAulaApi } from '../../aula/contract-turma.ts'
import { buildTela } from '../../aula/factory.ts'
import { putPublished, setCapa } from '../../aula/server/factory.ts'
import { putMidia } from '../../midia/server/factory.ts'
import { descobertaApi } from '../contract.ts'

let tenant: TestTenant
let professora: Person
let aluno: Person
let aula: number
beforeAll(async () => {
  tenant = await testTenant()
  professora = await tenant.person('Rosângela', { papel: 'professor', turma: tenant.turma })
  aluno = await tenant.person('Bento', { papel: 'aluno', turma: tenant.turma })
  const made = await putPublished(tenant, professora, {
    titulo: 'A joaninha',
    visibilidade: 'turma',
    telas: [buildTela('memoria')],
  })
  aula = made.id
  await setCapa(tenant, aula, null, true)
  await putPublished(tenant, professora, { titulo: 'Sem capa', visibilidade: 'turma' })
})

/** What each list tells a pupil of covers, by title. */
async function told() {
  const query = { pagina: 1, linhas: 30 }
  const [turma, todas, jogos] = await Promise.all([
    callAs(aluno, turmaAulaApi.listTurma, { params: { turma: tenant.turma }, query }),
    callAs(aluno, descobertaApi.descobrir, { query }),
    callAs(aluno, descobertaApi.jogos, { query }),
  ])
  const by = (items: readonly { titulo: string; capa?: string }[]) =>
    Object.fromEntries(items.map(({ titulo, capa }) => [titulo, capa]))
  return [by(turma.data.aulas.map((one) => one.aula)), by(todas.data.itens), by(jogos.data.jogos)]
}

it('is told where there is one', async () => {
  const none = { 'A joaninha': undefined, 'Sem capa': undefined }
  expect(await told()).toEqual([none, none, { 'A joaninha': undefined }])
  await setCapa(tenant, aula, await putMidia(tenant, professora, { nome: 'joaninha.png' }))
  const address = expect.stringMatching(/^\/arquivos\/midia\/joaninha\.png\?t=/)
  const one = { 'A joaninha': address, 'Sem capa': undefined }
  expect(await told()).toEqual([one, one, { 'A joaninha': address }])
})

it('is its twin of the width that a list shows, and nothing where it is no picture', async () => {
  const larguras = [320, 640, 1280]
  await setCapa(tenant, aula, await putMidia(tenant, professora, { nome: 'larga.png', larguras }))
  const [first] = await told()
  expect(first?.['A joaninha']).toMatch(/\.640\.[\w-]{43}$/)
  await setCapa(tenant, aula, await putMidia(tenant, professora, { tipo: 'audio' }))
  expect((await told())[0]?.['A joaninha']).toBeUndefined()
})
