/** What settings are sound, case by case. */
import { describe, expect, it } from 'vitest'
import { changesOnlyName, faultsOf, isDay, isSame } from './rules-gestao.ts'

const campos = { nome: '7º A', inicio: null, fim: null, capacidade: 60 } as const

describe('faultsOf', () => {
  it.each([
    [{}, 60, {}],
    [{ nome: ' ' }, 0, { nome: 'semNome' }],
    [{ inicio: '2026-02-05', fim: '2026-02-05' }, 0, {}],
    [{ inicio: '2026-02-05', fim: '2026-02-04' }, 0, { fim: 'datasTrocadas' }],
    [{ inicio: '2026-13-01' }, 0, { inicio: 'diaInvalido' }],
    [{ inicio: '2026-02-05', fim: '2026-02-30' }, 0, { fim: 'diaInvalido' }],
    [{}, 61, { capacidade: 'poucosLugares' }],
    [{ nome: '', capacidade: 1 }, 2, { nome: 'semNome', capacidade: 'poucosLugares' }],
  ] as const)('%o with %d pupils: %o', (part, alunos, faults) => {
    expect(faultsOf({ ...campos, ...part }, alunos)).toEqual(faults)
  })
})

describe('isDay', () => {
  it('knows the calendar', () => {
    expect(['2028-02-29', '2026-12-31'].map(isDay)).toEqual([true, true])
    expect(['2026-02-29', '2026-00-10', '2026-01-32'].map(isDay)).toEqual([false, false, false])
  })
})

describe('isSame', () => {
  it('takes lists for sets, and everything else as it is', () => {
    expect(isSame(['forum', 'avisos'], ['avisos', 'forum'])).toBe(true)
    expect(isSame(['forum'], ['forum', 'avisos'])).toBe(false)
    expect(isSame(['forum', 'avisos'], ['forum', 'aulas'])).toBe(false)
    expect([isSame(['x'], 'x'), isSame('x', ['x']), isSame(['x'], null)]).toEqual([false, false, false])
    expect(isSame(null, null)).toBe(true)
    expect(isSame('60', 60)).toBe(false)
  })
})

describe('changesOnlyName', () => {
  it('is what a closed class still takes', () => {
    expect(changesOnlyName({ versao: 1, nome: 'X', rede: 3 })).toBe(true)
    expect(changesOnlyName({ versao: 1, nome: 'X', cor: null })).toBe(false)
  })
})
