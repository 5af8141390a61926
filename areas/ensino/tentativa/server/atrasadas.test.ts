/** What came after the end is handed in as late: no attempt is spent and no zero written where answers were refused (H-32). */
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/kit/app.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { tentativaApi } from '../contract.ts'
import { resumoOf } from '../fila/order.ts'
import { tentativaHourly, tentativaTasks } from './jobs.ts'
import {
  ago,
  answer,
  begunAgo,
  close,
  end,
  minhas,
  numerica,
  sendLote,
  setUp,
  type World,
} from './testing.ts'

const last = async (world: World) => (await minhas(world, world.aluno)).tentativas[0]

/** Begun in time; both answers were given half an hour after the end, an hour ago. */
async function late(given: Parameters<typeof setUp>[0] = {}) {
  const world = await setUp({ telas: [numerica(1), numerica(2)], tentativas: 1, ...given })
  const uuid = await begunAgo(world, 3)
  await close(world, ago(1))
  const answers = [
    answer(world, world.aluno, uuid, 0, 1, ago(0.5)),
    answer(world, world.aluno, uuid, 1, 2, ago(0.4)),
  ]
  return { world, uuid, answers, handed: end(world, world.aluno, uuid) }
}

const decide = (world: World, uuid: string, decisao: 'aceita' | 'recusada') =>
  callAs(world.professor, tentativaApi.decidirRetida, {
    params: { turma: world.tenant.turma, bilhete: uuid },
    body: { decisao, ...(decisao === 'recusada' && { motivo: 'Fora do prazo.' }) },
  })

const resultado = async ({ tenant }: World) =>
  (
    await tenant.sql<{ tentativas: number; concluidas: number; nota: string | null }>(
      'select tentativas, concluidas, nota from resultado where tenant_id = $1',
      [tenant.id],
    )
  )[0]

describe('answers that came after the end', () => {
  it('leave no zero behind and spend no attempt, though the lesson was handed in', async () => {
    const { world, answers, handed } = await late()
    await sendLote(world.aluno, { registros: [...answers, handed] })
    expect(await last(world)).toMatchObject({ estado: 'anulada', recusada: true, nota: null, status: null })
    expect(await resultado(world)).toEqual({ tentativas: 0, concluidas: 0, nota: null })
    // With the end moved the pupil has the attempt that the refusal did not take.
    await close(world, ago(-2))
    expect((await minhas(world, world.aluno)).restantes).toBe(1)
  })

  it('are the same in whatever order they come, and after the time had run out too', async () => {
    const { world, answers, handed } = await late()
    await sendLote(world.aluno, { registros: [handed] })
    expect(await last(world)).toMatchObject({ nota: 0, status: 'reprovado' })
    await sendLote(world.aluno, { registros: answers })
    expect(await last(world)).toMatchObject({ recusada: true, nota: null, status: null })

    const other = await late()
    await sendLote(other.world.aluno, { registros: other.answers })
    const { database } = await testApp()
    const [task] = tentativaHourly
    const { id: tenantId } = other.world.tenant
    await tentativaTasks[task as string]?.({ tenantId, payload: {}, database } as never)
    expect(await last(other.world)).toMatchObject({ recusada: true, nota: null, status: null })
  })

  it('count as a whole attempt once the teacher takes them, and spend none where they are refused', async () => {
    const { world, uuid, answers, handed } = await late()
    await sendLote(world.aluno, { registros: [...answers, handed] })
    await decide(world, uuid, 'recusada')
    expect(await last(world)).toMatchObject({ recusada: true, nota: null })
    await decide(world, uuid, 'aceita')
    expect(await last(world)).toMatchObject({ estado: 'concluida', nota: 10, status: 'aprovado' })
    expect(await resultado(world)).toMatchObject({ tentativas: 1, concluidas: 1 })
  })

  it('take nothing from what was done in time, however late it comes', async () => {
    const { world, uuid, answers, handed } = await late()
    await sendLote(world.aluno, { registros: [...answers, handed] })
    const inTime = answer(world, world.aluno, uuid, 0, 1, ago(2))
    await world.tenant.sql('update relogio set contato_em = null where tenant_id = $1', [world.tenant.id])
    await world.tenant.sql('update registro set anunciadas = $2 where tenant_id = $1', [
      world.tenant.id,
      [resumoOf(inTime)],
    ])
    await sendLote(world.aluno, { registros: [inTime] })
    expect(await last(world)).toMatchObject({ estado: 'concluida', nota: 5 })
    expect((await last(world))?.recusada).toBeUndefined()
  })
})

it('whoever let the own time of an attempt run out has had it', async () => {
  const world = await setUp({ telas: [numerica(1)], tempo_limite: 600, tentativas: 2 })
  const uuid = await begunAgo(world, 1)
  const registros = [answer(world, world.aluno, uuid, 0, 1, ago(0.1)), end(world, world.aluno, uuid)]
  await sendLote(world.aluno, { registros })
  expect(await last(world)).toMatchObject({ nota: 0, status: 'reprovado' })
  expect((await minhas(world, world.aluno)).restantes).toBe(1)
})

it('an attempt that a person annulled stays so, and takes nothing', async () => {
  const { world, uuid, answers, handed } = await late()
  await sendLote(world.aluno, { registros: [answer(world, world.aluno, uuid, 0, 1, ago(2)), handed] })
  const id = (await last(world))?.id as number
  await callAs(world.professor, tentativaApi.anular, {
    params: { tentativa: id },
    body: { motivo: 'Engano' },
  })
  await sendLote(world.aluno, { registros: answers })
  expect((await last(world))?.recusada).toBeUndefined()
  expect((await decide(world, uuid, 'aceita')).status).not.toBe(200)
})
