/** What may become of a survey, by whom, in each state that it may be in; what its classes and its author hear of it. */
import { beforeAll, describe, expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { enqueteApi } from '../contract.ts'
import { type EnqueteDraft, PERGUNTAS } from '../factory.ts'
import { enqueteTexts } from '../texts.ts'
import { putEnquete, putResposta } from './factory.ts'

const HOUR = 3_600_000
const at = (hours: number) => new Date(Date.now() + hours * HOUR)

let tenant: TestTenant
let segunda: number
let professora: Person
let colega: Person
let aluna: Person

beforeAll(async () => {
  tenant = await testTenant()
  segunda = await tenant.newTurma('7º B')
  const teaches = [tenant.turma, segunda].map((turma) => ({ papel: 'professor' as const, turma }))
  professora = await tenant.person('Professora', ...teaches)
  colega = await tenant.person('Colega', ...teaches)
  aluna = await tenant.person('Aluna', { papel: 'aluno', turma: tenant.turma })
})

const STATES = {
  agendada: { inicio: at(2), fim: null },
  aberta: { inicio: at(-5), fim: null },
  encerrada: { inicio: at(-5), fim: at(-1) },
}
type State = keyof typeof STATES
const put = (state: State, change: Partial<EnqueteDraft> & { turmas?: number[] } = {}) =>
  putEnquete(tenant, professora, { ...STATES[state], ...change })
const answered = (id: number, anonima = false) =>
  putResposta(tenant, id, aluna, [{ pergunta: 1, opcoes: [0] }], { anonima })

/** As it stands, for a form that changes some of it. */
async function edit(who: Person, id: number, change: object) {
  const { enquete } = (await callAs(professora, enqueteApi.find, { params: { id } })).data
  const { titulo, descricao, perguntas, publico, anonima, resultados, compartilhada, versao } = enquete
  const body = {
    ...{ titulo, descricao, perguntas: [...perguntas], publico, anonima, resultados, compartilhada, versao },
    turmas: enquete.turmas.map((turma) => turma.id),
    inicio: enquete.agendamento.inicio as string | null,
    fim: enquete.agendamento.fim,
    ...change,
  }
  return callAs(who, enqueteApi.edit, { params: { id }, body })
}

const told = async (call: () => Promise<{ status: number }>) => {
  const last = async () =>
    Number((await tenant.sql<{ id: number }>('select coalesce(max(id), 0) as id from evento'))[0]?.id)
  const before = await last()
  expect((await call()).status).toBe(200)
  const rows = await tenant.sql<{ canal: string }>(
    `select canal from evento where tenant_id = $1 and id > $2 and tipo = 'enquete_mudou' order by canal`,
    [tenant.id, before],
  )
  return rows.map(({ canal }) => Number(canal.replace('turma:', ''))).sort((a, b) => a - b)
}

describe('in each state', () => {
  const kinds = {
    close: (id: number) => callAs(professora, enqueteApi.close, { params: { id } }),
    archive: (id: number) =>
      callAs(professora, enqueteApi.archive, { params: { id }, body: { arquivada: true } }),
    unarchive: (id: number) =>
      callAs(professora, enqueteApi.archive, { params: { id }, body: { arquivada: false } }),
    remind: (id: number) => callAs(professora, enqueteApi.remind, { params: { id } }),
  }

  it.each<[State, keyof typeof kinds, number, string?, string?]>([
    ['agendada', 'close', 409, 'enquete_nao_aberta', enqueteTexts.naoAbriu.pt],
    ['aberta', 'close', 200],
    ['encerrada', 'close', 409, 'enquete_encerrada', enqueteTexts.jaTerminou.pt],
    ['agendada', 'archive', 409, 'enquete_aberta', enqueteTexts.encerreAntes.pt],
    ['aberta', 'archive', 409, 'enquete_aberta', enqueteTexts.encerreAntes.pt],
    ['encerrada', 'archive', 200],
    ['aberta', 'unarchive', 200],
    ['encerrada', 'unarchive', 200],
    ['agendada', 'remind', 422, 'enquete_fechada', enqueteTexts.naoAbriu.pt],
    ['aberta', 'remind', 200],
    ['encerrada', 'remind', 422, 'enquete_fechada', enqueteTexts.terminou.pt],
  ])('%s: %s → %d', async (state, kind, status, codigo, mensagem) => {
    const id = await put(state)
    const answer = await kinds[kind](id)
    expect([answer.status, answer.body.codigo, answer.body.mensagem]).toEqual([status, codigo, mensagem])
  })

  it('comes back from the archive, and ends a moment after it began at the earliest', async () => {
    const id = await put('encerrada')
    expect((await kinds.archive(id)).data.enquete).toMatchObject({ arquivada: true })
    expect((await kinds.unarchive(id)).data.enquete).toMatchObject({ arquivada: false })
    const inicio = new Date()
    const fresh = await put('aberta', { inicio })
    const { enquete } = (await kinds.close(fresh)).data
    expect(enquete).toMatchObject({ estado: 'encerrada', versao: 2 })
    expect(Date.parse(enquete.agendamento.fim ?? '')).toBeGreaterThan(inicio.getTime())
  })
})

describe('an end that passed', () => {
  it.each<[string, Partial<EnqueteDraft>, boolean, object, number]>([
    ['with names opens again', {}, true, { fim: at(1).toISOString() }, 200],
    ['anonymous stays over', { anonima: true }, true, { fim: at(1).toISOString() }, 409],
    [
      'whose totals were promised stays over',
      { compartilhada: true },
      true,
      { fim: at(1).toISOString() },
      409,
    ],
    ['both stays over', { anonima: true, compartilhada: true }, true, { fim: at(1).toISOString() }, 409],
    [
      'anonymous opens again where nobody answered',
      { anonima: true },
      false,
      { fim: at(1).toISOString() },
      200,
    ],
    ['takes another title', { anonima: true }, true, { titulo: 'Outro' }, 200],
  ])('%s', async (_, draft, answers, change, status) => {
    const id = await put('encerrada', draft)
    if (answers) await answered(id, draft.anonima)
    const { status: got, body } = await edit(professora, id, change)
    expect([got, body.codigo]).toEqual([status, status === 200 ? undefined : 'enquete_encerrada'])
  })

  it('may be set earlier or later while it is to come, though somebody answered anonymously', async () => {
    const id = await put('aberta', { anonima: true, fim: at(4) })
    await answered(id, true)
    expect((await edit(professora, id, { fim: at(2).toISOString() })).status).toBe(200)
  })
})

describe('what others wrote', () => {
  it('stays in their words, and moves in time', async () => {
    const id = await put('aberta')
    const [first, ...rest] = PERGUNTAS
    for (const change of [
      { titulo: 'Meu título' },
      { descricao: 'Outra' },
      { perguntas: [{ ...first, enunciado: 'Que cor?' }, ...rest] },
    ]) {
      const refused = await edit(colega, id, change)
      expect([refused.status, refused.body.codigo]).toEqual([403, 'palavras_de_outra_pessoa'])
    }
    const moved = await edit(colega, id, { fim: at(3).toISOString() })
    expect([moved.status, moved.data.enquete.versao]).toEqual([200, 2])
    expect((await edit(professora, id, { titulo: 'Meu título' })).data.enquete).toMatchObject({
      titulo: 'Meu título',
      versao: 3,
    })
  })

  it('is taken away with a word to its author, unless it is theirs', async () => {
    const news = () =>
      tenant.sql<{ usuario_id: number; dados: object; destino: string }>(
        `select usuario_id, dados, destino from notificacao where tenant_id = $1 and tipo = 'palavras_moderadas'`,
        [tenant.id],
      )
    const [own, other, asked] = [
      await put('aberta'),
      await put('aberta', { titulo: 'Da colega' }),
      await put('aberta'),
    ]
    await answered(asked)
    const remove = async (who: Person, id: number) => {
      const { status, body } = await callAs(who, enqueteApi.remove, { params: { id } })
      return [status, body.codigo]
    }
    expect(await remove(professora, own)).toEqual([200, undefined])
    expect(await news()).toEqual([])
    expect(await remove(professora, asked)).toEqual([409, 'enquete_respondida'])
    expect(await remove(colega, other)).toEqual([200, undefined])
    expect((await news()).map(({ usuario_id, ...rest }) => ({ id: Number(usuario_id), ...rest }))).toEqual([
      {
        id: professora.id,
        dados: { que: 'enquete', feito: 'removeu', titulo: 'Da colega', turma: '7º A' },
        destino: `/logado/turmas/turma/${tenant.turma}/enquetes`,
      },
    ])
    const ids = [own, other, asked]
    const kept = await tenant.sql<{ id: number }>('select id from enquete where id = any($1)', [ids])
    expect(kept.map(({ id }) => Number(id))).toEqual([asked])
  })
})

describe('its classes', () => {
  it('hear of it: those that it leaves and those that it comes to as well', async () => {
    const id = await put('aberta', { turmas: [tenant.turma] })
    const both = [tenant.turma, segunda]
    expect(await told(() => edit(professora, id, { turmas: [segunda] }))).toEqual(both)
    expect(await told(() => edit(professora, id, { turmas: both }))).toEqual(both)
    expect(await told(() => callAs(professora, enqueteApi.close, { params: { id } }))).toEqual(both)
    expect(await told(() => callAs(professora, enqueteApi.remove, { params: { id } }))).toEqual(both)
  })

  it('are each asked for, and the others of the database keep theirs', async () => {
    const [one, other] = [await put('aberta', { turmas: [tenant.turma, segunda] }), await put('aberta')]
    expect((await edit(professora, one, { turmas: [segunda] })).status).toBe(200)
    const rows = await tenant.sql<{ enquete_id: number; turma_id: number }>(
      'select enquete_id, turma_id from enquete_turma where enquete_id = any($1) order by enquete_id',
      [[one, other]],
    )
    expect(rows.map(({ enquete_id, turma_id }) => [Number(enquete_id), Number(turma_id)])).toEqual([
      [one, segunda],
      [other, tenant.turma],
    ])
  })
})
