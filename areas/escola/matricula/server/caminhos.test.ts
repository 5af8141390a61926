/** The door in each state that somebody may be in, and transfers past what stands beside them: near misses, told and undone. */
import { beforeAll, describe, expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { type MatriculaDraft, putMatricula, setTurma } from '../../turma/server/factory.ts'
import { matriculaApi } from '../contract.ts'

const HOUR = 3_600_000

let tenant: TestTenant
let gestora: Person
let professora: Person
let professorLa: Person

beforeAll(async () => {
  tenant = await testTenant()
  const { turma, outraTurma, rede } = tenant
  gestora = await tenant.person('Gestora', { papel: 'gestor_rede', rede, funcao: 'escrita' })
  professora = await tenant.person('Professora', { papel: 'professor', turma })
  professorLa = await tenant.person('Professor de lá', { papel: 'professor', turma: outraTurma })
})

const pupil = (nome: string, ...turmas: number[]) =>
  tenant.person(nome, ...turmas.map((turma) => ({ papel: 'aluno' as const, turma })))

const statusOf = async ({ id }: Person, turma: number) =>
  (
    await tenant.sql<{ status: string }>(
      'select status from matricula where aluno_id = $1 and turma_id = $2',
      [id, turma],
    )
  )[0]?.status

describe('at the door', () => {
  const codigoOf = async (turma: number) =>
    (await tenant.sql<{ codigo: string }>('select codigo from turma where id = $1', [turma]))[0]?.codigo ?? ''
  const OPEN = ['aluna', 'docente'] as const
  type Who = (typeof OPEN)[number]
  const inAnHour = new Date(Date.now() + HOUR)

  it.each<
    [string, Who, Partial<MatriculaDraft> | null, 'ativa' | 'encerrada', string, boolean, number, string?]
  >([
    ['who was never in it', 'aluna', null, 'ativa', 'fechada', false, 404, 'nao_encontrado'],
    ['who came by themselves', 'aluna', { porSi: true }, 'ativa', 'dentro', true, 200],
    ['whom the school put in', 'aluna', {}, 'ativa', 'dentro', false, 403, 'saida_pela_escola'],
    ['who teaches elsewhere', 'docente', {}, 'ativa', 'dentro', true, 200],
    ['who asked', 'aluna', { status: 'pendente', porSi: true }, 'ativa', 'pediu', true, 200],
    ['who went', 'aluna', { status: 'removido', porSi: true }, 'ativa', 'saiu', false, 404, 'nao_encontrado'],
    [
      ...(['who was refused', 'aluna', { status: 'removido', porSi: true, recusa: 'Não' }, 'ativa'] as const),
      ...(['recusado', false, 404, 'nao_encontrado'] as const),
    ],
    [
      'who was sent on',
      'aluna',
      { status: 'transferido', porSi: true },
      'ativa',
      'saiu',
      false,
      404,
      'nao_encontrado',
    ],
    ['of a closed class', 'aluna', { porSi: true }, 'encerrada', 'dentro', false, 409, 'turma_encerrada'],
    [
      'who asked, at a closed class',
      'aluna',
      { status: 'pendente' },
      'encerrada',
      'encerrada',
      false,
      409,
      'turma_encerrada',
    ],
    [
      'who sits an exam',
      'aluna',
      { porSi: true, emProvaAte: inAnHour },
      'ativa',
      'dentro',
      true,
      409,
      'em_prova',
    ],
    [
      'whose exam is over',
      'aluna',
      { porSi: true, emProvaAte: new Date(Date.now() - HOUR) },
      'ativa',
      'dentro',
      true,
      200,
    ],
  ])('stands %s', async (_, quem, matricula, status, situacao, podeSair, left, codigo) => {
    const turma = await tenant.newTurma('Da porta')
    const who =
      quem === 'aluna'
        ? await pupil('Alguém', tenant.turma)
        : await tenant.person('Docente', { papel: 'professor', turma: tenant.outraTurma })
    if (matricula) await putMatricula(tenant, turma, who, matricula)
    // Another pupil of the class, who came by themselves, says nothing of this one.
    await putMatricula(tenant, turma, await pupil('Colega'), { porSi: true })
    await setTurma(tenant, turma, { status })
    const body = { codigo: await codigoOf(turma) }
    const { porta } = (await callAs(who, matriculaApi.findPorta, { body })).data
    expect([porta.situacao, porta.turma, porta.pode_sair, porta.recusa]).toEqual([
      ...[situacao, situacao === 'dentro' ? turma : null, podeSair, situacao === 'recusado' ? 'Não' : null],
    ])
    const before = await statusOf(who, turma)
    const answer = await callAs(who, matriculaApi.leave, { body })
    expect([answer.status, answer.body.codigo]).toEqual([left, codigo])
    expect(await statusOf(who, turma)).toBe(left === 200 ? 'removido' : before)
  })

  it('is another tenant’s for who visits it: neither in nor out', async () => {
    const visitor = await tenant.person('Da plataforma', { papel: 'administrador-plataforma' })
    const other = await testTenant()
    const codigo = (
      await other.sql<{ codigo: string }>('select codigo from turma where id = $1', [other.turma])
    )[0]?.codigo
    const body = { codigo: codigo ?? '' }
    const there = { ...visitor, host: other.host }
    const { status } = await callAs(there, matriculaApi.leave, { body })
    expect(status).toBe(403)
    expect((await callAs(there, matriculaApi.enter, { body })).status).toBe(403)
  })
})

const transfer = (turma: number, aluno: Person, destino: number | null, rest: object = {}) =>
  callAs(gestora, matriculaApi.transfer, { params: { turma, aluno: aluno.id }, body: { destino, ...rest } })
const moved = async (...args: Parameters<typeof transfer>) => {
  const { status, data } = await transfer(...args)
  expect(status).toBe(200)
  return data.transferencia
}
const undo = (transferencia: number) =>
  callAs(gestora, matriculaApi.undoTransfer, { params: { transferencia } })

describe('undoing a transfer', () => {
  it('is nothing to the same pupil’s other classes', async () => {
    const other = await tenant.newTurma('Contraturno')
    const aluna = await pupil('Das duas', tenant.turma, other)
    const first = await moved(tenant.turma, aluna, tenant.outraTurma)
    await moved(other, aluna, null)
    expect((await undo(first.id)).status).toBe(200)
    expect([await statusOf(aluna, tenant.turma), await statusOf(aluna, other)]).toEqual([
      'adicionado',
      'transferido',
    ])
  })

  it('stops where the pupil came back and left once more, and where they are in the class again', async () => {
    const [third, fourth] = [await tenant.newTurma('Terceira'), await tenant.newTurma('Quarta')]
    const aluna = await pupil('Que volta', tenant.turma)
    const first = await moved(tenant.turma, aluna, tenant.outraTurma)
    await putMatricula(tenant, tenant.outraTurma, aluna, { status: 'removido' })
    await putMatricula(tenant, third, aluna)
    const back = await moved(third, aluna, tenant.turma)
    const refused = async () => {
      const { status, body } = await undo(first.id)
      return [status, body.codigo]
    }
    expect(await refused()).toEqual([409, 'nao_se_desfaz_mudou'])
    const again = await moved(tenant.turma, aluna, fourth)
    expect(again.desfazer_ate).not.toBeNull()
    expect(await refused()).toEqual([409, 'nao_se_desfaz_mudou'])
    // Step by step: what was undone counts no more.
    for (const { id } of [again, back]) expect((await undo(id)).status).toBe(200)
    expect(await statusOf(aluna, third)).toBe('adicionado')
    expect(await statusOf(aluna, tenant.turma)).toBe('transferido')
  })

  it.each([
    ['transferido', 'transferido'],
    ['removido', 'removido'],
    ['pendente', 'removido'],
    [null, 'removido'],
  ] as const)('leaves where they went what they were there: %s → %s', async (antes, depois) => {
    const aluna = await pupil('Volta', tenant.turma)
    if (antes) await putMatricula(tenant, tenant.outraTurma, aluna, { status: antes })
    const { id } = await moved(tenant.turma, aluna, tenant.outraTurma)
    expect((await undo(id)).status).toBe(200)
    expect([await statusOf(aluna, tenant.turma), await statusOf(aluna, tenant.outraTurma)]).toEqual([
      'adicionado',
      depois,
    ])
  })

  it('asks for room in the class, as it is now', async () => {
    const small = await tenant.newTurma('Pequena')
    const aluna = await pupil('Sem lugar', small)
    const { id } = await moved(small, aluna, tenant.outraTurma)
    for (let n = 0; n < 61; n += 1) await putMatricula(tenant, small, await pupil(`${n}`))
    const full = await undo(id)
    expect([full.status, full.body.codigo, await statusOf(aluna, small)]).toEqual([
      409,
      'turma_cheia',
      'transferido',
    ])
    await setTurma(tenant, small, { status: 'encerrada' })
    expect((await undo(id)).status).toBe(403)
  })
})

describe('what is told of a transfer', () => {
  const news = async (who: Person, aluno: Person) =>
    (
      await tenant.sql<{ tipo: string; dados: object; destino: string }>(
        `select tipo, dados, destino from notificacao where usuario_id = $1 and destino like '%?d=' || $2 order by id`,
        [who.id, aluno.id],
      )
    ).map(({ tipo, dados, destino }) => [tipo, dados, destino])
  const line = (turma: number, aluno: Person) => `/logado/turmas/turma/${turma}/integrantes?d=${aluno.id}`

  it('goes to who teaches each of the two classes, with the way to their own', async () => {
    const { turma, outraTurma } = tenant
    const aluna = await pupil('Contada', turma)
    const dados = { autor: 'Contada', origem: '7º A', destino: '8º A' }
    const { id } = await moved(turma, aluna, outraTurma)
    await undo(id)
    for (const [who, where] of [
      [professora, turma],
      [professorLa, outraTurma],
    ] as const)
      expect(await news(who, aluna)).toEqual([
        ['aluno_transferido', dados, line(where, aluna)],
        ['transferencia_desfeita', dados, line(where, aluna)],
      ])
  })

  it('reaches the open lists of both classes, there and back', async () => {
    const { turma, outraTurma } = tenant
    const aluna = await pupil('De lista em lista', turma)
    const rooms = async (act: () => Promise<unknown>) => {
      const [last] = await tenant.sql<{ id: string }>('select coalesce(max(id), 0) as id from evento')
      await act()
      const told = await tenant.sql<{ canal: string }>(
        `select canal from evento where tenant_id = $1 and tipo = 'integrantes_mudaram' and id > $2 order by canal`,
        [tenant.id, last?.id],
      )
      return told.map(({ canal }) => canal)
    }
    const both = [turma, outraTurma].map((id) => `turma:${id}`).sort()
    let id = 0
    expect(await rooms(async () => ({ id } = await moved(turma, aluna, outraTurma)))).toEqual(both)
    expect(await rooms(() => undo(id))).toEqual(both)
  })

  it('names no class where the pupil leaves the network, and tells nobody there', async () => {
    const aluna = await pupil('De saída', tenant.turma)
    const { id, fora, destino } = await moved(tenant.turma, aluna, null, { fora: ' Colégio ' })
    expect([fora, destino]).toEqual(['Colégio', null])
    await undo(id)
    const dados = { autor: 'De saída', origem: '7º A' }
    const at = line(tenant.turma, aluna)
    expect(await news(professora, aluna)).toEqual([
      ['aluno_transferido', dados, at],
      ['transferencia_desfeita', dados, at],
    ])
    expect(await news(professorLa, aluna)).toEqual([])
  })

  it('stands in the log with the class before and after', async () => {
    const aluna = await pupil('Escrita', tenant.turma)
    const { id } = await moved(tenant.turma, aluna, tenant.outraTurma, { motivo: 'remanejamento' })
    await undo(id)
    const rows = await tenant.sql<{ acao: string; mudanca: object }>(
      `select acao, mudanca from auditoria where tenant_id = $1 and entidade = 'transferencia' and entidade_id = $2
       order by numero`,
      [tenant.id, String(id)],
    )
    expect(rows).toEqual([
      {
        acao: 'transferir',
        mudanca: {
          antes: { aluno: aluna.id, turma: tenant.turma, status: 'adicionado' },
          depois: { turma: tenant.outraTurma, motivo: 'remanejamento' },
        },
      },
      {
        acao: 'desfazer',
        mudanca: {
          antes: { aluno: aluna.id, turma: tenant.outraTurma },
          depois: { turma: tenant.turma },
        },
      },
    ])
  })
})

describe('who may', () => {
  it('read the passport at either end, and take a pupil back only where they came from', async () => {
    const { turma, outraTurma, escola, outraEscola } = tenant
    const aluna = await pupil('Com passaporte', turma)
    const { id } = await moved(turma, aluna, outraTurma)
    const manages = (nome: string, rede: number) =>
      tenant.person(nome, { papel: 'gestor_rede', rede, funcao: 'escrita' })
    const may = async (who: Person) => [
      (await callAs(who, matriculaApi.findPassaporte, { params: { transferencia: id } })).status,
      (await callAs(who, matriculaApi.undoTransfer, { params: { transferencia: id } })).status,
    ]
    const stranger = await tenant.newTurma('De ninguém')
    expect([
      await may(professora),
      await may(professorLa),
      await may(await tenant.person('De fora', { papel: 'professor', turma: stranger })),
      await may(await manages('Da outra escola', outraEscola)),
      await may(aluna),
      await may(await manages('Da escola', escola)),
    ]).toEqual([
      [200, 403],
      [200, 403],
      [404, 404],
      [200, 403],
      [404, 404],
      [200, 200],
    ])
  })
})
