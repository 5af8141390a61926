/** Reminding who has not opened a lesson: those pupils alone, once a day, while it is open to them. */
import { beforeAll, expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { putPublished } from '../../aula/server/factory.ts'
import { lembrarApi } from '../contract-lembrar.ts'
import { putTentativa } from './factory.ts'

let tenant: TestTenant
let professora: Person
let ana: Person
let bia: Person
beforeAll(async () => {
  tenant = await testTenant()
  const { turma } = tenant
  professora = await tenant.person('Professora', { papel: 'professor', turma })
  ana = await tenant.person('Ana', { papel: 'aluno', turma })
  bia = await tenant.person('Bia', { papel: 'aluno', turma })
})

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)
const lembrar = (aula: number) =>
  callAs(professora, lembrarApi.lembrar, { params: { turma: tenant.turma, aula } })
const told = (aula: number) =>
  tenant.sql<{ usuario_id: string; dados: object }>(
    `select usuario_id, dados from notificacao where tenant_id = $1 and tipo = 'aula_lembrada' and chave like $2
     order by usuario_id`,
    [tenant.id, `aula_lembrada:${tenant.turma}:${aula}:%`],
  )

it('tells those who have not opened it, once a day however often it is asked', async () => {
  const fim = inHours(30)
  const { id } = await putPublished(tenant, professora, { titulo: 'Notícia', fim })
  await putTentativa(tenant, ana, { id })
  for (const _ of [1, 2]) expect((await lembrar(id)).data.lembrados).toBe(1)
  const rows = await told(id)
  expect(rows.map(({ usuario_id }) => Number(usuario_id))).toEqual([bia.id])
  expect(rows[0]?.dados).toMatchObject({ autor: 'Professora', titulo: 'Notícia', fim: fim.toISOString() })
})

it('takes an attempt that was annulled for none', async () => {
  const { id } = await putPublished(tenant, professora)
  await putTentativa(tenant, ana, { id }, { estado: 'anulada' })
  expect((await lembrar(id)).data.lembrados).toBe(2)
})

it.each([
  ['ended', { fim: inHours(-1) }],
  ['not open yet', { inicio: inHours(1) }],
])('of a lesson that is %s tells nobody', async (_, window) => {
  const { id } = await putPublished(tenant, professora, window)
  expect((await lembrar(id)).status).toBe(404)
  expect(await told(id)).toEqual([])
})
