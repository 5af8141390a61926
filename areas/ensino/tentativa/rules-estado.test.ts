/** What may be done with a lesson at a moment, sentence by sentence of H-32, and what holds of all of them. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  allowsKey,
  dizerSozinho,
  type EmCurso,
  type Lugar,
  mayAnswer,
  mayBegin,
  mayHandIn,
  mayMark,
  mayTellKey,
  mayTrain,
  noAparelho,
  noServidor,
  type PedidoGabarito,
} from './rules-estado.ts'
import { ESTADOS_TENTATIVA } from './shapes.ts'

const at = (time: string) => new Date(`2026-05-04T${time}:00Z`)
const NOW = at('12:00')
const aberta = { inicio: at('10:00'), fim: at('14:00'), restantes: 2, visto: false }

describe('beginning', () => {
  it.each([
    ['in its window', {}, null],
    ['without one', { inicio: null, fim: null, restantes: null }, null],
    ['before it', { inicio: at('12:01') }, 'agendada'],
    ['at its end', { fim: NOW }, 'encerrada'],
    ['without attempts left', { restantes: 0 }, 'sem_tentativas'],
    ['who knows the key', { visto: true }, 'gabarito_visto'],
  ])('%s', (_, given, said) => {
    expect(mayBegin({ ...aberta, ...given }, noServidor(NOW))).toBe(said)
  })

  it.each([
    ['in the window, come after it', '13:59', '18:00', null],
    ['a minute early', '09:59', '18:00', null],
    ['two minutes early', '09:58', '18:00', 'agendada'],
    ['two minutes late', '14:02', '18:00', 'encerrada'],
  ])('on a device %s', (_, begun, came, said) => {
    expect(mayBegin(aberta, noAparelho(at(begun), at(came)))).toBe(said)
  })
})

describe('going on', () => {
  const curso: EmCurso = {
    estado: 'iniciada',
    iniciada_em: at('11:00'),
    concluida_em: null,
    tempo_limite: 3_000,
    fim: at('14:00'),
    visto_em: null,
  }
  const say = (given: Partial<EmCurso>, when = '11:30') =>
    mayAnswer({ ...curso, ...given }, { at: at(when), now: NOW })

  it.each([
    ['in time', {}, '11:30', null],
    ['after its own time', {}, '11:52', 'fora_do_prazo'],
    ['after the end of the class', { tempo_limite: null, fim: at('11:20') }, '11:30', 'fora_do_prazo'],
    ['annulled', { estado: 'anulada' }, '11:30', 'tentativa_encerrada'],
    ['given before it was handed in', { concluida_em: at('11:40') }, '11:30', null],
    ['given after it was handed in', { concluida_em: at('11:20') }, '11:30', 'tentativa_encerrada'],
    // Two clocks may differ by a minute.
    ['at once after it was handed in', { concluida_em: at('11:29') }, '11:30', null],
    ['after the key was told', { visto_em: at('11:45') }, '11:30', 'tentativa_encerrada'],
  ] as const)('answers %s', (_, given, when, said) => {
    expect(say(given, when)).toBe(said)
  })

  it('hands in late what was answered in time, and nothing once the key is known', () => {
    expect(mayHandIn({ estado: 'iniciada', visto_em: null })).toBeNull()
    expect(mayHandIn({ estado: 'expirada', visto_em: null })).toBeNull()
    expect(mayHandIn({ estado: 'iniciada', visto_em: NOW })).toBe('tentativa_encerrada')
    expect(mayHandIn({ estado: 'anulada', visto_em: null })).toBe('tentativa_encerrada')
  })

  it('is marked by others, while it counts', () => {
    expect(mayMark({ estado: 'aguardando_correcao', usuario_id: 1 }, 2)).toBeNull()
    expect(mayMark({ estado: 'aguardando_correcao', usuario_id: 1 }, 1)).toBe('propria')
    expect(mayMark({ estado: 'anulada', usuario_id: 1 }, 2)).toBe('anulada')
  })
})

const feito = { terminou: true, restantes: 1, melhor: { nota: 7, status: 'aprovado' } } as const
const lugar = (given: Partial<Lugar> = {}): Lugar => ({
  mostrar: 'apos_tentativa',
  inicio: null,
  fim: null,
  feito,
  ...given,
})

describe('the word of a place on the key', () => {
  it.each([
    ['after an attempt that is not the last', {}, false],
    ['after the last attempt', { feito: { ...feito, restantes: 0 } }, true],
    ['with the best mark', { feito: { ...feito, melhor: { nota: 10, status: 'aprovado' } } }, true],
    ['before any attempt', { feito: { terminou: false, restantes: 0, melhor: null } }, false],
    ['without a limit', { feito: { ...feito, restantes: null } }, false],
    ['after the end', { fim: NOW, feito: { terminou: false, restantes: 2, melhor: null } }, true],
    ['before the end, which it waits for', { mostrar: 'apos_fim', fim: at('13:00') }, false],
    ['the same after the last attempt', { mostrar: 'apos_fim', feito: { ...feito, restantes: 0 } }, false],
    ['at the end that it waits for', { mostrar: 'apos_fim', fim: NOW }, true],
    ['never, after all', { mostrar: 'nunca', fim: NOW, feito: { ...feito, restantes: 0 } }, false],
  ] as [string, Partial<Lugar>, boolean][])('%s', (_, given, allows) => {
    expect(allowsKey(lugar(given), NOW)).toBe(allows)
  })
})

describe('telling the key', () => {
  const fim = lugar({ fim: NOW })
  const later = lugar({ inicio: at('13:00'), feito: { terminou: false, restantes: 3, melhor: null } })
  const pedido = (given: Partial<PedidoGabarito> = {}): PedidoGabarito => ({
    estado: 'concluida',
    aqui: fim,
    turmas: [fim],
    deOutros: false,
    correndo: false,
    ...given,
  })

  it.each([
    ['where its place allows it', {}, true],
    ['not while another class of the person is still to do it', { turmas: [fim, later] }, false],
    ['not while an attempt runs', { correndo: true }, false],
    ['though classes of others have it', { deOutros: true }, true],
    ['by oneself', { aqui: null, turmas: [] }, true],
    ['by oneself, not while the own class is still to do it', { aqui: null, turmas: [later] }, false],
    ['by oneself, not while any class has it', { aqui: null, turmas: [], deOutros: true }, false],
    ['not of one that runs', { estado: 'iniciada' }, false],
    ['not of one that expired', { estado: 'expirada' }, false],
    ['not of one annulled', { estado: 'anulada' }, false],
  ] as [string, Partial<PedidoGabarito>, boolean][])('%s', (_, given, tells) => {
    expect(mayTellKey(pedido(given), NOW)).toBe(tells)
  })

  it('says of parts and words by oneself only what no class is still to do', () => {
    expect(dizerSozinho([], NOW)).toBe('partes')
    expect(dizerSozinho([fim], NOW)).toBe('partes')
    expect(dizerSozinho([fim, later], NOW)).toBe('certa')
  })

  const dates = fc.option(fc.constantFrom(at('09:00'), at('11:00'), NOW, at('13:00'), at('15:00')), {
    nil: null,
  })
  const lugares = fc.record({
    mostrar: fc.constantFrom('nunca', 'apos_tentativa', 'apos_fim'),
    inicio: dates,
    fim: dates,
    feito: fc.record({
      terminou: fc.boolean(),
      restantes: fc.option(fc.integer({ min: 0, max: 3 }), { nil: null }),
      melhor: fc.option(
        fc.record({
          nota: fc.constantFrom(0, 5, 9.99, 10),
          status: fc.constantFrom('aprovado', 'reprovado'),
        }),
        { nil: null },
      ),
    }),
  }) as fc.Arbitrary<Lugar>

  /** A place in which a later attempt could still begin and be worth more. */
  const couldGain = ({ inicio, fim: end, feito: { restantes, melhor } }: Lugar) => {
    const when = inicio !== null && inicio > NOW ? inicio : NOW
    const begins = mayBegin({ inicio, fim: end, restantes, visto: false }, noServidor(when)) === null
    return begins && !(melhor?.status === 'aprovado' && melhor.nota === 10)
  }

  it('never helps a later attempt of the person, wherever it is asked', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ESTADOS_TENTATIVA),
        fc.option(lugares, { nil: null }),
        fc.array(lugares, { maxLength: 3 }),
        fc.boolean(),
        fc.boolean(),
        (estado, aqui, turmas, deOutros, correndo) => {
          if (!mayTellKey({ estado, aqui, turmas, deOutros, correndo }, NOW)) return
          expect([...(aqui ? [aqui] : []), ...turmas].filter(couldGain)).toEqual([])
          expect(correndo).toBe(false)
        },
      ),
    )
  })

  it('is told by no doing again: parts and words only where the key may be told, else right or wrong at most', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ESTADOS_TENTATIVA),
        fc.option(lugares, { nil: null }),
        fc.array(lugares, { maxLength: 3 }),
        fc.boolean(),
        fc.boolean(),
        (estado, aqui, turmas, deOutros, correndo) => {
          const asked = { estado, aqui, turmas, deOutros, correndo }
          const said = mayTrain(asked, NOW)
          expect(said === 'partes').toBe(mayTellKey(asked, NOW))
          if (said !== 'certa') return
          const all = [...(aqui ? [aqui] : []), ...turmas]
          // Who could gain by it has attempts that tell as much, without end.
          for (const one of all.filter(couldGain)) expect(one.feito.restantes).toBe(null)
          expect(all.some(({ mostrar }) => mostrar === 'nunca')).toBe(false)
          expect(correndo).toBe(false)
        },
      ),
    )
  })

  it.each([
    ['a limited attempt that is not the last', lugar({}), null],
    ['attempts without a limit', lugar({ feito: { ...feito, restantes: null } }), 'certa'],
    ['a path', lugar({ mostrar: 'apos_fim', trilha: true, feito: { ...feito, restantes: null } }), 'certa'],
    ['the last attempt', lugar({ feito: { ...feito, restantes: 0 } }), 'partes'],
    ['a class that never tells', lugar({ mostrar: 'nunca', feito: { ...feito, restantes: null } }), null],
    [
      'a class that waits for the end',
      lugar({ mostrar: 'apos_fim', feito: { ...feito, restantes: null } }),
      null,
    ],
  ] as [string, Lugar, string | null][])('doing again after %s', (_, one, said) => {
    expect(mayTrain(pedido({ aqui: one, turmas: [one] }), NOW)).toBe(said)
    // Another class that keeps it to itself closes it everywhere.
    expect(mayTrain(pedido({ aqui: one, turmas: [one, later] }), NOW)).toBe(null)
  })

  it('once told, stays so as time goes by', () => {
    fc.assert(
      fc.property(lugares, fc.integer({ min: 0, max: 600 }), (one, minutes) => {
        const then = new Date(NOW.getTime() + minutes * 60_000)
        if (allowsKey(one, NOW)) expect(allowsKey(one, then)).toBe(true)
      }),
    )
  })
})
