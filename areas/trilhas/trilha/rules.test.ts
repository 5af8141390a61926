/** Labels, orders, changes of status, schedules and editing sessions: each sentence of the specification once. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  EIXO,
  isInAgendamento,
  isPermutation,
  labelsOf,
  mayBecome,
  situacaoAt,
  touchedBySkill,
} from './rules.ts'

describe('labels', () => {
  it('are a singular and a plural, or the defaults when the stored JSON is broken', () => {
    expect(labelsOf('["Módulo"," Módulos "]', EIXO)).toEqual(['Módulo', 'Módulos'])
    for (const broken of [
      '',
      '[',
      'null',
      '"x"',
      '[]',
      '["x"]',
      '["x",""]',
      '["x",2]',
      '["x","y","z"]',
      '{"0":"x"}',
    ])
      expect([broken, labelsOf(broken, EIXO)]).toEqual([broken, EIXO])
    expect([labelsOf(null, EIXO), labelsOf(undefined, EIXO)]).toEqual([EIXO, EIXO])
  })

  it('never fail, whatever is stored', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const labels = labelsOf(text, EIXO)
        expect(labels.length === 2 && labels.every((word) => word.trim() !== '')).toBe(true)
      }),
    )
  })
})

describe('an order', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 1000 }), { maxLength: 20 })

  it('is one when it shuffles what stands', () => {
    fc.assert(
      fc.property(
        ids.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
        ([all, shuffled]) => {
          expect(isPermutation(all, shuffled)).toBe(true)
        },
      ),
    )
  })

  it('is none when something is missing, foreign or named twice', () => {
    fc.assert(
      fc.property(ids, (all) => {
        expect(isPermutation(all, [...all, 1001])).toBe(false)
        if (all.length === 0) return
        expect(isPermutation(all, all.slice(1))).toBe(false)
        expect(isPermutation(all, [1001, ...all.slice(1)])).toBe(false)
        expect(isPermutation(all, [...all.slice(1), ...all.slice(1, 2)])).toBe(false)
      }),
    )
  })
})

describe('a change of status', () => {
  const now = new Date('2026-11-22T12:00:00Z')
  const ago = (days: number) => new Date(now.getTime() - days * 86_400_000)

  it.each([
    [1, 2, true],
    [2, 1, true],
    [1, 3, true],
    [2, 3, true],
    [3, 2, true],
    [3, 1, false],
    [1, 1, true],
  ] as const)('from %i to %i: %s', (status, next, allowed) => {
    expect(mayBecome({ status, excluidaEm: status === 3 ? ago(29.9) : null }, next, now)).toBe(allowed)
  })

  it('brings a deleted path back within 30 days, not at their end', () => {
    expect(mayBecome({ status: 3, excluidaEm: ago(30) }, 2, now)).toBe(false)
  })
})

describe('a schedule', () => {
  const now = new Date('2026-11-22T12:00:00Z')
  const at = (ms: number) => new Date(now.getTime() + ms)

  it('holds from its beginning until its end, open where there is none', () => {
    expect(situacaoAt({ inicio: null, fim: null }, now)).toBe('vigente')
    expect(situacaoAt({ inicio: now, fim: at(1) }, now)).toBe('vigente')
    expect(situacaoAt({ inicio: at(1), fim: null }, now)).toBe('agendado')
    expect(situacaoAt({ inicio: null, fim: now }, now)).toBe('encerrado')
  })

  it('counts for the owner, and while some group has no end or one to come', () => {
    expect(isInAgendamento(true, [], now)).toBe(true)
    expect(isInAgendamento(false, [], now)).toBe(false)
    expect(isInAgendamento(false, [{ fim: now }, { fim: at(-1) }], now)).toBe(false)
    expect(isInAgendamento(false, [{ fim: at(-1) }, { fim: at(1) }], now)).toBe(true)
    expect(isInAgendamento(false, [{ fim: null }], now)).toBe(true)
  })
})

describe('an edit session', () => {
  it('takes a skill up unless its axis, or it, is there', () => {
    const edicao = { eixos: [7], habilidades: [3] }
    expect(touchedBySkill(edicao, { id: 9, eixo: 8 })).toEqual([3, 9])
    expect(touchedBySkill(edicao, { id: 9, eixo: 7 })).toEqual([3])
    expect(touchedBySkill(edicao, { id: 3, eixo: 8 })).toEqual([3])
  })
})
