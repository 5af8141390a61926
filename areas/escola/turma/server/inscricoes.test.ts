/**
 * What each write of enrolments leaves, beside all that it must not touch: two classes with the same people, one in each
 * state. Every case is undone again, and tells all the rows that it changed.
 */
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Tx } from '../../../../core/server/database.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { placeIn, undone } from '../../../../test/kit/undone.ts'
import { setConta } from '../../../acesso/sessao/server/factory.ts'
import { matriculaImages } from './public-imagem.ts'
import * as matriculas from './public-matricula.ts'

const NOW = new Date('2026-03-04T15:00:00Z')
const ANTES = new Date('2026-01-10T15:00:00Z')

let tenant: TestTenant
let turma: number
let outra: number
/** Nobody was ever in it. */
let nova: number
const people: Record<string, Person> = {}
const id = (nome: string) => people[nome]?.id ?? 0

interface Row {
  turma_id: number
  aluno_id: number
  status: string
  numero_chamada: number | null
  data_matricula: Date
  data_saida: Date | null
  motivo: string | null
  por_si: boolean
  recusa: string | null
}

/** Each state that a person can be in; Zeca is in none. `Iara` has the number that `Davi` had. */
const STATES: readonly [string, string, number | null, boolean, string | null, string | null][] = [
  ['Bia', 'adicionado', 2, true, null, null],
  ['Ana', 'adicionado', 1, false, null, null],
  ['Iara', 'adicionado', 4, false, null, null],
  ['Caio', 'removido', 3, true, 'abandono', null],
  ['Davi', 'transferido', 4, false, 'transferencia_rede', null],
  ['Eva', 'pendente', null, true, null, null],
  ['Fred', 'removido', null, true, null, 'Não é daqui.'],
  ['Gil', 'pendente', 5, false, null, null],
]

/** In the other class alone, first by name, with the number that `Caio` had here. */
const OUTRA = ['Aba', 'adicionado', 3, false, null, null] as const

/** The numbers of the other class; `Caio` has none there. */
const elsewhere = (nome: string, numero: number | null) =>
  nome === OUTRA[0] ? numero : numero === null || numero === 3 ? null : numero + 10

beforeAll(async () => {
  tenant = await testTenant()
  turma = tenant.turma
  outra = tenant.outraTurma
  nova = await tenant.newTurma('Nova')
  for (const nome of ['Zeca', 'Abel', OUTRA[0], ...STATES.map(([nome]) => nome)])
    people[nome] = await tenant.person(nome)
  for (const place of [turma, outra])
    for (const [nome, status, numero, porSi, motivo, recusa] of place === outra ? [...STATES, OUTRA] : STATES)
      await tenant.sql(
        `insert into matricula (tenant_id, turma_id, aluno_id, status, numero_chamada, por_si, motivo, recusa,
           data_matricula, data_saida)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, case when $4 in ('removido', 'transferido') then $9::timestamptz end)`,
        [
          tenant.id,
          place,
          id(nome),
          status,
          place === turma ? numero : elsewhere(nome, numero),
          porSi,
          motivo,
          recusa,
          ANTES,
        ],
      )
})

const day = (at: Date | null) =>
  at && (at.getTime() === NOW.getTime() ? 'agora' : at.toISOString().slice(0, 10))
const rowsOf = async (tx: Tx): Promise<Map<string, unknown[]>> => {
  const { rows } = await sql<Row>`select * from matricula`.execute(tx)
  const nameOf = (aluno: number) => Object.keys(people).find((nome) => id(nome) === aluno)
  return new Map(
    rows.map((row) => [
      `${nameOf(row.aluno_id)}${row.turma_id === turma ? '' : row.turma_id === outra ? ', outra' : ', nova'}`,
      [
        row.status,
        row.numero_chamada,
        day(row.data_matricula),
        day(row.data_saida),
        row.motivo ?? row.recusa,
        row.por_si,
      ],
    ]),
  )
}

/** What a write answers, and every row that is another one after it: nothing is kept. */
const left = <T>(write: (tx: Tx) => Promise<T>): Promise<{ answer: T; rows: Record<string, unknown[]> }> =>
  undone(tenant, async (tx) => {
    const before = await rowsOf(tx)
    const answer = await write(tx)
    const rows = [...(await rowsOf(tx))].filter(
      ([key, row]) => JSON.stringify(row) !== JSON.stringify(before.get(key)),
    )
    return { answer, rows: Object.fromEntries(rows) }
  })

const A = '2026-01-10'
const change = async (write: (tx: Tx) => Promise<unknown>) => (await left(write)).rows

describe('one pupil', () => {
  it.each<[string, boolean, unknown[] | null]>([
    ['Zeca', true, ['adicionado', 9, 'agora', null, null, false]],
    ['Ana', false, null],
    ['Caio', true, ['adicionado', 3, A, null, null, false]],
    ['Davi', true, ['adicionado', 4, A, null, null, false]],
    ['Eva', true, ['adicionado', 9, 'agora', null, null, false]],
    ['Gil', true, ['adicionado', 5, 'agora', null, null, false]],
    ['Fred', true, ['adicionado', 9, A, null, null, false]],
  ])('enters: %s (%s)', async (nome, answer, row) => {
    expect(
      await left((tx) => matriculas.enrol(tx, { turmaId: turma, alunoId: id(nome), numero: 9, now: NOW })),
    ).toEqual({ answer, rows: row ? { [nome]: row } : {} })
  })

  it.each<[string, boolean, unknown[] | null]>([
    ['Ana', true, ['removido', 1, A, 'agora', 'obito', false]],
    ['Eva', true, ['removido', null, A, 'agora', 'obito', true]],
    ['Caio', false, null],
    ['Davi', false, null],
    ['Zeca', false, null],
  ])('is taken out: %s (%s)', async (nome, answer, row) => {
    expect(
      await left((tx) =>
        matriculas.unenrol(tx, { turmaId: turma, alunoId: id(nome), motivo: 'obito', now: NOW }),
      ),
    ).toEqual({ answer, rows: row ? { [nome]: row } : {} })
  })

  it('waits, is let go, is refused, leaves as what they are told', async () => {
    expect(await change((tx) => matriculas.putPending(tx, turma, id('Zeca'), NOW))).toEqual({
      Zeca: ['pendente', null, 'agora', null, null, true],
    })
    expect(await change((tx) => matriculas.takeOut(tx, turma, id('Fred'), 'abandono', NOW))).toEqual({
      Fred: ['removido', null, A, 'agora', 'abandono', true],
    })
    expect(await change((tx) => matriculas.refuse(tx, turma, [id('Eva'), id('Gil')], 'Cheia.', NOW))).toEqual(
      {
        Eva: ['removido', null, A, 'agora', 'Cheia.', true],
        Gil: ['removido', 5, A, 'agora', 'Cheia.', false],
      },
    )
    for (const status of ['transferido', 'removido'] as const)
      expect(
        await change((tx) =>
          matriculas.leave(tx, { turma, aluno: id('Ana') }, { status, motivo: 'reclassificacao', now: NOW }),
        ),
      ).toEqual({ Ana: [status, 1, A, 'agora', 'reclassificacao', false] })
  })

  it.each<[string, number | null, boolean, unknown[] | null]>([
    ['Ana', 9, true, ['adicionado', 9, A, null, null, false]],
    ['Ana', null, true, ['adicionado', null, A, null, null, false]],
    ['Ana', 1, true, null],
    ['Ana', 2, false, null],
    // Of the other class.
    ['Ana', 14, true, ['adicionado', 14, A, null, null, false]],
    // Who left keeps no number from others.
    ['Ana', 3, true, ['adicionado', 3, A, null, null, false]],
    ['Ana', 5, true, ['adicionado', 5, A, null, null, false]],
    ['Zeca', 9, false, null],
  ])('has a number: %s, %s (%s)', async (nome, numero, answer, row) => {
    expect(await left((tx) => matriculas.setNumero(tx, turma, id(nome), numero))).toEqual({
      answer,
      rows: row ? { [nome]: row } : {},
    })
  })
})

describe('many', () => {
  const all = ['Zeca', 'Caio', 'Davi', 'Eva', 'Gil', 'Fred']

  it('enter, new and from waiting as of today, back as if they had not left', async () => {
    const entries = all.map((nome, n) => ({ aluno: id(nome), numero: 10 + n }))
    const back = {
      Caio: ['adicionado', 3, A, null, null, false],
      Fred: ['adicionado', 15, A, null, null, false],
    }
    expect(await change((tx) => matriculas.putIn(tx, turma, entries, { now: NOW }))).toEqual({
      Zeca: ['adicionado', 10, 'agora', null, null, false],
      ...back,
      // Iara has their old number by now.
      Davi: ['adicionado', 12, 'agora', null, null, false],
      Eva: ['adicionado', 13, 'agora', null, null, true],
      Gil: ['adicionado', 5, 'agora', null, null, false],
    })
    expect(
      await change((tx) => matriculas.putIn(tx, turma, entries, { now: NOW, asBefore: true, porSi: true })),
    ).toEqual({
      Zeca: ['adicionado', 10, 'agora', null, null, true],
      ...back,
      Davi: ['adicionado', 12, A, null, null, false],
      Eva: ['adicionado', 13, A, null, null, true],
      Gil: ['adicionado', 5, A, null, null, false],
    })
  })

  it('are numbered by name, those who are in the class alone', async () => {
    expect(await left((tx) => matriculas.renumber(tx, turma))).toEqual({
      answer: 3,
      rows: { Iara: ['adicionado', 3, A, null, null, false] },
    })
    expect(
      await change(async (tx) => {
        for (const [quem, nome] of [
          ['Iara', 'ánã'],
          ['Ana', 'Ana'],
          ['Bia', 'Ana'],
        ] as const)
          await setConta(placeIn(tx, tenant), { id: id(quem) }, `nome = '${nome}'`)
        await matriculas.renumber(tx, turma)
      }),
    ).toEqual(
      // Of one name the older account comes first.
      {
        Ana: ['adicionado', 2, A, null, null, false],
        Bia: ['adicionado', 1, A, null, null, true],
        Iara: ['adicionado', 3, A, null, null, false],
      },
    )
  })

  it('are chosen: by name after the last number, before those who keep theirs', async () => {
    const alunos = [...all, 'Ana', 'Abel'].map(id)
    const back = {
      Caio: ['adicionado', 3, A, null, null, false],
      Gil: ['adicionado', 5, 'agora', null, null, false],
    }
    const kept = (await left((tx) => matriculas.enrolAll(tx, { turma, alunos, ultimo: 20, now: NOW }))).rows
    expect(kept).toEqual({
      Abel: ['adicionado', 21, 'agora', null, null, false],
      Eva: ['adicionado', 22, 'agora', null, null, false],
      Fred: ['adicionado', 23, A, null, null, false],
      Zeca: ['adicionado', 24, 'agora', null, null, false],
      ...back,
    })
    expect(await change((tx) => matriculas.enrolAll(tx, { turma, alunos, ultimo: 997, now: NOW }))).toEqual({
      Abel: ['adicionado', 998, 'agora', null, null, false],
      Eva: ['adicionado', 999, 'agora', null, null, false],
      Fred: ['adicionado', null, A, null, null, false],
      Zeca: ['adicionado', null, 'agora', null, null, false],
      ...back,
    })
    expect(
      await change((tx) =>
        matriculas.unenrolAll(tx, { turma, alunos: [...all, 'Ana', 'Bia'].map(id), now: NOW }),
      ),
    ).toEqual({
      Ana: ['removido', 1, A, 'agora', 'remanejamento', false],
      Bia: ['removido', 2, A, 'agora', 'remanejamento', true],
    })
  })

  it('of a batch leave, enter with the next numbers of their class, and are given numbers', async () => {
    const out = (
      turma_id: number,
      nome: string,
      status: 'removido' | 'transferido',
      motivo: string | null,
    ) => ({
      turma_id,
      aluno_id: id(nome),
      status,
      motivo,
    })
    expect(
      await change((tx) =>
        matriculas.leaveAll(
          tx,
          [
            out(turma, 'Ana', 'transferido', 'abandono'),
            out(outra, 'Bia', 'removido', null),
            out(turma, 'Caio', 'transferido', null),
            out(turma, 'Eva', 'removido', null),
          ],
          NOW,
        ),
      ),
    ).toEqual({
      Ana: ['transferido', 1, A, 'agora', 'abandono', false],
      'Bia, outra': ['removido', 12, A, 'agora', null, true],
    })
    const into = (
      turma_id: number,
      nome: string,
      numero_chamada: number | null,
      data: string | null = null,
    ) => ({
      turma_id,
      aluno_id: id(nome),
      numero_chamada,
      data_matricula: data,
    })
    expect(
      await change((tx) =>
        matriculas.enter(
          tx,
          [
            into(turma, 'Zeca', null),
            into(turma, 'Davi', 6),
            into(turma, 'Abel', 7),
            into(nova, 'Caio', null),
            into(turma, 'Eva', null, '2026-02-01'),
            into(outra, 'Zeca', null),
            into(outra, 'Caio', null),
          ],
          NOW,
        ),
      ),
    ).toEqual({
      Davi: ['adicionado', 6, 'agora', null, null, false],
      Abel: ['adicionado', 7, 'agora', null, null, false],
      'Caio, nova': ['adicionado', 1, 'agora', null, null, false],
      Zeca: ['adicionado', 8, 'agora', null, null, false],
      Eva: ['adicionado', 9, '2026-02-01', null, null, false],
      'Zeca, outra': ['adicionado', 16, 'agora', null, null, false],
      'Caio, outra': ['adicionado', 17, 'agora', null, null, false],
    })
    const far = [into(turma, 'Abel', 998), into(turma, 'Zeca', null), into(turma, 'Eva', null)]
    expect(
      Object.values(await change((tx) => matriculas.enter(tx, far, NOW)))
        .map(([, numero]) => numero)
        .sort(),
    ).toEqual([998, 999, 999])
    const early = await change((tx) => matriculas.enter(tx, [into(turma, 'Zeca', null, '2026-02-01')], NOW))
    expect(early).toEqual({ Zeca: ['adicionado', 6, '2026-02-01', null, null, false] })
    expect(
      await change((tx) =>
        matriculas.setNumeros(tx, [
          { turma_id: turma, aluno_id: id('Ana'), numero_chamada: 11 },
          { turma_id: outra, aluno_id: id('Caio'), numero_chamada: 12 },
        ]),
      ),
    ).toEqual({
      Ana: ['adicionado', 11, A, null, null, false],
      'Caio, outra': ['removido', 12, A, A, 'abandono', true],
    })
  })

  it('of a batch that is undone are set back, or taken away, in their class alone', async () => {
    const antes = { status: 'removido', numero_chamada: 8, data_matricula: ANTES, motivo: 'abandono' }
    const images = sql`select ${id('Ana')}::bigint as alvo_id, ${turma}::bigint as turma_id,
      ${JSON.stringify({ ...antes, data_saida: NOW })}::jsonb as antes`
    expect(await change(async (tx) => matriculaImages.restore?.(tx, images))).toEqual({
      Ana: ['removido', 8, A, 'agora', 'abandono', false],
    })
    const { answer } = await left(async (tx) => {
      const before = await rowsOf(tx)
      await matriculaImages.remove(tx, images)
      const after = await rowsOf(tx)
      return [...before.keys()].filter((key) => !after.has(key))
    })
    expect(answer).toEqual(['Ana'])
  })

  it('of a batch begin at midnight of the tenant', async () => {
    const data = await left(async (tx) => {
      const entrada = {
        turma_id: turma,
        aluno_id: id('Zeca'),
        numero_chamada: null,
        data_matricula: '2026-02-01',
      }
      await matriculas.enter(tx, [entrada], NOW)
      const { rows } = await sql<{ em: Date }>`
        select data_matricula as em from matricula where aluno_id = ${id('Zeca')}`.execute(tx)
      return rows[0]?.em.toISOString()
    })
    expect(data.answer).toBe('2026-02-01T03:00:00.000Z')
  })
})
