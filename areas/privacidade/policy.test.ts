/** Who may see, ask, confirm and allow: each denial beside whoever may. */
import { describe, expect, it } from 'vitest'
import type { Actor } from '../../core/policy/actor.ts'
import { abilities } from '../../core/policy/policy.ts'
import { atendimentoPolicy, privacidadePolicy } from './policy.ts'

const person = (given: Partial<Actor> = {}): Actor => ({
  id: 1,
  tenantId: 1,
  nome: 'Ana',
  funcoes: [],
  redes: [],
  turmas: [],
  dependentes: [],
  ...given,
})

const child = { usuarioId: 7, tenantId: 1, isAluno: true }
const teacher = { usuarioId: 8, tenantId: 1, isAluno: false }

const granted = (actor: Actor, target: typeof child): string[] =>
  Object.entries(abilities(privacidadePolicy, actor, target))
    .filter(([, may]) => may)
    .map(([action]) => action)

describe('the data of a person', () => {
  it.each<[string, Actor, typeof child, string[]]>([
    ['a pupil about themselves', person({ id: 7 }), child, ['view', 'ask', 'receive', 'protect']],
    [
      'the guardian',
      person({ dependentes: [7] }),
      child,
      ['view', 'ask', 'receive', 'confirm', 'allow', 'protect', 'follow'],
    ],
    ['the guardian of another child', person({ dependentes: [9] }), child, []],
    [
      'a grown-up about themselves',
      person({ id: 8 }),
      teacher,
      ['view', 'ask', 'receive', 'allow', 'protect'],
    ],
    ['the data protection officer', person({ funcoes: ['encarregado'] }), child, ['view', 'ask']],
    ['the administrator', person({ funcoes: ['administrador_tenant'] }), child, ['view', 'ask']],
    [
      'a visiting administrator',
      person({ funcoes: ['administrador-plataforma'], tenantId: 2 }),
      child,
      ['view'],
    ],
    ['a visitor of the same number', person({ id: 7, tenantId: 2 }), child, []],
    ['a teacher of the class', person({ turmas: [{ id: 3, papel: 'professor' }] }), child, []],
    ['a manager', person({ redes: [{ id: 3, papel: 'gestor_rede', funcao: 'escrita' }] }), child, []],
    ['support', person({ funcoes: ['suporte'] }), child, []],
  ])('%s', (_, actor, target, actions) => expect(granted(actor, target)).toEqual(actions))
})

describe('the requests of the network', () => {
  it.each<[string, Actor, boolean, boolean]>([
    ['data protection officer', person({ funcoes: ['encarregado'] }), true, true],
    ['administrator', person({ funcoes: ['administrador_tenant'] }), true, true],
    ['visiting administrator', person({ funcoes: ['administrador-plataforma'], tenantId: 2 }), true, false],
    ['support', person({ funcoes: ['suporte'] }), false, false],
    ['nobody', person(), false, false],
  ])('%s', (_, actor, view, decide) =>
    expect(abilities(atendimentoPolicy, actor, { tenantId: 1 })).toEqual({ view, decide }),
  )
})
