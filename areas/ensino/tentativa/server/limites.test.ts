/** Forged marks through the queue: each case kept for the teacher and not marked, and its honest twin marked (H-32). */
import { describe, expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import type { Person } from '../../../../test/kit/tenant.ts'
import { iniciar, recordsOf, setUpTrilha } from '../../../trilhas/trilha/server/testing.ts'
import { publishAula } from '../../aula/server/factory.ts'
import { tentativaApi } from '../contract.ts'
import type { Registro } from '../fila/shapes.ts'
import { APARELHO, buildUuid } from '../fila/testing.ts'
import {
  abrir,
  ago,
  answer,
  begunAgo,
  close,
  end,
  minhas,
  numerica,
  selado,
  send,
  sendLote,
  setUp,
  verdicts,
  type World,
} from './testing.ts'

const outcome = async (sent: ReturnType<typeof send>) =>
  (await sent).data.recebimentos.map(({ resultado, motivo }) => [resultado, motivo ?? null])
const KEPT = (motivo: string) => [['guardado', motivo]]
const TAKEN = [['aceito', null]]

const notas = async (world: World) => (await minhas(world, world.aluno)).tentativas.map(({ nota }) => nota)

describe('times before the handing in, said after it', () => {
  const done = async (given: Parameters<typeof setUp>[0] = {}) => {
    const world = await setUp({ telas: [numerica(1, 1, 3), numerica(2)], ...given })
    const uuid = await begunAgo(world, 1)
    const wrong = answer(world, world.aluno, uuid, 0, 9, ago(0.02))
    await send(world.aluno, wrong, end(world, world.aluno, uuid, { concluido_em: ago(0.005).toISOString() }))
    return { world, uuid }
  }

  it('change nothing, and wait for the teacher: a correction, a screen left open, another device', async () => {
    const { world, uuid } = await done()
    const better = answer(world, world.aluno, uuid, 0, 1, ago(0.01))
    expect(await outcome(send(world.aluno, better))).toEqual(KEPT('depois_da_entrega'))
    const late = answer(world, world.aluno, uuid, 1, 2, ago(0.01))
    expect(await outcome(send(world.aluno, late))).toEqual(KEPT('depois_da_entrega'))
    const elsewhere = { ...answer(world, world.aluno, uuid, 1, 2, ago(0.01)), dispositivo_id: buildUuid() }
    expect(await outcome(send(world.aluno, elsewhere))).toEqual(KEPT('depois_da_entrega'))
    expect(await notas(world)).toEqual([0])
  })

  it('count where the device had announced them when it handed in', async () => {
    const world = await setUp({ telas: [numerica(1, 1, 3), numerica(2)] })
    const uuid = await begunAgo(world, 1)
    const given = answer(world, world.aluno, uuid, 0, 1, ago(0.01))
    const handed = end(world, world.aluno, uuid, { concluido_em: ago(0.005).toISOString() })
    await sendLote(world.aluno, { registros: [handed], depois: [given] })
    expect(await outcome(send(world.aluno, given))).toEqual(TAKEN)
    expect(await notas(world)).toEqual([5])
  })
})

describe('after the deadline', () => {
  it('an earlier clock brings nothing in: the drift is measured, whatever the record says', async () => {
    const world = await setUp({ telas: [numerica(1)] })
    const uuid = await begunAgo(world, 3)
    await send(world.aluno, answer(world, world.aluno, uuid, 0, 5, ago(0.01)))
    await close(world, ago(1))
    // The record tells of a clock two hours ahead: by it this was done in time.
    const forged = { ...answer(world, world.aluno, uuid, 0, 1), desvio_relogio_s: -7_200 }
    expect(await outcome(send(world.aluno, forged))).toEqual(KEPT('fora_do_prazo'))
    // It had reached the server since, and had nothing of this.
    const stamped = answer(world, world.aluno, uuid, 0, 1, ago(2))
    expect(await outcome(send(world.aluno, stamped))).toEqual(KEPT('antes_do_contato'))
    expect(
      await outcome(send(world.aluno, { ...stamped, uuid: buildUuid(), dispositivo_id: buildUuid() })),
    ).toEqual(KEPT('aparelho_novo'))
    // The whole device is set back.
    const back = answer(world, world.aluno, uuid, 0, 1, ago(4))
    expect(await outcome(sendLote(world.aluno, { registros: [back], relogio: ago(2) }))).toEqual(
      KEPT('relogio_mudou'),
    )
  })

  it('what was done in time without network counts, with a clock that is wrong by hours too', async () => {
    const world = await setUp({ telas: [numerica(1)] })
    const uuid = await begunAgo(world, 3)
    await world.tenant.sql('update relogio set desvio = 18000 where tenant_id = $1', [world.tenant.id])
    await close(world, ago(1))
    const done = answer(world, world.aluno, uuid, 0, 1, ago(2 + 5))
    expect(await outcome(sendLote(world.aluno, { registros: [done], relogio: ago(5) }))).toEqual(TAKEN)
  })

  it('handing in late hands in what was done in time', async () => {
    const world = await setUp({ telas: [numerica(1), numerica(2)] })
    const uuid = await begunAgo(world, 3)
    await close(world, ago(1))
    const registros = [
      answer(world, world.aluno, uuid, 0, 1, ago(2)),
      answer(world, world.aluno, uuid, 1, 2, ago(0.5)),
      end(world, world.aluno, uuid),
    ]
    expect(await outcome(sendLote(world.aluno, { registros }))).toEqual([
      ['aceito', null],
      ['guardado', 'fora_do_prazo'],
      ['aceito', null],
    ])
    expect(await notas(world)).toEqual([5])
  })
})

describe('longer than the limit', () => {
  it('is kept, whenever the device says that it was', async () => {
    const world = await setUp({ telas: [numerica(1)], tempo_limite: 600 })
    const uuid = await begunAgo(world, 1)
    await send(world.aluno, answer(world, world.aluno, uuid, 0, 5, ago(0.9)))
    const long = answer(world, world.aluno, uuid, 0, 1)
    expect(await outcome(send(world.aluno, long))).toEqual(KEPT('fora_do_prazo'))
    const said = { ...answer(world, world.aluno, uuid, 0, 1, ago(0.5)), desvio_relogio_s: -1_800 }
    expect(await outcome(send(world.aluno, said))).toEqual(KEPT('fora_do_prazo'))
    const earlier = answer(world, world.aluno, uuid, 0, 1, ago(0.95))
    expect(await outcome(send(world.aluno, earlier))).toEqual(KEPT('antes_do_contato'))
    const before = answer(world, world.aluno, uuid, 0, 1, ago(2))
    expect(await outcome(send(world.aluno, before))).toEqual(KEPT('antes_de_comecar'))
    expect(await outcome(send(world.colega, answer(world, world.colega, uuid, 0, 1)))).toEqual([
      ['rejeitado', 'tentativa_de_outra_pessoa'],
    ])
  })
})

describe('a begin on the device', () => {
  const offline = (
    world: World,
    inicio: string | undefined,
    who: Person = world.aluno,
    given: Partial<Registro> = {},
  ) => {
    const uuid = buildUuid()
    const begun = { iniciado_em: ago(1).toISOString(), ...(inicio && { inicio }), ...given }
    return [
      { ...answer(world, who, uuid, 0, 1, ago(0.9)), ...begun },
      { ...end(world, who, uuid), ...begun, concluido_em: ago(0.8).toISOString() },
    ]
  }
  const all = async (who: Person, registros: Registro[]) => outcome(sendLote(who, { registros }))

  it('is taken where the server sealed it, and no attempt is spent where it did not', async () => {
    const world = await setUp({ telas: [numerica(1)], tentativas: 2 })
    const two = (motivo: string) => [...KEPT(motivo), ...KEPT(motivo)]
    expect(await all(world.aluno, offline(world, undefined))).toEqual(two('sem_inicio'))
    const bia = await selado(world, world.colega, ago(2))
    expect(await all(world.aluno, offline(world, bia))).toEqual(two('sem_inicio'))
    const other = await selado(world, world.aluno, ago(2), { dispositivo: buildUuid() })
    expect(await all(world.aluno, offline(world, other))).toEqual(two('sem_inicio'))
    const after = await selado(world, world.aluno, ago(0.5))
    expect(await all(world.aluno, offline(world, after))).toEqual(two('sem_inicio'))
    expect((await minhas(world, world.aluno)).restantes).toBe(2)
    expect(await all(world.colega, offline(world, bia, world.colega))).toEqual([...TAKEN, ...TAKEN])
    const { tentativas, restantes } = await minhas(world, world.colega)
    expect([tentativas[0]?.nota, restantes]).toEqual([10, 1])
  })

  it('keeps to the version that the person had begun, not an older one with looser limits', async () => {
    const world = await setUp({ telas: [numerica(1)] })
    const { tenant, professor, aula } = world
    const old = await selado(world, world.aluno, ago(5))
    await publishAula(tenant, professor, aula.id)
    const uuid = await begunAgo(world, 3)
    await send(world.aluno, end(world, world.aluno, uuid, { versao: 2 }))
    const kept = offline(world, old)
    expect(await all(world.aluno, kept)).toEqual([...KEPT('versao_antiga'), ...KEPT('versao_antiga')])
    // Before it had seen the newer one, the version of the package is the one that it was shown.
    const begun = { iniciado_em: ago(4.5).toISOString() }
    const fresh = { ...kept[0], ...begun, uuid: buildUuid(), tentativa: buildUuid() } as Registro
    const [verdict] = await all(world.aluno, [fresh])
    expect(verdict?.[1]).not.toBe('versao_antiga')
  })

  it('is no way past a level that is locked, and leaves no attempt behind', async () => {
    const world = await setUpTrilha()
    const { aluno, aulas, trilha, tenant } = world
    const vez = (await iniciar(aluno, trilha.habilidades[0] as number)).data.tentativa.id
    const send_ = (at: number) => {
      const records = recordsOf(aluno, aulas[at] as never, { tentativa: buildUuid(), vez })
      return outcome(sendLote(aluno, { registros: records }))
    }
    expect(await send_(2)).toEqual([
      ['rejeitado', 'nivel_bloqueado'],
      ['rejeitado', 'nivel_bloqueado'],
    ])
    // An open level begins online: what a device began by itself waits for the teacher of its class.
    expect(await send_(0)).toEqual([...KEPT('sem_inicio'), ...KEPT('sem_inicio')])
    expect(await tenant.sql('select 1 from tentativa where tenant_id = $1', [tenant.id])).toEqual([])
  })
})

describe('what waits for the teacher', () => {
  const kept = async (tentativas: number | null = null) => {
    const world = await setUp({ telas: [numerica(1), numerica(2)], ...(tentativas && { tentativas }) })
    const uuid = buildUuid()
    const begun = { iniciado_em: ago(5).toISOString() }
    const registros = [
      { ...answer(world, world.aluno, uuid, 0, 1, ago(4.5)), ...begun },
      { ...answer(world, world.aluno, uuid, 1, 9, ago(4.2)), ...begun },
      { ...end(world, world.aluno, uuid), ...begun, concluido_em: ago(4).toISOString() },
    ]
    await sendLote(world.aluno, { registros })
    const params = { turma: world.tenant.turma, bilhete: uuid }
    const decide = (who: Person, decisao: 'aceita' | 'recusada' | 'espera', motivo?: string) =>
      callAs(who, tentativaApi.decidirRetida, { params, body: { decisao, ...(motivo && { motivo }) } })
    const list = async (who: Person) =>
      callAs(who, tentativaApi.listRetidas, { params: { turma: world.tenant.turma }, query: {} })
    return { world, uuid, registros, decide, list }
  }

  it('is shown with its reason, the times it claims and those of receipt; the pupil knows that it waits', async () => {
    const { world, uuid, list, registros } = await kept()
    const { retidas, permissoes } = (await list(world.professor)).data
    expect(permissoes).toEqual({ decidir: true })
    expect(retidas).toMatchObject([
      {
        tentativa: uuid,
        aluno: { id: world.aluno.id },
        aula: { id: world.aula.id },
        estado: 'espera',
        limites: ['sem_inicio'],
        respostas: 2,
        concluida: true,
      },
    ])
    const told = [registros[0]?.respostas[0]?.respondida_em, registros[2]?.concluido_em]
    for (const [n, at] of [retidas[0]?.feita_de, retidas[0]?.feita_ate].entries())
      expect(Math.abs(Date.parse(at ?? '') - Date.parse(told[n] ?? ''))).toBeLessThan(30_000)
    expect(Date.parse(retidas[0]?.recebida_em ?? '')).toBeGreaterThan(Date.now() - 60_000)
    expect((await list(world.aluno)).status).toBe(404)
    const mine = await minhas(world, world.aluno)
    expect(mine).toMatchObject({ tentativas: [], retidas: [{ tentativa: uuid, estado: 'espera' }] })
    expect((await abrir(world, world.aluno, uuid)).body.codigo).toBe('espera_professora')
    const [news] = await world.tenant.sql<{ tipo: string }>(
      'select tipo from notificacao where tenant_id = $1 and usuario_id = $2',
      [world.tenant.id, world.professor.id],
    )
    expect(news?.tipo).toBe('trabalho_retido')
  })

  it('is marked when it is accepted, as if it had come in time, once', async () => {
    const { world, decide, registros } = await kept(1)
    expect((await decide(world.aluno, 'aceita')).status).toBe(404)
    expect((await decide(world.professor, 'aceita')).data.retida.estado).toBe('aceita')
    const { tentativas, retidas, melhor } = await minhas(world, world.aluno)
    expect(tentativas).toMatchObject([{ estado: 'concluida', nota: 5, offline: true }])
    expect(Math.abs(Date.parse(tentativas[0]?.concluida_em ?? '') - ago(4).getTime())).toBeLessThan(60_000)
    expect([retidas[0]?.estado, melhor?.nota]).toEqual(['aceita', 5])
    expect((await decide(world.professor, 'aceita')).body.codigo).toBe('ja_decidida')
    // Sent again it is known.
    expect(await verdicts(sendLote(world.aluno, { registros }))).toEqual(Array(3).fill('duplicado'))
    const log = await world.tenant.sql<{ acao: string }>(
      `select acao from auditoria where tenant_id = $1 and entidade = 'retida'`,
      [world.tenant.id],
    )
    expect(log).toEqual([{ acao: 'aceitar' }])
  })

  it('is accepted by somebody else than whose work it is, teacher or not', async () => {
    const { world, decide } = await kept()
    await world.tenant.sql(
      `insert into vinculo (tenant_id, usuario_id, papel, funcao, turma_id, inicio)
       values ($1, $2, 'professor', 'escrita', $3, now() - interval '1 minute')`,
      [world.tenant.id, world.aluno.id, world.tenant.turma],
    )
    const own = await decide(world.aluno, 'aceita')
    expect([own.status, own.body.codigo]).toEqual([403, 'tentativa_propria'])
    expect((await minhas(world, world.aluno)).tentativas).toEqual([])
    expect((await decide(world.professor, 'aceita')).status).toBe(200)
  })

  it('does not stand in the way of an attempt that runs', async () => {
    const { world, decide } = await kept()
    const running = (await abrir(world, world.aluno)).data.tentativa
    await decide(world.professor, 'aceita')
    const { tentativas } = await minhas(world, world.aluno)
    expect(tentativas.map(({ id, estado }) => [id === running.id, estado])).toEqual([
      [false, 'concluida'],
      [true, 'iniciada'],
    ])
  })

  it('is refused with words that reach the pupil, and the refusal can be taken back', async () => {
    const { world, decide, registros } = await kept()
    expect((await decide(world.professor, 'recusada')).status).toBe(400)
    await decide(world.professor, 'recusada', 'Faça de novo comigo na sala.')
    const { retidas, tentativas } = await minhas(world, world.aluno)
    expect(retidas).toMatchObject([{ estado: 'recusada', motivo: 'Faça de novo comigo na sala.' }])
    expect(tentativas).toEqual([])
    expect(await verdicts(sendLote(world.aluno, { registros }))).toEqual(Array(3).fill('sem_inicio'))
    const [told] = await world.tenant.sql<{ dados: { motivo: string } }>(
      `select dados from notificacao where tenant_id = $1 and usuario_id = $2 and tipo = 'trabalho_recusado'`,
      [world.tenant.id, world.aluno.id],
    )
    expect(told?.dados.motivo).toBe('Faça de novo comigo na sala.')
    await decide(world.professor, 'espera')
    expect((await minhas(world, world.aluno)).retidas[0]?.estado).toBe('espera')
    await decide(world.professor, 'aceita')
    expect((await minhas(world, world.aluno)).tentativas).toMatchObject([{ nota: 5 }])
  })

  it('joins the attempt that is there: late answers count once they are accepted', async () => {
    const world = await setUp({ telas: [numerica(1), numerica(2)] })
    const uuid = await begunAgo(world, 3)
    await close(world, ago(1))
    const registros = [
      answer(world, world.aluno, uuid, 0, 1, ago(2)),
      answer(world, world.aluno, uuid, 1, 2, ago(0.5)),
      end(world, world.aluno, uuid),
    ]
    await sendLote(world.aluno, { registros })
    const params = { turma: world.tenant.turma, bilhete: uuid }
    await callAs(world.professor, tentativaApi.decidirRetida, { params, body: { decisao: 'aceita' } })
    expect(await notas(world)).toEqual([10])
  })

  it('is kept once, however often and on however many ways it comes', async () => {
    const { world, registros, list } = await kept()
    for (const one of registros.toReversed()) await sendLote(world.aluno, { registros: [one] })
    const { retidas } = (await list(world.professor)).data
    expect(retidas).toMatchObject([{ respostas: 2, estado: 'espera' }])
    const rows = await world.tenant.sql('select 1 from retida where tenant_id = $1', [world.tenant.id])
    expect(rows).toHaveLength(3)
  })

  it('outside a class is refused: nobody would decide, and it stays on the device', async () => {
    const world = await setUp({ visibilidade: 'plataforma', telas: [numerica(1)] })
    const outro = await world.tenant.person('Caio', { papel: 'aluno', turma: world.tenant.outraTurma })
    const one = { ...answer(world, outro, buildUuid(), 0, 1), turma: null }
    expect(await outcome(send(outro, one))).toEqual([['rejeitado', 'sem_inicio']])
  })
})

it('a device is known by where it opens, and its clock by what the server measured', async () => {
  const world = await setUp()
  await abrir(world, world.aluno)
  const rows = await world.tenant.sql<{ dispositivo_id: string; desvio: number; contato_em: Date | null }>(
    'select dispositivo_id, desvio, contato_em from relogio where tenant_id = $1',
    [world.tenant.id],
  )
  expect(rows).toMatchObject([{ dispositivo_id: APARELHO, contato_em: null }])
  expect(Math.abs(rows[0]?.desvio ?? 99)).toBeLessThan(30)
})
