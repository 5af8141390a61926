/** From which network somebody manages a class; who enrols, sends on, reads and enters: a table of people. */
import { expect, it } from 'vitest'
import type { Actor } from '../../../core/policy/actor.ts'
import { can, type Policy } from '../../../core/policy/policy.ts'
import { managedFrom, matriculaPolicy, portaPolicy, raPolicy } from './policy.ts'

const nobody: Actor = { id: 1, tenantId: 1, nome: '', funcoes: [], redes: [], turmas: [], dependentes: [] }
const turma = { id: 7, status: 'ativa', redeCaminho: [10, 20] }
type Rede = Actor['redes'][number]
const rede = (
  id: number,
  papel: Rede['papel'] = 'gestor_rede',
  funcao: Rede['funcao'] = 'escrita',
): Rede => ({
  id,
  papel,
  funcao,
})
const from = (...redes: Rede[]) => managedFrom({ ...nobody, redes }, turma)

it('leads whoever manages the class to the widest network of theirs that holds it', () => {
  expect([from(rede(20)), from(rede(99), rede(20), rede(10))]).toEqual([20, 10])
  expect(managedFrom({ ...nobody, funcoes: ['administrador_tenant'] }, turma)).toBe(10)
})

it('leads nobody else anywhere', () => {
  expect([
    from(),
    from(rede(99)),
    from(rede(10, 'gestor_rede', 'leitura')),
    from(rede(20, 'coordenador')),
  ]).toEqual([null, null, null, null])
})

const PEOPLE: Record<string, Actor> = {
  ninguem: nobody,
  aluna: { ...nobody, turmas: [{ id: 7, papel: 'aluno' }] },
  responsavel: { ...nobody, turmas: [{ id: 7, papel: 'responsavel' }] },
  professora: { ...nobody, turmas: [{ id: 7, papel: 'professor' }] },
  'de outra turma': { ...nobody, turmas: [{ id: 8, papel: 'professor' }] },
  coordenadora: { ...nobody, redes: [rede(20, 'coordenador')] },
  gestora: { ...nobody, redes: [rede(10)] },
  leitora: { ...nobody, redes: [rede(10, 'gestor_rede', 'leitura')] },
  'de outra rede': { ...nobody, redes: [rede(99)] },
  administradora: { ...nobody, funcoes: ['administrador_tenant'] },
  visitante: { ...nobody, id: -1, funcoes: ['administrador-plataforma'] },
}

/** Who may, of all of them. */
const may = <T>(policy: Policy<T>, action: string, target: T) =>
  Object.keys(PEOPLE)
    .filter((who) => can(policy, PEOPLE[who] as Actor, action, target))
    .join(', ')

it.each([
  [
    'ativa',
    'professora, coordenadora, gestora, administradora, visitante',
    'gestora, administradora, visitante',
  ],
  ['encerrada', '', ''],
  ['excluida', '', ''],
])(
  'lets who leads a class that is %s put pupils in, and who manages it send them on',
  (status, leads, sends) => {
    const of = { ...turma, status }
    expect([may(matriculaPolicy, 'enrol', of), may(matriculaPolicy, 'transfer', of)]).toEqual([leads, sends])
  },
)

it('shows who left to the staff of the class, closed or not', () => {
  const staff = 'professora, coordenadora, gestora, leitora, administradora, visitante'
  for (const status of ['ativa', 'encerrada'])
    expect(may(matriculaPolicy, 'review', { ...turma, status })).toBe(staff)
})

it('opens doors to who has an account here, and register numbers to who was granted them for a network of the class', () => {
  const locals = Object.keys(PEOPLE).filter((who) => who !== 'visitante')
  for (const action of ['enter', 'leave']) expect(may(portaPolicy, action, null)).toBe(locals.join(', '))
  const reads = (...concedidas: number[]) =>
    can(raPolicy, nobody, 'read', { redeCaminho: turma.redeCaminho, concedidas })
  expect([reads(), reads(99), reads(20), reads(10), reads(99, 20)]).toEqual([false, false, true, true, true])
})
