/**
 * Lists of classes and of their people, made again from a network with more than one of everything: schools, years, shifts,
 * closed and binned classes, teachers and assistants, pupils of two classes, guardians, and who left or is suspended.
 */
import { beforeAll, describe, expect, it } from 'vitest'
import type { Tx } from '../../../../core/server/database.ts'
import { actorFor } from '../../../../test/kit/actor.ts'
import { testApp } from '../../../../test/kit/app.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { type Papel, type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { suspend } from '../../../acesso/sessao/server/factory.ts'
import { giveDocencia } from '../../../acesso/sessao/server/public-vinculo.ts'
import { turmaApi } from '../contract.ts'
import { turmaGestaoApi } from '../contract-gestao.ts'
import { nomeCurto } from '../rules-perfil.ts'
import { leaveTurma, putMatricula } from './factory.ts'
import { findClasse, findClasses, guardiansOf, membersOf } from './public.ts'
import { searchMembers, searchTurmas } from './queries.ts'
import { listPurgeable } from './queries-gestao.ts'

interface Turma {
  id: number
  nome: string
  codigo: string
  escola: number
  ano: number
  turno: 'manha' | 'tarde' | 'noite'
  tipo: 'regular' | 'plataforma'
  status: 'ativa' | 'encerrada' | 'excluida'
}

let tenant: TestTenant
const turmas: Turma[] = []
const alunos = new Map<string, { who: Person; em: string[] }>()
const docentes = new Map<string, { who: Person; em: string[]; auxiliar: boolean }>()
let mae: Person
let pai: Person
let gestora: Person
let leitora: Person
let admin: Person

const read = async <T>(ask: (tx: Tx) => Promise<T>): Promise<T> =>
  (await testApp()).database.asTenant(tenant.id, ask)
const of = (nome: string) => turmas.find((turma) => turma.nome === nome) as Turma
const escolaDe = (id: number) => (id === tenant.escola ? 'Escola Um' : 'Escola Dois')

async function make(nome: string, change: Partial<Turma> = {}) {
  const id =
    nome === '7º A' ? tenant.turma : nome === '8º A' ? tenant.outraTurma : await tenant.newTurma(nome)
  const turma = {
    escola: nome === '8º A' ? tenant.outraEscola : tenant.escola,
    ano: 2026,
    turno: 'manha',
    tipo: 'regular',
    status: 'ativa',
    ...change,
  }
  const [row] = await tenant.sql<{ codigo: string }>(
    `update turma set rede_id = $2, ano_letivo = $3, turno = $4, tipo = $5, status = $6,
       excluida_em = case when $6 = 'excluida' then now() - $7 * interval '1 day' end
     where id = $1 returning codigo`,
    [id, turma.escola, turma.ano, turma.turno, turma.tipo, turma.status, turmas.length],
  )
  turmas.push({ ...turma, id, nome, codigo: row?.codigo ?? '' } as Turma)
}

async function enrol(nome: string, ...em: string[]) {
  const who = await tenant.person(nome, ...em.map((one): Papel => ({ papel: 'aluno', turma: of(one).id })))
  alunos.set(nome, { who, em })
  return who
}

async function teach(nome: string, auxiliar: boolean, ...em: string[]) {
  const who = await tenant.person(nome)
  for (const one of em) await read((tx) => giveDocencia(tx, { turma: of(one).id, usuario: who.id, auxiliar }))
  docentes.set(nome, { who, em, auxiliar })
}

beforeAll(async () => {
  tenant = await testTenant()
  await make('8º A', { turno: 'tarde' })
  await make('7º A')
  await make('9º B', { escola: tenant.outraEscola, ano: 2025 })
  await make('6º C', { ano: 2025, turno: 'noite' })
  await make('5º D', { tipo: 'plataforma' })
  await make('4º E', { status: 'encerrada' })
  await make('3º F', { status: 'encerrada', escola: tenant.outraEscola, ano: 2027 })
  await make('2º G', { status: 'excluida', tipo: 'plataforma' })
  await make('1º H', { status: 'excluida', escola: tenant.outraEscola })
  await make('1º I', { status: 'excluida' })
  const tiago = await enrol('Tiago Nogueira', '7º A', '6º C')
  const elis = await enrol('Elis Prado', '7º A')
  await enrol('Bento Reis', '8º A', '4º E')
  await enrol('Ana Souza', '7º A', '1º I')
  const suspensa = await enrol('Suspensa Lima', '7º A')
  await suspend(tenant, suspensa)
  alunos.delete('Suspensa Lima')
  const saiu = await tenant.person('Saiu Silva', { papel: 'aluno', turma: tenant.turma })
  await leaveTurma(tenant, saiu, tenant.turma)
  const pede = await tenant.person('Pede Alves')
  await putMatricula(tenant, tenant.turma, pede, { status: 'pendente' })
  await teach('Zeca Titular', false, '7º A')
  await teach('Abel Auxiliar', true, '7º A')
  await teach('Caio Titular', false, '7º A', '8º A')
  await teach('Dora Titular', false, '4º E')
  mae = await tenant.person(
    'Mae',
    { papel: 'responsavel', aluno: tiago.id },
    { papel: 'responsavel', aluno: elis.id },
  )
  pai = await tenant.person('Pai', { papel: 'responsavel', aluno: tiago.id })
  const { rede, escola } = tenant
  gestora = await tenant.person('Gestora', { papel: 'gestor_rede', rede, funcao: 'escrita' })
  leitora = await tenant.person('Leitora', { papel: 'gestor_rede', rede: escola, funcao: 'leitura' })
  admin = await tenant.person('Admin', { papel: 'administrador_tenant' })
})

const sees = (who: Person, { nome, escola }: Turma): boolean => {
  if (who === admin || who === gestora) return true
  if (who === leitora) return escola === tenant.escola
  const own = [...alunos.values(), ...docentes.values()]
    .filter((one) => one.who === who)
    .flatMap(({ em }) => em)
  if (who === mae) own.push('7º A', '6º C')
  return own.includes(nome)
}
const inOrder = (list: readonly Turma[]) =>
  [...list].sort(
    (a, b) =>
      b.ano - a.ano || escolaDe(a.escola).localeCompare(escolaDe(b.escola)) || (a.nome < b.nome ? -1 : 1),
  )
const pupilsOf = (nome: string) =>
  [...alunos.values()].filter(({ em }) => em.includes(nome)).map(({ who }) => who)
/** Whom the class counts: who is suspended has their place. */
const placesOf = (nome: string) => pupilsOf(nome).length + (nome === '7º A' ? 1 : 0)
const teachersOf = (nome: string) =>
  [...docentes.values()]
    .filter(({ em }) => em.includes(nome))
    .sort((a, b) => Number(a.auxiliar) - Number(b.auxiliar) || (a.who.nome < b.who.nome ? -1 : 1))

describe('the lists of classes', () => {
  const readers = () => [
    admin,
    gestora,
    leitora,
    mae,
    ...[...alunos.values(), ...docentes.values()].map(({ who }) => who),
  ]
  const list = async (who: Person, call: 'listAtivas' | 'listDesativadas', query: object = {}) =>
    (await callAs(who, turmaApi[call], { query })).data

  it('have each their own, the newest year first, by school and name, with who is in it', async () => {
    for (const who of readers())
      for (const [call, status] of [
        ['listAtivas', 'ativa'],
        ['listDesativadas', 'encerrada'],
      ] as const) {
        const wanted = inOrder(turmas.filter((turma) => turma.status === status && sees(who, turma)))
        const { grupos, total } = await list(who, call)
        expect([who.nome, grupos.map(({ nome }) => nome), total]).toEqual([
          who.nome,
          wanted.map(({ nome }) => nome),
          wanted.length,
        ])
        expect(
          grupos.map(({ total_alunos, professores, escola }) => [total_alunos, professores, escola.nome]),
        ).toEqual(
          wanted.map(({ nome, escola }) => [
            placesOf(nome),
            teachersOf(nome).map(({ who: { id, nome } }) => ({ id, nome })),
            escolaDe(escola),
          ]),
        )
      }
  })

  it.each<[object, (turma: Turma) => boolean]>([
    [{ ano: 2025 }, ({ ano }) => ano === 2025],
    [{ turno: 'manha' }, ({ turno }) => turno === 'manha'],
    [{ tipo: 'plataforma' }, ({ tipo }) => tipo === 'plataforma'],
    [{ busca: 'escola dois' }, ({ escola }) => escola === tenant.outraEscola],
    [{ busca: '7a' }, ({ nome }) => nome === '7º A'],
    [{ busca: 'a' }, ({ nome }) => nome.endsWith('A')],
    [{ ano: 2025, turno: 'noite' }, ({ nome }) => nome === '6º C'],
  ])('are narrowed by %j', async (query, keeps) => {
    const wanted = inOrder(turmas.filter((turma) => turma.status === 'ativa' && keeps(turma)))
    const { grupos, total } = await list(gestora, 'listAtivas', query)
    expect([grupos.map(({ nome }) => nome), total]).toEqual([wanted.map(({ nome }) => nome), wanted.length])
  })

  it('are narrowed by school, of those that the reader sees', async () => {
    for (const [who, escola, names] of [
      [gestora, tenant.outraEscola, ['8º A', '9º B']],
      [leitora, tenant.outraEscola, []],
      [leitora, tenant.escola, ['5º D', '7º A', '6º C']],
      [gestora, tenant.rede, ['5º D', '7º A', '8º A', '6º C', '9º B']],
    ] as const)
      expect((await list(who, 'listAtivas', { escola })).grupos.map(({ nome }) => nome).sort()).toEqual(
        [...names].sort(),
      )
  })

  it('come by pages that leave nothing out', async () => {
    const wanted = inOrder(turmas.filter(({ status }) => status === 'ativa')).map(({ nome }) => nome)
    for (const pagina of [1, 2, 3]) {
      const { grupos, total } = await list(gestora, 'listAtivas', { pagina, linhas: 2 })
      expect([grupos.map(({ nome }) => nome), total]).toEqual([
        wanted.slice(2 * pagina - 2, 2 * pagina),
        wanted.length,
      ])
    }
  })

  it('are searched with who is named so first, as many as asked for, in use only', async () => {
    const found = async (who: Person, busca: string, most = 10) =>
      (await read(async (tx) => searchTurmas(tx, await actorFor(who), busca, most))).map(({ nome, em }) => [
        nome,
        em,
      ])
    expect(await found(gestora, '2025')).toEqual([
      ['9º B', 'Escola Dois'],
      ['6º C', 'Escola Um'],
    ])
    expect(await found(gestora, 'escola', 2)).toEqual([
      ['8º A', 'Escola Dois'],
      ['5º D', 'Escola Um'],
    ])
    expect(await found(leitora, 'dois')).toEqual([])
    expect(await found(gestora, '4º E')).toEqual([])
    const named = await make('Escola de férias', { ano: 2020 }).then(() => found(gestora, 'escola', 2))
    expect(named[0]).toEqual(['Escola de férias', 'Escola Um'])
  })
})

describe('the people of a class', () => {
  const members = async (who: Person, turma: string, query: object = {}) =>
    (
      await callAs(who, turmaApi.members, {
        params: { turma: of(turma).id },
        query: { pagina: 1, linhas: 30, ...query },
      })
    ).data

  it('come titulars first, then assistants and pupils, each by name, whole for staff and cut short for peers', async () => {
    for (const turma of ['7º A', '8º A', '6º C']) {
      const teachers = teachersOf(turma)
      const pupils = pupilsOf(turma)
      // Who is suspended has their place.
      const inside = [
        ...pupils.map(({ nome }) => nome),
        ...(turma === '7º A' ? ['Suspensa Lima'] : []),
      ].sort()
      const wanted = [...teachers.map(({ who }) => who.nome), ...inside]
      const { integrantes, total } = await members(gestora, turma)
      expect([integrantes.map(({ nome }) => nome), total]).toEqual([wanted, wanted.length])
      expect(integrantes.map(({ papel, auxiliar }) => [papel, auxiliar])).toEqual(
        wanted.map((nome) => [
          docentes.has(nome) ? 'professor' : 'aluno',
          docentes.get(nome)?.auxiliar ?? false,
        ]),
      )
      const peer = pupils[0] as Person
      const shown = (await members(peer, turma)).integrantes.map(({ nome }) => nome)
      expect(shown.sort()).toEqual(
        wanted.map((nome) => (docentes.has(nome) || nome === peer.nome ? nome : nomeCurto(nome))).sort(),
      )
    }
  })

  it('are narrowed by role, by word and by page', async () => {
    const names = async (query: object, who = gestora) => {
      const { integrantes, total } = await members(who, '7º A', query)
      return [integrantes.map(({ nome }) => nome), total]
    }
    expect(await names({ papel: 'professor' })).toEqual([
      ['Caio Titular', 'Zeca Titular', 'Abel Auxiliar'],
      3,
    ])
    expect(await names({ papel: 'aluno', busca: 'prado' })).toEqual([['Elis Prado'], 1])
    expect(await names({ pagina: 2, linhas: 2 })).toEqual([['Abel Auxiliar', 'Ana Souza'], 7])
    // A guardian sees the teachers and their own.
    expect(await names({ papel: 'aluno' }, mae)).toEqual([['Elis Prado', 'Tiago Nogueira'], 2])
    expect(await names({ papel: 'aluno' }, pai)).toEqual([['Tiago Nogueira'], 1])
    // What is cut short is not searched by.
    const elis = alunos.get('Elis Prado')?.who as Person
    expect(await names({ busca: 'nogueira' }, elis)).toEqual([[], 0])
    expect(await names({ busca: 'prado' }, elis)).toEqual([['Elis Prado'], 1])
  })

  it('are told to other areas by name, without who is suspended, left or only asked', async () => {
    for (const turma of ['7º A', '8º A', '4º E']) {
      const names = async (...papeis: Parameters<typeof membersOf>[2] & object) =>
        (await read((tx) => membersOf(tx, of(turma).id, papeis))).map(({ nome, papel }) => [nome, papel])
      const pupils = pupilsOf(turma).map(({ nome }) => [nome, 'aluno'])
      const teachers = teachersOf(turma).map(({ who }) => [who.nome, 'professor'])
      const guards =
        turma === '7º A'
          ? [
              ['Mae', 'responsavel'],
              ['Pai', 'responsavel'],
            ]
          : []
      const sorted = (list: string[][]) => list.sort((a, b) => ((a[0] ?? '') < (b[0] ?? '') ? -1 : 1))
      expect(await names('aluno')).toEqual(sorted(pupils))
      expect(await names('professor', 'aluno')).toEqual(sorted([...pupils, ...teachers]))
      expect(await names('responsavel')).toEqual(guards)
      expect(await names('professor', 'aluno', 'responsavel')).toEqual(
        sorted([...pupils, ...teachers, ...guards]),
      )
    }
  })

  it('have guardians, each once for every child that is asked about', async () => {
    const [tiago, elis, ana] = ['Tiago Nogueira', 'Elis Prado', 'Ana Souza'].map(
      (nome) => alunos.get(nome)?.who.id ?? 0,
    )
    const told = async (...ids: (number | undefined)[]) =>
      (await read((tx) => guardiansOf(tx, ids as number[]))).map(({ id, aluno }) => [id, aluno])
    const all = [
      [mae.id, tiago],
      [mae.id, elis],
      [pai.id, tiago],
    ].sort(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d)
    expect([await told(tiago, elis, ana), await told(elis), await told(ana)]).toEqual([
      all,
      [[mae.id, elis]],
      [],
    ])
  })

  it('are searched among the classes of the reader, as they are shown to them, each once', async () => {
    const found = async (who: Person, busca: string, most = 10) =>
      (await read(async (tx) => searchMembers(tx, await actorFor(who), busca, most))).map(({ nome, em }) => [
        nome,
        em,
      ])
    const tiago = alunos.get('Tiago Nogueira')?.who as Person
    const zeca = docentes.get('Zeca Titular')?.who as Person
    expect(await found(zeca, 'tiago')).toEqual([['Tiago Nogueira', '7º A']])
    expect(await found(zeca, 'titular')).toEqual([['Caio Titular', '7º A']])
    expect(await found(zeca, 'saiu')).toEqual([])
    expect(await found(zeca, 'suspensa')).toEqual([])
    expect(await found(zeca, 'bento')).toEqual([])
    expect(await found(tiago, 'titular')).toEqual([
      ['Caio Titular', '7º A'],
      ['Zeca Titular', '7º A'],
    ])
    expect(await found(tiago, 'titular', 1)).toEqual([['Caio Titular', '7º A']])
    expect([await found(tiago, 'elis'), await found(tiago, 'prado')]).toEqual([[['Elis P.', '7º A']], []])
    expect([await found(mae, 'tiago'), await found(mae, 'ana')]).toEqual([[['Tiago Nogueira', '7º A']], []])
    expect(await found(docentes.get('Dora Titular')?.who as Person, 'bento')).toEqual([])
  })
})

describe('what only managers read', () => {
  it('the bin: the latest first, of the networks that they write in', async () => {
    const bin = async (who: Person, query = { pagina: 1, linhas: 30 }) => {
      const { data } = await callAs(who, turmaGestaoApi.listLixeira, { query })
      return [data.turmas.map(({ nome, alunos }) => [nome, alunos]), data.total]
    }
    const all = [
      ['2º G', 0],
      ['1º H', 0],
      ['1º I', 1],
    ]
    expect([await bin(gestora), await bin(admin)]).toEqual([
      [all, 3],
      [all, 3],
    ])
    expect(await bin(gestora, { pagina: 2, linhas: 2 })).toEqual([[['1º I', 1]], 3])
    const ofEscola = await tenant.person('Da escola', {
      papel: 'gestor_rede',
      rede: tenant.outraEscola,
      funcao: 'escrita',
    })
    expect(await bin(ofEscola)).toEqual([[['1º H', 0]], 1])
  })

  it('the classes of the platform that are not in the bin', async () => {
    const { turmas: listed } = (await callAs(admin, turmaGestaoApi.listPlataforma, undefined)).data
    expect(listed.map(({ nome, total_alunos }) => [nome, total_alunos])).toEqual([['5º D', 0]])
  })

  it('their schools with what is in them, of active classes alone', async () => {
    const schools = async (who: Person) =>
      (await callAs(who, turmaApi.home, undefined)).data.escolas?.map(
        ({ nome, turmas: n, alunos: a, professores }) => [nome, n, a, professores],
      )
    const count = (escola: number) => {
      const here = turmas
        .filter((turma) => turma.escola === escola && turma.status === 'ativa')
        .map(({ nome }) => nome)
      const some = (em: readonly string[]) => em.some((nome) => here.includes(nome))
      const pupils =
        [...alunos.values()].filter(({ em }) => some(em)).length + (here.includes('7º A') ? 1 : 0)
      return [
        escolaDe(escola),
        here.length,
        pupils,
        [...docentes.values()].filter(({ em }) => some(em)).length,
      ]
    }
    expect(await schools(gestora)).toEqual([count(tenant.outraEscola), count(tenant.escola)])
    expect(await schools(leitora)).toEqual([count(tenant.escola)])
  })

  it('in the bin for long, those go that never had anybody', async () => {
    const ids = async (days: number, most = 10) =>
      read((tx) => listPurgeable(tx, new Date(Date.now() - days * 86_400_000), most))
    const names = async (...args: Parameters<typeof ids>) =>
      (await ids(...args)).map(({ id }) => turmas.find((turma) => turma.id === id)?.nome)
    expect([await names(1), await names(7.5), await names(8.5), await names(1, 1)]).toEqual([
      ['2º G', '1º H'],
      ['1º H'],
      [],
      ['2º G'],
    ])
  })
})

describe('one class', () => {
  it('is found by its code or among others, with its place', async () => {
    const [a, b] = [of('7º A'), of('9º B')]
    const place = ({ id, nome, escola }: Turma) => [id, nome, [tenant.rede, escola]]
    const told = (rows: readonly { id: number; nome: string; caminho: number[] }[]) =>
      rows.map(({ id, nome, caminho }) => [id, nome, caminho]).sort()
    expect(told(await read((tx) => findClasses(tx, [a.id, b.id, 999])))).toEqual([place(a), place(b)].sort())
    const one = await read((tx) => findClasse(tx, b.codigo))
    expect(told(one ? [one] : [])).toEqual([place(b)])
    expect(await read((tx) => findClasse(tx, 'NADA'))).toBeUndefined()
  })
})
