/** Each sentence of the specification on topics, once; and the properties of nesting and scheduling. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  acceptsReplies,
  inherit,
  isHidden,
  isScheduled,
  nest,
  nextMove,
  placeUnder,
  scheduleFault,
  statusDataAt,
  statusOf,
} from './rules.ts'

const open = { tipo: 'forum', apenasLeitura: false, statusData: 1, bloqueado: false }
const now = new Date('2026-11-21T12:00:00Z')
const hours = (n: number) => new Date(now.getTime() + n * 3_600_000)

describe('a topic', () => {
  it('accepts replies only if its type is forum, it is not read-only, it is open and not blocked', () => {
    expect(acceptsReplies(open)).toBe(true)
    for (const change of [
      { tipo: 'aviso' },
      { apenasLeitura: true },
      { statusData: 2 },
      { statusData: 3 },
      { bloqueado: true },
    ])
      expect(acceptsReplies({ ...open, ...change }), JSON.stringify(change)).toBe(false)
  })

  it('is hidden unless status is 1', () => {
    expect(['0', '1', '3', ''].map((status) => isHidden({ status }))).toEqual([true, false, true, true])
    expect([statusOf('1', false), statusOf('0', false), statusOf('1', true)]).toEqual(['1', '0', '3'])
  })

  it('counts as scheduled if agendar is set or statusData is 2', () => {
    expect(isScheduled({ agendar: true, statusData: 1 })).toBe(true)
    expect(isScheduled({ agendar: false, statusData: 2 })).toBe(true)
    expect(isScheduled({ agendar: false, statusData: 1 })).toBe(false)
    expect(isScheduled({ agendar: false, statusData: 3 })).toBe(false)
  })
})

describe('statusData', () => {
  it.each([
    ['no dates', { agendar: false, inicio: null, fim: null }, 1],
    ['scheduled without a date', { agendar: true, inicio: null, fim: null }, 2],
    ['starts later', { agendar: true, inicio: hours(1), fim: hours(2) }, 2],
    ['starts this very instant', { agendar: true, inicio: now, fim: null }, 1],
    ['is running', { agendar: false, inicio: hours(-1), fim: hours(1) }, 1],
    ['ends this very instant', { agendar: false, inicio: null, fim: now }, 3],
    ['has ended', { agendar: true, inicio: hours(-2), fim: hours(-1) }, 3],
  ] as const)('%s', (_, schedule, expected) => {
    expect(statusDataAt(schedule, now)).toBe(expected)
  })

  it('only moves forward, and only at the moments that nextMove tells', () => {
    const moment = fc.option(fc.integer({ min: -50, max: 50 }).map(hours))
    fc.assert(
      fc.property(
        fc.boolean(),
        moment,
        moment,
        fc.array(fc.integer({ min: -60, max: 60 })),
        (agendar, inicio, fim, at) => {
          const schedule = { agendar, inicio, fim }
          fc.pre(scheduleFault(schedule) === null)
          const order = { 2: 0, 1: 1, 3: 2 }
          const times = at.sort((a, b) => a - b).map(hours)
          const seen = times.map((time) => order[statusDataAt(schedule, time)])
          expect(seen).toEqual([...seen].sort())
          for (const time of times) {
            const move = nextMove(schedule, time)
            const before = new Date((move ?? hours(1000)).getTime() - 1)
            if (before >= time) expect(statusDataAt(schedule, before)).toBe(statusDataAt(schedule, time))
            if (move) expect(statusDataAt(schedule, move)).not.toBe(statusDataAt(schedule, time))
          }
        },
      ),
    )
  })

  it('refuses a schedule that waits for nothing or ends before it starts', () => {
    expect(scheduleFault({ agendar: true, inicio: null, fim: null })).toBe('inicio')
    expect(scheduleFault({ agendar: false, inicio: now, fim: now })).toBe('fim')
    expect(scheduleFault({ agendar: true, inicio: now, fim: hours(1) })).toBe(null)
  })
})

describe('replies', () => {
  it('inherit edit permission, attachment permission, date status and blocked flag', () => {
    const topico = { permissaoEditar: true, permitirAnexos: false, statusData: 3, bloqueado: true } as const
    expect(inherit(topico, true)).toEqual(topico)
    // Nobody rewrites what another person said (decision 54).
    expect(inherit(topico, false)).toEqual({ ...topico, permissaoEditar: false })
    const closedToMe = { ...topico, permissaoEditar: false, permitirAnexos: true }
    expect(inherit(closedToMe, false)).toEqual(closedToMe)
    expect(inherit(closedToMe, true)).toEqual(closedToMe)
  })

  it('nest to four levels; an answer to the deepest stands beside it', () => {
    expect(placeUnder(null)).toEqual({ nivel: 1, respostaId: null, raizId: null })
    expect(placeUnder({ id: 1, nivel: 0, respostaId: null, raizId: null })).toEqual(placeUnder(null))
    const under = (id: number, place: ReturnType<typeof placeUnder>) => placeUnder({ id, ...place })
    const second = under(10, placeUnder(null))
    expect(second).toEqual({ nivel: 2, respostaId: 10, raizId: 10 })
    const third = under(11, second)
    const fourth = under(12, third)
    expect(fourth).toEqual({ nivel: 4, respostaId: 12, raizId: 10 })
    expect(under(13, fourth)).toEqual(fourth)
  })

  it('come back as the tree they were, in any order', () => {
    interface Node {
      id: number
      resposta_id: number | null
      respostas: Node[]
    }
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 1, maxLength: 60 }), (picks) => {
        const flat: Node[] = picks.map((pick, i) => {
          const target = i === 0 ? 0 : pick % (i + 1)
          return { id: i + 1, resposta_id: target === 0 ? null : target, respostas: [] }
        })
        const tree = nest(
          flat.filter((one) => one.resposta_id === null),
          flat.filter((one) => one.resposta_id !== null).reverse(),
        )
        const walk = (nodes: Node[], parent: number | null): number =>
          nodes.reduce((sum, one) => {
            expect(one.resposta_id).toBe(parent)
            return sum + 1 + walk(one.respostas, one.id)
          }, 0)
        expect(walk(tree, null)).toBe(flat.length)
      }),
    )
  })
})
