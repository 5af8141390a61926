/** Another end of a lesson in a class: told before, and nothing of the past changes unless the teacher says so. */
import { expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import { turmaAulaApi } from '../../aula/contract-turma.ts'
import { putTentativa } from '../../tentativa/server/factory.ts'
import { ago, close, dissertativa, numerica, setUp } from '../../tentativa/server/testing.ts'
import { putEntrega } from './factory.ts'

/** Ana handed in an hour after the end of two hours ago. */
async function late() {
  const world = await setUp({ telas: [dissertativa, numerica(1)] })
  const { tenant, aluno, aula, professor } = world
  await close(world, ago(2))
  const { id } = await putEntrega(tenant, aluno, aula)
  await tenant.sql(
    `update entrega set estado = 'enviada', vez = 1, enviada_em = $2, atrasada = true where id = $1`,
    [id, ago(1)],
  )
  const params = { turma: tenant.turma, vinculo: aula.vinculo as number }
  const later = new Date(Date.now() + 3_600_000).toISOString()
  const look = (dtFim: string | null) =>
    callAs(professor, turmaAulaApi.olharPrazo, { params, query: dtFim === null ? {} : { dtFim } })
  const change = (atrasos?: 'novo_fim') =>
    callAs(professor, turmaAulaApi.changeVinculo, {
      params,
      body: {
        ...{ dtInicio: null, dtFim: later, obrigatoria: true, peso: 1, mostrar_gabarito: 'nunca' },
        ...(atrasos && { atrasos }),
      },
    })
  const atrasada = async () =>
    (await tenant.sql<{ atrasada: boolean }>('select atrasada from entrega where id = $1', [id]))[0]?.atrasada
  return { ...world, id, later, look, change, atrasada, params }
}

it('tells who handed in and what would change, to whoever may move it', async () => {
  const { look, later, id, aluno, tenant, aula, params, colega } = await late()
  await putTentativa(tenant, colega, aula, { turma: tenant.turma, estado: 'iniciada' })
  const { data } = await look(later)
  expect(data.entregaram.map(({ aluno: { nome } }) => nome)).toContain('Ana Beatriz Souza')
  expect(data).toMatchObject({
    correndo: 1,
    mudariam: [{ entrega: id, aluno: { id: aluno.id }, atrasada: false }],
  })
  expect((await look(ago(1.5).toISOString())).data.mudariam).toEqual([])
  expect((await look(null)).data.mudariam).toHaveLength(1)
  expect((await callAs(aluno, turmaAulaApi.olharPrazo, { params, query: {} })).status).toBe(403)
})

it('changes nothing of the past in silence', async () => {
  const { change, atrasada, look, later } = await late()
  expect((await change()).status).toBe(200)
  expect(await atrasada()).toBe(true)
  expect((await look(later)).data.mudariam).toHaveLength(1)
})

it('says anew what is late where the teacher asks for it, and writes that down', async () => {
  const { change, atrasada, look, later, tenant, id } = await late()
  await change('novo_fim')
  expect(await atrasada()).toBe(false)
  expect((await look(later)).data.mudariam).toEqual([])
  const log = await tenant.sql<{ mudanca: { depois: { entregas: number[] } } }>(
    `select mudanca from auditoria where tenant_id = $1 and acao = 'mudar_atrasos'`,
    [tenant.id],
  )
  expect(log[0]?.mudanca.depois.entregas).toEqual([id])
})
