/**
 * Who left, the report and the classes to send a pupil to, against what they say of themselves: a network in which pupils
 * were transferred here and there, some of it undone or too long ago, and one removed. Each list is made again here.
 */
import { beforeAll, describe, expect, it } from 'vitest'
import { edgesOf } from '../../../../core/testing/beiras.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { suspend } from '../../../acesso/sessao/server/factory.ts'
import { setTurma } from '../../turma/server/factory.ts'
import { matriculaApi } from '../contract.ts'

const DAY_MS = 86_400_000
/** The first instant of a day in São Paulo. */
const MARCH_10 = new Date('2026-03-10T03:00:00Z')

interface Made {
  id: number
  aluno: Person
  de: number
  para: number | null
  feita: Date
  desfeita: boolean
}

let tenant: TestTenant
let terceira: number
let gestora: Person
let professora: Person
const pupils: Record<string, Person> = {}
const made: Made[] = []

const codigoOf = async (turma: number) =>
  (await tenant.sql<{ codigo: string }>('select codigo from turma where id = $1', [turma]))[0]?.codigo ?? ''

async function transfer(aluno: Person, de: number, para: number | null, rest: object = {}) {
  const { data, status } = await callAs(gestora, matriculaApi.transfer, {
    params: { turma: de, aluno: aluno.id },
    body: { destino: para, ...rest },
  })
  expect(status).toBe(200)
  const one = { id: data.transferencia.id, aluno, de, para, feita: new Date(), desfeita: false }
  made.push(one)
  return one
}

async function undo(one: Made) {
  const { status } = await callAs(gestora, matriculaApi.undoTransfer, { params: { transferencia: one.id } })
  expect(status).toBe(200)
  one.desfeita = true
}

beforeAll(async () => {
  tenant = await testTenant()
  const { turma, outraTurma, rede } = tenant
  terceira = await tenant.newTurma('Terceira')
  gestora = await tenant.person('Gestora', { papel: 'gestor_rede', rede, funcao: 'escrita' })
  professora = await tenant.person('Professora', { papel: 'professor', turma })
  for (const [nome, onde] of [
    ['Ana', turma],
    ['Bia', turma],
    ['Caio', turma],
    ['Duda', turma],
    ['Elsa', outraTurma],
    ['Gil', turma],
    ['Hugo', terceira],
  ] as const)
    pupils[nome] = await tenant.person(nome, { papel: 'aluno', turma: onde })
  const { Ana, Bia, Caio, Duda, Elsa, Gil, Hugo } = pupils as Record<string, Person> & {
    [K in 'Ana' | 'Bia' | 'Caio' | 'Duda' | 'Elsa' | 'Gil' | 'Hugo']: Person
  }
  await transfer(Ana, turma, outraTurma, { motivo: 'remanejamento' })
  const { status } = await callAs(professora, matriculaApi.remove, {
    params: { turma, aluno: Bia.id },
    body: { motivo: 'abandono' },
  })
  expect(status).toBe(200)
  await undo(await transfer(Caio, turma, null, { fora: 'Colégio' }))
  await undo(await transfer(Duda, turma, outraTurma))
  await transfer(Duda, turma, terceira)
  await transfer(Elsa, outraTurma, turma)
  await transfer(Gil, turma, outraTurma)
  await transfer(Hugo, terceira, outraTurma)
  // One on the last instant of a day, one on the first of the next, two at one instant, one too long ago to be undone.
  const days = [MARCH_10.getTime() + DAY_MS - 1, MARCH_10.getTime() + DAY_MS, 0, 0, MARCH_10.getTime()]
  for (const [n, one] of made.entries()) {
    const ms = one.aluno === Gil ? MARCH_10.getTime() - 1 : days[n]
    if (!ms) continue
    one.feita = new Date(ms)
    await tenant.sql('update transferencia set feita_em = $2 where id = $1', [one.id, one.feita])
  }
})

const of = (...turmas: number[]) =>
  made.filter(({ de, para }) => turmas.includes(de) || turmas.includes(para ?? 0))
const latest = (list: readonly Made[]) =>
  [...list].sort((a, b) => b.feita.getTime() - a.feita.getTime() || b.id - a.id)

describe('who left a class', () => {
  const saidas = async (who: Person, turma: number, query = { pagina: 1, linhas: 30 }) =>
    (await callAs(who, matriculaApi.listSaidas, { params: { turma }, query })).data

  it('comes the latest first, with the transfer that took them, and until when it can be undone', async () => {
    const { saidas: left, total } = await saidas(gestora, tenant.turma)
    const open = (nome: string) => made.find((one) => one.aluno.nome === nome && !one.desfeita) as Made
    expect(total).toBe(4)
    expect(
      left.map(({ nome, status, motivo, transferencia }) => [
        nome,
        status,
        motivo,
        transferencia && [transferencia.id, transferencia.destino?.id, transferencia.desfazer_ate !== null],
      ]),
    ).toEqual([
      ['Gil', 'transferido', 'transferencia_rede', [open('Gil').id, tenant.outraTurma, false]],
      ['Duda', 'transferido', 'transferencia_rede', [open('Duda').id, terceira, true]],
      ['Bia', 'removido', 'abandono', null],
      ['Ana', 'transferido', 'remanejamento', [open('Ana').id, tenant.outraTurma, false]],
    ])
    // Who teaches may not undo.
    const seen = (await saidas(professora, tenant.turma)).saidas
    expect(seen.map(({ transferencia }) => transferencia?.desfazer_ate ?? null)).toEqual([
      null,
      null,
      null,
      null,
    ])
    const pages = []
    for (const pagina of [1, 2]) pages.push(await saidas(gestora, tenant.turma, { pagina, linhas: 3 }))
    expect(pages.map((page) => page.saidas.map(({ nome }) => nome))).toEqual([
      ['Gil', 'Duda', 'Bia'],
      ['Ana'],
    ])
    expect((await saidas(gestora, terceira)).saidas.map(({ nome }) => nome)).toEqual(['Hugo'])
  })
})

describe('the report of transfers', () => {
  const report = async (turma: number, period: object = {}) =>
    (
      await callAs(gestora, matriculaApi.listTransferencias, {
        body: { turma_codigo: await codigoOf(turma), ...period },
      })
    ).data.transferencias

  it('has all that came and went, undone or not, the latest first', async () => {
    const names = new Map([
      [tenant.turma, '7º A · Escola Um'],
      [tenant.outraTurma, '8º A · Escola Dois'],
      [terceira, 'Terceira · Escola Um'],
    ])
    for (const turma of names.keys())
      expect(
        (await report(turma)).map(({ id, aluno, sentido, origem, destino, externa, desfeita_em, quem }) => [
          ...[id, aluno, sentido, origem, destino, externa, desfeita_em !== null, quem],
        ]),
      ).toEqual(
        latest(of(turma)).map(({ id, aluno, de, para, desfeita }) => [
          ...[id, aluno.nome, de === turma ? 'saida' : 'entrada', names.get(de)],
          ...[para === null ? 'Colégio' : names.get(para), para === null, desfeita, 'Gestora'],
        ]),
      )
  })

  it.each([
    [{ inicio: '2026-03-10', fim: '2026-03-10' }],
    [{ inicio: '2026-03-11' }],
    [{ fim: '2026-03-09' }],
    [{ inicio: '2026-03-09', fim: '2026-03-11' }],
  ])(
    'is cut by days of São Paulo, both ends whole: %j',
    async (period: { inicio?: string; fim?: string }) => {
      const dayOf = (one: Made) => new Date(one.feita.getTime() - 3 * 3_600_000).toISOString().slice(0, 10)
      const within = of(tenant.turma).filter(
        (one) => (!period.inicio || dayOf(one) >= period.inicio) && (!period.fim || dayOf(one) <= period.fim),
      )
      expect((await report(tenant.turma, period)).map(({ id }) => id)).toEqual(
        latest(within).map(({ id }) => id),
      )
    },
  )

  it('counts to the first and the last instant of its days', async () => {
    const [one] = of(tenant.turma)
    const kept = one?.feita
    const seen: boolean[] = []
    const edges = edgesOf('2025-03-10', '2025-03-12')
    for (const { at } of edges) {
      await tenant.sql('update transferencia set feita_em = $2 where id = $1', [one?.id, at])
      seen.push((await report(tenant.turma, { inicio: '2025-03-10', fim: '2025-03-12' })).length === 1)
    }
    await tenant.sql('update transferencia set feita_em = $2 where id = $1', [one?.id, kept])
    expect(seen).toEqual(edges.map(({ within }) => within))
  })

  it('says in its file what was undone, and has no column for numbers that nobody may read', async () => {
    const file = await callAs(gestora, matriculaApi.exportTransferencias, {
      body: { turma_codigo: await codigoOf(tenant.turma), formato: 'csv' },
    })
    const [titles, ...lines] = Buffer.from(file.data.conteudo, 'base64').toString().trim().split(/\r?\n/)
    expect(titles).not.toContain('RA')
    const undone = lines.filter((line) => /desfeita/i.test(line))
    expect([undone.length, lines.length]).toEqual([2, of(tenant.turma).length])
  })
})

describe('a transfer that is undone', () => {
  it('leaves the place as it was: since the day that the pupil came', async () => {
    const aluna = await tenant.person('Iara', { papel: 'aluno', turma: tenant.turma })
    const since = async () =>
      (
        await tenant.sql<{ data_matricula: Date }>(
          'select data_matricula from matricula where turma_id = $1 and aluno_id = $2',
          [tenant.turma, aluna.id],
        )
      )[0]?.data_matricula
    const before = await since()
    await undo(await transfer(aluna, tenant.turma, tenant.outraTurma))
    expect(await since()).toEqual(before)
  })
})

describe('where a pupil may be sent', () => {
  const destinos = async (who: Person, busca?: string) =>
    (
      await callAs(who, matriculaApi.listDestinos, {
        params: { turma: tenant.turma },
        query: busca === undefined ? {} : { busca },
      })
    ).data.destinos

  it('are the active classes of the networks that one manages, with the places that are left', async () => {
    const closed = await tenant.newTurma('Encerrada')
    await setTurma(tenant, closed, { status: 'encerrada' })
    const all = await destinos(gestora)
    expect(all.map(({ id }) => id)).toEqual([tenant.outraTurma, terceira])
    const inside = async (turma: number) =>
      (
        await tenant.sql<{ n: number }>(
          `select capacidade - (select count(*) from matricula m where m.turma_id = t.id and m.status = 'adicionado')::int as n
           from turma t where t.id = $1`,
          [turma],
        )
      )[0]?.n
    expect(all.map(({ vagas }) => vagas)).toEqual([await inside(tenant.outraTurma), await inside(terceira)])
    // One network is managed, another only coordinated.
    const { escola, outraEscola } = tenant
    const ofEscola = await tenant.person(
      'Gestora da escola',
      { papel: 'gestor_rede', rede: escola, funcao: 'escrita' },
      { papel: 'gestor_rede', rede: outraEscola, funcao: 'leitura' },
      { papel: 'coordenador', rede: outraEscola },
    )
    expect((await destinos(ofEscola)).map(({ id }) => id)).toEqual([terceira])
  })

  it.each([
    ['8a', 1],
    ['8º a', 1],
    ['dois', 1],
    ['terc', 1],
    ['8a terc', 0],
  ])('found by %s', async (busca, n) => expect(await destinos(gestora, busca)).toHaveLength(n))
})

describe('whom a class may take', () => {
  const candidatos = async (busca: string) =>
    (
      await callAs(gestora, matriculaApi.listCandidatos, {
        params: { turma: tenant.turma },
        query: { busca },
      })
    ).data.candidatos

  it('is found by words of the name or the whole user name, with what they are in the class', async () => {
    const { outraTurma } = tenant
    const zeca = await tenant.person('Zeca Lima', { papel: 'aluno', turma: outraTurma })
    const other = await tenant.person('Zeca Moura', { papel: 'aluno', turma: outraTurma })
    const gone = await tenant.person('Zeca Suspenso', { papel: 'aluno', turma: outraTurma })
    await suspend(tenant, gone)
    const [row] = await tenant.sql<{ login: string }>('select login from usuario where id = $1', [zeca.id])
    const login = row?.login ?? ''
    const ids = async (busca: string) => (await candidatos(busca)).map(({ id }) => id)
    expect(await ids('zeca')).toEqual([zeca.id, other.id])
    // A piece of a user name finds nobody.
    expect([await ids(login), await ids(login.slice(0, -1))]).toEqual([[zeca.id], []])
    expect([await ids('zeca lim'), await ids('lima moura')]).toEqual([[zeca.id], []])
    // A user name is given whole, in any case; a piece of it finds nobody.
    expect([await ids(` ${login.toUpperCase()} `), await ids(login.slice(0, -2))]).toEqual([[zeca.id], []])
    const there = [...(await candidatos('gil')), ...(await candidatos('bia')), ...(await candidatos('caio'))]
    expect(there.map(({ nome, status, turmas }) => [nome, status, turmas])).toEqual([
      ['Gil', 'transferido', ['8º A · Escola Dois']],
      ['Bia', 'removido', []],
      ['Caio', 'adicionado', ['7º A · Escola Um']],
    ])
  })
})
