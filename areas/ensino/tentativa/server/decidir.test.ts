/** What a teacher decides on what was kept, and what a mended key does: who hears what of it, and what stays. */
import { expect, it } from 'vitest'
import type { Tx } from '../../../../core/server/database.ts'
import { testApp } from '../../../../test/kit/app.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { setTurma } from '../../../escola/turma/server/factory.ts'
import { aulaApi } from '../../aula/contract.ts'
import { giveAula, mendTela } from '../../aula/server/factory.ts'
import { tentativaApi } from '../contract.ts'
import { reparoApi } from '../contract-reparo.ts'
import { buildUuid } from '../fila/testing.ts'
import { putTentativa } from './factory.ts'
import { reparoTasks } from './jobs-reparar.ts'
import * as queries from './queries.ts'
import { isDada, isDeOutros, listDadas } from './queries-estado.ts'
import { listLugares } from './queries-reparo.ts'
import { abrir, ago, answer, end, minhas, numerica, send, sendLote, setUp, type World } from './testing.ts'

const asTenant = async <T>({ tenant }: World, ask: (tx: Tx) => Promise<T>) =>
  (await testApp()).database.asTenant(tenant.id, ask)

const news = ({ tenant }: World, who: { id: number }) =>
  tenant.sql<{ tipo: string; dados: Record<string, unknown>; destino: string }>(
    'select tipo, dados, destino from notificacao where tenant_id = $1 and usuario_id = $2 order by id',
    [tenant.id, who.id],
  )

const moved = async ({ tenant }: World, after = 0) =>
  (
    await tenant.sql<{ id: number; canal: string }>(
      `select id, canal from evento where tenant_id = $1 and id > $2 and tipo = 'entrega_mudou' order by id`,
      [tenant.id, after],
    )
  ).map(({ canal }) => canal)

it('each decision is told to the pupil in its own words, with the way to what came of it; taking it back is not', async () => {
  const world = await setUp({ telas: [numerica(1), numerica(2)], titulo: 'Frações' })
  const { aluno, professor, tenant, aula } = world
  const bilhete = buildUuid()
  const begun = { iniciado_em: ago(5).toISOString() }
  const registros = [
    { ...answer(world, aluno, bilhete, 0, 1, ago(4.5)), ...begun },
    { ...end(world, aluno, bilhete), ...begun, concluido_em: ago(4).toISOString() },
  ]
  await sendLote(aluno, { registros })
  const decide = async (decisao: 'aceita' | 'recusada' | 'espera', motivo?: string) => {
    const params = { turma: tenant.turma, bilhete }
    const { status, body } = await callAs(professor, tentativaApi.decidirRetida, {
      params,
      body: { decisao, ...(motivo && { motivo }) },
    })
    return [status, body.codigo]
  }
  expect(await decide('espera')).toEqual([409, 'ja_decidida'])
  expect(await decide('recusada', ' ')).toEqual([400, 'dados_invalidos'])
  expect(await decide('recusada', ' Faça comigo. ')).toEqual([200, undefined])
  expect(await decide('recusada', 'De novo')).toEqual([409, 'ja_decidida'])
  expect(await decide('espera')).toEqual([200, undefined])
  expect(await decide('aceita')).toEqual([200, undefined])
  for (const decisao of ['aceita', 'recusada', 'espera'] as const)
    expect(await decide(decisao, 'Tarde')).toEqual([409, 'ja_decidida'])
  const dados = { titulo: 'Frações', turma: '7º A' }
  const at = `/logado/turmas/turma/${tenant.turma}`
  expect(await news(world, aluno)).toEqual([
    { tipo: 'trabalho_recusado', dados: { ...dados, motivo: 'Faça comigo.' }, destino: `${at}/aulas` },
    { tipo: 'trabalho_aceito', dados, destino: `${at}/aula/${aula.id}?ver=resultado` },
  ])
  const [made] = (await minhas(world, aluno)).tentativas
  expect(made).toMatchObject({ offline: true, relogio_incorreto: false, nota: 5, numero: 1 })
  const log = await tenant.sql<{ acao: string; motivo: string; mudanca: object }>(
    `select acao, motivo, mudanca from auditoria where tenant_id = $1 and entidade = 'retida' order by numero`,
    [tenant.id],
  )
  expect(log.map(({ acao, mudanca }) => [acao, mudanca])).toEqual([
    ['recusar', { antes: { estado: ['espera', 'espera'] }, depois: { estado: 'recusada', registros: 2 } }],
    ['desfazer', { antes: { estado: ['recusada', 'recusada'] }, depois: { estado: 'espera', registros: 2 } }],
    [
      'aceitar',
      {
        antes: { estado: ['espera', 'espera'] },
        depois: { estado: 'aceita', registros: 2, tentativa: made?.id, nota: 5 },
      },
    ],
  ])
})

it('a mended key is told to the class where the lesson was done, and to the pupil whose mark it changes', async () => {
  const world = await setUp()
  const { tenant, professor, aluno, colega, aula } = world
  const [first] = aula.telas as [number]
  for (const [who, valor] of [
    [aluno, 7],
    [colega, 1],
  ] as const) {
    const { tentativa } = (await abrir(world, who)).data
    await send(who, answer(world, who, tentativa.uuid, 0, valor), end(world, who, tentativa.uuid))
  }
  await mendTela(tenant, first, { valor: 7 })
  const params = { id: aula.id }
  expect((await callAs(professor, aulaApi.publish, { params } as never)).status).toBe(200)
  const work = async (reparo: { id: number; trabalho: number | null }) => {
    const { database } = await testApp()
    const [task] = Object.values(reparoTasks)
    const payload = { reparo: reparo.id, trabalho_id: reparo.trabalho }
    await task?.({ tenantId: tenant.id, payload, database, progress: async () => {} } as never)
  }
  const rehearse = () =>
    callAs(professor, reparoApi.ensaiarReparo, { params, body: { telas: [first], motivo: 'O certo é 7' } })
  const { reparo } = (await rehearse()).data
  await work(reparo)
  const before = (await moved(world)).length
  const done = await callAs(professor, reparoApi.gravarReparo, { params, body: { reparo: reparo.id } })
  // While it is at work nothing else is mended.
  const busy = await rehearse()
  expect([busy.status, busy.body.codigo]).toEqual([409, 'reparo_em_curso'])
  await work(done.data.reparo)
  expect((await moved(world)).slice(before)).toEqual([`turma:${tenant.turma}`])
  const told = async (who: { id: number }) =>
    (await news(world, who)).filter(({ tipo }) => tipo === 'nota_corrigida').map(({ destino }) => destino)
  expect([await told(aluno), await told(colega)]).toEqual([
    [expect.stringMatching(`^/logado/turmas/turma/${tenant.turma}/aula/${aula.id}\\?ver=\\d+$`)],
    [],
  ])
})

it('the places of a lesson come by number, a few at a time, none left out', async () => {
  const world = await setUp()
  const { tenant, professor, aluno, colega, aula } = world
  const other = await setUp()
  await putTentativa(other.tenant, other.aluno, other.aula)
  for (const who of [colega, aluno, professor]) await putTentativa(tenant, who, aula)
  await putTentativa(tenant, aluno, aula, { turma: tenant.outraTurma })
  const rows = await tenant.sql<{ id: number }>('select id from resultado where tenant_id = $1 order by id', [
    tenant.id,
  ])
  const ids = rows.map(({ id }) => Number(id))
  const pages: number[][] = []
  for (let last = 0; pages.length < 3; last = pages.at(-1)?.at(-1) ?? last)
    pages.push((await asTenant(world, (tx) => listLugares(tx, aula.id, last, 3))).map(({ id }) => id))
  expect(pages).toEqual([ids.slice(0, 3), ids.slice(3), []])
})

it('a lesson is held by classes that run, and stands in all that are not in the bin', async () => {
  const world = await setUp({ visibilidade: 'plataforma' })
  const { tenant, professor, aluno, aula } = world
  const now = new Date()
  const third = await tenant.newTurma('Terceira')
  const outside = await tenant.person('De fora', { papel: 'aluno', turma: third })
  const held = async () => [
    await asTenant(world, (tx) => isDeOutros(tx, outside.id, aula.id, now)),
    await asTenant(world, (tx) => isDeOutros(tx, aluno.id, aula.id, now)),
    await asTenant(world, (tx) => isDada(tx, aula.id)),
    (await asTenant(world, (tx) => listDadas(tx, aluno.id, aula.id))).map(({ turma_id }) => turma_id),
  ]
  expect(await held()).toEqual([true, false, true, [tenant.turma]])
  await setTurma(tenant, tenant.turma, { status: 'encerrada' })
  expect(await held()).toEqual([false, false, true, []])
  await setTurma(tenant, tenant.turma, { status: 'excluida' })
  expect(await held()).toEqual([false, false, false, []])
  await giveAula(tenant, professor, aula.id, { turma: third, fim: ago(1) })
  expect(await held()).toEqual([false, false, true, []])
})

it('a device that goes on to another attempt ends the one that is open there, and no other', async () => {
  const world = await setUp()
  const { tenant, aluno, colega, aula } = world
  const open = await putTentativa(tenant, aluno, aula)
  const hers = await putTentativa(tenant, colega, aula)
  const away = await putTentativa(tenant, aluno, aula, { turma: tenant.outraTurma })
  const done = await putTentativa(tenant, aluno, aula, { estado: 'concluida', nota: 8 })
  const uuid = buildUuid()
  const when = ago(0.01).toISOString()
  await sendLote(aluno, {
    registros: [
      { ...answer(world, aluno, uuid, 0, 1), iniciado_em: when },
      end(world, aluno, uuid, { iniciado_em: when }),
    ],
  })
  const estados = await asTenant(world, async (tx) => {
    const rows = []
    for (const { id } of [open, hers, away, done]) rows.push((await queries.findTentativa(tx, id))?.estado)
    return rows
  })
  expect(estados.slice(1)).toEqual(['iniciada', 'iniciada', 'concluida'])
})
