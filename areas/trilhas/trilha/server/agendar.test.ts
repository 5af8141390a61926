/** Paths given to classes, from when to when. */
import { beforeAll, describe, expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { trilhaGerenciarApi as api } from '../contract-gerenciar.ts'
import { putTrilha } from './factory.ts'

let tenant: TestTenant
let professor: Person

beforeAll(async () => {
  tenant = await testTenant()
  professor = await tenant.person('Rosângela', { papel: 'professor', turma: tenant.turma })
})

const show = async (id: number) => (await callAs(professor, api.find, { params: { id } })).data.trilha
const statusOf = (answer: { status: number; body: { codigo?: string } }) => [
  answer.status,
  answer.body.codigo,
]

describe('classes that follow a path', () => {
  const AMANHA = '2030-03-02T03:00:00.000Z'
  const HOJE = '2030-03-01T03:00:00.000Z'

  it('get it from when to when; the same call changes that', async () => {
    const { id } = await putTrilha(tenant, professor)
    const give = (fim: string | null) =>
      callAs(professor, api.schedule, { body: { trilha_id: id, turmas: [tenant.turma], inicio: HOJE, fim } })
    await give(AMANHA)
    const { grupos } = (await give(null)).data
    expect(grupos).toMatchObject([
      {
        id: tenant.turma,
        escola: 'Escola Um',
        agendamento: { inicio: HOJE, fim: null },
        situacao: 'agendado',
      },
    ])
    expect((await show(id)).grupos).toEqual(grupos)
    const take = () => callAs(professor, api.unschedule, { params: { id, turma: tenant.turma } })
    expect([(await take()).status, (await take()).status]).toEqual([200, 404])
  })

  it('do not when it ends before it begins, or when the author does not lead them', async () => {
    const { id } = await putTrilha(tenant, professor)
    const give = (turmas: number[], fim = AMANHA, inicio = HOJE) =>
      callAs(professor, api.schedule, { body: { trilha_id: id, turmas, inicio, fim } })
    expect(statusOf(await give([tenant.turma], HOJE))).toEqual([422, 'agendamento_invalido'])
    expect(statusOf(await give([tenant.turma], HOJE, AMANHA))).toEqual([422, 'agendamento_invalido'])
    expect((await give([tenant.turma, tenant.outraTurma])).status).toBe(404)
    const passed = new Date(Date.now() - 3_600_000).toISOString()
    const past = await give([tenant.turma], passed, '2020-01-01T00:00:00.000Z')
    expect([statusOf(past), past.body.campos]).toEqual([
      [422, 'agendamento_invalido'],
      { fim: 'Escolha um fim que ainda não passou.' },
    ])
    expect((await show(id)).grupos).toEqual([])
    expect((await give([tenant.turma])).status).toBe(200)
  })
})
