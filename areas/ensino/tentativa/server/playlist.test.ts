/** Lessons that reach a class by a playlist are done in that class, while the link holds. */
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/kit/app.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { playlistApi } from '../../playlist/contract.ts'
import { putPlaylist } from '../../playlist/server/factory.ts'
import { tentativaApi } from '../contract.ts'
import { tentativaHourly, tentativaTasks } from './jobs.ts'
import { abrir, answer, end, send, setUp, verdicts, type World } from './testing.ts'

/** The same lesson, not given to the class: only a playlist brings it there. */
async function setUpPlaylist() {
  const world = await setUp()
  await world.tenant.sql('delete from turma_aula where tenant_id = $1', [world.tenant.id])
  return world
}

async function runHourly({ tenant }: World): Promise<void> {
  const { database } = await testApp()
  const [task] = tentativaHourly
  await tentativaTasks[task as string]?.({ tenantId: tenant.id, payload: {}, database } as never)
}

describe('a lesson of a playlist', () => {
  it('is done in the classes that the playlist reaches, with a grade there', async () => {
    const world = await setUpPlaylist()
    const { tenant, aluno, professor, aula } = world
    expect((await abrir(world, aluno)).status).toBe(404)
    await putPlaylist(tenant, professor, { aulas: [aula.id], rede: tenant.rede })
    const { tentativa } = (await abrir(world, aluno)).data
    await send(aluno, answer(world, aluno, tentativa.uuid, 0, 1), end(world, aluno, tentativa.uuid))
    const [row] = await tenant.sql<{ turma_id: number; nota: string }>(
      'select turma_id, nota from tentativa where id = $1',
      [tentativa.id],
    )
    expect([Number(row?.turma_id), Number(row?.nota)]).toEqual([tenant.turma, 7.5])
  })

  it('opens with the link and ends with it; another link that holds keeps it open', async () => {
    const world = await setUpPlaylist()
    const { tenant, aluno, professor, aula } = world
    const id = await putPlaylist(tenant, professor, { aulas: [aula.id], turma: tenant.turma })
    const hold = (inicio: string | null, fim: string | null) =>
      tenant.sql(
        'update playlist_vinculo set inicio = now() + $2::interval, fim = now() + $3::interval where playlist_id = $1',
        [id, inicio, fim],
      )
    await hold('1 hour', null)
    expect((await abrir(world, aluno)).body.codigo).toBe('aula_nao_aberta')
    await hold('-2 hours', '-1 hour')
    expect((await abrir(world, aluno)).body.codigo).toBe('aula_encerrada')
    await putPlaylist(tenant, professor, { aulas: [aula.id], rede: tenant.escola })
    expect((await abrir(world, aluno)).status).toBe(200)
  })

  it('ends what was begun when the last of its links ends; then the right answers are told', async () => {
    const world = await setUpPlaylist()
    const { tenant, aluno, professor, aula } = world
    const first = await putPlaylist(tenant, professor, { aulas: [aula.id], turma: tenant.turma })
    const hold = (playlist: number, fim: string | null) =>
      tenant.sql('update playlist_vinculo set fim = now() + $2::interval where playlist_id = $1', [
        playlist,
        fim,
      ])
    const find = async () =>
      (await callAs(aluno, tentativaApi.find, { params: { tentativa: tentativa.id } })).data.tentativa
    const { tentativa } = (await abrir(world, aluno)).data
    expect(tentativa.prazo).toBeNull()
    await hold(first, '1 hour')
    const { prazo } = await find()
    expect(Date.parse(prazo ?? '') - Date.now()).toBeGreaterThan(3_000_000)
    await hold(first, '-20 minutes')
    const second = await putPlaylist(tenant, professor, { aulas: [aula.id], rede: tenant.escola })
    expect(await find()).toMatchObject({ prazo: null, estado: 'iniciada' })
    expect(await verdicts(send(aluno, answer(world, aluno, tentativa.uuid, 0, 1)))).toEqual(['aceito'])
    await hold(second, '-15 minutes')
    expect(await verdicts(send(aluno, answer(world, aluno, tentativa.uuid, 1, 2)))).toEqual(['fora_do_prazo'])
    await runHourly(world)
    expect(await find()).toMatchObject({ estado: 'expirada', nota: 7.5 })
    await hold(second, '1 hour')
    const again = (await abrir(world, aluno)).data.tentativa
    await send(aluno, end(world, aluno, again.uuid))
    const ask = () => callAs(aluno, tentativaApi.gabarito, { params: { tentativa: again.id } })
    expect((await ask()).body.codigo).toBe('gabarito_indisponivel')
    await hold(second, '-1 minute')
    expect((await ask()).status).toBe(200)
  })

  it('is not done by who stands outside the class', async () => {
    const world = await setUpPlaylist()
    const { tenant, professor, aula } = world
    await putPlaylist(tenant, professor, { aulas: [aula.id], rede: tenant.rede })
    const outro = await tenant.person('Outro', { papel: 'aluno', turma: tenant.outraTurma })
    expect((await abrir(world, outro)).status).toBe(404)
    const there = await callAs(outro, tentativaApi.abrir, {
      body: { aula: aula.id, turma: tenant.outraTurma },
    })
    expect(there.status).toBe(200)
  })

  it('stands in the list of the class', async () => {
    const { tenant, aluno, professor, aula } = await setUpPlaylist()
    await putPlaylist(tenant, professor, { aulas: [aula.id], turma: tenant.turma })
    const { playlists } = (await callAs(aluno, playlistApi.listTurma, { params: { turma: tenant.turma } }))
      .data
    expect(playlists.flatMap(({ projetos }) => projetos.map(({ id }) => id))).toEqual([aula.id])
  })
})
