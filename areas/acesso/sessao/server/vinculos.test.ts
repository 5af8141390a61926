/**
 * What each write of roles leaves: roles that are over, hold, end and are to come, of one class, school and pupil and of
 * another, and one of the same person there that is none of it. Every case is undone again.
 */
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Tx } from '../../../../core/server/database.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { left, undone } from '../../../../test/kit/undone.ts'
import * as vinculos from './public-vinculo.ts'

let tenant: TestTenant
const people: Record<string, Person> = {}
const id = (nome: string) => people[nome]?.id ?? 0
/** Under which name here → id. */
const roles: Record<string, number> = {}
const TURMAS = { T: 0, U: 0 }

/** Hours from now. */
const STATES: Record<string, [number, number | null]> = {
  Ana: [-5, -1],
  Bia: [-5, null],
  Caio: [-5, 1],
  Duda: [1, null],
}

beforeAll(async () => {
  tenant = await testTenant()
  TURMAS.T = tenant.turma
  TURMAS.U = tenant.outraTurma
  for (const nome of ['Eva', 'Filha', 'Outro', ...Object.keys(STATES)])
    people[nome] = await tenant.person(nome)
  const put = async (key: string, nome: string, columns: object, [inicio, fim]: [number, number | null]) => {
    const { papel, rede = null, turma = null, aluno = null } = columns as Record<string, never>
    const [row] = await tenant.sql<{ id: number }>(
      `insert into vinculo (tenant_id, usuario_id, papel, rede_id, turma_id, aluno_id, inicio, fim)
       values ($1, $2, $3, $4, $5, $6, now() + $7 * interval '1 hour', now() + $8 * interval '1 hour') returning id`,
      [tenant.id, id(nome), papel, rede, turma, aluno, inicio, fim],
    )
    roles[`${nome} ${key}`] = row?.id ?? 0
  }
  for (const [nome, when] of Object.entries(STATES)) {
    await put('T', nome, { papel: 'professor', turma: TURMAS.T }, when)
    await put('U', nome, { papel: 'professor', turma: TURMAS.U }, when)
    await put('aplica', nome, { papel: 'aplicador', turma: TURMAS.T }, when)
    await put('escola', nome, { papel: 'coordenador', rede: tenant.escola }, when)
    await put('outra', nome, { papel: 'coordenador', rede: tenant.outraEscola }, when)
    await put('Filha', nome, { papel: 'responsavel', aluno: id('Filha') }, when)
    await put('Outro', nome, { papel: 'responsavel', aluno: id('Outro') }, when)
  }
})

const COLUMNS = [
  ...['usuario_id', 'papel', 'funcao', 'auxiliar', 'rede_id', 'turma_id', 'aluno_id', 'inicio', 'fim'],
]
/** Rows by their names here; new ones without what is empty. */
async function told<T>(write: (tx: Tx) => Promise<T>) {
  const { answer, rows, added } = await left(tenant, { table: 'vinculo', columns: COLUMNS }, write)
  const nameOf = (number: string) =>
    Object.keys(roles).find((nome) => String(roles[nome]) === number) ?? number
  return {
    answer,
    rows: Object.fromEntries(Object.entries(rows).map(([number, row]) => [nameOf(number), row])),
    added: added.map((row) => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null))),
  }
}
const AGAIN = { inicio: 'agora', fim: null }

describe('teaching', () => {
  it('is given anew or again, and left alone while it holds or is to come', async () => {
    const give = (usuario: number) =>
      told((tx) => vinculos.giveDocencia(tx, { turma: TURMAS.T, usuario, auxiliar: true }))
    expect(await give(id('Ana'))).toEqual({
      answer: true,
      rows: { 'Ana T': { auxiliar: true, ...AGAIN } },
      added: [],
    })
    for (const nome of ['Bia', 'Caio', 'Duda'])
      expect(await give(id(nome))).toEqual({ answer: false, rows: {}, added: [] })
    expect(await give(id('Eva'))).toEqual({
      answer: true,
      rows: {},
      added: [
        {
          ...{ usuario_id: id('Eva'), papel: 'professor', funcao: 'escrita', auxiliar: true },
          ...{ turma_id: TURMAS.T, inicio: 'agora' },
        },
      ],
    })
  })

  it('is changed and ended of one person in one class; one to come never begins', async () => {
    const of = (nome: string) => ({ turma: TURMAS.T, usuario: id(nome) })
    expect((await told((tx) => vinculos.setAuxiliar(tx, { ...of('Bia'), auxiliar: true }))).rows).toEqual({
      'Bia T': { auxiliar: true },
    })
    expect((await told((tx) => vinculos.endDocencia(tx, of('Bia')))).rows).toEqual({
      'Bia T': { fim: 'agora' },
    })
    expect((await told((tx) => vinculos.endDocencia(tx, of('Duda')))).rows).toEqual({
      'Duda T': { inicio: 'agora', fim: 'agora' },
    })
    // Ended and given again at once.
    expect(
      await told(async (tx) => {
        await vinculos.endDocencia(tx, of('Bia'))
        return vinculos.giveDocencia(tx, { ...of('Bia'), auxiliar: false })
      }),
    ).toEqual({ answer: true, rows: { 'Bia T': { inicio: 'agora' } }, added: [] })
  })

  it('of some people in some classes is found until its last moment', async () => {
    const asked = ['Ana', 'Bia', 'Caio', 'Duda', 'Eva'].map((nome) => ({
      usuario_id: id(nome),
      turma_id: TURMAS.T,
    }))
    const found = (hours: number) =>
      undone(tenant, async (tx) => {
        const { rows } = await sql<{ fim: Date }>`
          update vinculo set fim = date_trunc('second', fim) where id = ${roles['Caio T']}
          returning fim`.execute(tx)
        const now = new Date((rows[0]?.fim.getTime() ?? 0) + hours)
        return (await vinculos.findDocencias(tx, asked, now)).map((one) => [one.id, one.dono]).sort()
      })
    const row = (nome: string) => [roles[`${nome} T`], id(nome)]
    expect(await found(-1)).toEqual(['Bia', 'Caio', 'Duda'].map(row).sort())
    expect(await found(0)).toEqual(['Bia', 'Duda'].map(row).sort())
    expect(await undone(tenant, (tx) => vinculos.findDocencias(tx, [], new Date()))).toEqual([])
  })
})

describe('a role', () => {
  const draft = (nome: string, part: Partial<vinculos.NewVinculo> = {}): vinculos.NewVinculo => ({
    ...{
      usuarioId: id(nome),
      papel: 'coordenador',
      funcao: 'leitura',
      auxiliar: false,
      redeId: tenant.escola,
    },
    ...{ turmaId: null, alunoId: null, inicio: null, fim: null, ...part },
  })

  it('is given anew or again, and left alone while it holds or is to come', async () => {
    const give = (nome: string, part: Partial<vinculos.NewVinculo> = {}) =>
      told((tx) => vinculos.giveVinculo(tx, draft(nome, part)))
    expect(await give('Ana')).toEqual({
      answer: roles['Ana escola'],
      rows: { 'Ana escola': { funcao: 'leitura', ...AGAIN } },
      added: [],
    })
    const [from, until] = [new Date('2031-01-01T12:00:00Z'), new Date('2032-01-01T12:00:00Z')]
    const dates = { inicio: from.toISOString(), fim: until.toISOString() }
    expect((await give('Ana', { inicio: from, fim: until, funcao: 'escrita', auxiliar: true })).rows).toEqual(
      {
        'Ana escola': { auxiliar: true, ...dates },
      },
    )
    for (const nome of ['Bia', 'Caio', 'Duda'])
      expect(await give(nome)).toEqual({ answer: undefined, rows: {}, added: [] })
    const made = await give('Eva', { inicio: from, fim: until })
    expect(made).toMatchObject({
      answer: expect.any(Number) as number,
      rows: {},
      added: [
        { usuario_id: id('Eva'), papel: 'coordenador', funcao: 'leitura', rede_id: tenant.escola, ...dates },
      ],
    })
    // Ended a moment ago it is given again.
    expect(
      await told(async (tx) => {
        await vinculos.endVinculo(tx, roles['Bia escola'] ?? 0)
        return vinculos.giveVinculo(tx, draft('Bia'))
      }),
    ).toMatchObject({
      answer: roles['Bia escola'],
      rows: { 'Bia escola': { funcao: 'leitura', inicio: 'agora' } },
    })
  })

  it('is changed and ended by its number', async () => {
    const number = roles['Duda escola'] ?? 0
    expect((await told((tx) => vinculos.updateVinculo(tx, number, { funcao: 'leitura' }))).rows).toEqual({
      'Duda escola': { funcao: 'leitura' },
    })
    expect((await told((tx) => vinculos.endVinculo(tx, number))).rows).toEqual({
      'Duda escola': { inicio: 'agora', fim: 'agora' },
    })
    const now = new Date('2026-01-01T12:00:00Z')
    const some = ['Bia Filha', 'Caio outra'].map((nome) => roles[nome] ?? 0)
    expect((await told((tx) => vinculos.endVinculos(tx, some, now))).rows).toEqual({
      'Bia Filha': { fim: now.toISOString() },
      'Caio outra': { fim: now.toISOString() },
    })
  })

  const one = (nome: string, papel: string, place: object = {}): vinculos.BatchVinculo => ({
    ...{ usuario_id: id(nome), papel, rede_id: null, turma_id: null, aluno_id: null },
    ...place,
  })
  const asked = () => [
    one('Ana', 'professor', { turma_id: TURMAS.T }),
    one('Bia', 'coordenador', { rede_id: tenant.escola }),
    one('Ana', 'responsavel', { aluno_id: id('Filha') }),
    one('Eva', 'professor', { turma_id: TURMAS.T }),
    one('Eva', 'autor'),
    one('Duda', 'coordenador', { rede_id: tenant.rede }),
  ]

  it('of a batch is found where it has a row, whose it is told with it', async () => {
    const found = await undone(tenant, (tx) => vinculos.findVinculos(tx, asked()))
    expect(found.map((row) => [row.id, row.dono]).sort()).toEqual(
      [
        [roles['Ana T'], id('Ana')],
        [roles['Bia escola'], id('Bia')],
        [roles['Ana Filha'], id('Filha')],
      ].sort(),
    )
  })

  it('of a batch is given once, again where it had ended', async () => {
    const { answer, rows, added } = await told((tx) => vinculos.giveVinculos(tx, [...asked(), ...asked()]))
    expect(rows).toEqual({ 'Ana T': AGAIN, 'Ana Filha': AGAIN })
    const made = { funcao: 'escrita', auxiliar: false, inicio: 'agora' }
    expect([...added].sort((a, b) => (String(a.papel) < String(b.papel) ? -1 : 1))).toEqual([
      { usuario_id: id('Eva'), papel: 'autor', ...made },
      { usuario_id: id('Duda'), papel: 'coordenador', rede_id: tenant.rede, ...made },
      { usuario_id: id('Eva'), papel: 'professor', turma_id: TURMAS.T, ...made },
    ])
    expect(answer.map(({ dono }) => dono).sort()).toEqual(
      [id('Ana'), id('Filha'), id('Eva'), id('Eva'), id('Duda')].sort(),
    )
    expect(
      (
        await told(async (tx) => {
          await vinculos.endVinculo(tx, roles['Bia escola'] ?? 0)
          await vinculos.giveVinculos(tx, asked().slice(1, 2))
        })
      ).rows,
    ).toEqual({ 'Bia escola': { inicio: 'agora' } })
  })

  it('that was kept is given back to who is still here', async () => {
    const kept = (nome: number) => ({
      ...{ usuario_id: nome, papel: 'coordenador', funcao: 'leitura', auxiliar: false, rede_id: tenant.rede },
      inicio: '2026-01-01T12:00:00Z',
    })
    const json = JSON.stringify([kept(id('Eva')), kept(999)])
    const { added } = await told((tx) => vinculos.restoreVinculos(tx, sql`select ${json}::jsonb as vinculos`))
    expect(added).toEqual([{ ...kept(id('Eva')), inicio: '2026-01-01T12:00:00.000Z' }])
  })
})
