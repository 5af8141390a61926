/** How long a session lasts, and how long one waits after wrong passwords. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { delayAfter, FORGET_MS, isTelling, pendenciaOf, sessionEnd, waitSeconds } from './rules.ts'

const NOW = new Date('2026-03-02T12:00:00Z')
const ago = (seconds: number) => new Date(NOW.getTime() - seconds * 1_000)

describe('a session', () => {
  it('lasts 30 days from its last use, 12 hours on a shared device', () => {
    expect(sessionEnd(NOW, false).toISOString()).toBe('2026-04-01T12:00:00.000Z')
    expect(sessionEnd(NOW, true).toISOString()).toBe('2026-03-03T00:00:00.000Z')
  })
})

describe('the delay after failures', () => {
  it('grows from nothing to a minute', () => {
    expect([0, 1, 4, 5, 6, 7, 8, 9, 10, 11, 12, 100, 10_000].map(delayAfter)).toEqual([
      0, 0, 0, 1, 2, 4, 8, 16, 32, 60, 60, 60, 60,
    ])
  })

  it('counts from the last failure, in whole seconds, rounded up', () => {
    expect(waitSeconds(4, ago(0), NOW)).toBe(0)
    expect(waitSeconds(5, ago(0), NOW)).toBe(1)
    expect(waitSeconds(8, ago(7.5), NOW)).toBe(1)
    expect(waitSeconds(8, ago(8), NOW)).toBe(0)
    expect(waitSeconds(50, ago(59.999), NOW)).toBe(1)
  })

  it('is told in the log at the fifth failure, and each time that they have doubled', () => {
    const told = Array.from({ length: 100 }, (_, n) => n).filter(isTelling)
    expect(told).toEqual([5, 10, 20, 40, 80])
  })

  it('is forgotten after 15 quiet minutes', () => {
    expect(FORGET_MS).toBe(900_000)
    expect(waitSeconds(10_000, ago(901), NOW)).toBe(0)
  })

  it('never locks anyone out: at most a minute, and never negative', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.integer({ min: 0, max: 2_000 }), (failures, seconds) => {
        const wait = waitSeconds(failures, ago(seconds), NOW)
        expect(wait).toBeGreaterThanOrEqual(0)
        expect(wait).toBeLessThanOrEqual(60)
        expect(Number.isInteger(wait)).toBe(true)
      }),
    )
  })
})

describe('what a session owes', () => {
  const both = [false, true]
  const cases = both.flatMap((trocarSenha) =>
    both.flatMap((temFator) =>
      both.flatMap((fatorProvado) =>
        both.flatMap((exigeFator) =>
          both.map((suporte) => ({ trocarSenha, temFator, fatorProvado, exigeFator, suporte })),
        ),
      ),
    ),
  )

  it.each([
    ...['gestor_rede', 'administrador_tenant', 'administrador-plataforma', 'encarregado', 'suporte'].map(
      (papel) => [papel, true] as const,
    ),
    ...['professor', 'coordenador', 'autor', 'responsavel'].map((papel) => [papel, false] as const),
  ])('%s: the factor first, then the password, then a factor where one is asked for', (papel, strict) => {
    for (const state of cases) {
      const { trocarSenha, temFator, fatorProvado, exigeFator, suporte } = state
      const owed = [
        ...(temFator && !fatorProvado ? ['segundo_fator'] : []),
        ...(trocarSenha ? ['trocar_senha'] : []),
        ...(!temFator && exigeFator && strict ? ['cadastrar_fator'] : []),
      ]
      const first = suporte ? null : (owed[0] ?? null)
      expect([state, pendenciaOf(state, ['aluno', papel])]).toEqual([state, first])
    }
  })
})
