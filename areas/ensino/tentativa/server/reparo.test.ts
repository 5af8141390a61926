/** A wrong key that is mended: marks follow, none falls, pupils are told, and undoing leaves the marks as they were. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { testApp } from '../../../../test/kit/app.ts'
import { callAs } from '../../../../test/kit/call.ts'
import type { Person } from '../../../../test/kit/tenant.ts'
import { aulaApi } from '../../aula/contract.ts'
import { buildTela } from '../../aula/factory.ts'
import { mendTela, publishAula, putAula } from '../../aula/server/factory.ts'
import { reparoApi as api } from '../contract-reparo.ts'
import { reparoTasks } from './jobs-reparar.ts'
import { abrir, answer, comum, end, numerica, send, setUp, type World } from './testing.ts'

const params = (world: World) => ({ params: { id: world.aula.id } })

/** Runs what waits of a repair, as the worker would. */
async function work(world: World, reparo: { id: number; trabalho: number | null }): Promise<void> {
  const { database } = await testApp()
  const payload = { reparo: reparo.id, trabalho_id: reparo.trabalho }
  const [task] = Object.values(reparoTasks)
  await task?.({ tenantId: world.tenant.id, payload, database, progress: async () => {} } as never)
}

/** The author writes another value and publishes: the second version. */
async function mend(world: World, valor: number): Promise<void> {
  const { tenant, professor, aula } = world
  await mendTela(tenant, aula.telas[0] as number, { valor })
  expect((await callAs(professor, aulaApi.publish, params(world) as never)).status).toBe(200)
}

async function ensaiar(world: World, who: Person = world.professor) {
  const { aula } = world
  const body = { telas: [aula.telas[0] as number], motivo: 'O certo é 7' }
  const made = await callAs(who, api.ensaiarReparo, { ...params(world), body })
  if (made.status === 200) await work(world, made.data.reparo)
  return made
}

const see = async (world: World) => (await callAs(world.professor, api.findReparo, params(world))).data

async function gravar(world: World): Promise<void> {
  const { reparo } = await see(world)
  const done = await callAs(world.professor, api.gravarReparo, {
    ...params(world),
    body: { reparo: reparo?.id as number },
  })
  expect(done.status).toBe(200)
  await work(world, done.data.reparo)
}

async function desfazer(world: World): Promise<void> {
  const done = await callAs(world.professor, api.desfazerReparo, params(world))
  expect(done.status).toBe(200)
  await work(world, done.data.reparo)
}

const marks = (world: World) =>
  world.tenant.sql(
    `select x.id, x.estado, x.nota, x.status, r.nota as melhor, r.tentativa_id,
      (select jsonb_agg(v.fracao order by v.tela_id, v.respondida_em, v.resumo) from resposta_vez v
        where v.tenant_id = x.tenant_id and v.tentativa_id = x.id) as vezes
     from tentativa x join resultado r on r.tenant_id = x.tenant_id and r.usuario_id = x.usuario_id
       and r.aula_id = x.aula_id and r.turma_id is not distinct from x.turma_id
     where x.tenant_id = $1 and x.aula_id = $2 order by x.id`,
    [world.tenant.id, world.aula.id],
  )

/** An attempt with these values; `fim`: handed in. */
async function fazer(world: World, who: Person, valores: readonly number[], fim = true): Promise<void> {
  const { tentativa } = (await abrir(world, who)).data
  for (const [at, valor] of valores.entries()) await send(who, answer(world, who, tentativa.uuid, at, valor))
  if (fim) await send(who, end(world, who, tentativa.uuid))
}

it('is rehearsed, done, told, and undone', async () => {
  const world = await setUp()
  const { aluno, colega, professor, tenant } = world
  await fazer(world, aluno, [7, 2])
  await fazer(world, colega, [1, 2])
  expect((await see(world)).telas).toEqual([])
  await mend(world, 7)
  expect((await see(world)).telas).toMatchObject([{ id: world.aula.telas[0], versoes: [1] }])
  const before = await marks(world)
  expect((await ensaiar(world, aluno)).status).toBe(403)
  expect((await ensaiar(world)).status).toBe(200)
  const { reparo } = await see(world)
  expect(reparo).toMatchObject({ passo: 'ensaiado', sobem: 1, mantidas: 1, por: 'Professora' })
  expect(reparo?.alunos).toMatchObject([
    { aluno: { id: aluno.id }, turma_id: tenant.turma, de: '2.50', para: '10.00' },
  ])
  expect(await marks(world)).toEqual(before)

  await gravar(world)
  const after = await marks(world)
  // Whoever had it right by the old key keeps the mark.
  expect(after.map(({ nota }) => nota)).toEqual(['10.00', '10.00'])
  const told = () =>
    tenant.sql(
      `select usuario_id::int, dados, destino from notificacao where tenant_id = $1 and tipo = 'nota_corrigida' order by id`,
      [tenant.id],
    )
  // It leads to the attempt that counts, which shows both marks; the page of the lesson alone would begin another.
  const destino = `/logado/turmas/turma/${tenant.turma}/aula/${world.aula.id}?ver=${after.find(({ melhor }) => melhor)?.tentativa_id}`
  expect(await told()).toMatchObject([{ usuario_id: aluno.id, dados: { antes: 2.5, nota: 10 }, destino }])
  expect((await see(world)).telas).toEqual([])

  await desfazer(world)
  expect(await marks(world)).toEqual(before)
  expect(await told()).toMatchObject([
    {},
    { usuario_id: aluno.id, dados: { antes: 10, nota: 2.5, desfeita: true } },
  ])
  expect((await callAs(professor, api.desfazerReparo, params(world))).status).toBe(409)
})

it('leaves annulled attempts alone, and nothing to who may not publish', async () => {
  const world = await setUp()
  await fazer(world, world.aluno, [7, 2])
  await world.tenant.sql(
    `update tentativa set estado = 'anulada', nota = null, status = null where tenant_id = $1`,
    [world.tenant.id],
  )
  await mend(world, 7)
  expect((await see(world)).telas).toEqual([])
  expect((await callAs(world.aluno, api.findReparo, params(world))).status).toBe(403)
})

it('of a lesson of the network is for who leads it; its author is told whom to ask', async () => {
  const { tenant, professor } = await setUp()
  const { id } = await putAula(tenant, professor, {
    ...{ visibilidade: 'rede', rede: tenant.escola },
    telas: [buildTela('numerica')],
  })
  await publishAula(tenant, professor, id)
  await tenant.person('Zélia', { papel: 'coordenador', rede: tenant.escola })
  await tenant.person('Bruno', { papel: 'gestor_rede', rede: tenant.rede, funcao: 'escrita' })
  await tenant.person('Lê', { papel: 'gestor_rede', rede: tenant.rede, funcao: 'leitura' })
  await tenant.person('Alheia', { papel: 'coordenador', rede: tenant.outraEscola })
  await tenant.person('Administra', { papel: 'administrador_tenant' })
  const { data } = await callAs(professor, api.findReparo, { params: { id } })
  expect(data).toMatchObject({ telas: [], reparo: null, a_quem: ['Bruno', 'Zélia', 'Administra'] })
  const body = { telas: [1], motivo: 'O certo é 7' }
  expect((await callAs(professor, api.ensaiarReparo, { params: { id }, body })).status).toBe(403)
})

it('judges what is answered meanwhile by one key or the other, and ends with the mended one', async () => {
  const world = await setUp()
  const { aluno, colega } = world
  const { tentativa } = (await abrir(world, aluno)).data
  await fazer(world, colega, [7, 2])
  await mend(world, 7)
  await ensaiar(world)
  const { reparo } = await see(world)
  const { data } = await callAs(world.professor, api.gravarReparo, {
    ...params(world),
    body: { reparo: reparo?.id as number },
  })
  await Promise.all([
    work(world, data.reparo),
    send(aluno, answer(world, aluno, tentativa.uuid, 0, 7)),
    send(aluno, answer(world, aluno, tentativa.uuid, 1, 2)),
  ])
  await send(aluno, end(world, aluno, tentativa.uuid))
  expect((await marks(world)).map(({ nota }) => nota)).toEqual(['10.00', '10.00'])
})

it('repaired and undone, leaves every mark as it was', async () => {
  const valor = fc.constantFrom(1, 7, 9)
  const tries = fc.array(fc.tuple(valor, fc.constantFrom(2, 3), fc.boolean()), { minLength: 1, maxLength: 3 })
  await fc.assert(
    fc.asyncProperty(tries, tries, async (mine, theirs) => {
      const world = await setUp({
        telas: [
          numerica(1, 3, 2),
          { ...numerica(2, 1), conteudo: { ...comum, valor: 2, tolerancia: 0, unidade: '' } } as never,
        ],
      })
      for (const [who, all] of [
        [world.aluno, mine],
        [world.colega, theirs],
      ] as const)
        for (const [one, other, again] of all) await fazer(world, who, again ? [one, other] : [one])
      await mend(world, 7)
      const before = await marks(world)
      await ensaiar(world)
      await gravar(world)
      const after = await marks(world)
      for (const [at, { nota }] of after.entries())
        expect(Number(nota)).toBeGreaterThanOrEqual(Number(before[at]?.nota))
      await desfazer(world)
      expect(await marks(world)).toEqual(before)
    }),
    { numRuns: 4 },
  )
})
