/** Who hears that a playlist reaches their class: each once, when it begins to. */
import { expect, it } from 'vitest'
import { testApp } from '../../../../test/kit/app.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { testTenant } from '../../../../test/kit/tenant.ts'
import { playlistApi as api } from '../contract.ts'
import { playlistHourly, playlistTasks } from './announce.ts'
import { putPlaylist } from './factory.ts'

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

async function setUp() {
  const tenant = await testTenant()
  const { database } = await testApp()
  const gestora = await tenant.person('Gestora', {
    papel: 'gestor_rede',
    rede: tenant.rede,
    funcao: 'escrita',
  })
  const professor = await tenant.person('Rosângela', { papel: 'professor', turma: tenant.turma })
  const aluno = await tenant.person('Heloísa', { papel: 'aluno', turma: tenant.turma })
  const longe = await tenant.person('Longe', { papel: 'aluno', turma: tenant.outraTurma })
  const id = await putPlaylist(tenant, gestora)
  const link = (body: object) => callAs(gestora, api.link, { params: { id }, body } as never)
  /** Runs what waits of the links of this playlist, as the worker would. */
  const run = async () => {
    const links = await tenant.sql<{ id: number }>('select id from playlist_vinculo where playlist_id = $1', [
      id,
    ])
    const [task] = Object.values(playlistTasks)
    for (const { id: vinculo } of links)
      await task?.({
        tenantId: tenant.id,
        payload: { vinculo: Number(vinculo), por: gestora.id },
        database,
      } as never)
  }
  const told = async () =>
    (
      await tenant.sql<{ usuario_id: number; destino: string }>(
        `select usuario_id, destino from notificacao where tenant_id = $1 and tipo = 'playlist_nova' order by usuario_id`,
        [tenant.id],
      )
    ).map(({ usuario_id, destino }) => [Number(usuario_id), destino])
  const jobs = () =>
    tenant.sql<{ run_at: Date }>(
      `select j.run_at from graphile_worker.jobs j join playlist_vinculo v on j.key like '%playlist.avisar:' || v.id
       where v.playlist_id = $1 order by v.id`,
      [id],
    )
  return { tenant, gestora, professor, aluno, longe, id, link, run, told, jobs }
}

it('once, by whatever links it comes', async () => {
  const { tenant, professor, aluno, longe, link, run, told } = await setUp()
  await link({ turmas: [tenant.turma] })
  await run()
  const here = `/logado/turmas/turma/${tenant.turma}/aulas`
  const first = [professor, aluno].map(({ id }) => [id, here])
  expect(await told()).toEqual(first)
  await link({ redes: [tenant.rede] })
  await run()
  await run()
  expect(await told()).toEqual([...first, [longe.id, `/logado/turmas/turma/${tenant.outraTurma}/aulas`]])
})

it('not before the link holds, nor after', async () => {
  const { tenant, id, link, run, told, jobs } = await setUp()
  const inicio = inHours(2)
  await link({ turmas: [tenant.turma], inicio })
  expect((await jobs()).map(({ run_at }) => run_at.toISOString())).toEqual([inicio])
  await run()
  expect(await told()).toEqual([])
  await tenant.sql(
    `update playlist_vinculo set inicio = now() - interval '2 hours', fim = now() - interval '1 hour' where playlist_id = $1`,
    [id],
  )
  await run()
  expect(await told()).toEqual([])
  await tenant.sql('update playlist_vinculo set fim = null where playlist_id = $1', [id])
  await run()
  expect(await told()).toHaveLength(2)
})

it('the day before it begins and ends, once for each date, to everybody whom it reaches', async () => {
  const { tenant, gestora, professor, aluno, longe, id, link } = await setUp()
  const { database } = await testApp()
  const mae = await tenant.person('Mãe', { papel: 'responsavel', aluno: aluno.id })
  const lembrar = playlistTasks[playlistHourly[0] ?? '']
  const remind = () => lembrar?.({ tenantId: tenant.id, payload: {}, database } as never)
  const reminded = (tipo: string) =>
    tenant.sql<{ usuario_id: string; dados: object }>(
      'select usuario_id, dados from notificacao where tenant_id = $1 and tipo = $2 order by usuario_id',
      [tenant.id, tipo],
    )
  const [inicio, fim] = [inHours(12), inHours(20)]
  await link({ redes: [tenant.rede], inicio, fim })
  await remind()
  expect(await reminded('agenda_abre')).toEqual([])
  const reached = [professor, aluno, longe, mae].map((one) => one.id).toSorted((a, b) => a - b)
  const ends = await reminded('agenda_prazo')
  expect(ends.map(({ usuario_id }) => Number(usuario_id))).toEqual(reached)
  expect(ends[0]?.dados).toMatchObject({ coisa: 'playlist', fim })
  await tenant.sql(
    `update playlist_vinculo set created_at = now() - interval '3 days', inicio = inicio + interval '1 minute'
     where playlist_id = $1`,
    [id],
  )
  await Promise.all([remind(), remind()])
  await remind()
  expect((await reminded('agenda_abre')).map(({ usuario_id }) => Number(usuario_id))).toEqual(reached)
  expect(await reminded('agenda_prazo')).toHaveLength(4)
  expect((await reminded('agenda_abre')).some(({ usuario_id }) => Number(usuario_id) === gestora.id)).toBe(
    false,
  )
})
