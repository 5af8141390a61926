/** Codes, and what a program that polls is answered, over random sequences against a plain model. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  ALPHABET,
  answerTo,
  codeFrom,
  type EstadoDoPedido,
  INTERVAL_S,
  inHalves,
  isCompulsory,
  isOpen,
  kindOf,
  openSteps,
  type Pedido,
  REQUEST_MS,
  stepOf,
  userCodeOf,
} from './rules.ts'

const at = (seconds: number): Date => new Date(seconds * 1000)

describe('the steps whose codes are taken', () => {
  it('are now, the one before and the one after', () => {
    expect(stepOf(at(59))).toBe(1)
    expect(stepOf(at(60))).toBe(2)
    expect(openSteps(at(3000), 0)).toEqual([100, 99, 101])
  })

  it('never one that was taken, nor an earlier one', () => {
    expect(openSteps(at(3000), 99)).toEqual([100, 101])
    expect(openSteps(at(3000), 100)).toEqual([101])
    expect(openSteps(at(3000), 101)).toEqual([])
  })
})

describe('what was typed', () => {
  it.each<[string, ReturnType<typeof kindOf>]>([
    ['123456', { kind: 'aplicativo', codigo: '123456' }],
    [' 123 456 ', { kind: 'aplicativo', codigo: '123456' }],
    ['bcdfg-hjkmn', { kind: 'recuperacao', codigo: 'BCDFGHJKMN' }],
    ['12345', null],
    ['1234567', null],
    ['BCDFG-HJKM', null],
    ['BCDFG-HJKM0', null],
    ['１２３４５６', null],
    ['', null],
  ])('%j', (typed, kind) => expect(kindOf(typed)).toEqual(kind))

  it.each<[string, string | null]>([
    ['bcdf-ghjk', 'BCDFGHJK'],
    ['BCDF GHJK', 'BCDFGHJK'],
    ['BCDFGHJ', null],
    ['BCDFGHJL', null],
    ['BCDFGHJ1', null],
    ["BCDF'--1", null],
  ])('a user code: %j', (typed, code) => expect(userCodeOf(typed)).toBe(code))
})

describe('a drawn code', () => {
  it('has no letter that is mistaken for another', () => {
    expect(ALPHABET).toMatch(/^[A-Z2-9]+$/)
    expect(ALPHABET).not.toMatch(/[01OILAEU]/)
    expect(new Set(ALPHABET).size).toBe(ALPHABET.length)
  })

  it('favours none of them: whole rounds of the alphabet only', () => {
    const counts = new Map<string, number>()
    for (let byte = 0; byte < 256; byte += 1)
      for (const letter of codeFrom(Uint8Array.of(byte), 1) ?? '')
        counts.set(letter, (counts.get(letter) ?? 0) + 1)
    expect(counts.size).toBe(ALPHABET.length)
    expect(new Set(counts.values()).size).toBe(1)
  })

  it('is none when the bytes do not suffice', () => {
    expect(codeFrom(new Uint8Array(8).fill(255), 8)).toBeNull()
    expect(codeFrom(new Uint8Array(8), 8)).toBe('BBBBBBBB')
    expect(inHalves('BCDFGHJK')).toBe('BCDF-GHJK')
  })
})

describe('a second factor is compulsory', () => {
  it.each<[string, boolean]>([
    ['gestor_rede', true],
    ['administrador_tenant', true],
    ['administrador-plataforma', true],
    ['encarregado', true],
    ['suporte', true],
    ['coordenador', false],
    ['professor', false],
    ['aluno', false],
    ['responsavel', false],
  ])('%s: %s', (papel, must) => {
    expect(isCompulsory(true, ['aluno', papel])).toBe(must)
    expect(isCompulsory(false, [papel])).toBe(false)
  })
})

const fresh = (part: Partial<Pedido> = {}): Pedido => ({
  estado: 'pendente',
  expiraEm: at(600),
  intervalo: 5,
  consultadoEm: null,
  ...part,
})

describe('a poll', () => {
  it.each<[string, Partial<Pedido>, number, string, number]>([
    ['first, undecided', {}, 0, 'authorization_pending', 5],
    ['in time', { consultadoEm: at(0) }, 5, 'authorization_pending', 5],
    ['too soon', { consultadoEm: at(0) }, 4.9, 'slow_down', 10],
    ['too soon again', { consultadoEm: at(0), intervalo: 10 }, 6, 'slow_down', 15],
    ['too soon for ever', { consultadoEm: at(0), intervalo: 300 }, 6, 'slow_down', 300],
    ['too soon though approved', { estado: 'aprovado', consultadoEm: at(0) }, 1, 'slow_down', 10],
    ['approved', { estado: 'aprovado', consultadoEm: at(0) }, 5, 'sessao', 5],
    ['approved, too late', { estado: 'aprovado' }, 600, 'expired_token', 5],
    ['refused', { estado: 'recusado', consultadoEm: at(0) }, 1, 'access_denied', 5],
    ['undecided, too late', {}, 600, 'expired_token', 5],
    ['already given', { estado: 'entregue' }, 10, 'invalid_grant', 5],
  ])('%s', (_, part, now, resposta, intervalo) =>
    expect(answerTo(fresh(part), at(now))).toEqual({ resposta, intervalo }),
  )

  it('may be decided while it is undecided and has not expired', () => {
    expect(isOpen(fresh(), at(599))).toBe(true)
    expect(isOpen(fresh(), at(600))).toBe(false)
    expect(isOpen(fresh({ estado: 'recusado' }), at(1))).toBe(false)
  })
})

describe('random sequences of a program and a person', () => {
  type Move = { do: 'poll' | 'approve' | 'refuse'; after: number }
  const move: fc.Arbitrary<Move> = fc.record({
    do: fc.constantFrom('poll', 'poll', 'approve', 'refuse'),
    after: fc.integer({ min: 0, max: 120 }),
  })

  it('give a session at most once, only after a yes that was never a no, in time and not in haste', () => {
    fc.assert(
      fc.property(fc.array(move, { maxLength: 40 }), (moves) => {
        const start = new Date('2026-03-02T12:00:00Z').getTime()
        const pedido: Pedido = fresh({ expiraEm: new Date(start + REQUEST_MS) })
        let now = start
        let lastPoll: number | undefined
        let decision: 'yes' | 'no' | undefined
        let given = 0
        let interval = INTERVAL_S
        for (const { do: what, after } of moves) {
          now += after * 1000
          const late = now - start >= REQUEST_MS
          if (what !== 'poll') {
            if (!isOpen(pedido, new Date(now))) continue
            expect(late || decision !== undefined).toBe(false)
            decision = what === 'approve' ? 'yes' : 'no'
            pedido.estado = (what === 'approve' ? 'aprovado' : 'recusado') satisfies EstadoDoPedido
            continue
          }
          const { resposta, intervalo } = answerTo(pedido, new Date(now))
          const hasty = lastPoll !== undefined && now - lastPoll < interval * 1000
          const wanted =
            given > 0
              ? 'invalid_grant'
              : decision === 'no'
                ? 'access_denied'
                : late
                  ? 'expired_token'
                  : hasty
                    ? 'slow_down'
                    : decision === 'yes'
                      ? 'sessao'
                      : 'authorization_pending'
          expect(resposta).toBe(wanted)
          if (resposta === 'slow_down') interval = Math.min(interval + 5, 300)
          expect(intervalo).toBe(interval)
          pedido.intervalo = intervalo
          pedido.consultadoEm = new Date(now)
          lastPoll = now
          if (resposta === 'sessao') {
            given += 1
            pedido.estado = 'entregue'
          }
        }
        expect(given).toBeLessThanOrEqual(1)
      }),
      { numRuns: 500 },
    )
  })
})
