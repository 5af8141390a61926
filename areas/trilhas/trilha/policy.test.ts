/** Who may what with paths, rules and turns: a table of people for each kind of target (product.md H-01, H-11). */
import { describe, expect, it } from 'vitest'
import type { Actor } from '../../../core/policy/actor.ts'
import { abilities, type Policy } from '../../../core/policy/policy.ts'
import { buildTurmaTarget } from '../../escola/turma/factory.ts'
import { regraPolicy, trilhaPolicy, trilhasPolicy } from './policy.ts'
import { aprenderPolicy, turmaTrilhaPolicy, vezPolicy } from './policy-aprender.ts'
import { certificadoTrilhaPolicy } from './policy-certificado.ts'

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

/** The class 10 lies in the school 2, below the network 1. */
const PEOPLE = {
  ninguem: actor(),
  aluna: actor({ turmas: [{ id: 10, papel: 'aluno' }] }),
  professora: actor({ turmas: [{ id: 10, papel: 'professor' }] }),
  'de outra turma': actor({ turmas: [{ id: 11, papel: 'professor' }] }),
  coordenadora: ofRede('coordenador', 'escrita'),
  'de outra escola': ofRede('coordenador', 'escrita', 3),
  gestora: ofRede('gestor_rede', 'escrita', 1),
  leitora: ofRede('gestor_rede', 'leitura', 1),
  administradora: actor({ funcoes: ['administrador_tenant'] }),
  visitante: actor({ id: -5, funcoes: ['administrador-plataforma'] }),
}

/** Of each action, who may. */
function granted<T, P extends Policy<T>>(policy: P, target: T): Record<string, string> {
  const may: Record<string, string[]> = Object.fromEntries(Object.keys(policy).map((action) => [action, []]))
  for (const [name, who] of Object.entries(PEOPLE))
    for (const [action, ok] of Object.entries(abilities(policy, who, target))) if (ok) may[action]?.push(name)
  return Object.fromEntries(Object.entries(may).map(([action, names]) => [action, names.join(', ')]))
}

const turma = buildTurmaTarget()
const fechada = buildTurmaTarget({ status: 'encerrada' })
const excluida = buildTurmaTarget({ status: 'excluida' })
const ALL = Object.keys(PEOPLE).join(', ')
const STAFF = 'professora, coordenadora, gestora, leitora, administradora, visitante'

describe('paths', () => {
  it('are listed by who works here, made by who may write', () => {
    expect(granted(trilhasPolicy, null)).toEqual({
      list: 'professora, de outra turma, coordenadora, de outra escola, gestora, leitora, administradora, visitante',
      create: 'professora, de outra turma, coordenadora, de outra escola, gestora, administradora',
      regras: 'professora, de outra turma, coordenadora, de outra escola, gestora, administradora, visitante',
    })
  })

  it('are seen by their maker and the school, changed by who keeps them', () => {
    expect(granted(trilhaPolicy, { dono: 9, redeCaminho: [1, 2], alcanca: false })).toEqual({
      view: 'coordenadora, gestora, leitora, administradora, visitante',
      edit: 'coordenadora, gestora, administradora',
    })
    expect(granted(trilhaPolicy, { dono: 9, redeCaminho: [], alcanca: true })).toEqual({
      view: ALL,
      edit: 'administradora',
    })
    // Their maker, where they still may write.
    expect(granted(trilhaPolicy, { dono: 5, redeCaminho: [], alcanca: false })).toEqual({
      view: ALL,
      edit: 'professora, de outra turma, coordenadora, de outra escola, gestora, administradora',
    })
  })

  it('have rules of their maker, and of the platform', () => {
    const makers = 'professora, de outra turma, coordenadora, de outra escola, gestora, administradora'
    expect(granted(regraPolicy, { dono: 9 })).toEqual({ view: '', edit: '' })
    expect(granted(regraPolicy, { dono: 5 })).toEqual({ view: makers, edit: makers })
    expect(granted(regraPolicy, { dono: null })).toEqual({
      view: `${makers}, visitante`,
      edit: 'administradora',
    })
  })
})

describe('following a path', () => {
  const nobody = { dono: 9, publicada: true, aluno: false, equipe: false }
  const everybodyHere = ALL.replace(', visitante', '')

  it('is for its pupils and its maker once it is published', () => {
    expect(granted(aprenderPolicy, nobody)).toEqual({ view: '', learn: '' })
    expect(granted(aprenderPolicy, { ...nobody, aluno: true })).toEqual({ view: ALL, learn: everybodyHere })
    expect(granted(aprenderPolicy, { ...nobody, dono: 5 })).toEqual({
      view: everybodyHere,
      learn: everybodyHere,
    })
    expect(granted(aprenderPolicy, { ...nobody, equipe: true })).toEqual({ view: ALL, learn: '' })
    expect(granted(aprenderPolicy, { dono: 5, publicada: false, aluno: true, equipe: true })).toEqual({
      view: '',
      learn: '',
    })
  })

  it('leaves turns that staff sees, and who leads the class takes away', () => {
    const of = (change: object) => granted(vezPolicy, { usuarioId: 9, turma, guarda: false, ...change })
    expect(of({})).toEqual({ view: STAFF, remove: 'professora, coordenadora, gestora, administradora' })
    expect(of({ turma: fechada })).toEqual({ view: STAFF, remove: 'administradora' })
    expect(of({ turma: excluida })).toEqual({ view: 'administradora, visitante', remove: 'administradora' })
    expect(of({ turma: null })).toEqual({ view: 'administradora, visitante', remove: 'administradora' })
    expect(of({ guarda: true, turma: null })).toEqual({ view: ALL, remove: everybodyHere })
    // Nobody takes away their own.
    expect(of({ usuarioId: 5 })).toEqual({ view: ALL, remove: 'administradora' })
  })

  it('is looked at by the class and its staff', () => {
    const seen = { list: `aluna, ${STAFF}`, alunos: STAFF }
    expect(granted(turmaTrilhaPolicy, turma)).toEqual({
      ...seen,
      dar: 'professora, coordenadora, gestora, administradora',
    })
    expect(granted(turmaTrilhaPolicy, fechada)).toEqual({ ...seen, dar: '' })
    expect(granted(turmaTrilhaPolicy, excluida)).toEqual({ list: '', alunos: '', dar: '' })
  })

  it('ends in a certificate for who learns on it', () => {
    expect(granted(certificadoTrilhaPolicy, { aprende: true })).toEqual({ ask: everybodyHere })
    expect(granted(certificadoTrilhaPolicy, { aprende: false })).toEqual({ ask: '' })
  })
})
