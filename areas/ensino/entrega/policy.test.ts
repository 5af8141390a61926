/** Who sees, corrects and sends again: a table of people for each state of a delivery and of its class (product.md H-01, H-06). */
import { describe, expect, it } from 'vitest'
import type { Actor } from '../../../core/policy/actor.ts'
import { abilities, type Policy } from '../../../core/policy/policy.ts'
import { buildTurmaTarget } from '../../escola/turma/factory.ts'
import { correctsSome, type EntregaAlvo, entregaPolicy, readsTurma, turmaEntregaPolicy } from './policy.ts'

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

/** The class 10 lies in the school 2, below the network 1; the delivery is of the pupil 7. */
const PEOPLE = {
  ninguem: actor(),
  aluna: actor({ id: 7, turmas: [{ id: 10, papel: 'aluno' }] }),
  'ex-aluna': actor({ id: 7 }),
  colega: actor({ turmas: [{ id: 10, papel: 'aluno' }] }),
  mae: actor({ turmas: [{ id: 10, papel: 'responsavel' }], dependentes: [7] }),
  vizinha: actor({ turmas: [{ id: 10, papel: 'responsavel' }], dependentes: [8] }),
  professora: actor({ turmas: [{ id: 10, papel: 'professor' }] }),
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

const LEADERS = 'professora, coordenadora, gestora, administradora'
const STAFF = 'professora, coordenadora, gestora, leitora, administradora'
const ativa = buildTurmaTarget()
const encerrada = buildTurmaTarget({ status: 'encerrada' })
const excluida = buildTurmaTarget({ status: 'excluida' })

describe('the lists of a class', () => {
  it.each([
    [ativa, { view: `aluna, colega, mae, vizinha, ${STAFF}`, correct: LEADERS, desk: LEADERS }],
    [encerrada, { view: `aluna, colega, mae, vizinha, ${STAFF}`, correct: '', desk: LEADERS }],
    [excluida, { view: '', correct: '', desk: '' }],
  ])('of $status', (turma, wanted) => {
    expect(granted(turmaEntregaPolicy, turma)).toEqual(wanted)
  })

  it('hold the work of all for its staff', () => {
    const reading = Object.entries(PEOPLE).filter(([, who]) => readsTurma(who, ativa))
    expect(reading.map(([name]) => name).join(', ')).toBe(STAFF)
  })
})

describe('a delivery', () => {
  const of = (estado: EntregaAlvo['estado'], turma: EntregaAlvo['turma']) =>
    granted(entregaPolicy, { usuarioId: 7, turma, estado })
  const SEEN = `aluna, ex-aluna, mae, ${STAFF}`
  const OWN = 'aluna, ex-aluna'

  it.each([
    ['pendente', ativa, { view: OWN, correct: '', resend: '' }],
    ['enviada', ativa, { view: SEEN, correct: LEADERS, resend: '' }],
    ['corrigida', ativa, { view: SEEN, correct: LEADERS, resend: '' }],
    ['devolvida', ativa, { view: SEEN, correct: LEADERS, resend: OWN }],
    ['enviada', encerrada, { view: SEEN, correct: '', resend: '' }],
    ['enviada', excluida, { view: `${OWN}, mae`, correct: '', resend: '' }],
    // Of a lesson found by oneself: nobody's class.
    ['enviada', null, { view: `${OWN}, mae`, correct: '', resend: '' }],
  ] as const)('%s, of a class %j', (estado, turma, wanted) => expect(of(estado, turma)).toEqual(wanted))
})

it('somebody corrects in some class who teaches one, or leads with writing (section 6)', () => {
  const correcting = Object.entries(PEOPLE).filter(([, who]) => correctsSome(who))
  expect(correcting.map(([name]) => name).join(', ')).toBe(
    'professora, de outra turma, coordenadora, de outra escola, gestora, administradora',
  )
})
