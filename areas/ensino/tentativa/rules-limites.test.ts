/** What a device may claim: each forged case beside its honest twin, and what holds for every honest device. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TOLERANCIA_PRAZO } from './rules.ts'
import {
  type Aparelho,
  aparelhoDe,
  type Dada,
  DIAS_DO_SELO,
  type Inicio,
  limiteDaResposta,
  limiteDoAparelho,
  limiteDoInicio,
  momentoDe,
  poupa,
  type Relogio,
  type Tempos,
} from './rules-limites.ts'

const NOW = Date.UTC(2026, 10, 23, 12)
const MIN = 60_000
const HOUR = 3_600_000
const DAY = 24 * HOUR
const ago = (ms: number) => NOW - ms
const D1 = 'd1'

const known = (given: Partial<Relogio> = {}): Relogio => ({
  desde: ago(DAY),
  desvio: 0,
  contato: ago(3 * HOUR),
  anunciadas: new Set(),
  ...given,
})
const met = (given: Partial<Relogio> = {}): Aparelho => ({ ...known(given), mudou: null })

describe('the clock of a device', () => {
  it.each([
    ['never met', null, 0, { mudou: 'novo', desde: NOW, desvio: 0 }],
    [
      'wrong by hours, and always so',
      known({ desvio: 5 * HOUR }),
      5 * HOUR,
      { mudou: null, desvio: 5 * HOUR },
    ],
    ['a little off', known(), 90_000, { mudou: null, desvio: 0 }],
    ['as far off as is borne', known(), 120_000, { mudou: null, desvio: 0 }],
    ['further off than is borne', known(), 120_001, { mudou: 'relogio', desvio: 120_001 }],
    ['set back', known(), HOUR, { mudou: 'relogio', desde: NOW, desvio: HOUR }],
    ['set forward', known(), -HOUR, { mudou: 'relogio', desde: NOW, desvio: -HOUR }],
  ] as const)('%s', (_, before, measured, wanted) => {
    expect(aparelhoDe(before, [], measured, NOW)).toMatchObject(wanted)
  })

  it('is known since a begin that was sealed for it with the same clock, and not with another', () => {
    const selo = { emitido: ago(2 * HOUR), desvio: HOUR }
    expect(aparelhoDe(null, [selo], HOUR, NOW)).toMatchObject({ mudou: null, desde: ago(2 * HOUR) })
    expect(aparelhoDe(known(), [selo], HOUR, NOW)).toMatchObject({ mudou: null, desde: ago(2 * HOUR) })
    expect(aparelhoDe(null, [selo], 3 * HOUR, NOW)).toMatchObject({ mudou: 'novo', desde: NOW })
  })
})

describe('what a device says it did', () => {
  const one = (at: number, aparelho: Aparelho, resumo = 'x') =>
    limiteDoAparelho({ at, resumo }, aparelho, NOW)
  it.each([
    ['as it happens', ago(MIN), met({ contato: ago(0) }), null],
    ['as it happens, on a device that nobody knew', ago(MIN), aparelhoDe(null, [], 0, NOW), null],
    ['earlier, on a device that was known', ago(2 * HOUR), met(), null],
    ['earlier, on a device that nobody knew', ago(2 * HOUR), aparelhoDe(null, [], 0, NOW), 'aparelho_novo'],
    ['before it was known', ago(2 * DAY), met({ contato: null }), 'aparelho_novo'],
    ['earlier, and its clock has changed', ago(HOUR), aparelhoDe(known(), [], HOUR, NOW), 'relogio_mudou'],
    ['in the future', NOW + HOUR, met(), 'relogio_mudou'],
    ['before it last sent', ago(4 * HOUR), met(), 'antes_do_contato'],
    ['before it last sent, and it had said so', ago(4 * HOUR), met({ anunciadas: new Set(['x']) }), null],
    [
      'before it last sent, and it had said another',
      ago(4 * HOUR),
      met({ anunciadas: new Set(['y']) }),
      'antes_do_contato',
    ],
  ] as const)('%s', (_, at, aparelho, wanted) => {
    expect(one(at, aparelho)).toBe(wanted)
  })
})

describe('an answer', () => {
  const aparelho = met({ contato: null })
  const entregue = { dispositivo: D1, anunciadas: new Set(['dito']) }
  const dada = (given: Partial<Dada>): Dada => ({
    at: ago(90 * MIN),
    resumo: 'x',
    dispositivo: D1,
    muda: false,
    ...given,
  })
  const tempos = (given: Partial<Tempos>): Tempos => ({
    iniciada: ago(2 * HOUR),
    entregue: null,
    ...given,
  })
  it.each([
    ['within', dada({}), tempos({}), null],
    ['before the begin', dada({ at: ago(3 * HOUR) }), tempos({}), 'antes_de_comecar'],
    [
      'stamped before the handing in, by the same device',
      dada({}),
      tempos({ entregue }),
      'depois_da_entrega',
    ],
    ['announced with the handing in', dada({ resumo: 'dito' }), tempos({ entregue }), null],
    ['of another device, older than what counts', dada({ dispositivo: 'd2' }), tempos({ entregue }), null],
    [
      'of another device, instead of what counts',
      dada({ dispositivo: 'd2', muda: true }),
      tempos({ entregue }),
      'depois_da_entrega',
    ],
  ] as const)('%s', (_, given, when, wanted) => {
    expect(limiteDaResposta(given, when, aparelho, NOW)).toBe(wanted)
  })

  it('of a device that nobody knew changes nothing after the handing in, however live it says to be', () => {
    const novo = aparelhoDe(null, [], 0, NOW)
    const given = dada({ dispositivo: 'd3', at: ago(MIN) })
    expect(limiteDaResposta(given, tempos({ entregue }), novo, NOW)).toBe('depois_da_entrega')
    expect(limiteDaResposta(given, tempos({}), novo, NOW)).toBeNull()
  })
})

describe('a begin on a device', () => {
  const selo: Inicio = {
    usuario: 7,
    aula: 1,
    versao: 2,
    turma: 3,
    dispositivo: D1,
    desvio: 0,
    emitido: ago(DAY),
  }
  const comeco = { at: ago(HOUR), usuario: 7, aula: 1, versao: 2, turma: 3, dispositivo: D1 }
  it.each([
    ['sealed', comeco, selo, [], null],
    ['without a seal', comeco, null, [], 'sem_inicio'],
    ...(['usuario', 'aula', 'versao', 'turma'] as const).map(
      (name) => [`sealed for another ${name}`, comeco, { ...selo, [name]: 99 }, [], 'sem_inicio'] as const,
    ),
    ['sealed for another device', comeco, { ...selo, dispositivo: 'd9' }, [], 'sem_inicio'],
    ['before it was sealed', { ...comeco, at: ago(2 * DAY) }, selo, [], 'sem_inicio'],
    ['long after', comeco, { ...selo, emitido: ago((DIAS_DO_SELO + 1) * DAY) }, [], 'sem_inicio'],
    ['in the future', { ...comeco, at: NOW + HOUR }, selo, [], 'sem_inicio'],
    [
      'of a version older than one begun before',
      comeco,
      selo,
      [{ versao: 3, em: ago(2 * HOUR) }],
      'versao_antiga',
    ],
    ['before the newer one was begun', comeco, selo, [{ versao: 3, em: ago(MIN) }], null],
    ['of the same version again', comeco, selo, [{ versao: 2, em: ago(2 * HOUR) }], null],
  ] as const)('%s', (_, begun, seal, place, wanted) => {
    expect(limiteDoInicio(begun, seal, place, NOW)).toBe(wanted)
  })
})

describe('what is kept beside an attempt though it came too late', () => {
  const begun = { iniciada_em: new Date(ago(HOUR)), tempo_limite: 60 }
  const limit = ago(HOUR) + 60_000 + TOLERANCIA_PRAZO * 1_000
  it.each([
    ['fora_do_prazo', limit, begun, true],
    ['fora_do_prazo', limit + 1, begun, false],
    ['fora_do_prazo', limit + 1, { ...begun, tempo_limite: null }, true],
    ['gabarito_visto', limit, begun, false],
    ['depois_da_entrega', limit, begun, false],
  ] as const)('%s at %i of %j: %s', (motivo, at, tentativa, wanted) =>
    expect(poupa(motivo, at, tentativa)).toBe(wanted),
  )
})

/** A device that is honest: when it answers, and when it is online, by true minutes; its clock is off, and always so. */
const honest = fc.record({
  off: fc.integer({ min: -30 * HOUR, max: 30 * HOUR }),
  answers: fc.uniqueArray(fc.integer({ min: 1, max: 5_000 }), { minLength: 1, maxLength: 25 }),
  online: fc.uniqueArray(fc.integer({ min: 1, max: 6_000 }), { maxLength: 8 }),
  batch: fc.integer({ min: 1, max: 10 }),
  way: fc.integer({ min: 0, max: 30_000 }),
})

describe('an honest device', () => {
  /** Sends in batches whenever it is online, and says what stays behind. */
  function live({
    off,
    answers,
    online,
    batch,
    way,
  }: typeof honest extends fc.Arbitrary<infer T> ? T : never) {
    const device = (true_: number) => new Date(true_ + off).toISOString()
    let relogio: Relogio | null = aparelhoDe(null, [], -off, NOW)
    let waiting: { at: number; resumo: string }[] = []
    const verdicts: (string | null)[] = []
    const made = answers.map((minute) => ({ at: NOW + minute * MIN, resumo: `r${minute}` }))
    for (const minute of [...online, 7_000].sort((a, b) => a - b)) {
      const now = NOW + minute * MIN
      waiting = made.filter((one) => one.at <= now && !verdicts.includes(`ok ${one.resumo}`))
      for (let sent = 0; waiting.length > 0; sent += 1) {
        const [first, rest] = [waiting.slice(0, batch), waiting.slice(batch)]
        const arrives = now + way
        const aparelho: Aparelho = aparelhoDe(relogio, [], -off + way, arrives)
        for (const { at, resumo } of first) {
          const judged = limiteDoAparelho({ at: momentoDe(device(at), aparelho), resumo }, aparelho, arrives)
          verdicts.push(judged === null ? `ok ${resumo}` : judged)
        }
        relogio = {
          ...aparelho,
          desvio: -off + way,
          contato: arrives,
          anunciadas: new Set(rest.map((one) => one.resumo)),
        }
        waiting = rest
        // Only the first batch gets through where the network goes away again.
        if (sent === 0 && minute % 3 === 0 && minute !== 7_000) break
      }
    }
    return { verdicts, made }
  }

  it('loses nothing, however wrong its clock is and whenever it is online', () => {
    fc.assert(
      fc.property(honest, (one) => {
        const { verdicts, made } = live(one)
        expect(verdicts.filter((verdict) => !verdict?.startsWith('ok'))).toEqual([])
        expect(new Set(verdicts).size).toBe(made.length)
      }),
    )
  })

  it('hands in what it announced, in whatever order that arrives', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(['a', 'b', 'c', 'd', 'e'], { minLength: 5 }), (order) => {
        const entregue = { dispositivo: D1, anunciadas: new Set(order) }
        const tempos = { iniciada: ago(3 * HOUR), entregue }
        const aparelho = met({ contato: ago(MIN), anunciadas: new Set(order) })
        for (const resumo of order) {
          const given = { at: ago(2 * HOUR), resumo, dispositivo: D1, muda: true }
          expect(limiteDaResposta(given, tempos, aparelho, NOW)).toBeNull()
        }
      }),
    )
  })
})
