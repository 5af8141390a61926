/** Lists of classes, made again from a network with more than one of everything: each filtered, sorted and paged as its sentence says. */
import { beforeAll, describe, expect, it } from 'vitest'
import { actorFor } from '../../../../test/kit/actor.ts'
import { callAs } from '../../../../test/kit/call.ts'
import type { Person } from '../../../../test/kit/tenant.ts'
import { turmaApi } from '../contract.ts'
import { turmaGestaoApi } from '../contract-gestao.ts'
import { findClasse, findClasses } from './public.ts'
import { searchTurmas } from './queries.ts'
import { listPurgeable } from './queries-gestao.ts'
import { type Listas, putListas, type Turma } from './testing-listas.ts'

let w: Listas
beforeAll(async () => {
  w = await putListas()
})

describe('the lists of classes', () => {
  const readers = () => [
    w.admin,
    w.gestora,
    w.leitora,
    w.mae,
    ...[...w.alunos.values(), ...w.docentes.values()].map(({ who }) => who),
  ]
  const list = async (who: Person, call: 'listAtivas' | 'listDesativadas', query: object = {}) =>
    (await callAs(who, turmaApi[call], { query })).data

  it('have each their own, the newest year first, by school and name, with who is in it', async () => {
    for (const who of readers())
      for (const [call, status] of [
        ['listAtivas', 'ativa'],
        ['listDesativadas', 'encerrada'],
      ] as const) {
        const wanted = w.inOrder(w.turmas.filter((turma) => turma.status === status && w.sees(who, turma)))
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
            w.placesOf(nome),
            w.teachersOf(nome).map(({ who: { id, nome } }) => ({ id, nome })),
            w.escolaDe(escola),
          ]),
        )
      }
  })

  it.each<[object, (turma: Turma) => boolean]>([
    [{ ano: 2025 }, ({ ano }) => ano === 2025],
    [{ turno: 'manha' }, ({ turno }) => turno === 'manha'],
    [{ tipo: 'plataforma' }, ({ tipo }) => tipo === 'plataforma'],
    [{ busca: 'escola dois' }, ({ escola }) => escola === w.tenant.outraEscola],
    [{ busca: '7a' }, ({ nome }) => nome === '7º A'],
    [{ busca: 'a' }, ({ nome }) => nome.endsWith('A')],
    [{ ano: 2025, turno: 'noite' }, ({ nome }) => nome === '6º C'],
  ])('are narrowed by %j', async (query, keeps) => {
    const wanted = w.inOrder(w.turmas.filter((turma) => turma.status === 'ativa' && keeps(turma)))
    const { grupos, total } = await list(w.gestora, 'listAtivas', query)
    expect([grupos.map(({ nome }) => nome), total]).toEqual([wanted.map(({ nome }) => nome), wanted.length])
  })

  it('are narrowed by school, of those that the reader sees', async () => {
    for (const [who, escola, names] of [
      [w.gestora, w.tenant.outraEscola, ['8º A', '9º B']],
      [w.leitora, w.tenant.outraEscola, []],
      [w.leitora, w.tenant.escola, ['5º D', '7º A', '6º C']],
      [w.gestora, w.tenant.rede, ['5º D', '7º A', '8º A', '6º C', '9º B']],
    ] as const)
      expect((await list(who, 'listAtivas', { escola })).grupos.map(({ nome }) => nome).sort()).toEqual(
        [...names].sort(),
      )
  })

  it('come by pages that leave nothing out', async () => {
    const wanted = w.inOrder(w.turmas.filter(({ status }) => status === 'ativa')).map(({ nome }) => nome)
    for (const pagina of [1, 2, 3]) {
      const { grupos, total } = await list(w.gestora, 'listAtivas', { pagina, linhas: 2 })
      expect([grupos.map(({ nome }) => nome), total]).toEqual([
        wanted.slice(2 * pagina - 2, 2 * pagina),
        wanted.length,
      ])
    }
  })

  it('are searched with who is named so first, as many as asked for, in use only', async () => {
    const found = async (who: Person, busca: string, most = 10) =>
      (await w.read(async (tx) => searchTurmas(tx, await actorFor(who), busca, most))).map(({ nome, em }) => [
        nome,
        em,
      ])
    expect(await found(w.gestora, '2025')).toEqual([
      ['9º B', 'Escola Dois'],
      ['6º C', 'Escola Um'],
    ])
    expect(await found(w.gestora, 'escola', 2)).toEqual([
      ['8º A', 'Escola Dois'],
      ['5º D', 'Escola Um'],
    ])
    expect(await found(w.leitora, 'dois')).toEqual([])
    expect(await found(w.gestora, '4º E')).toEqual([])
    const named = await w.make('Escola de férias', { ano: 2020 }).then(() => found(w.gestora, 'escola', 2))
    expect(named[0]).toEqual(['Escola de férias', 'Escola Um'])
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
    expect([await bin(w.gestora), await bin(w.admin)]).toEqual([
      [all, 3],
      [all, 3],
    ])
    expect(await bin(w.gestora, { pagina: 2, linhas: 2 })).toEqual([[['1º I', 1]], 3])
    const ofEscola = await w.tenant.person('Da escola', {
      papel: 'gestor_rede',
      rede: w.tenant.outraEscola,
      funcao: 'escrita',
    })
    expect(await bin(ofEscola)).toEqual([[['1º H', 0]], 1])
  })

  it('the classes of the platform that are not in the bin', async () => {
    const { turmas: listed } = (await callAs(w.admin, turmaGestaoApi.listPlataforma, undefined)).data
    expect(listed.map(({ nome, total_alunos }) => [nome, total_alunos])).toEqual([['5º D', 0]])
  })

  it('their schools with what is in them, of active classes alone', async () => {
    const schools = async (who: Person) =>
      (await callAs(who, turmaApi.home, undefined)).data.escolas?.map(
        ({ nome, turmas: n, alunos: a, professores }) => [nome, n, a, professores],
      )
    const count = (escola: number) => {
      const here = w.turmas
        .filter((turma) => turma.escola === escola && turma.status === 'ativa')
        .map(({ nome }) => nome)
      const some = (em: readonly string[]) => em.some((nome) => here.includes(nome))
      const pupils =
        [...w.alunos.values()].filter(({ em }) => some(em)).length + (here.includes('7º A') ? 1 : 0)
      return [
        w.escolaDe(escola),
        here.length,
        pupils,
        [...w.docentes.values()].filter(({ em }) => some(em)).length,
      ]
    }
    expect(await schools(w.gestora)).toEqual([count(w.tenant.outraEscola), count(w.tenant.escola)])
    expect(await schools(w.leitora)).toEqual([count(w.tenant.escola)])
  })

  it('in the bin for long, those go that never had anybody', async () => {
    const ids = async (days: number, most = 10) =>
      w.read((tx) => listPurgeable(tx, new Date(Date.now() - days * 86_400_000), most))
    const names = async (...args: Parameters<typeof ids>) =>
      (await ids(...args)).map(({ id }) => w.turmas.find((turma) => turma.id === id)?.nome)
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
    const [a, b] = [w.of('7º A'), w.of('9º B')]
    const place = ({ id, nome, escola }: Turma) => [id, nome, [w.tenant.rede, escola]]
    const told = (rows: readonly { id: number; nome: string; caminho: number[] }[]) =>
      rows.map(({ id, nome, caminho }) => [id, nome, caminho]).sort()
    expect(told(await w.read((tx) => findClasses(tx, [a.id, b.id, 999])))).toEqual(
      [place(a), place(b)].sort(),
    )
    const one = await w.read((tx) => findClasse(tx, b.codigo))
    expect(told(one ? [one] : [])).toEqual([place(b)])
    expect(await w.read((tx) => findClasse(tx, 'NADA'))).toBeUndefined()
  })
})
