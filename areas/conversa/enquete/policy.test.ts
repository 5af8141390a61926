/** Who asks, answers and reads surveys: a table of people for each kind of class and public (product.md H-01, H-23). */
import { describe, expect, it } from 'vitest'
import type { Actor } from '../../../core/policy/actor.ts'
import { abilities, type Policy } from '../../../core/policy/policy.ts'
import { buildTurmaTarget } from '../../escola/turma/factory.ts'
import { type EnqueteAlvo, enquetePolicy, turmaEnquetePolicy } from './policy.ts'

const actor = (change: Partial<Actor> = {}): Actor => ({
  id: 5,
  tenantId: 1,
  nome: 'Alguém',
  funcoes: [],
  redes: [],
  turmas: [],
  dependentes: [],
  ...change,
})
const ofRede = (papel: 'gestor_rede' | 'coordenador', funcao: 'leitura' | 'escrita', id = 2) =>
  actor({ redes: [{ id, papel, funcao }] })

/** The class 10 lies in the school 2, below the network 1; so does 12. */
const PEOPLE = {
  ninguem: actor(),
  aluna: actor({ turmas: [{ id: 10, papel: 'aluno' }] }),
  responsavel: actor({ turmas: [{ id: 10, papel: 'responsavel' }] }),
  professora: actor({ turmas: [{ id: 10, papel: 'professor' }] }),
  'das duas': actor({
    turmas: [
      { id: 10, papel: 'professor' },
      { id: 12, papel: 'professor' },
    ],
  }),
  'de outra turma': actor({ turmas: [{ id: 11, papel: 'professor' }] }),
  coordenadora: ofRede('coordenador', 'escrita'),
  'de outra escola': ofRede('coordenador', 'escrita', 3),
  gestora: ofRede('gestor_rede', 'escrita', 1),
  leitora: ofRede('gestor_rede', 'leitura', 1),
  administradora: actor({ funcoes: ['administrador_tenant'] }),
}

function granted<T, P extends Policy<T>>(policy: P, target: T): Record<string, string> {
  const may: Record<string, string[]> = Object.fromEntries(Object.keys(policy).map((action) => [action, []]))
  for (const [name, who] of Object.entries(PEOPLE))
    for (const [action, ok] of Object.entries(abilities(policy, who, target))) if (ok) may[action]?.push(name)
  return Object.fromEntries(Object.entries(may).map(([action, names]) => [action, names.join(', ')]))
}

const turmaIn = (status: 'ativa' | 'encerrada' | 'excluida', ligado = true, id = 10) => ({
  ...buildTurmaTarget({ status, id }),
  ligado,
})
const LEADERS = 'professora, das duas, coordenadora, gestora, administradora'
const STAFF = 'professora, das duas, coordenadora, gestora, leitora, administradora'

describe('surveys', () => {
  it('of a class are seen by who may answer and its staff, made by who leads it while it goes on', () => {
    expect(granted(turmaEnquetePolicy, turmaIn('ativa'))).toEqual({
      view: `aluna, responsavel, ${STAFF}`,
      report: STAFF,
      create: LEADERS,
    })
    expect(granted(turmaEnquetePolicy, turmaIn('ativa', false)).view).toBe(STAFF)
    expect(granted(turmaEnquetePolicy, turmaIn('encerrada'))).toEqual({
      view: `aluna, responsavel, ${STAFF}`,
      report: STAFF,
      create: '',
    })
    expect(granted(turmaEnquetePolicy, turmaIn('excluida'))).toEqual({ view: '', report: '', create: '' })
  })

  const alvo: EnqueteAlvo = {
    turmas: [turmaIn('ativa')],
    publico: 'alunos',
    arquivada: false,
    mostraTotais: false,
  }
  const of = (change: Partial<EnqueteAlvo>) => granted(enquetePolicy, { ...alvo, ...change })

  it('are answered by whom they ask', () => {
    expect(of({})).toEqual({
      view: `aluna, ${STAFF}`,
      answer: 'aluna',
      manage: LEADERS,
      results: STAFF,
      staffResults: STAFF,
    })
    expect(of({ publico: 'responsaveis' }).answer).toBe('responsavel')
    expect(of({ publico: 'todos' }).answer).toBe('aluna, responsavel')
    expect(of({ turmas: [turmaIn('ativa', false)] }).answer).toBe('')
    expect(of({ arquivada: true })).toMatchObject({ view: STAFF, answer: '', results: STAFF })
  })

  it('show totals to whom they ask only when they are shared', () => {
    expect(of({ mostraTotais: true }).results).toBe(`aluna, ${STAFF}`)
    expect(of({ mostraTotais: true, arquivada: true }).results).toBe(STAFF)
  })

  it('of several classes are changed by who leads all of them, while one goes on', () => {
    const both = [turmaIn('ativa'), turmaIn('ativa', true, 12)]
    const all = 'das duas, coordenadora, gestora, administradora'
    expect(of({ turmas: both })).toMatchObject({ view: `aluna, ${STAFF}`, manage: all })
    expect(of({ turmas: [turmaIn('encerrada'), turmaIn('ativa', true, 12)] }).manage).toBe(all)
    expect(of({ turmas: [turmaIn('encerrada')] }).manage).toBe('')
  })
})
