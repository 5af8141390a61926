/** Attempts through their calls: beginning, going on, answering by the queue, handing in. */
import { describe, expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import { putPublished } from '../../aula/server/factory.ts'
import { tentativaApi } from '../contract.ts'
import type { Registro } from '../fila/shapes.ts'
import { buildResposta, buildUuid } from '../fila/testing.ts'
import {
  abrir,
  ago,
  answer,
  end,
  minhas,
  numerica,
  registro,
  selado,
  send,
  sendLote,
  setUp,
  verdicts,
} from './testing.ts'

describe('beginning', () => {
  it('goes on with the one that is open, and shows no key', async () => {
    const world = await setUp()
    const first = (await abrir(world, world.aluno)).data
    expect(first.tentativa).toMatchObject({ numero: 1, estado: 'iniciada', nota: null, gabarito: false })
    expect(first.roteiro.map(({ peso }) => peso)).toEqual([3, 1])
    expect(first.telas).toHaveLength(2)
    expect(JSON.stringify(first)).not.toMatch(/"valor"|tolerancia|feedback/)
    await send(world.aluno, answer(world, world.aluno, first.tentativa.uuid, 0, 1))
    const again = (await abrir(world, world.aluno)).data
    expect(again.tentativa).toMatchObject({ id: first.tentativa.id, tela: world.aula.telas[0] })
    expect(again.respostas).toMatchObject([{ resposta: { valor: 1 }, fracao: 1, correcao: { certa: true } }])
  })

  it('begins one, however many ask at once', async () => {
    const world = await setUp()
    const opened = await Promise.all(Array.from({ length: 20 }, () => abrir(world, world.aluno)))
    expect(new Set(opened.map(({ data }) => data.tentativa.id)).size).toBe(1)
  })

  it('takes the ticket of a device, once', async () => {
    const world = await setUp()
    const uuid = buildUuid()
    expect((await abrir(world, world.aluno, uuid)).data.tentativa.uuid).toBe(uuid)
    expect((await abrir(world, world.aluno, uuid)).data.tentativa.numero).toBe(1)
    expect((await abrir(world, world.colega, uuid)).status).toBe(404)
  })

  it('ends after the attempts that there are', async () => {
    const world = await setUp({ tentativas: 1 })
    const { tentativa } = (await abrir(world, world.aluno)).data
    await send(world.aluno, end(world, world.aluno, tentativa.uuid))
    expect((await minhas(world, world.aluno)).restantes).toBe(0)
    const refused = await abrir(world, world.aluno)
    expect([refused.status, refused.body.codigo]).toEqual([409, 'sem_tentativas'])
    expect((await abrir(world, world.colega)).status).toBe(200)
  })

  it('tells none left where the next one would be refused: after the end, or once the key was seen', async () => {
    const open = await setUp({ tentativas: 3, inicio: ago(2), fim: ago(-1) })
    expect((await minhas(open, open.aluno)).restantes).toBe(3)
    const over = await setUp({ tentativas: 3, inicio: ago(2), fim: ago(1) })
    expect((await minhas(over, over.aluno)).restantes).toBe(0)
    const later = await setUp({ tentativas: 3, inicio: ago(-1) })
    expect((await minhas(later, later.aluno)).restantes).toBe(3)
  })

  it.each([
    ['before its window', { inicio: ago(-1) }, 422, 'aula_nao_aberta'],
    ['after its window', { inicio: ago(2), fim: ago(1) }, 422, 'aula_encerrada'],
    ['within it', { inicio: ago(1), fim: ago(-1) }, 200, undefined],
  ])('%s', async (_, window, status, codigo) => {
    const world = await setUp(window)
    const opened = await abrir(world, world.aluno)
    expect([opened.status, opened.body.codigo]).toEqual([status, codigo])
  })

  it('is for pupils of the class', async () => {
    const world = await setUp()
    const outro = await world.tenant.person('Caio', { papel: 'aluno', turma: world.tenant.outraTurma })
    expect((await abrir(world, outro)).status).toBe(404)
    expect(
      (await callAs(outro, tentativaApi.abrir, { body: { aula: world.aula.id, turma: null } })).status,
    ).toBe(404)
  })

  it('takes a lesson for everybody without a class', async () => {
    const world = await setUp({ visibilidade: 'plataforma' })
    const outro = await world.tenant.person('Caio', { papel: 'aluno', turma: world.tenant.outraTurma })
    const opened = await callAs(outro, tentativaApi.abrir, { body: { aula: world.aula.id, turma: null } })
    expect(opened.data.tentativa.turma).toBeNull()
  })
})

describe('answering', () => {
  it('scores on the server, whatever the device reckoned', async () => {
    const world = await setUp()
    const { tentativa } = (await abrir(world, world.aluno)).data
    const { data } = await send(
      world.aluno,
      end(world, world.aluno, tentativa.uuid, { nota_calculada: 10, tempo: 86_400 }),
      answer(world, world.aluno, tentativa.uuid, 0, 1),
      answer(world, world.aluno, tentativa.uuid, 1, 99),
    )
    expect(data.recebimentos.map(({ resultado }) => resultado)).toEqual(['aceito', 'aceito', 'aceito'])
    const { tentativas, melhor } = await minhas(world, world.aluno)
    expect(tentativas[0]).toMatchObject({ estado: 'concluida', nota: 7.5, status: 'aprovado' })
    expect(tentativas[0]?.tempo).toBeLessThan(60)
    expect(melhor).toMatchObject({ nota: 7.5 })
  })

  it('answers with the correction and the count of tries', async () => {
    const world = await setUp({ telas: [numerica(1, 1, 2)] })
    const { tentativa } = (await abrir(world, world.aluno)).data
    const wrong = await send(world.aluno, answer(world, world.aluno, tentativa.uuid, 0, 5, ago(0.02)))
    expect(wrong.data.recebimentos[0]?.respostas).toMatchObject([
      { vezes: 1, correcao: { certa: false, feedback: 'Quase.' } },
    ])
    const right = await send(world.aluno, answer(world, world.aluno, tentativa.uuid, 0, 1, ago(0.01)))
    expect(right.data.recebimentos[0]?.respostas).toMatchObject([{ vezes: 2, correcao: { certa: true } }])
  })

  it('gives whoever tries more often than allowed the worst of the tries', async () => {
    const world = await setUp({ telas: [numerica(1)] })
    const { tentativa } = (await abrir(world, world.aluno)).data
    const tries = [5, 6, 1].map((valor, at) =>
      answer(world, world.aluno, tentativa.uuid, 0, valor, ago(0.03 - at / 100)),
    )
    for (const one of tries) await send(world.aluno, one)
    await send(world.aluno, end(world, world.aluno, tentativa.uuid))
    expect((await minhas(world, world.aluno)).tentativas[0]?.nota).toBe(0)
  })

  it('takes the same record once, sent fifty times at once', async () => {
    const world = await setUp()
    const { tentativa } = (await abrir(world, world.aluno)).data
    const one = answer(world, world.aluno, tentativa.uuid, 0, 1)
    const sent = await Promise.all(Array.from({ length: 50 }, () => verdicts(send(world.aluno, one))))
    expect(sent.flat().filter((verdict) => verdict === 'aceito')).toHaveLength(1)
    expect(sent.flat().filter((verdict) => verdict === 'duplicado')).toHaveLength(49)
    const rows = await world.tenant.sql('select 1 from resposta_vez where tentativa_id = $1', [tentativa.id])
    expect(rows).toHaveLength(1)
  })

  it('refuses all, and takes nothing, when one record is of another account', async () => {
    const world = await setUp()
    const { tentativa } = (await abrir(world, world.aluno)).data
    const mine = answer(world, world.aluno, tentativa.uuid, 0, 1)
    const sent = await send(world.aluno, mine, answer(world, world.colega, buildUuid(), 1, 2))
    expect([sent.status, sent.body.codigo]).toEqual([409, 'usuario_divergente'])
    expect(await verdicts(send(world.aluno, mine))).toEqual(['aceito'])
  })

  it('refuses what can never be taken, record by record', async () => {
    const world = await setUp()
    const other = await putPublished(world.tenant, world.professor, { telas: [numerica(1)] })
    const { tentativa } = (await abrir(world, world.aluno)).data
    const of = (given: Partial<Registro>) => registro(world, world.aluno, tentativa.uuid, given)
    const tela = world.aula.telas[0] as number
    const bia = (await abrir(world, world.colega)).data.tentativa
    expect(
      await verdicts(
        send(
          world.aluno,
          of({ respostas: [buildResposta(other.telas[0] as number, { valor: 1 })] }),
          of({ respostas: [buildResposta(tela, { escolhas: ['a'] })] }),
          of({ respostas: [buildResposta(tela, { valor: 1, nota: 10 })] }),
          of({ versao: 2 }),
          of({ respostas: [buildResposta(tela, { valor: 1 })] }),
        ),
      ),
    ).toEqual(['tela_desconhecida', 'resposta_invalida', 'resposta_invalida', 'aula_desconhecida', 'aceito'])
    expect(await verdicts(send(world.aluno, answer(world, world.aluno, bia.uuid, 0, 1)))).toEqual([
      'tentativa_de_outra_pessoa',
    ])
  })

  it('flags a clock that is ten hours off, and counts by the drift that it measured itself', async () => {
    const world = await setUp({ inicio: ago(2), fim: ago(-1) })
    const uuid = buildUuid()
    const slow = {
      desvio_relogio_s: 10 * 3_600,
      iniciado_em: ago(10.5).toISOString(),
      inicio: await selado(world, world.aluno, ago(1), { relogio: ago(11) }),
    }
    const registros = [
      { ...answer(world, world.aluno, uuid, 0, 1, ago(10.2)), ...slow },
      end(world, world.aluno, uuid, { ...slow, concluido_em: ago(10.1).toISOString() }),
    ]
    const { data } = await sendLote(world.aluno, { registros, relogio: ago(10) })
    expect(data.recebimentos).toMatchObject([
      { resultado: 'aceito', relogio_incorreto: true },
      { resultado: 'aceito', relogio_incorreto: true, nota: 7.5 },
    ])
    const [feita] = (await minhas(world, world.aluno)).tentativas
    expect(feita).toMatchObject({ offline: true, relogio_incorreto: true })
    expect(Math.abs(Date.parse(feita?.iniciada_em ?? '') - ago(0.5).getTime())).toBeLessThan(60_000)
  })

  it('takes what was done in time and comes later, and keeps what was done too late for the teacher', async () => {
    const world = await setUp({ inicio: ago(5), fim: ago(1) })
    const early = {
      iniciado_em: ago(3).toISOString(),
      inicio: await selado(world, world.aluno, ago(4)),
    }
    const [uuid, late] = [buildUuid(), buildUuid()]
    expect(
      await verdicts(send(world.aluno, { ...answer(world, world.aluno, uuid, 0, 1, ago(2)), ...early })),
    ).toEqual(['aceito'])
    expect(
      await verdicts(send(world.aluno, { ...answer(world, world.aluno, uuid, 1, 2), ...early })),
    ).toEqual(['fora_do_prazo'])
    const tooLate = { ...answer(world, world.aluno, late, 0, 1), inicio: early.inicio }
    expect(await verdicts(send(world.aluno, tooLate))).toEqual(['fora_do_prazo'])
  })

  it('counts what a device began as opened, at the time when it was', async () => {
    const world = await setUp()
    const uuid = buildUuid()
    const begun = {
      iniciado_em: ago(2).toISOString(),
      inicio: await selado(world, world.aluno, ago(3)),
    }
    const records = [
      answer(world, world.aluno, uuid, 0, 1, ago(1.9)),
      answer(world, world.aluno, uuid, 1, 2, ago(1.8)),
    ]
    const [one, other] = records.map((record) => ({ ...record, ...begun })) as [Registro, Registro]
    await sendLote(world.aluno, { registros: [one], depois: [other] })
    await send(world.aluno, other)
    const rows = await world.tenant.sql<{ aberturas: number; aberta_em: Date }>(
      'select aberturas, aberta_em from resultado where tenant_id = $1',
      [world.tenant.id],
    )
    expect(rows).toMatchObject([{ aberturas: 1 }])
    expect(Math.abs(Number(rows[0]?.aberta_em) - Date.parse(begun.iniciado_em))).toBeLessThan(30_000)
  })

  it('keeps attempts of a device within their number', async () => {
    const world = await setUp({ tentativas: 2 })
    const tickets = [buildUuid(), buildUuid(), buildUuid()]
    const inicio = await selado(world, world.aluno, ago(4))
    const at = (n: number) => ({ iniciado_em: ago(3 - n).toISOString(), inicio })
    const all = tickets.flatMap((uuid, n) => [
      { ...end(world, world.aluno, uuid), ...at(n), concluido_em: ago(2.5 - n).toISOString() },
      { ...answer(world, world.aluno, uuid, 0, n, ago(2.7 - n)), ...at(n) },
    ])
    const { data } = await send(world.aluno, ...all)
    expect(data.recebimentos.map(({ resultado, motivo }) => motivo ?? resultado)).toEqual([
      ...Array(4).fill('aceito'),
      ...Array(2).fill('sem_tentativas'),
    ])
    expect((await minhas(world, world.aluno)).melhor).toMatchObject({ nota: 7.5, status: 'aprovado' })
  })

  it('ends in the same state, however the records come', async () => {
    const outcomes = new Set<string>()
    for (const turn of [0, 1, 2, 3]) {
      const world = await setUp({ telas: [numerica(1, 1, 3), numerica(2, 2, 3)] })
      const uuid = buildUuid()
      const begun = {
        iniciado_em: ago(2).toISOString(),
        inicio: await selado(world, world.aluno, ago(3)),
      }
      const records = [
        answer(world, world.aluno, uuid, 0, 9, ago(1.9)),
        answer(world, world.aluno, uuid, 0, 1, ago(1.8)),
        answer(world, world.aluno, uuid, 1, 2, ago(1.7)),
        end(world, world.aluno, uuid, { concluido_em: ago(1.6).toISOString(), tempo: 700 }),
      ].map((record) => ({ ...record, ...begun }))
      const order = [...records.slice(turn), ...records.slice(0, turn), ...records]
      // The device says each time what still waits on it.
      const way = turn % 2 ? order.toReversed() : order
      for (const [n, record] of way.entries())
        await sendLote(world.aluno, { registros: [record], depois: way.slice(n + 1) })
      const { tentativas } = await minhas(world, world.aluno)
      outcomes.add(
        JSON.stringify(tentativas.map(({ estado, nota, status, tempo }) => [estado, nota, status, tempo])),
      )
    }
    expect([...outcomes]).toEqual([JSON.stringify([['concluida', 10, 'aprovado', 700]])])
  })
})

it('the pulse tells how many answers there are, by whichever device, and that it is over', async () => {
  const world = await setUp()
  const { aluno } = world
  const { tentativa } = (await abrir(world, aluno)).data
  const pulso = async () =>
    (
      await callAs(aluno, tentativaApi.pulso, {
        params: { tentativa: tentativa.id },
        body: { tempo: 1, tela: null },
      })
    ).data.vezes
  const before = await pulso()
  const first = new Date(Date.now() - 1_000)
  await send(
    aluno,
    answer(world, aluno, tentativa.uuid, 0, 5, first),
    answer(world, aluno, tentativa.uuid, 0, 1),
  )
  await send(aluno, answer(world, aluno, tentativa.uuid, 1, 2))
  const given = await pulso()
  await send(aluno, end(world, aluno, tentativa.uuid))
  expect([before, given, await pulso()]).toEqual([0, 3, null])
})
