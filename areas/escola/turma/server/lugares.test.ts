/**
 * The tree of networks, classes and pupils, and the pieces of statements about places: a tree of three levels with ties of
 * name, each state of a class and of an enrolment, and beside it what is the same but for one thing.
 */
import { type RawBuilder, sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Tx } from '../../../../core/server/database.ts'
import { testApp } from '../../../../test/kit/app.ts'
import { type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import * as arvore from './public-arvore.ts'
import { listAbove, searchAlunos, searchPlaces } from './public-busca.ts'
import * as lugar from './public-lugar.ts'

let tenant: TestTenant
/** Networks, classes and pupils by their names here. */
const ids: Record<string, number> = {}
const id = (nome: string) => ids[nome] ?? 0
const named = (kind: string, number: number) =>
  Object.keys(ids).find((nome) => ids[nome] === number && nome.startsWith(kind)) ?? `${kind} ${number}`

const read = async <T>(ask: (tx: Tx) => Promise<T>): Promise<T> =>
  (await testApp()).database.asTenant(tenant.id, ask)
const rowsOf = async <T = Record<string, number>>(statement: RawBuilder<unknown>) =>
  (await read((tx) => (statement as RawBuilder<T>).execute(tx))).rows

/** Name → above, INEP, code. The names that are shown are without the first word. */
const REDES: readonly [string, string, string, string | null, string][] = [
  ['rede Zona', 'Zona', 'rede', null, 'ZN1'],
  ['rede Agua', 'Água Funda', 'rede Zona', '33333333', 'AG1'],
  ['rede agua dois', 'agua funda', 'rede Zona', '44444444', 'AG2'],
  ['rede Bosque', 'Bosque', 'rede Agua', '55555555', 'BQ1'],
]
const TURMAS: readonly [string, string, string, string][] = [
  ['turma Arte', 'Arte', 'rede Um', 'encerrada'],
  ['turma Zoo', 'Zoo', 'rede Um', 'ativa'],
  ['turma zoo dois', 'zôo', 'rede Um', 'ativa'],
  ['turma Lixo', 'Lixo', 'rede Um', 'excluida'],
  ['turma Mar', 'Mar', 'rede Agua', 'ativa'],
  ['turma Funda', 'Turma funda', 'rede Zona', 'ativa'],
  ['turma Velha', 'Funda velha', 'rede Zona', 'encerrada'],
]
/** Pupil → where, as what. */
const ALUNOS: readonly [string, string, readonly [string, string, number?][]][] = [
  [
    'aluno Zeca',
    'Zeca Lima',
    [
      ['turma Zoo', 'adicionado', 1],
      ['turma Mar', 'adicionado', 9],
    ],
  ],
  ['aluno Ana', 'Ana Lima', [['turma Zoo', 'adicionado', 2]]],
  ['aluno ana dois', 'ána lima', [['turma Zoo', 'adicionado']]],
  ['aluno Saiu', 'Saiu Lima', [['turma Zoo', 'removido', 4]]],
  [
    'aluno Foi',
    'Foi Lima',
    [
      ['turma Zoo', 'removido'],
      ['turma Mar', 'adicionado'],
    ],
  ],
  [
    'aluno Quer',
    'Quer Lima',
    [
      ['turma Zoo', 'pendente'],
      ['turma Mar', 'removido'],
    ],
  ],
  ['aluno Mudou', 'Mudou Lima', [['turma Zoo', 'transferido']]],
  [
    'aluno Velha',
    'Velha Lima',
    [
      ['turma Arte', 'adicionado'],
      ['turma Zoo', 'removido'],
    ],
  ],
  ['aluno Lixo', 'Lixo Lima', [['turma Lixo', 'adicionado']]],
  ['aluno Fora', 'Fora Lima', [['turma Fora', 'adicionado']]],
]

beforeAll(async () => {
  tenant = await testTenant()
  Object.assign(ids, { rede: tenant.rede, 'rede Um': tenant.escola, 'rede Dois': tenant.outraEscola })
  Object.assign(ids, { 'turma 7': tenant.turma, 'turma Fora': tenant.outraTurma })
  await tenant.sql(`update rede set inep = '11111111' where id = $1`, [tenant.escola])
  await tenant.sql(`update rede set inep = '22222222' where id = $1`, [tenant.outraEscola])
  const made = async (nome: string, text: string, values: unknown[]) => {
    const [row] = await tenant.sql<{ id: number }>(`${text} returning id`, [tenant.id, ...values])
    ids[nome] = row?.id ?? 0
  }
  for (const [key, nome, acima, inep, codigo] of REDES)
    await made(
      key,
      `insert into rede (tenant_id, cliente_id, pai_id, nome, inep, codigo)
       select $1, (select max(id) from cliente where tenant_id = $1), $2, $3, $4, $5`,
      [id(acima), nome, inep, codigo],
    )
  for (const [n, [key, nome, rede, status]] of TURMAS.entries())
    await made(
      key,
      `insert into turma (tenant_id, rede_id, nome, status, codigo, ano_letivo, excluida_em)
       values ($1, $2, $3, $4, $5, 2026, case when $4 = 'excluida' then now() end)`,
      [id(rede), nome, status, `ZZZZZZ${'ABCDEFGHJ'[n]}`],
    )
  for (const [key, nome, places] of ALUNOS) {
    const { id: aluno } = await tenant.person(nome)
    ids[key] = aluno
    for (const [turma, status, numero = null] of places)
      await tenant.sql(
        'insert into matricula (tenant_id, turma_id, aluno_id, status, numero_chamada) values ($1, $2, $3, $4, $5)',
        [tenant.id, id(turma), aluno, status, numero],
      )
  }
})

const nodes = (rows: readonly arvore.Ref[]) => rows.map(({ tipo, id }) => named(tipo, id))
const page = (pagina = 1, linhas = 30) => ({ pagina, linhas })

describe('the tree', () => {
  it('has in a network those right below it, then classes that run, then closed ones, by name', async () => {
    const inside = (nome: string, ...at: number[]) =>
      read((tx) => arvore.listInRede(tx, id(nome), page(...at)))
    const um = ['turma 7', 'turma Zoo', 'turma zoo dois', 'turma Arte']
    expect(nodes(await inside('rede Um'))).toEqual(um)
    expect(nodes(await inside('rede'))).toEqual(['rede Dois', 'rede Um', 'rede Zona'])
    expect(nodes(await inside('rede Zona'))).toEqual([
      'rede Agua',
      'rede agua dois',
      'turma Funda',
      'turma Velha',
    ])
    for (const [n, two] of [um.slice(0, 2), um.slice(2)].entries()) {
      const rows = await inside('rede Um', n + 1, 2)
      expect([nodes(rows), rows.map(({ linhas, em }) => [linhas, em])]).toEqual([
        two,
        [
          [4, 0],
          [4, 0],
        ],
      ])
    }
  })

  it('has in a class who is in it now, by name', async () => {
    const inside = (...at: number[]) => read((tx) => arvore.listInTurma(tx, id('turma Zoo'), page(...at)))
    const all = ['aluno Ana', 'aluno ana dois', 'aluno Zeca']
    expect(nodes(await inside())).toEqual(all)
    const second = await inside(2, 2)
    expect(second).toMatchObject([{ tipo: 'aluno', id: id('aluno Zeca'), em: id('turma Zoo'), linhas: 3 }])
  })

  it('gives the classes of networks, those that run first', async () => {
    const told = await read((tx) => arvore.listGruposDe(tx, [id('rede Um'), id('rede Zona')]))
    expect(told.map((turma) => named('turma', turma.id))).toEqual([
      'turma 7',
      'turma Funda',
      'turma Zoo',
      'turma zoo dois',
      'turma Arte',
      'turma Velha',
    ])
  })

  it('counts in a node the schools below it, its running classes and their pupils, each once', async () => {
    const refs = [...Object.entries(ids)].flatMap(([nome, number]): arvore.Ref[] => {
      const tipo = nome.split(' ')[0] as arvore.Tipo
      return tipo === 'aluno' ? [] : [{ tipo, id: number, em: 0 }]
    })
    const asked = refs.filter(({ id: number }) => number !== id('turma Mar') && number !== id('rede Bosque'))
    const pupils = [
      { tipo: 'aluno', id: id('aluno Zeca'), em: id('turma Mar') },
      { tipo: 'aluno', id: id('aluno Zeca'), em: id('turma Zoo') },
      { tipo: 'aluno', id: id('aluno Saiu'), em: id('turma Zoo') },
      { tipo: 'aluno', id: id('aluno Ana'), em: id('turma Mar') },
    ] as const
    const told = await read((tx) => arvore.readNos(tx, [...asked, ...pupils]))
    const of = (tipo: arvore.Tipo) => told.filter((row) => row.tipo === tipo)
    const counts = Object.fromEntries(
      of('rede').map((row) => [
        named('rede', row.id),
        [row.escolas, row.turmas, row.alunos, row.pai, row.inep],
      ]),
    )
    const below = (nome: string) => `rede:${id(nome)}`
    expect(counts).toEqual({
      rede: [5, 6, 5, '', null],
      'rede Um': [0, 3, 3, below('rede'), '11111111'],
      'rede Dois': [0, 1, 1, below('rede'), '22222222'],
      'rede Zona': [3, 2, 2, below('rede'), null],
      'rede Agua': [1, 1, 2, below('rede Zona'), '33333333'],
      'rede agua dois': [0, 0, 0, below('rede Zona'), '44444444'],
    })
    expect(
      Object.fromEntries(
        of('turma').map((row) => [named('turma', row.id), [row.alunos, row.pai, row.turma?.status]]),
      ),
    ).toEqual({
      'turma 7': [0, below('rede Um'), 'ativa'],
      'turma Fora': [1, below('rede Dois'), 'ativa'],
      'turma Arte': [1, below('rede Um'), 'encerrada'],
      'turma Zoo': [3, below('rede Um'), 'ativa'],
      'turma zoo dois': [0, below('rede Um'), 'ativa'],
      'turma Lixo': [1, below('rede Um'), 'excluida'],
      'turma Funda': [0, below('rede Zona'), 'ativa'],
      'turma Velha': [0, below('rede Zona'), 'encerrada'],
    })
    expect(
      of('aluno')
        .map((row) => [named('aluno', row.id), row.pai, row.chamada])
        .sort(),
    ).toEqual(
      [
        ['aluno Zeca', `turma:${id('turma Mar')}`, 9],
        ['aluno Zeca', `turma:${id('turma Zoo')}`, 1],
        ['aluno Saiu', `turma:${id('turma Zoo')}`, 4],
      ].sort(),
    )
    expect(await read((tx) => arvore.readNos(tx, []))).toEqual([])
    // One alone is told as it is among others.
    for (const ref of [...asked, ...pupils.slice(0, 3)])
      expect(await read((tx) => arvore.readNos(tx, [ref]))).toEqual(
        told.filter(
          ({ tipo, id, pai }) =>
            tipo === ref.tipo && id === ref.id && (ref.em === 0 || pai === `turma:${ref.em}`),
        ),
      )
  })

  it('lists the places below one, parents before children, each level by name', async () => {
    const places = await read((tx) => arvore.listPlaces(tx, tenant.rede))
    const all = ['rede', 'rede Dois', 'rede Um', 'rede Zona', 'rede Agua', 'rede agua dois', 'rede Bosque']
    expect(places.map((place) => named('rede', place.id))).toEqual(all)
    expect(places.map(({ escola }) => escola).filter(Boolean)).toHaveLength(5)
    expect((await read((tx) => arvore.listPlaces(tx, id('rede Agua')))).map(({ nome }) => nome)).toEqual([
      'Água Funda',
      'Bosque',
    ])
  })

  it('is searched below a network, by name, INEP and code; classes that run, pupils of those', async () => {
    const places = async (busca: string, raiz = 'rede') =>
      nodes(await read((tx) => searchPlaces(tx, id(raiz), busca)))
    expect(await places('funda')).toEqual([
      'rede Agua',
      'rede agua dois',
      // The name of the school is searched too.
      'turma Mar',
      'turma Funda',
    ])
    expect(await places('funda', 'rede Um')).toEqual([])
    expect(await places('água funda', 'rede agua dois')).toEqual(['rede agua dois'])
    expect([await places('55555555'), await places('bq1'), await places('  ')]).toEqual([
      ['rede Bosque'],
      ['rede Bosque'],
      [],
    ])
    expect(await places('zoo')).toEqual(['turma Zoo', 'turma zoo dois'])
    expect([await places('arte'), await places('lixo')]).toEqual([[], []])

    const alunos = async (busca: string, raiz = 'rede') =>
      (await read((tx) => searchAlunos(tx, id(raiz), busca))).map(({ id, em }) => [
        named('aluno', id),
        named('turma', em),
      ])
    const zeca = ['aluno Zeca', 'turma Zoo']
    expect(await alunos('zeca lima')).toEqual([zeca, ['aluno Zeca', 'turma Mar']])
    expect(await alunos('zeca', 'rede Um')).toEqual([zeca])
    // Of one name the user name decides.
    const ofUm = (await alunos('lima', 'rede Um')).map(([nome]) => nome)
    expect([[...ofUm].sort(), ofUm.at(-1)]).toEqual([
      ['aluno Ana', 'aluno Zeca', 'aluno ana dois'],
      'aluno Zeca',
    ])
    expect(await alunos('lima', 'rede Zona')).toEqual([
      ['aluno Foi', 'turma Mar'],
      ['aluno Zeca', 'turma Mar'],
    ])
    expect([await alunos('velha'), await alunos('fora', 'rede Um'), await alunos(' ')]).toEqual([[], [], []])
    // The user name alone is none that is shown.
    const [{ login } = { login: '' }] = await tenant.sql<{ login: string }>(
      'select login from usuario where id = $1',
      [id('aluno Zeca')],
    )
    expect(await alunos(login)).toEqual([])
  })

  it('tells what the found lies in, up to a network, each once', async () => {
    const above = async (raiz: string, ...refs: arvore.Ref[]) =>
      nodes(await read((tx) => listAbove(tx, id(raiz), refs))).sort()
    const rede = (nome: string): arvore.Ref => ({ tipo: 'rede', id: id(nome), em: 0 })
    const turma = (nome: string): arvore.Ref => ({ tipo: 'turma', id: id(nome), em: 0 })
    const aluno = (nome: string, em: string): arvore.Ref => ({ tipo: 'aluno', id: id(nome), em: id(em) })
    expect(await above('rede', turma('turma Mar'), aluno('aluno Zeca', 'turma Zoo'))).toEqual(
      ['rede', 'rede Agua', 'rede Um', 'rede Zona', 'turma Mar', 'turma Zoo'].sort(),
    )
    expect(await above('rede Zona', rede('rede Bosque'), rede('rede Agua'))).toEqual(
      ['rede Agua', 'rede Bosque', 'rede Zona'].sort(),
    )
    const order = await read((tx) => listAbove(tx, id('rede'), [turma('turma Mar'), turma('turma Zoo')]))
    expect(order.map(({ tipo }) => tipo)).toEqual(['rede', 'rede', 'rede', 'rede', 'turma', 'turma'])
    const twice = [turma('turma Zoo'), aluno('aluno Ana', 'turma Zoo'), aluno('aluno Zeca', 'turma Zoo')]
    expect(await above('rede', rede('rede Um'), ...twice)).toEqual(['rede', 'rede Um', 'turma Zoo'])
    const numbers = order.map(({ id: number }) => number)
    expect(numbers.slice(0, 4)).toEqual(numbers.slice(0, 4).sort((a, b) => a - b))
  })
})

describe('pieces about places', () => {
  const names = (rows: readonly Record<string, number>[], kind: string, column: string) =>
    rows.map((row) => named(kind, row[column] ?? 0)).sort()

  it('take who studies now, and where a pupil belongs', async () => {
    const zoo = id('turma Zoo')
    const inside = await rowsOf(sql`select aluno_id from ${lugar.naTurma('x')} where x.turma_id = ${zoo}`)
    expect(names(inside, 'aluno', 'aluno_id')).toEqual(['aluno Ana', 'aluno Zeca', 'aluno ana dois'])
    const studies = sql`select m.aluno_id, count(*)::int as n from ${lugar.estuda()} group by 1`
    const all = ['aluno Ana', 'aluno Foi', 'aluno Fora', 'aluno Zeca', 'aluno ana dois']
    expect(names(await rowsOf(studies), 'aluno', 'aluno_id')).toEqual(all)
    const placed = await rowsOf(
      sql`select y.aluno_id from ${lugar.estuda('y', 'x', 'w')} where w.id = ${id('rede Agua')}`,
    )
    expect(names(placed, 'aluno', 'aluno_id')).toEqual(['aluno Foi', 'aluno Zeca'])
    const belongs = await rowsOf(sql`select m.aluno_id, t.id as turma from ${lugar.pertence('r')}`)
    expect(
      belongs
        .map(({ aluno_id = 0, turma = 0 }) => `${named('aluno', aluno_id)} ${named('turma', turma)}`)
        .sort(),
    ).toEqual(
      [
        'aluno Zeca turma Zoo',
        'aluno Zeca turma Mar',
        'aluno Ana turma Zoo',
        'aluno ana dois turma Zoo',
        'aluno Saiu turma Zoo',
        'aluno Foi turma Mar',
        'aluno Quer turma Zoo',
        'aluno Velha turma Arte',
        'aluno Fora turma Fora',
      ].sort(),
    )
  })

  it('take the place of a role: its network, or that of its class', async () => {
    const who = await tenant.person(
      'Papéis',
      { papel: 'coordenador', rede: id('rede Agua') },
      { papel: 'professor', turma: id('turma Zoo') },
      { papel: 'administrador_tenant' },
    )
    const rows = await rowsOf<{ papel: string; t: number | null; r: number | null }>(
      sql`select v.papel, t.id as t, r.id as r from vinculo v ${lugar.noLugar()} where v.usuario_id = ${who.id}`,
    )
    expect(rows.map(({ papel, t, r }) => [papel, t, r]).sort()).toEqual([
      ['administrador_tenant', null, null],
      ['coordenador', null, id('rede Agua')],
      ['professor', id('turma Zoo'), id('rede Um')],
    ])
  })

  it('take classes with a feature on, and networks within or above others', async () => {
    await tenant.sql(`update turma set recursos = '{"forum": false}' where id = $1`, [id('turma Zoo')])
    await tenant.sql(`update turma set recursos = '{"forum": true}' where id = $1`, [id('turma Mar')])
    await tenant.sql(`update turma set recursos = '{}' where id = $1`, [id('turma Funda')])
    const some = sql`(${id('turma Zoo')}, ${id('turma Mar')}, ${id('turma Funda')})`
    const on = await rowsOf(sql`select t.id from ${lugar.comRecurso('forum')} where t.id in ${some}`)
    expect(names(on, 'turma', 'id')).toEqual(['turma Mar'])
    const within = await rowsOf(
      sql`select t.id from turma t where ${lugar.dentroDe('t.rede_id', [id('rede Zona'), id('rede Bosque')])}`,
    )
    expect(names(within, 'turma', 'id')).toEqual(['turma Funda', 'turma Mar', 'turma Velha'])
    const above = (nets: string[], classes: string[]) =>
      rowsOf(sql`select id from rede where id in ${lugar.linhagem(nets.map(id), classes.map(id))}`)
    expect(names(await above(['rede Agua'], ['turma Zoo']), 'rede', 'id')).toEqual([
      'rede',
      'rede Agua',
      'rede Um',
      'rede Zona',
    ])
    expect([await above([], ['turma Lixo']), await above([], [])]).toEqual([[], []])
  })
})
