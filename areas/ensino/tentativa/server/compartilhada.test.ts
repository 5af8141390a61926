/** A lesson that is only shared with a class is done there while it is shared. */
import { expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import { compartilhamentoApi } from '../../compartilhamento/contract.ts'
import { abrir, answer, end, send, setUp } from './testing.ts'

it('is begun by the class, graded there, and not begun after it was taken back or past its day', async () => {
  const world = await setUp()
  const { tenant, professor, aluno, colega, aula } = world
  await tenant.sql('delete from turma_aula where tenant_id = $1', [tenant.id])
  expect((await abrir(world, aluno)).status).toBe(404)
  const shared = await callAs(professor, compartilhamentoApi.shareAula, {
    params: { turma: tenant.turma },
    body: { aula: aula.id },
  })
  const [id] = shared.data.ids as [number]
  const { tentativa } = (await abrir(world, aluno)).data
  await send(aluno, answer(world, aluno, tentativa.uuid, 0, 1), end(world, aluno, tentativa.uuid))
  const [row] = await tenant.sql<{ turma_id: number; nota: string }>(
    'select turma_id, nota from tentativa where id = $1',
    [tentativa.id],
  )
  expect([Number(row?.turma_id), Number(row?.nota)]).toEqual([tenant.turma, 7.5])

  await callAs(professor, compartilhamentoApi.revoke, { params: { id } })
  expect((await abrir(world, colega)).status).toBe(404)
  await callAs(professor, compartilhamentoApi.restore, { params: { id } })
  await tenant.sql(
    `update compartilhamento set ate = (now() at time zone 'America/Sao_Paulo')::date - 2 where id = $1`,
    [id],
  )
  expect((await abrir(world, colega)).body.codigo).toBe('aula_encerrada')
  await tenant.sql(`update compartilhamento set ate = null where id = $1`, [id])
  expect((await abrir(world, colega)).status).toBe(200)
})
