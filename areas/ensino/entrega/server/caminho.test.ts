/** The whole way of an open answer: written in the player, handed in, taken up, corrected, counted. */
import { expect, it } from 'vitest'
import type { Task } from '../../../../core/server/jobs.ts'
import { testApp } from '../../../../test/kit/app.ts'
import { callAs } from '../../../../test/kit/call.ts'
import type { Person } from '../../../../test/kit/tenant.ts'
import { putPlaylist } from '../../playlist/server/factory.ts'
import { tentativaApi } from '../../tentativa/contract.ts'
import { buildResposta } from '../../tentativa/fila/testing.ts'
import { RECEBER_ENTREGAS } from '../../tentativa/server/public.ts'
import { abrir, dissertativa, end, numerica, registro, send, setUp } from '../../tentativa/server/testing.ts'
import { entregaApi } from '../contract.ts'
import { entregaTasks } from './jobs.ts'

/** What the queue of jobs does once the attempt is over. */
async function receive(tenantId: number, tentativa: number): Promise<void> {
  const { database } = await testApp()
  const task = entregaTasks[RECEBER_ENTREGAS] as unknown as Task<{ tentativa: number }>
  await task({ tenantId, payload: { tentativa }, database, progress: async () => {} })
}

it('a text goes from the pupil to the teacher and comes back as a grade', async () => {
  const world = await setUp({ telas: [dissertativa, numerica(2)] })
  const { tenant, professor, aluno, aula } = world
  const [carta = 0, conta = 0] = aula.telas
  const { tentativa } = (await abrir(world, aluno)).data
  const respostas = [buildResposta(carta, { texto: 'Prezado museu' }), buildResposta(conta, { valor: 2 })]
  await send(aluno, registro(world, aluno, tentativa.uuid, { respostas }))
  const ended = await send(aluno, end(world, aluno, tentativa.uuid))
  expect(ended.data.recebimentos).toMatchObject([{ resultado: 'aceito', estado: 'aguardando_correcao' }])

  const queued = await tenant.sql<{ payload: { payload?: { tentativa: number } } }>(
    `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = $1 and j.payload::text like $2`,
    [RECEBER_ENTREGAS, `%${tentativa.id}%`],
  )
  expect(queued).toHaveLength(1)
  await receive(tenant.id, tentativa.id)

  const query = { pagina: 1, linhas: 30, estado: 'enviada' } as const
  const { entregas } = (await callAs(professor, entregaApi.list, { params: { turma: tenant.turma }, query }))
    .data
  expect(entregas).toMatchObject([{ aluno: { id: aluno.id }, aula: { id: aula.id }, atrasada: false }])
  const params = { id: entregas[0]?.id ?? 0 }
  const { entrega } = (await callAs(professor, entregaApi.find, { params })).data
  expect(entrega.texto).toBe('Prezado museu')
  const { revisao } = entrega
  await callAs(professor, entregaApi.correct, { params, body: { revisao, nota: 6, comentario: 'Bom.' } })
  const { tentativas, melhor } = (
    await callAs(aluno, tentativaApi.listMinhas, { query: { aula: aula.id, turma: tenant.turma } })
  ).data
  // The text 0.6, the number 1, of equal weight.
  expect(tentativas).toMatchObject([{ estado: 'corrigida', nota: 8, status: 'aprovado' }])
  expect(melhor).toMatchObject({ nota: 8 })
})

it('of a lesson that a playlist brings, what is handed in after its link has ended is late', async () => {
  const world = await setUp({ telas: [dissertativa] })
  const { tenant, professor, aluno, colega, aula } = world
  await tenant.sql('delete from turma_aula where tenant_id = $1', [tenant.id])
  const playlist = await putPlaylist(tenant, professor, { aulas: [aula.id], turma: tenant.turma })
  const handIn = async (who: Person) => {
    const { tentativa } = (await abrir(world, who)).data
    const respostas = [buildResposta(aula.telas[0] ?? 0, { texto: 'Prezado museu' })]
    return async () => {
      await send(who, registro(world, who, tentativa.uuid, { respostas }), end(world, who, tentativa.uuid))
      await receive(tenant.id, tentativa.id)
    }
  }
  const [inTime, late] = [await handIn(aluno), await handIn(colega)]
  await inTime()
  await tenant.sql(
    `update playlist_vinculo set inicio = now() - interval '1 hour', fim = now() - interval '10 seconds' where playlist_id = $1`,
    [playlist],
  )
  await late()
  const query = { pagina: 1, linhas: 30 } as const
  const { entregas } = (await callAs(professor, entregaApi.list, { params: { turma: tenant.turma }, query }))
    .data
  expect(entregas.map((one) => [one.aluno.id, one.atrasada])).toEqual(
    expect.arrayContaining([
      [aluno.id, false],
      [colega.id, true],
    ]),
  )
})
