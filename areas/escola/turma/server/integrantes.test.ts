/** Lists of the people of classes, made again from a network with more than one of everything. */
import { beforeAll, describe, expect, it } from 'vitest'
import { actorFor } from '../../../../test/kit/actor.ts'
import { callAs } from '../../../../test/kit/call.ts'
import type { Person } from '../../../../test/kit/tenant.ts'
import { turmaApi } from '../contract.ts'
import { nomeCurto } from '../rules-perfil.ts'
import { guardiansOf, membersOf } from './public.ts'
import { searchMembers } from './queries.ts'
import { type Listas, putListas } from './testing-listas.ts'

let w: Listas
beforeAll(async () => {
  w = await putListas()
})

describe('the people of a class', () => {
  const members = async (who: Person, turma: string, query: object = {}) =>
    (
      await callAs(who, turmaApi.members, {
        params: { turma: w.of(turma).id },
        query: { pagina: 1, linhas: 30, ...query },
      })
    ).data

  it('come titulars first, then assistants and pupils, each by name, whole for staff and cut short for peers', async () => {
    for (const turma of ['7º A', '8º A', '6º C']) {
      const teachers = w.teachersOf(turma)
      const pupils = w.pupilsOf(turma)
      // Who is suspended has their place.
      const inside = [
        ...pupils.map(({ nome }) => nome),
        ...(turma === '7º A' ? ['Suspensa Lima'] : []),
      ].sort()
      const wanted = [...teachers.map(({ who }) => who.nome), ...inside]
      const { integrantes, total } = await members(w.gestora, turma)
      expect([integrantes.map(({ nome }) => nome), total]).toEqual([wanted, wanted.length])
      expect(integrantes.map(({ papel, auxiliar }) => [papel, auxiliar])).toEqual(
        wanted.map((nome) => [
          w.docentes.has(nome) ? 'professor' : 'aluno',
          w.docentes.get(nome)?.auxiliar ?? false,
        ]),
      )
      const peer = pupils[0] as Person
      const shown = (await members(peer, turma)).integrantes.map(({ nome }) => nome)
      expect(shown.sort()).toEqual(
        wanted.map((nome) => (w.docentes.has(nome) || nome === peer.nome ? nome : nomeCurto(nome))).sort(),
      )
    }
  })

  it('are narrowed by role, by word and by page', async () => {
    const names = async (query: object, who = w.gestora) => {
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
    expect(await names({ papel: 'aluno' }, w.mae)).toEqual([['Elis Prado', 'Tiago Nogueira'], 2])
    expect(await names({ papel: 'aluno' }, w.pai)).toEqual([['Tiago Nogueira'], 1])
    // What is cut short is not searched by.
    const elis = w.alunos.get('Elis Prado')?.who as Person
    expect(await names({ busca: 'nogueira' }, elis)).toEqual([[], 0])
    expect(await names({ busca: 'prado' }, elis)).toEqual([['Elis Prado'], 1])
  })

  it('are told to other areas by name, without who is suspended, left or only asked', async () => {
    for (const turma of ['7º A', '8º A', '4º E']) {
      const names = async (...papeis: Parameters<typeof membersOf>[2] & object) =>
        (await w.read((tx) => membersOf(tx, w.of(turma).id, papeis))).map(({ nome, papel }) => [nome, papel])
      const pupils = w.pupilsOf(turma).map(({ nome }) => [nome, 'aluno'])
      const teachers = w.teachersOf(turma).map(({ who }) => [who.nome, 'professor'])
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
      (nome) => w.alunos.get(nome)?.who.id ?? 0,
    )
    const told = async (...ids: (number | undefined)[]) =>
      (await w.read((tx) => guardiansOf(tx, ids as number[]))).map(({ id, aluno }) => [id, aluno])
    const all = [
      [w.mae.id, tiago],
      [w.mae.id, elis],
      [w.pai.id, tiago],
    ].sort(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d)
    expect([await told(tiago, elis, ana), await told(elis), await told(ana)]).toEqual([
      all,
      [[w.mae.id, elis]],
      [],
    ])
  })

  it('are searched among the classes of the reader, as they are shown to them, each once', async () => {
    const found = async (who: Person, busca: string, most = 10) =>
      (await w.read(async (tx) => searchMembers(tx, await actorFor(who), busca, most))).map(
        ({ nome, em }) => [nome, em],
      )
    const tiago = w.alunos.get('Tiago Nogueira')?.who as Person
    const zeca = w.docentes.get('Zeca Titular')?.who as Person
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
    expect([await found(w.mae, 'tiago'), await found(w.mae, 'ana')]).toEqual([
      [['Tiago Nogueira', '7º A']],
      [],
    ])
    expect(await found(w.docentes.get('Dora Titular')?.who as Person, 'bento')).toEqual([])
  })
})
