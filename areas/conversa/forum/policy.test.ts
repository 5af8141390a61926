/** Every action × every kind of person, on the states of a topic that matter: a table, denials beside grants. */
import { describe, expect, it } from 'vitest'
import type { Actor } from '../../../core/policy/actor.ts'
import { abilities, can } from '../../../core/policy/policy.ts'
import { forumPolicy, type MensagemAlvo, mensagemPolicy, type TopicoAlvo, topicoPolicy } from './policy.ts'

const nobody: Actor = { id: 1, tenantId: 1, nome: '', funcoes: [], redes: [], turmas: [], dependentes: [] }
const inRede = (papel: 'gestor_rede' | 'coordenador', id: number, funcao: 'leitura' | 'escrita'): Actor => ({
  ...nobody,
  redes: [{ id, papel, funcao }],
})
const inTurma = (papel: 'aluno' | 'professor' | 'responsavel', id = 7): Actor => ({
  ...nobody,
  turmas: [{ id, papel }],
})

const people = {
  stranger: nobody,
  aluno: inTurma('aluno'),
  alunoElsewhere: inTurma('aluno', 8),
  responsavel: inTurma('responsavel'),
  professor: inTurma('professor'),
  professorElsewhere: inTurma('professor', 8),
  coordenador: inRede('coordenador', 20, 'escrita'),
  coordenadorElsewhere: inRede('coordenador', 21, 'escrita'),
  gestorLeitura: inRede('gestor_rede', 10, 'leitura'),
  gestorEscrita: inRede('gestor_rede', 10, 'escrita'),
  administradorTenant: { ...nobody, funcoes: ['administrador_tenant'] },
  administradorPlataforma: { ...nobody, funcoes: ['administrador-plataforma'] },
  autor: { ...nobody, funcoes: ['autor'] },
} satisfies Record<string, Actor>
type Who = keyof typeof people

const lead: Who[] = [
  'professor',
  'coordenador',
  'gestorEscrita',
  'administradorTenant',
  'administradorPlataforma',
]
const staff: Who[] = [...lead, 'gestorLeitura']

const topico: TopicoAlvo = {
  turma: 7,
  redeCaminho: [10, 20],
  turmaStatus: 'ativa',
  ligado: true,
  usuario: 99,
  tipo: 'forum',
  status: '1',
  statusData: 1,
  agendar: false,
  bloqueado: false,
  apenasLeitura: false,
}

const grantedFor = (action: keyof typeof topicoPolicy, change: Partial<TopicoAlvo>): Who[] =>
  (Object.keys(people) as Who[]).filter((who) =>
    can(topicoPolicy, people[who], action, { ...topico, ...change }),
  )

const same = (found: Who[], expected: Who[]) => expect([...found].sort()).toEqual([...expected].sort())

const cases: [keyof typeof topicoPolicy, string, Partial<TopicoAlvo>, Who[]][] = [
  ['view', 'open forum', {}, [...staff, 'aluno']],
  ['view', 'open notice', { tipo: 'aviso' }, [...staff, 'aluno', 'responsavel']],
  ['view', 'scheduled', { statusData: 2 }, staff],
  ['view', 'agendar set', { agendar: true }, staff],
  ['view', 'hidden', { status: '0' }, staff],
  ['view', 'hidden, my own', { status: '0', usuario: 1 }, [...staff, 'aluno']],
  ['view', 'closed', { statusData: 3 }, [...staff, 'aluno']],
  ['view', 'in the bin', { status: '3' }, lead],
  ['view', 'in the bin, my own', { status: '3', usuario: 1 }, lead],
  ['view', 'closed class', { turmaStatus: 'encerrada' }, [...staff, 'aluno']],
  ['view', 'class in the bin', { turmaStatus: 'excluida' }, []],
  ['view', 'forum switched off', { ligado: false }, []],
  ['reply', 'open forum', {}, [...lead, 'aluno']],
  ['reply', 'notice', { tipo: 'aviso' }, []],
  ['reply', 'closed', { statusData: 3 }, []],
  ['reply', 'scheduled', { statusData: 2 }, []],
  ['reply', 'blocked', { bloqueado: true }, []],
  ['reply', 'read-only', { apenasLeitura: true }, []],
  ['reply', 'hidden', { status: '0' }, lead],
  ['reply', 'in the bin', { status: '3' }, []],
  ['reply', 'closed class', { turmaStatus: 'encerrada' }, []],
  ['react', 'open forum', {}, [...lead, 'aluno']],
  ['react', 'read-only', { apenasLeitura: true }, [...lead, 'aluno']],
  ['react', 'notice', { tipo: 'aviso' }, [...lead, 'aluno']],
  ['react', 'blocked', { bloqueado: true }, []],
  ['react', 'closed class', { turmaStatus: 'encerrada' }, []],
  ['edit', 'by another', {}, []],
  ['edit', 'my own', { usuario: 1 }, [...lead, 'aluno']],
  ['edit', 'my own, closed', { usuario: 1, statusData: 3 }, lead],
  ['edit', 'my own, a copy of the network’s', { usuario: 1, tipo: 'aviso', daRede: true }, []],
  ['configure', 'by another', {}, lead],
  ['edit', 'closed class', { turmaStatus: 'encerrada', usuario: 1 }, []],
  ['configure', 'my own', { usuario: 1 }, lead],
  ['remove', 'by another', {}, lead],
  ['restore', 'in the bin', { status: '3', usuario: 1 }, lead],
  ['restore', 'not in the bin', {}, []],
  ['grade', 'forum', {}, lead],
  ['grade', 'ended forum', { statusData: 3 }, lead],
  ['grade', 'notice', { tipo: 'aviso' }, []],
  ['grade', 'closed class', { turmaStatus: 'encerrada' }, []],
  ['seeGrades', 'forum', {}, staff],
  ['seeGrades', 'closed class', { turmaStatus: 'encerrada' }, staff],
  ['seeDrafts', 'forum', {}, lead],
  ['moderate', 'forum', {}, lead],
  ['seeReceipts', 'notice', { tipo: 'aviso' }, staff],
  ['seeReceipts', 'notice for families', { tipo: 'aviso', papeis: ['responsavel'] }, staff],
  ['seeReceipts', 'notice for teachers', { tipo: 'aviso', papeis: ['professor'] }, []],
  ['view', 'notice for families', { tipo: 'aviso', papeis: ['responsavel'] }, [...staff, 'responsavel']],
  ['ciente', 'notice for families', { tipo: 'aviso', papeis: ['responsavel'] }, ['responsavel', 'professor']],
  ['seeReceipts', 'forum', {}, []],
  ['ciente', 'notice', { tipo: 'aviso' }, ['aluno', 'responsavel', 'professor']],
  ['ciente', 'scheduled notice', { tipo: 'aviso', statusData: 2 }, []],
  ['ciente', 'forum', {}, []],
]

describe('topics', () => {
  it.each(cases)('%s: %s', (action, _, change, expected) => {
    same(grantedFor(action, change), expected)
  })
})

describe('a class', () => {
  const granted = (action: keyof typeof forumPolicy, change: Partial<TopicoAlvo> = {}) =>
    (Object.keys(people) as Who[]).filter((who) =>
      can(forumPolicy, people[who], action, { ...topico, ...change }),
    )
  it('lets its pupils open topics, and only those who answer for it write notices and set things up', () => {
    same(granted('createTopico'), [...lead, 'aluno'])
    same(granted('createAviso'), lead)
    same(granted('configure'), lead)
    same(granted('moderate'), lead)
    same(granted('view'), [...staff, 'aluno', 'responsavel'])
  })
  it('is read-only once closed, and nobody is let into one in the bin', () => {
    for (const action of ['createTopico', 'createAviso', 'configure', 'moderate'] as const)
      same(granted(action, { turmaStatus: 'encerrada' }), [])
    same(granted('view', { turmaStatus: 'excluida' }), [])
    same(granted('createTopico', { ligado: false }), [])
  })
})

describe('messages', () => {
  const mensagem: MensagemAlvo = { ...topico, autor: 1, visivel: true, removida: false, removidaPor: null }
  const mine = (who: Who, change: Partial<MensagemAlvo> = {}) =>
    abilities(mensagemPolicy, people[who], { ...mensagem, ...change })
  const theirs = (who: Who, change: Partial<MensagemAlvo> = {}) => mine(who, { autor: 2, ...change })

  it('are edited by their author alone, while the topic accepts replies; by who leads at any time', () => {
    expect(mine('aluno').edit).toBe(true)
    expect(theirs('aluno').edit).toBe(false)
    expect(mine('aluno', { statusData: 3 }).edit).toBe(false)
    expect(mine('professor', { statusData: 3 }).edit).toBe(true)
    for (const who of lead) expect(theirs(who)).toMatchObject({ edit: false, remove: true, moderate: true })
    expect(mine('alunoElsewhere').edit).toBe(false)
    expect(mine('gestorLeitura').edit).toBe(false)
    expect(mine('responsavel').view).toBe(false)
  })

  it('held or hidden, are seen by their author and the staff only, and take no answers or likes', () => {
    const held = { visivel: false }
    expect(mine('aluno', held)).toMatchObject({ view: true, edit: true, reply: false, react: false })
    expect(theirs('aluno', held).view).toBe(false)
    expect(theirs('professor', held)).toMatchObject({ view: true, moderate: true, reply: false })
    expect(theirs('gestorLeitura', held)).toMatchObject({ view: true, moderate: false })
  })

  it('removed by their author come back by the author; removed by the teacher, only by who leads', () => {
    const gone = { visivel: false, removida: true }
    expect(mine('aluno', { ...gone, removidaPor: 1 })).toMatchObject({
      restore: true,
      edit: false,
      view: false,
    })
    expect(mine('aluno', { ...gone, removidaPor: 5 }).restore).toBe(false)
    expect(theirs('professor', { ...gone, removidaPor: 2 }).restore).toBe(true)
    expect(theirs('aluno', { ...gone, removidaPor: 1 }).restore).toBe(false)
  })

  it('show their history to the author and the staff', () => {
    expect(mine('aluno').seeHistory).toBe(true)
    expect(theirs('aluno').seeHistory).toBe(false)
    expect(theirs('gestorLeitura').seeHistory).toBe(true)
  })
})
