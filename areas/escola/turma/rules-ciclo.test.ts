/** The life of a class over random sequences, against a model, and its dates case by case. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayAt } from '../../../core/contract/time.ts'
import {
  ACOES_CICLO,
  addDays,
  type Ciclo,
  closesByItself,
  closingDay,
  isEnding,
  moveCiclo,
} from './rules-ciclo.ts'

const START = new Date('2026-03-10T15:00:00Z')
const DAY_MS = 86_400_000
const nova: Ciclo = { status: 'ativa', status_antes: null, encerrada_em: null, excluida_em: null, fim: null }

/** What the sentences of H-02 say, written as a table: state, action → state; nothing else moves. */
const ALLOWED: Readonly<Record<string, string>> = {
  'ativa encerrar': 'encerrada',
  'encerrada reabrir': 'ativa',
  'ativa excluir': 'lixeira de ativa',
  'encerrada excluir': 'lixeira de encerrada',
  'lixeira de ativa restaurar': 'ativa',
  'lixeira de encerrada restaurar': 'encerrada',
}

const step = fc.record({
  acao: fc.constantFrom(...ACOES_CICLO),
  alunos: fc.constantFrom(0, 0, 1, 30),
  dias: fc.nat(40),
})

describe('the life of a class', () => {
  it('follows the model over any sequence', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let turma = nova
        let model = 'ativa'
        let since = START
        let now = START
        for (const { acao, alunos, dias } of steps) {
          now = new Date(now.getTime() + dias * DAY_MS)
          const next = ALLOWED[`${model} ${acao}`]
          const held =
            (acao === 'excluir' && model === 'ativa' && alunos > 0) ||
            (acao === 'restaurar' && now.getTime() - since.getTime() >= 30 * DAY_MS)
          const result = moveCiclo(turma, { acao, alunos, now })
          if (next === undefined || held) {
            expect(typeof result, `${model} ${acao}`).toBe('string')
            continue
          }
          expect(typeof result, `${model} ${acao}`).toBe('object')
          turma = result as Ciclo
          model = next
          if (acao === 'excluir') since = now
          expect(turma.status).toBe(model.startsWith('lixeira') ? 'excluida' : model)
          expect(turma.excluida_em !== null).toBe(model.startsWith('lixeira'))
          expect(turma.encerrada_em !== null).toBe(model.endsWith('encerrada'))
        }
      }),
    )
  })

  it.each([
    ['encerrar', 'encerrada', 0, 'ja_encerrada'],
    ['encerrar', 'excluida', 0, 'na_lixeira'],
    ['reabrir', 'ativa', 0, 'ja_ativa'],
    ['reabrir', 'excluida', 0, 'na_lixeira'],
    ['excluir', 'ativa', 1, 'tem_alunos'],
    ['excluir', 'excluida', 0, 'ja_na_lixeira'],
    ['restaurar', 'ativa', 0, 'fora_da_lixeira'],
  ] as const)('%s of one that is %s with %d pupils: %s', (acao, status, alunos, why) => {
    expect(moveCiclo({ ...nova, status }, { acao, alunos, now: START })).toBe(why)
  })

  it('goes into the bin closed, whoever is in it', () => {
    const gone = moveCiclo({ ...nova, status: 'encerrada' }, { acao: 'excluir', alunos: 30, now: START })
    expect(gone).toMatchObject({ status: 'excluida', status_antes: 'encerrada' })
  })

  it('stays in the bin after 30 days', () => {
    const gone: Ciclo = { ...nova, status: 'excluida', status_antes: 'ativa', excluida_em: START }
    const later = (ms: number) => ({
      acao: 'restaurar' as const,
      alunos: 0,
      now: new Date(START.getTime() + ms),
    })
    expect(moveCiclo(gone, later(30 * DAY_MS - 1))).toMatchObject({ status: 'ativa' })
    expect(moveCiclo(gone, later(30 * DAY_MS))).toBe('prazo_passou')
  })

  it('reopened keeps a last day that is ahead, and loses one that passed', () => {
    const reopen = (fim: string) =>
      moveCiclo({ ...nova, status: 'encerrada', fim }, { acao: 'reabrir', alunos: 3, now: START })
    expect(reopen('2026-03-10')).toMatchObject({ status: 'ativa', fim: '2026-03-10' })
    expect(reopen('2026-03-09')).toMatchObject({ status: 'ativa', fim: null })
  })
})

describe('the dates of a class', () => {
  it('are days of São Paulo', () => {
    expect(dayAt(new Date('2026-03-10T02:59:59Z'))).toBe('2026-03-09')
    expect(dayAt(new Date('2026-03-10T03:00:00Z'))).toBe('2026-03-10')
    expect(addDays('2028-02-28', 2)).toBe('2028-03-01')
    expect(closingDay('2026-12-28')).toBe('2027-01-04')
  })

  it.each([
    ['2026-12-18T23:00:00Z', false, false],
    ['2026-12-19T03:00:00Z', true, false],
    ['2026-12-25T02:59:59Z', true, false],
    ['2026-12-25T03:00:00Z', true, true],
  ])('that ends on 18/12/2026, at %s: over %s, closes %s', (at, ending, closes) => {
    const turma = { status: 'ativa', fim: '2026-12-18' } as const
    expect([isEnding(turma, new Date(at)), closesByItself(turma, new Date(at))]).toEqual([ending, closes])
  })

  it('do nothing to a class that is closed, in the bin, or has no last day', () => {
    const late = new Date('2030-01-01T12:00:00Z')
    for (const status of ['encerrada', 'excluida'] as const)
      expect(closesByItself({ status, fim: '2026-12-18' }, late)).toBe(false)
    expect(closesByItself({ status: 'ativa', fim: null }, late)).toBe(false)
  })

  it('close a reopened class no second time', () => {
    fc.assert(
      fc.property(fc.integer({ min: -60, max: 60 }), (days) => {
        const fim = addDays(dayAt(START), days)
        const open = moveCiclo(
          { ...nova, status: 'encerrada', fim },
          { acao: 'reabrir', alunos: 1, now: START },
        )
        expect(closesByItself(open as Ciclo, START)).toBe(false)
      }),
    )
  })
})
