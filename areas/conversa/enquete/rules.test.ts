/** Rules of surveys: states, the filter of section 5, questions, answers, what the first answer fixes. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PERGUNTAS } from './factory.ts'
import {
  checkValores,
  estadoAt,
  filterEnquetes,
  localInstant,
  mayRemind,
  perguntaFault,
  touchesFixed,
} from './rules.ts'
import type { Pergunta, Valor } from './shapes.ts'

const at = (iso: string) => new Date(iso)

describe('a survey', () => {
  it.each([
    ['2026-03-10T10:00:00Z', null, 'aberta'],
    ['2026-03-10T12:00:00Z', null, 'aberta'],
    ['2026-03-10T12:00:00.001Z', null, 'agendada'],
    ['2026-03-09T12:00:00Z', '2026-03-10T12:00:00Z', 'encerrada'],
    ['2026-03-09T12:00:00Z', '2026-03-10T12:00:00.001Z', 'aberta'],
  ])('from %s to %s at noon is %3$s', (inicio, fim, estado) => {
    expect(estadoAt({ inicio: at(inicio), fim: fim ? at(fim) : null }, at('2026-03-10T12:00:00Z'))).toBe(
      estado,
    )
  })

  it('never goes back as time goes on', () => {
    const order = ['agendada', 'aberta', 'encerrada']
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.nat(), fc.nat(), (inicio, length, a, b) => {
        const agenda = { inicio: new Date(inicio), fim: new Date(inicio + length + 1) }
        const [sooner, later] = [Math.min(a, b), Math.max(a, b)].map((ms) =>
          order.indexOf(estadoAt(agenda, new Date(ms))),
        )
        expect(sooner).toBeLessThanOrEqual(later as number)
      }),
    )
  })
})

describe('the instant as São Paulo reads it', () => {
  it('begins with the day there, and is the same instant', () => {
    expect(localInstant(at('2026-03-11T01:30:00.250Z'))).toBe('2026-03-10T22:30:00.250-03:00')
    // Daylight saving time, until 2019.
    expect(localInstant(at('2018-12-01T01:30:00Z'))).toBe('2018-11-30T23:30:00.000-02:00')
    const years = { min: at('1990-01-01T00:00:00Z'), max: at('2100-01-01T00:00:00Z'), noInvalidDate: true }
    fc.assert(
      fc.property(fc.date(years), (date) => {
        expect(Date.parse(localInstant(date))).toBe(date.getTime())
      }),
    )
  })
})

describe('the filter by start (section 5)', () => {
  const enquete = (id: number, inicio: string) => ({ id, agendamento: { inicio } })
  const list = [
    enquete(1, '2026-03-09T23:59:59.000-03:00'),
    enquete(2, '2026-03-10T00:00:00.000-03:00'),
    enquete(3, '2026-03-12T23:59:59.000-03:00'),
    enquete(4, '2026-03-13T00:00:00.000-03:00'),
    enquete(2, '2026-03-10T00:00:00.000-03:00'),
  ]
  const ids = (range: Parameters<typeof filterEnquetes>[1]) => filterEnquetes(list, range).map(({ id }) => id)

  it('keeps both ends, each survey once, the newest first', () => {
    expect(ids({ dataInicio: '2026-03-10', dataFim: '2026-03-12' })).toEqual([3, 2])
    expect(ids({})).toEqual([4, 3, 2, 1])
    expect(ids({ dataInicio: '2026-03-12' })).toEqual([4, 3])
    expect(ids({ dataFim: '2026-03-09' })).toEqual([1])
    expect(ids({ dataInicio: '2026-03-13', dataFim: '2026-03-01' })).toEqual([])
  })

  it('is what its sentence says, for any list', () => {
    const day = fc.integer({ min: 1, max: 28 }).map((n) => `2026-02-${String(n).padStart(2, '0')}`)
    const one = fc.record({ id: fc.integer({ min: 1, max: 9 }), day })
    fc.assert(
      fc.property(fc.array(one, { maxLength: 20 }), day, day, (days, dataInicio, dataFim) => {
        const all = days.map(({ id, day: on }) => enquete(id, `${on}T12:00:00.000-03:00`))
        const kept = filterEnquetes(all, { dataInicio, dataFim })
        const wanted = new Set(
          days.filter((d) => d.day >= dataInicio && d.day <= dataFim).map(({ id }) => id),
        )
        expect(new Set(kept.map(({ id }) => id))).toEqual(wanted)
        expect(kept).toHaveLength(wanted.size)
        const starts = kept.map(({ agendamento }) => agendamento.inicio)
        expect(starts).toEqual([...starts].sort().reverse())
      }),
    )
  })
})

describe('a question', () => {
  const pergunta = (change: Partial<Pergunta>): Pergunta => ({ ...(PERGUNTAS[0] as Pergunta), ...change })
  it.each<[Partial<Pergunta>, ReturnType<typeof perguntaFault>]>([
    [{}, null],
    [{ enunciado: '  ' }, 'enunciado'],
    [{ opcoes: ['A'] }, 'poucasOpcoes'],
    [{ opcoes: ['A', ' '] }, 'opcaoVazia'],
    [{ opcoes: ['A', 'A '] }, 'opcaoRepetida'],
    [{ tipo: 'texto', opcoes: [] }, null],
    [{ tipo: 'nps', opcoes: ['A', 'B'] }, 'opcoesDemais'],
  ])('%j has the fault %s', (change, fault) => expect(perguntaFault(pergunta(change))).toBe(fault))
})

describe('an answer', () => {
  const faults = (...given: Valor[]) => [
    ...checkValores(PERGUNTAS, [{ pergunta: 1, opcoes: [0] }, ...given]).faults,
  ]
  it.each<[Valor]>([
    [{ pergunta: 2, opcoes: [0, 1] }],
    [{ pergunta: 3, numero: 5 }],
    [{ pergunta: 4, numero: 0 }],
    [{ pergunta: 4, numero: 10 }],
    [{ pergunta: 3, numero: 1 }],
    [{ pergunta: 5, texto: 'Porque sim' }],
    [{ pergunta: 6, opcoes: [2, 0, 1] }],
    [{ pergunta: 6, opcoes: [] }],
    [{ pergunta: 5, texto: ' ' }],
  ])('%j fits', (valor) => expect(faults(valor)).toEqual([]))

  it.each<[Valor]>([
    [{ pergunta: 2, opcoes: [0, 0] }],
    [{ pergunta: 2, opcoes: [2] }],
    [{ pergunta: 2, numero: 1 }],
    [{ pergunta: 3, numero: 0 }],
    [{ pergunta: 3, numero: 6 }],
    [{ pergunta: 4, numero: 11 }],
    [{ pergunta: 3, numero: 3, texto: 'x' }],
    [{ pergunta: 5, opcoes: [0] }],
    [{ pergunta: 6, opcoes: [0, 1] }],
    [{ pergunta: 7, texto: 'x' }],
  ])('%j does not', (valor) => expect(faults(valor)).toEqual([[valor.pergunta, 'invalida']]))

  it('is one to each question, and none may miss a required one', () => {
    expect([
      ...checkValores(PERGUNTAS, [
        { pergunta: 1, opcoes: [0] },
        { pergunta: 1, opcoes: [1] },
      ]).faults,
    ]).toEqual([[1, 'invalida']])
    expect([...checkValores(PERGUNTAS, []).faults]).toEqual([[1, 'falta']])
    expect([...checkValores(PERGUNTAS, [{ pergunta: 1, opcoes: [0, 1] }]).faults]).toEqual([[1, 'invalida']])
  })

  it('is kept in the order of the questions, without blanks', () => {
    const { valores } = checkValores(PERGUNTAS, [
      { pergunta: 5, texto: ' Oi ' },
      { pergunta: 2, opcoes: [] },
      { pergunta: 1, opcoes: [2] },
    ])
    expect(valores).toEqual([
      { pergunta: 1, opcoes: [2] },
      { pergunta: 5, texto: 'Oi' },
    ])
  })
})

describe('the first answer', () => {
  const base = {
    perguntas: PERGUNTAS,
    turmas: [1, 2],
    publico: 'alunos',
    anonima: true,
    resultados: 'fim',
    compartilhada: false,
    inicio: at('2026-03-10T12:00:00Z'),
  }
  it('fixes all but title, description and end', () => {
    expect(touchesFixed(base, { ...base, turmas: [2, 1] })).toBe(false)
    for (const change of [
      { perguntas: PERGUNTAS.slice(1) },
      { perguntas: [...PERGUNTAS].reverse() },
      { turmas: [1] },
      { publico: 'todos' },
      { anonima: false },
      { resultados: 'ao_vivo' },
      { compartilhada: true },
      { inicio: at('2026-03-10T12:00:01Z') },
    ])
      expect([change, touchesFixed(base, { ...base, ...change })]).toEqual([change, true])
  })
})

it('reminds once a day of São Paulo', () => {
  const now = at('2026-03-11T02:00:00Z')
  expect(mayRemind(null, now)).toBe(true)
  expect(mayRemind(at('2026-03-10T03:00:00Z'), now)).toBe(false)
  expect(mayRemind(at('2026-03-10T02:59:59Z'), now)).toBe(true)
})
