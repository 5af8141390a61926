/** What a survey's card tells a person and lets them do: a table of people for each state of the survey and of its classes. */
import { describe, expect, it } from 'vitest'
import type { Actor } from '../../../../core/policy/actor.ts'
import { PERGUNTAS } from '../factory.ts'
import { presentEnquete, presentInteira } from './present.ts'
import type { EnqueteRow } from './queries.ts'

const now = new Date('2026-03-10T12:00:00Z')
const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000)

const actor = (change: Partial<Actor>): Actor => ({
  id: 5,
  tenantId: 1,
  nome: 'Alguém',
  funcoes: [],
  redes: [],
  turmas: [],
  dependentes: [],
  ...change,
})
const PEOPLE = {
  aluna: actor({ turmas: [{ id: 10, papel: 'aluno' }] }),
  'aluna das duas': actor({
    turmas: [
      { id: 10, papel: 'aluno' },
      { id: 12, papel: 'aluno' },
    ],
  }),
  mae: actor({ turmas: [{ id: 10, papel: 'responsavel' }] }),
  professora: actor({ turmas: [{ id: 10, papel: 'professor' }] }),
  gestora: actor({ redes: [{ id: 1, papel: 'gestor_rede', funcao: 'escrita' }] }),
  visitante: actor({ id: -5, funcoes: ['administrador-plataforma'] }),
}
type Who = keyof typeof PEOPLE

const turma = (id: number, status = 'ativa', ligado = true) => ({
  id,
  nome: `Turma ${id}`,
  status,
  caminho: [1, 2],
  recursos: { enquetes: ligado },
})

const row = (change: Partial<EnqueteRow> = {}): EnqueteRow => ({
  id: 3,
  usuario_id: 9,
  autor_nome: 'Autora',
  titulo: 'Enquete',
  descricao: '',
  perguntas: PERGUNTAS as never,
  publico: 'alunos',
  anonima: false,
  resultados: 'fim',
  compartilhada: false,
  inicio: at(-24),
  fim: null,
  anunciada_em: null,
  lembrada_em: at(-1),
  arquivada_em: null,
  versao: 1,
  turmas: [turma(10), turma(12)],
  fixada: false,
  respondida: false,
  ...change,
})

const participacao = { respostas: 1, previstos: 2 }
const shown = (who: Who, change: Partial<EnqueteRow> = {}) =>
  presentEnquete(row(change), { actor: PEOPLE[who], now, participacao })
/** Who may, of all of them. */
const able = (name: 'responder' | 'gerenciar' | 'verResultados', change: Partial<EnqueteRow> = {}) =>
  (Object.keys(PEOPLE) as Who[]).filter((who) => shown(who, change).permissoes[name]).join(', ')

const PUPILS = 'aluna, aluna das duas'
const STAFF = 'professora, gestora, visitante'

describe('who may answer', () => {
  it.each<[string, Partial<EnqueteRow>, string]>([
    ['while it is open', {}, PUPILS],
    ['guardians, where they are asked', { publico: 'responsaveis' }, 'mae'],
    ['all of them, where all are asked', { publico: 'todos' }, `${PUPILS}, mae`],
    ['nobody before it opens', { inicio: at(1) }, ''],
    ['nobody once it ended', { fim: at(-1) }, ''],
    ['nobody twice', { respondida: true }, ''],
    ['nobody once it is put away', { arquivada_em: at(-1) }, ''],
    ['nobody in a class that is closed', { turmas: [turma(10, 'encerrada')] }, ''],
    [
      'who is in a class that goes on as well',
      { turmas: [turma(10, 'encerrada'), turma(12)] },
      'aluna das duas',
    ],
    ['nobody where surveys are switched off', { turmas: [turma(10, 'ativa', false)] }, ''],
  ])('%s', (_, change, wanted) => expect(able('responder', change)).toBe(wanted))
})

describe('who may change it', () => {
  it.each<[string, Partial<EnqueteRow>, string]>([
    ['who leads all of its classes, and is of the place', {}, 'gestora'],
    ['who teaches the one that it goes to', { turmas: [turma(10)] }, 'professora, gestora'],
    ['nobody once its classes are closed', { turmas: [turma(10, 'encerrada')] }, ''],
  ])('%s', (_, change, wanted) => expect(able('gerenciar', change)).toBe(wanted))
})

it('is rewritten by its author alone, whoever else may change it', () => {
  const writes = (usuario_id: number) =>
    (Object.keys(PEOPLE) as Who[]).filter((who) => shown(who, { usuario_id }).permissoes.reescrever)
  expect([writes(9), writes(-5)]).toEqual([[], ['visitante']])
  expect(writes(5)).toEqual((Object.keys(PEOPLE) as Who[]).filter((who) => PEOPLE[who].id === 5))
})

describe('who may see its results', () => {
  it.each<[string, Partial<EnqueteRow>, string]>([
    ['its staff', {}, STAFF],
    ['nobody else while it is open', { compartilhada: true }, STAFF],
    [
      'whom it asks, once it ended, where that was promised',
      { compartilhada: true, fim: at(-1) },
      `${PUPILS}, ${STAFF}`,
    ],
    ['nobody else where it was not', { fim: at(-1) }, STAFF],
  ])('%s', (_, change, wanted) => expect(able('verResultados', change)).toBe(wanted))
})

it('tells staff how many answered, and each person of the classes that are theirs', () => {
  const told = (who: Who) => {
    const { participacao: counted, turmas } = shown(who)
    return [counted, turmas.map(({ id }) => id)]
  }
  expect([told('aluna'), told('aluna das duas'), told('mae')]).toEqual([
    [null, [10]],
    [null, [10, 12]],
    [null, []],
  ])
  expect([told('professora'), told('gestora')]).toEqual([
    [participacao, [10]],
    [participacao, [10, 12]],
  ])
})

it('shows its questions to whom it asks from its start on, and the last reminder to its staff', () => {
  const whole = (who: Who, change: Partial<EnqueteRow>) => {
    const { perguntas, lembrada_em } = presentInteira(row(change), { actor: PEOPLE[who], now, participacao })
    return [perguntas.length, lembrada_em]
  }
  const reminded = at(-1)
  expect([whole('aluna', {}), whole('aluna', { inicio: at(1) })]).toEqual([
    [6, null],
    [0, null],
  ])
  expect([whole('professora', { inicio: at(1) }), whole('professora', { lembrada_em: null })]).toEqual([
    [6, reminded],
    [6, null],
  ])
})
