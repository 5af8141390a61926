/** The order of the queue, and until when a line is put off. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wallClock } from '../../../core/contract/time.ts'
import { ADIAMENTOS, ateQuando, byUrgency, isOn, TIPOS_DECISAO, type TipoDecisao } from './rules.ts'

const line = (tipo: TipoDecisao, desde: string | null = null, ate: string | null = null) => ({
  tipo,
  desde: desde === null ? null : new Date(desde),
  ate: ate === null ? null : new Date(ate),
})

describe('the order of the queue', () => {
  it('is by kind, then by what ends first, then by what waits longest', () => {
    const lines = [
      line('sem_nota', '2026-11-01T10:00Z'),
      line('corrigir', '2026-11-10T10:00Z'),
      line('corrigir', '2026-11-02T10:00Z'),
      line('nao_abriram', '2026-11-20T10:00Z', '2026-11-28T10:00Z'),
      line('nao_abriram', '2026-11-21T10:00Z', '2026-11-27T10:00Z'),
      line('retida'),
    ]
    expect(lines.toSorted(byUrgency)).toEqual([5, 2, 1, 4, 3, 0].map((at) => lines[at]))
  })

  it('is the same whatever order the lines come in', () => {
    const at = fc.option(fc.date({ noInvalidDate: true }), { nil: null })
    const some = fc.record({ tipo: fc.constantFrom(...TIPOS_DECISAO), desde: at, ate: at })
    fc.assert(
      fc.property(some, some, some, (a, b, c) => {
        expect(Math.sign(byUrgency(a, b)) + Math.sign(byUrgency(b, a))).toBe(0)
        if (byUrgency(a, b) <= 0 && byUrgency(b, c) <= 0) expect(byUrgency(a, c)).toBeLessThanOrEqual(0)
      }),
    )
  })

  it('leaves out what the class has switched off', () => {
    expect(TIPOS_DECISAO.filter((tipo) => isOn(tipo, []))).toEqual(['entrada'])
    expect(TIPOS_DECISAO.filter((tipo) => isOn(tipo, ['forum']))).toEqual([
      'retida',
      'entrada',
      'sem_resposta',
      'sem_nota',
    ])
  })
})

describe('a line that is put off', () => {
  // By the clock of São Paulo: 22h30 on a Friday is Saturday in London.
  const friday = new Date('2026-11-28T01:30:00Z')
  it('comes back tomorrow at seven, or on Monday', () => {
    expect(ateQuando('amanha', friday)).toEqual(new Date('2026-11-28T10:00:00Z'))
    expect(ateQuando('segunda', friday)).toEqual(new Date('2026-11-30T10:00:00Z'))
    expect(ateQuando('segunda', new Date('2026-11-30T12:00:00Z'))).toEqual(new Date('2026-12-07T10:00:00Z'))
    expect(ateQuando('sempre', friday)).toBeNull()
  })

  it('is always put off to a later morning', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
        fc.constantFrom(...ADIAMENTOS.slice(0, 2)),
        (now, quando) => {
          const ate = ateQuando(quando, now) as Date
          expect(ate.getTime()).toBeGreaterThan(now.getTime())
          expect(ate.getTime() - now.getTime()).toBeLessThan(8 * 86_400_000)
          expect(wallClock(ate)).toMatchObject({ hour: 7, minute: 0 })
        },
      ),
    )
  })
})
