/** Who may set up a class, close it, put it away, and name its teachers (product.md H-01, H-02). */
import { describe, expect, it } from 'vitest'
import type { Actor } from '../../../core/policy/actor.ts'
import { abilities, can } from '../../../core/policy/policy.ts'
import { buildTurmaTarget } from './factory.ts'
import { acervoTurmaPolicy, gestaoPolicy, novaTurmaPolicy } from './policy-gestao.ts'

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

const docente = actor({ turmas: [{ id: 10, papel: 'professor' }] })

const ALL = Object.keys(gestaoPolicy)
const AUXILIAR = ['view', 'configurar']
const TITULAR = ['view', 'configurar', 'encerrar', 'reabrir', 'darAuxiliar']
/** What is left of a class in the bin for whoever teaches it or only reads: nothing. */
const CASES: readonly [name: string, who: Actor, titular: boolean, granted: readonly string[]][] = [
  ['a stranger', actor(), false, []],
  ['a pupil', actor({ turmas: [{ id: 10, papel: 'aluno' }] }), false, []],
  ['a guardian', actor({ turmas: [{ id: 10, papel: 'responsavel' }] }), false, []],
  ['an assistant', docente, false, AUXILIAR],
  ['a titular', docente, true, TITULAR],
  ['a titular whose role is none of theirs any more', actor(), true, []],
  ['a teacher of another class', actor({ turmas: [{ id: 11, papel: 'professor' }] }), false, []],
  ['the coordinator of the school', rede(2, 'coordenador', 'escrita'), false, ALL],
  ['the coordinator of another school', rede(3, 'coordenador', 'escrita'), false, []],
  ['a manager who writes', rede(1, 'gestor_rede', 'escrita'), false, ALL],
  ['a manager who only reads', rede(1, 'gestor_rede', 'leitura'), false, ['view']],
  ['the administrator of the tenant', actor({ funcoes: ['administrador_tenant'] }), false, ALL],
  ['an author', actor({ funcoes: ['autor'] }), false, []],
]

const grantsOf = (who: Actor, titular: boolean, status: string) => {
  const granted: Record<string, boolean> = abilities(gestaoPolicy, who, {
    ...buildTurmaTarget({ status }),
    titular,
  })
  return ALL.filter((action) => granted[action])
}

describe('gestaoPolicy', () => {
  it.each(CASES)('%s', (_, who, titular, granted) => {
    expect(grantsOf(who, titular, 'ativa')).toEqual(ALL.filter((action) => granted.includes(action)))
    expect(grantsOf(who, titular, 'encerrada')).toEqual(grantsOf(who, titular, 'ativa'))
  })

  it.each(CASES)('%s, of a class in the bin', (_, who, titular, granted) => {
    expect(grantsOf(who, titular, 'excluida')).toEqual(granted === ALL ? ALL : [])
  })
})

describe('making and overseeing', () => {
  const place = (docente = false) => ({ redeCaminho: [1, 2], docente })
  const makes = (who: Actor) => can(novaTurmaPolicy, who, 'criar', place())

  it('is for a teacher where the school lets them, who names nobody and brings no class there', () => {
    expect(can(novaTurmaPolicy, docente, 'criar', place(true))).toBe(true)
    expect(can(novaTurmaPolicy, docente, 'gerir', place(true))).toBe(false)
    expect(can(novaTurmaPolicy, rede(2, 'coordenador', 'escrita'), 'gerir', place())).toBe(true)
    expect(can(acervoTurmaPolicy, docente, 'lugares', null)).toBe(true)
    expect(can(acervoTurmaPolicy, actor({ turmas: [{ id: 10, papel: 'aluno' }] }), 'lugares', null)).toBe(
      false,
    )
  })

  it('is for who answers for the place, with a hand that writes', () => {
    expect(makes(rede(1, 'gestor_rede', 'escrita'))).toBe(true)
    expect(makes(rede(2, 'coordenador', 'escrita'))).toBe(true)
    expect(makes(rede(1, 'gestor_rede', 'leitura'))).toBe(false)
    expect(makes(rede(3, 'gestor_rede', 'escrita'))).toBe(false)
    expect(makes(docente)).toBe(false)
  })

  it('lists for whoever answers for some network; the platform’s own for administrators', () => {
    expect(can(acervoTurmaPolicy, rede(3, 'gestor_rede', 'leitura'), 'list', null)).toBe(true)
    expect(can(acervoTurmaPolicy, docente, 'list', null)).toBe(false)
    for (const call of ['list', 'lugares', 'plataforma'] as const)
      expect(can(acervoTurmaPolicy, actor({ funcoes: ['administrador_tenant'] }), call, null)).toBe(true)
    expect(can(acervoTurmaPolicy, rede(1, 'gestor_rede', 'escrita'), 'plataforma', null)).toBe(false)
  })
})
