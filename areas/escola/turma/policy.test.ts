/** Who may what with a class, a table of cases per sentence of product.md H-01. */
import { describe, expect, it } from 'vitest'
import type { Actor } from '../../../core/policy/actor.ts'
import { abilities } from '../../../core/policy/policy.ts'
import { buildTurmaTarget } from './factory.ts'
import { turmaPolicy } from './policy.ts'

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

const rede = (id: number, papel: 'gestor_rede' | 'coordenador', funcao: 'leitura' | 'escrita') =>
  actor({ redes: [{ id, papel, funcao }] })

const ALL = ['view', 'viewMembers', 'viewContacts', 'viewForum', 'manage'] as const
type Action = (typeof ALL)[number]
const READ: readonly Action[] = ['view', 'viewMembers', 'viewContacts', 'viewForum']

const grantsOf = (who: Actor, change = {}): Action[] => {
  const granted = abilities(turmaPolicy, who, buildTurmaTarget(change))
  return ALL.filter((action) => granted[action])
}

const CASES: readonly [name: string, who: Actor, inAtiva: readonly Action[]][] = [
  ['a stranger', actor(), []],
  ['a pupil', actor({ turmas: [{ id: 10, papel: 'aluno' }] }), ['view', 'viewMembers', 'viewForum']],
  ['a pupil of another class', actor({ turmas: [{ id: 11, papel: 'aluno' }] }), []],
  ['a teacher', actor({ turmas: [{ id: 10, papel: 'professor' }] }), ALL],
  ['a teacher of another class', actor({ turmas: [{ id: 11, papel: 'professor' }] }), []],
  ['a guardian', actor({ turmas: [{ id: 10, papel: 'responsavel' }] }), ['view', 'viewMembers']],
  ['the coordinator of the school', rede(2, 'coordenador', 'escrita'), ALL],
  ['the coordinator of another school', rede(3, 'coordenador', 'escrita'), []],
  ['a coordinator who only reads', rede(2, 'coordenador', 'leitura'), READ],
  ['a manager of the network above', rede(1, 'gestor_rede', 'escrita'), ALL],
  ['a manager who only reads', rede(1, 'gestor_rede', 'leitura'), READ],
  ['the administrator of the tenant', actor({ funcoes: ['administrador_tenant'] }), ALL],
  ['the administrator of the platform', actor({ funcoes: ['administrador-plataforma'] }), ALL],
  ['an author', actor({ funcoes: ['autor'] }), []],
]

describe('turmaPolicy', () => {
  it.each(CASES)('%s, in an active class', (_, who, granted) => {
    expect(grantsOf(who)).toEqual(granted)
  })

  it.each(CASES)('%s, in a closed class: reading only', (_, who, granted) => {
    expect(grantsOf(who, { status: 'encerrada' })).toEqual(granted.filter((action) => action !== 'manage'))
  })

  it.each(CASES)('%s, in a class in the bin: nothing', (_, who) => {
    expect(grantsOf(who, { status: 'excluida' })).toEqual([])
  })
})
