/** Transfers through the real door: the passport, the way back, two managers at once, the report. */

import { beforeAll, describe, expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { turmaApi } from '../../turma/contract.ts'
import { setTurma } from '../../turma/server/factory.ts'
import { matriculaApi } from '../contract.ts'

let tenant: TestTenant
let professora: Person
let professorLa: Person
let gestora: Person
let outraGestora: Person

beforeAll(async () => {
  tenant = await testTenant()
  const { turma, outraTurma, rede, escola } = tenant
  professora = await tenant.person('Professora', { papel: 'professor', turma })
  professorLa = await tenant.person('Professor de lá', { papel: 'professor', turma: outraTurma })
  gestora = await tenant.person('Gestora', { papel: 'gestor_rede', rede, funcao: 'escrita' })
  outraGestora = await tenant.person('Gestora da escola', {
    papel: 'gestor_rede',
    rede: escola,
    funcao: 'escrita',
  })
})

const pupil = (nome = 'Aluna') => tenant.person(nome, { papel: 'aluno', turma: tenant.turma })

const putDadoRa = (who: Person, ra: string) =>
  tenant.sql('insert into dado_pessoal (tenant_id, usuario_id, ra) values ($1, $2, $3)', [
    tenant.id,
    who.id,
    ra,
  ])

const transfer = (by: Person, aluno: number, destino: number | null, rest: object = {}) =>
  callAs(by, matriculaApi.transfer, {
    params: { turma: tenant.turma, aluno },
    body: { destino, ...rest },
  })

const undo = (by: Person, transferencia: number) =>
  callAs(by, matriculaApi.undoTransfer, { params: { transferencia } })

async function statusOf(aluno: number, turma: number): Promise<string | undefined> {
  const [row] = await tenant.sql<{ status: string }>(
    'select status from matricula where aluno_id = $1 and turma_id = $2',
    [aluno, turma],
  )
  return row?.status
}

/** All that is written of a pupil's places: what a refusal must leave as it was. */
const written = async ({ id }: Person) => [
  await tenant.sql('select * from matricula where aluno_id = $1 order by turma_id', [id]),
  await tenant.sql('select id from transferencia where aluno_id = $1', [id]),
  await tenant.sql(`select id from notificacao where destino like '%?d=' || $1`, [id]),
]

/** Each is sent to the members of their own class. */
const teachesIn = (who: Person) => (who === professorLa ? tenant.outraTurma : tenant.turma)

const told = async (who: Person, tipo: string, aluno: number) =>
  (
    await tenant.sql<{ destino: string }>(
      `select destino from notificacao where usuario_id = $1 and tipo = $2 and destino like '%?d=' || $3`,
      [who.id, tipo, aluno],
    )
  ).filter(({ destino }) => destino.includes(`/turma/${teachesIn(who)}/`)).length

describe('a transfer', () => {
  it('moves the pupil, freezes the record, tells both teachers; and is taken back', async () => {
    const aluna = await pupil()
    for (const nota of [8, 5])
      await tenant.sql(
        `with t as (insert into topico (tenant_id, turma_id, usuario_id, tipo, titulo, avaliativo)
         values ($1, $2, $3, 'forum', 'Quem conta?', true) returning id),
       m as (insert into mensagem (tenant_id, topico_id, usuario_id, abertura, conteudo) select $1, id, $4, true, 'oi' from t)
       insert into topico_nota (tenant_id, topico_id, aluno_id, usuario_id, nota, nota_publicada, publicada_em)
       select $1, id, $4, $3, $5, $5, now() from t`,
        [tenant.id, tenant.turma, professora.id, aluna.id, nota],
      )
    const { transferencia } = (await transfer(gestora, aluna.id, tenant.outraTurma)).data
    expect(transferencia.destino?.escola).toBe('Escola Dois')
    expect([await statusOf(aluna.id, tenant.turma), await statusOf(aluna.id, tenant.outraTurma)]).toEqual([
      'transferido',
      'adicionado',
    ])
    for (const who of [professora, professorLa])
      expect(await told(who, 'aluno_transferido', aluna.id)).toBe(1)
    // Who sees which class follows at once.
    expect((await callAs(aluna, turmaApi.find, { params: { turma: tenant.turma } })).status).toBe(404)
    expect((await callAs(aluna, turmaApi.find, { params: { turma: tenant.outraTurma } })).status).toBe(200)

    await tenant.sql(`update turma set nome = 'Outro nome' where id = $1`, [tenant.turma])
    const params = { transferencia: transferencia.id }
    const { passaporte } = (await callAs(professorLa, matriculaApi.findPassaporte, { params })).data
    expect(passaporte.registro).toMatchObject({
      turma: { nome: '7º A', escola: 'Escola Um' },
      forum: { topicos: 2, respostas: 0, media: 6.5 },
      progresso: [],
    })
    expect(passaporte.registro.forum.notas.map(({ titulo, nota }) => [titulo, nota]).sort()).toEqual([
      ['Quem conta?', 5],
      ['Quem conta?', 8],
    ])
    expect(JSON.stringify(passaporte.registro)).not.toContain('Aluna')
    await tenant.sql(`update turma set nome = '7º A' where id = $1`, [tenant.turma])

    expect((await undo(outraGestora, transferencia.id)).status).toBe(200)
    expect([await statusOf(aluna.id, tenant.turma), await statusOf(aluna.id, tenant.outraTurma)]).toEqual([
      'adicionado',
      'removido',
    ])
    expect(await told(professorLa, 'transferencia_desfeita', aluna.id)).toBe(1)
    const twice = await undo(gestora, transferencia.id)
    expect([twice.status, twice.body.codigo]).toEqual([409, 'nao_se_desfaz_desfeita'])
  })

  it('of one pupil by two managers at once: one wins, the other is told', async () => {
    for (let i = 0; i < 5; i += 1) {
      const aluna = await pupil()
      const third = await tenant.newTurma(`Destino ${i}`)
      const both = await Promise.all([
        transfer(gestora, aluna.id, tenant.outraTurma),
        transfer(outraGestora, aluna.id, third),
      ])
      expect(both.map(({ status, body }) => [status, body.codigo]).sort()).toEqual([
        [200, undefined],
        [409, 'ja_transferido'],
      ])
      const there = [await statusOf(aluna.id, tenant.outraTurma), await statusOf(aluna.id, third)]
      expect(there.filter(Boolean)).toEqual(['adicionado'])
    }
  })

  it('of two pupils across two classes at once meets no deadlock', async () => {
    const { turma, outraTurma } = tenant
    const [here, there] = [await pupil(), await tenant.person('De lá', { papel: 'aluno', turma: outraTurma })]
    const both = await Promise.all([
      transfer(gestora, here.id, outraTurma),
      callAs(gestora, matriculaApi.transfer, {
        params: { turma: outraTurma, aluno: there.id },
        body: { destino: turma },
      }),
    ])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
  })

  it('is refused where it can not be', async () => {
    const { turma, outraTurma } = tenant
    const aluna = await pupil()
    const closed = await tenant.newTurma('Encerrada')
    await setTurma(tenant, closed, { status: 'encerrada' })
    const full = await tenant.newTurma('Cheia')
    await tenant.sql(`update turma set capacidade = 1 where id = $1`, [full])
    await tenant.person('Primeira', { papel: 'aluno', turma: full })
    const binned = await tenant.newTurma('Lixeira')
    await setTurma(tenant, binned, { status: 'excluida' })
    const there = await tenant.newTurma('De destino')
    await tenant.sql('insert into matricula (tenant_id, turma_id, aluno_id) values ($1, $2, $3)', [
      tenant.id,
      there,
      aluna.id,
    ])
    const before = await written(aluna)
    const refused = async (by: Person, destino: number) => {
      const { status, body } = await transfer(by, aluna.id, destino)
      expect(await written(aluna)).toEqual(before)
      return [status, body.codigo, body.mensagem]
    }
    expect(await refused(gestora, turma)).toEqual([
      422,
      'mesma_turma',
      'A turma de destino é a mesma de onde o aluno sai. Escolha outra.',
    ])
    expect(await refused(gestora, closed)).toEqual([
      409,
      'turma_encerrada',
      'A turma está encerrada: ninguém entra nem sai dela.',
    ])
    expect(await refused(gestora, full)).toEqual([409, 'turma_cheia', 'A turma está cheia.'])
    expect(await refused(gestora, there)).toEqual([
      409,
      'ja_no_destino',
      'O aluno já está na turma de destino. Se saiu desta, remova-o daqui.',
    ])
    for (const nowhere of [binned, 999_999_999])
      expect((await refused(gestora, nowhere)).slice(0, 2)).toEqual([404, 'nao_encontrado'])
    // The manager of one school sends nobody to another.
    expect((await refused(outraGestora, outraTurma)).slice(0, 2)).toEqual([403, 'sem_permissao'])
    expect((await transfer(gestora, aluna.id, outraTurma)).status).toBe(200)
  })

  it('waits while the pupil sits an exam of the class; so do a removal and an undoing', async () => {
    const { turma, outraTurma } = tenant
    const aluna = await pupil('Em Prova')
    const sits = (onde: number, ate: string) =>
      tenant.sql('update matricula set em_prova_ate = $3 where turma_id = $1 and aluno_id = $2', [
        onde,
        aluna.id,
        ate,
      ])
    // 10:40 in São Paulo, on a day that this test will not see.
    const inTheExam = '2999-03-02T13:40:00Z'
    await sits(turma, inTheExam)
    const before = await written(aluna)
    const refusal = [
      409,
      'em_prova',
      'Em Prova está fazendo uma prova nesta turma até as 10h40. Espere que termine.',
    ]
    for (const { status, body } of [
      await transfer(gestora, aluna.id, outraTurma),
      await transfer(gestora, aluna.id, null),
      await callAs(professora, matriculaApi.remove, {
        params: { turma, aluno: aluna.id },
        body: { motivo: 'abandono' },
      }),
    ])
      expect([status, body.codigo, body.mensagem]).toEqual(refusal)
    expect(await written(aluna)).toEqual(before)

    await sits(turma, '2020-03-02T13:40:00Z')
    const { transferencia } = (await transfer(gestora, aluna.id, outraTurma)).data
    await sits(outraTurma, inTheExam)
    const { status, body } = await undo(gestora, transferencia.id)
    expect([status, body.codigo, body.mensagem]).toEqual(refusal)
    expect(await statusOf(aluna.id, outraTurma)).toBe('adicionado')
    await tenant.sql('update matricula set em_prova_ate = null where aluno_id = $1', [aluna.id])
    expect((await undo(gestora, transferencia.id)).status).toBe(200)
  })

  it('is undone for 15 days, and not past a later one', async () => {
    const aluna = await pupil()
    const { transferencia } = (await transfer(gestora, aluna.id, null, { fora: 'Colégio de Fora' })).data
    expect(transferencia).toMatchObject({ destino: null, fora: 'Colégio de Fora' })
    await tenant.sql(
      `update transferencia set feita_em = feita_em - interval '15 days 1 minute' where id = $1`,
      [transferencia.id],
    )
    const late = await undo(gestora, transferencia.id)
    expect([late.status, late.body.codigo]).toEqual([409, 'nao_se_desfaz_prazo'])

    const bia = await pupil('Bia')
    const first = (await transfer(gestora, bia.id, tenant.outraTurma)).data.transferencia
    const third = await tenant.newTurma('Terceira')
    await callAs(gestora, matriculaApi.transfer, {
      params: { turma: tenant.outraTurma, aluno: bia.id },
      body: { destino: third },
    })
    const early = await undo(gestora, first.id)
    expect([early.status, early.body.codigo]).toEqual([409, 'nao_se_desfaz_seguiu'])

    // What became of others of the class afterwards is nothing to it.
    const [caio, dora] = [await pupil('Caio'), await pupil('Dora')]
    const own = (await transfer(gestora, caio.id, tenant.outraTurma)).data.transferencia
    await transfer(gestora, dora.id, tenant.outraTurma)
    expect((await undo(gestora, own.id)).status).toBe(200)
  })
})

describe('the report', () => {
  const read = async (by: Person, body: object = {}) => {
    const [row] = await tenant.sql<{ codigo: string }>('select codigo from turma where id = $1', [
      tenant.turma,
    ])
    return callAs(by, matriculaApi.listTransferencias, { body: { turma_codigo: row?.codigo ?? '', ...body } })
  }

  const grant = (
    who: Person,
    rede: number,
    { dado = 'ra', inicio = -1, fim = null }: { dado?: string; inicio?: number; fim?: number | null } = {},
  ) =>
    tenant.sql(
      `insert into concessao (tenant_id, usuario_id, dado, rede_id, motivo, inicio, fim)
       values ($1, $2, $3, $4, 'censo', now() + $5 * interval '1 hour', now() + $6 * interval '1 hour')`,
      [tenant.id, who.id, dado, rede, inicio, fim],
    )

  it('tells who left, where to, why and with what; register numbers only by grant, with a line in the log', async () => {
    const aluna = await pupil('Com Registro')
    await putDadoRa(aluna, 'RA77')
    // The number finds its pupil, written in any case, and nobody else.
    const found = async (busca: string) =>
      (
        await callAs(gestora, matriculaApi.listCandidatos, {
          params: { turma: tenant.turma },
          query: { busca },
        })
      ).data.candidatos.map(({ id }) => id)
    expect([await found(' ra77 '), await found('ra78')]).toEqual([[aluna.id], []])
    await transfer(gestora, aluna.id, tenant.outraTurma, { motivo: 'remanejamento' })
    const line = async () =>
      (await read(professora)).data.transferencias.find(({ aluno }) => aluno === 'Com Registro')
    expect(await line()).toMatchObject({
      ra: null,
      sentido: 'saida',
      origem: '7º A · Escola Um',
      destino: '8º A · Escola Dois',
      motivo: 'remanejamento',
      quem: 'Gestora',
    })
    await grant(professora, tenant.rede)
    expect(await line()).toMatchObject({ ra: 'RA77' })
    const log = await tenant.sql(
      `select 1 from auditoria where tenant_id = $1 and acao = 'ler_ra' and quem_id = $2`,
      [tenant.id, professora.id],
    )
    expect(log.length).toBe(1)
  })

  it('tells register numbers by a grant that has begun and not ended, of that kind, for a network of the class', async () => {
    const { rede, escola, outraEscola, turma } = tenant
    const aluno = await pupil('De Registro')
    await putDadoRa(aluno, 'RA88')
    await transfer(gestora, aluno.id, tenant.outraTurma)
    const reader = (nome: string) => tenant.person(nome, { papel: 'professor', turma })
    const told = async (nome: string, ...grants: [number, Parameters<typeof grant>[2]?][]) => {
      const who = await reader(nome)
      for (const [where, change] of grants) await grant(who, where, change)
      const { transferencias, com_ra } = (await read(who)).data
      return [com_ra, transferencias.find((one) => one.aluno === 'De Registro')?.ra]
    }
    const [yes, no] = [
      [true, 'RA88'],
      [false, null],
    ]
    expect([
      await told('Sem concessão'),
      await told('Que ainda não começou', [rede, { inicio: 1 }]),
      await told('Que acabou', [rede, { fim: -0.5 }]),
      await told('De outro dado', [rede, { dado: 'laudo' }]),
      await told('De outra escola', [outraEscola]),
      await told('Que acaba depois', [escola, { fim: 1 }]),
      await told('Da rede', [rede]),
      await told('De várias', [outraEscola], [escola], [rede, { inicio: 1 }]),
    ]).toEqual([no, no, no, no, no, yes, yes, yes])
  })

  it('is cut by the days of a period, and leaves as a file', async () => {
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(new Date())
    const all = (await read(gestora)).data.transferencias.length
    expect(all).toBeGreaterThan(0)
    expect((await read(gestora, { fim: '2020-01-31' })).data.transferencias).toEqual([])
    expect((await read(gestora, { inicio: today, fim: today })).data.transferencias.length).toBeGreaterThan(0)
    // What is no code of a class is told like one of no class.
    for (const turma_codigo of ['???', 'zzzzzz'])
      expect((await read(gestora, { turma_codigo })).status).toBe(404)
    for (const [body, campo] of [
      [{ inicio: '2026-02-30' }, 'inicio'],
      [{ inicio: '2026-03-02', fim: '2026-03-01' }, 'fim'],
    ] as const) {
      const wrong = await read(gestora, body)
      expect([wrong.status, Object.keys(wrong.body.campos ?? {})]).toEqual([400, [campo]])
    }
    const [row] = await tenant.sql<{ codigo: string }>('select codigo from turma where id = $1', [
      tenant.turma,
    ])
    const body = { turma_codigo: row?.codigo ?? '', formato: 'csv' as const }
    const file = (await callAs(gestora, matriculaApi.exportTransferencias, { body })).data
    expect([file.total, Buffer.from(file.conteudo, 'base64').toString().includes('Com Registro')]).toEqual([
      all,
      true,
    ])
  })
})
