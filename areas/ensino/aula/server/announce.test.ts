/** Who hears that a class was given a lesson: each once, whatever happens to it afterwards. */
import { expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import { testTenant } from '../../../../test/kit/tenant.ts'
import { turmaAulaApi } from '../contract-turma.ts'
import { publishAula, putAula } from './factory.ts'

const VINCULO = { dtFim: null, obrigatoria: true, peso: 1, mostrar_gabarito: 'nunca' as const }

async function setUp() {
  const tenant = await testTenant()
  const other = await tenant.newTurma('7º B')
  const professora = await tenant.person('Cecília', { papel: 'professor', turma: tenant.turma })
  await tenant.sql(
    `insert into vinculo (tenant_id, usuario_id, papel, turma_id) values ($1, $2, 'professor', $3)`,
    [tenant.id, professora.id, other],
  )
  const colega = await tenant.person('Colega', { papel: 'professor', turma: tenant.turma })
  const aluna = await tenant.person('Bia', { papel: 'aluno', turma: tenant.turma })
  const mae = await tenant.person('Mãe', { papel: 'responsavel', aluno: aluna.id })
  const there = await tenant.person('Ana', { papel: 'aluno', turma: other })
  await tenant.person('De fora', { papel: 'aluno', turma: tenant.outraTurma })
  const { id } = await putAula(tenant, professora, { titulo: 'Frações', visibilidade: 'turma' })
  await publishAula(tenant, professora, id)
  const give = (turmas: number[], dtInicio: string | null = null) =>
    callAs(professora, turmaAulaApi.give, { params: { id }, body: { ...VINCULO, turmas, dtInicio } })
  const told = () =>
    tenant.sql<{ usuario_id: number; dados: object; destino: string }>(
      `select usuario_id, dados, destino from notificacao where tenant_id = $1 and tipo = 'aula_dada' order by usuario_id`,
      [tenant.id],
    )
  return { tenant, other, professora, colega, aluna, mae, there, give, told }
}

it('its pupils, their guardians and the other teachers, in their class', async () => {
  const { tenant, other, colega, aluna, mae, there, give, told } = await setUp()
  expect((await give([tenant.turma, other])).status).toBe(200)
  const rows = await told()
  expect(rows.map(({ usuario_id }) => Number(usuario_id))).toEqual(
    [colega, aluna, mae, there].map(({ id }) => id).toSorted((a, b) => a - b),
  )
  expect(rows.find(({ usuario_id }) => Number(usuario_id) === there.id)).toMatchObject({
    dados: { autor: 'Cecília', titulo: 'Frações', turma: '7º B' },
    destino: `/logado/turmas/turma/${other}/aulas`,
  })
})

it('never twice: not when it is taken away and given again, nor by who hands it in at once', async () => {
  const { tenant, professora, give, told } = await setUp()
  const answers = await Promise.all([give([tenant.turma]), give([tenant.turma])])
  expect(await told()).toHaveLength(3)
  const [vinculo] = answers.flatMap(({ data }) => data.vinculos)
  const params = { turma: tenant.turma, vinculo: Number(vinculo?.id) }
  expect((await callAs(professora, turmaAulaApi.removeVinculo, { params })).status).toBe(200)
  expect((await give([tenant.turma])).data.vinculos).toHaveLength(1)
  expect(await told()).toHaveLength(3)
})

it('says when it opens; nobody hears of what was refused, or of a class that has lessons off', async () => {
  const { tenant, give, told } = await setUp()
  expect((await give([tenant.turma, tenant.outraTurma])).status).toBe(404)
  expect(await told()).toEqual([])
  const inicio = new Date(Date.now() + 86_400_000).toISOString()
  await give([tenant.turma], inicio)
  expect((await told()).map(({ dados }) => dados)).toEqual(
    Array.from({ length: 3 }, () => expect.objectContaining({ inicio })),
  )
})
