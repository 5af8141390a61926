/** Who may see, ask, confirm and allow: each denial beside whoever may. */
import { describe, expect, it } from 'vitest'
import { type Actor, asVisitor } from '../../../core/policy/actor.ts'
import { abilities } from '../../../core/policy/policy.ts'
import { atendimentoPolicy, decisoresOf, impedimentoOf, privacidadePolicy } from './policy.ts'

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

const child = { usuarioId: 7, tenantId: 1, isAluno: true, papeis: [] as readonly string[] }
const teacher = { usuarioId: 8, tenantId: 1, isAluno: false, papeis: ['professor'] }
const boss = { usuarioId: 9, tenantId: 1, isAluno: false, papeis: ['administrador-plataforma'] }

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
    ['the data protection officer', person({ funcoes: ['encarregado'] }), child, ['view', 'ask', 'hold']],
    ['the administrator', person({ funcoes: ['administrador_tenant'] }), child, ['view', 'ask', 'hold']],
    ['the administrator, of the platform’s', person({ funcoes: ['administrador_tenant'] }), boss, ['view']],
    ['the data protection officer, of the platform’s', person({ funcoes: ['encarregado'] }), boss, ['view']],
    [
      'a guardian, of a pupil who works here',
      person({ dependentes: [7] }),
      { ...child, papeis: ['autor'] },
      [],
    ],
    [
      'an administrator, of themselves',
      person({ id: 9, funcoes: ['administrador-plataforma'] }),
      boss,
      ['view', 'ask', 'receive', 'allow', 'protect'],
    ],
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

describe('the second person of an erasure', () => {
  const officer = { id: 20, nome: 'Encarregada', papeis: ['encarregado'] }
  const admin = { id: 21, nome: 'Administradora', papeis: ['administrador_tenant'] }
  const about = (pessoa: typeof child, pedidoPor: number, ...encarregados: (typeof officer)[]) => ({
    pessoa,
    pedidoPor,
    encarregados,
  })
  const as = ({ id, papeis }: typeof officer) => person({ id, funcoes: papeis })
  const visitor = asVisitor(person({ id: 3, tenantId: 2, funcoes: ['administrador-plataforma'] }))

  it.each([
    ['the pupil asked', as(officer), about(child, 7, officer, admin), null],
    ['they asked', as(officer), about(child, 20, officer, admin), 'pediu'],
    ['it is about them', as(admin), about({ ...teacher, usuarioId: 21 }, 21, officer, admin), 'proprio'],
    ['it is about who stands above', as(admin), about(boss, 9, officer, admin), 'acima'],
    ['the tenant has others', visitor, about(child, 20, officer, admin), 'casa'],
    ['the tenant has nobody else', visitor, about(child, 20, officer), null],
    [
      'of an administrator the officer is below',
      visitor,
      about({ ...teacher, papeis: admin.papeis }, 8, officer),
      null,
    ],
  ] as const)('%s', (_, who, target, why) => expect(impedimentoOf(who, target)).toBe(why))

  it('is somebody whose name can be told', () => {
    const names = (target: Parameters<typeof decisoresOf>[0]) => decisoresOf(target).map(({ nome }) => nome)
    expect(names(about(child, 20, officer, admin))).toEqual(['Administradora'])
    expect(names(about({ ...teacher, papeis: ['administrador_tenant'] }, 8, officer, admin))).toEqual([
      'Administradora',
    ])
    expect(names(about(boss, 9, officer, admin))).toEqual([])
  })
})
