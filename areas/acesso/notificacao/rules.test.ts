/** The matrix of H-26 as it is written, choices over it, and quiet hours: nothing leaves in them, nothing is lost. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wallClock } from '../../../core/contract/time.ts'
import type { NotificacaoTipo } from './contract.ts'
import {
  chosen,
  concerns,
  dueAt,
  isPushService,
  isQuiet,
  MOST_TRIES,
  matrixFor,
  matrixOf,
  publicosOf,
  quietEnd,
  REGRAS,
  retryAt,
  SILENCIO,
} from './rules.ts'
import { CATEGORIAS, FREQUENCIAS, PUBLICOS, type Publico } from './shapes.ts'

const TIPOS = Object.keys(REGRAS) as NotificacaoTipo[]
const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
const silencio = fc.record({ inicio: fc.integer({ min: 0, max: 23 }), fim: fc.integer({ min: 0, max: 23 }) })
const HOUR = 3_600_000

describe('the matrix', () => {
  it.each<[NotificacaoTipo, Publico, string, string]>([
    ['aviso_urgente', 'aluno', 'imediata', 'imediata'],
    ['aviso_urgente', 'professor', 'nunca', 'nunca'],
    ['aviso_urgente', 'responsavel', 'imediata', 'nunca'],
    ['aviso_urgente', 'gestor', 'nunca', 'nunca'],
    ['topico_novo', 'aluno', 'diaria', 'nunca'],
    ['resposta_nova', 'aluno', 'diaria', 'nunca'],
    ['resposta_nova', 'professor', 'nunca', 'nunca'],
    ['nota_publicada', 'aluno', 'nunca', 'imediata'],
    ['nota_publicada', 'responsavel', 'semanal', 'nunca'],
    ['aula_marcada', 'aluno', 'nunca', 'imediata'],
    ['aula_marcada', 'professor', 'nunca', 'imediata'],
    ['aula_marcada', 'responsavel', 'semanal', 'nunca'],
    ['agenda_abre', 'aluno', 'nunca', 'imediata'],
    ['agenda_prazo', 'professor', 'nunca', 'imediata'],
    ['agenda_prazo', 'responsavel', 'semanal', 'nunca'],
    ['entrega_devolvida', 'aluno', 'nunca', 'imediata'],
    ['entrega_devolvida', 'responsavel', 'semanal', 'nunca'],
    ['entrega_recebida', 'professor', 'diaria', 'nunca'],
    ['entregas_paradas', 'professor', 'diaria', 'nunca'],
    ['entregas_paradas', 'aluno', 'nunca', 'nunca'],
    ['dificuldade', 'professor', 'diaria', 'nunca'],
    ['dificuldade', 'responsavel', 'nunca', 'nunca'],
    ['lote_pronto', 'gestor', 'nunca', 'imediata'],
    ['cartoes_prontos', 'gestor', 'nunca', 'imediata'],
  ])('%s to %s: e-mail %s, push %s', (tipo, publico, email, push) => {
    expect(matrixFor(tipo, [publico])).toEqual({ email, push })
  })

  it('breaks the silence for urgent notices alone', () => {
    expect(TIPOS.filter((tipo) => REGRAS[tipo].urgente)).toEqual(['aviso_urgente'])
  })

  it('takes the loudest of what a person is, and the choice over it', () => {
    const rank = (one: (typeof FREQUENCIAS)[number]) => FREQUENCIAS.indexOf(one)
    fc.assert(
      fc.property(fc.constantFrom(...TIPOS), fc.subarray([...PUBLICOS]), (tipo, publicos) => {
        const told = matrixFor(tipo, publicos)
        for (const canal of ['email', 'push'] as const) {
          const each = publicos.map((publico) => rank(matrixFor(tipo, [publico])[canal]))
          expect(rank(told[canal])).toBe(Math.min(...each, rank('nunca')))
          for (const frequencia of FREQUENCIAS)
            expect(chosen(told, { [canal]: frequencia })[canal]).toBe(frequencia)
          expect(chosen(told, { [canal]: null })[canal]).toBe(told[canal])
        }
        const { categoria } = REGRAS[tipo]
        if (categoria !== 'conta')
          expect(rank(matrixOf(categoria, publicos).email)).toBeLessThanOrEqual(rank(told.email))
      }),
    )
    expect(CATEGORIAS.map((categoria) => matrixOf(categoria, []))).toEqual(
      CATEGORIAS.map(() => ({ email: 'nunca', push: 'nunca' })),
    )
  })

  it('offers what is told of pupils to who teaches alone, and hides nothing that a person is told of', () => {
    expect(
      CATEGORIAS.filter((categoria) => !concerns(categoria, ['aluno', 'responsavel', 'gestor'])),
    ).toEqual(['alunos'])
    for (const tipo of TIPOS)
      for (const publico of PUBLICOS) {
        const { categoria, publicos } = REGRAS[tipo]
        if (categoria !== 'conta' && publicos[publico]) expect(concerns(categoria, [publico])).toBe(true)
      }
  })

  it('knows what a person is', () => {
    const nobody = { turmas: [], redes: [], funcoes: [], dependentes: [] }
    expect(publicosOf(nobody)).toEqual([])
    expect(publicosOf({ ...nobody, turmas: [{ papel: 'aluno' }, { papel: 'professor' }] })).toEqual([
      'aluno',
      'professor',
    ])
    expect(publicosOf({ ...nobody, dependentes: [3], funcoes: ['autor'] })).toEqual(['responsavel', 'gestor'])
  })
})

describe('quiet hours', () => {
  it('are from 21h to 7h in São Paulo', () => {
    for (const [utc, quiet] of [
      ['2026-11-04T23:59:59Z', false],
      ['2026-11-05T00:00:00Z', true],
      ['2026-11-05T09:59:59Z', true],
      ['2026-11-05T10:00:00Z', false],
    ] as const)
      expect(isQuiet(new Date(utc), SILENCIO), utc).toBe(quiet)
  })

  it('end within a day, at an hour that is not quiet; outside of them nothing waits', () => {
    fc.assert(
      fc.property(moment, silencio, (now, hours) => {
        const end = quietEnd(now, hours)
        expect(isQuiet(end, hours)).toBe(false)
        expect(end.getTime() - now.getTime()).toBeLessThanOrEqual(25 * HOUR)
        expect(end >= now).toBe(true)
        if (!isQuiet(now, hours)) expect(end).toEqual(now)
        else expect(wallClock(end)).toMatchObject({ hour: hours.fim, minute: 0, second: 0 })
      }),
    )
  })
})

describe('when something is due', () => {
  it.each([
    ['diaria', '2026-11-04T20:59:59Z', '2026-11-04T21:00:00Z'],
    ['diaria', '2026-11-04T21:00:00Z', '2026-11-05T21:00:00Z'],
    ['semanal', '2026-11-04T12:00:00Z', '2026-11-06T21:00:00Z'],
    ['semanal', '2026-11-06T20:59:00Z', '2026-11-06T21:00:00Z'],
    ['semanal', '2026-11-06T21:00:00Z', '2026-11-13T21:00:00Z'],
    ['semanal', '2026-12-31T12:00:00Z', '2027-01-01T21:00:00Z'],
    ['imediata', '2026-11-04T12:34:56Z', '2026-11-04T12:34:56Z'],
  ] as const)('%s, from %s: %s', (frequencia, now, due) => {
    expect(dueAt(frequencia, new Date(now))?.toISOString()).toBe(new Date(due).toISOString())
  })

  it('never in the past, and soon enough: nothing is lost', () => {
    fc.assert(
      fc.property(moment, (now) => {
        expect(dueAt('nunca', now)).toBeNull()
        const [daily, weekly] = [dueAt('diaria', now), dueAt('semanal', now)] as [Date, Date]
        for (const [due, days] of [
          [daily, 1],
          [weekly, 7],
        ] as const) {
          expect(due > now).toBe(true)
          expect(due.getTime() - now.getTime()).toBeLessThanOrEqual(days * 24 * HOUR + HOUR)
          expect(wallClock(due)).toMatchObject({ hour: 18, minute: 0 })
        }
        expect(wallClock(weekly).weekday).toBe(5)
        expect(isQuiet(daily, SILENCIO)).toBe(false)
      }),
    )
  })

  it('a failure waits longer each time, for two days at least in all', () => {
    const now = new Date('2026-11-04T12:00:00Z')
    const waits = Array.from(
      { length: MOST_TRIES - 1 },
      (_, i) => retryAt(i + 1, now).getTime() - now.getTime(),
    )
    expect(waits.slice(0, 3)).toEqual([2, 4, 8].map((minutes) => minutes * 60_000))
    expect([...waits].sort((a, b) => a - b)).toEqual(waits)
    expect(waits.reduce((a, b) => a + b)).toBeGreaterThan(48 * HOUR)
  })
})

describe('where push may go', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
    'https://wns2-by3p.notify.windows.com/w/?token=x',
    'https://web.push.apple.com/QGuQ',
  ])('%s', (endpoint) => expect(isPushService(endpoint)).toBe(true))

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/x',
    'https://ana:senha@fcm.googleapis.com/x',
    'https://fcm.googleapis.com.mal.test/x',
    'https://mal.test/fcm.googleapis.com',
    'https://notify.windows.com.mal.test/',
    'https://malnotify.windows.com/',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://localhost/x',
    'https://169.254.169.254/latest',
    'file:///etc/passwd',
    'https://fcm.googleapis.com@127.0.0.1/',
    '',
  ])('never %s', (endpoint) => expect(isPushService(endpoint)).toBe(false))
})
