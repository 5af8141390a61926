/** What a topic's state is called, and why it takes no answers. */
import { describe, expect, it } from 'vitest'
import { datesFor } from '../../../../core/contract/dates.ts'
import { statusDataText, stopSentences } from './status.ts'
import { buildTopico } from './testing.ts'

const pt = datesFor('pt-br')
const now = new Date('2026-11-17T15:00:00Z')

describe('the state of a topic', () => {
  it.each([
    ['2026-11-17T21:00:00Z', 'hoje, 18h'],
    ['2026-11-20T11:00:00Z', 'sex, 8h'],
    ['2026-11-24T21:00:00Z', '24 nov'],
    ['2027-02-03T15:00:00Z', '3 fev 2027'],
  ])('%s is near or short: %s', (at, text) => expect(pt.short(at, now)).toBe(text))

  it('says until when it is open, from when it will be, since when it is closed', () => {
    const fim = '2026-11-24T21:00:00.000Z'
    expect(statusDataText(buildTopico({ fim }), now, pt)).toBe('Aberto até 24 nov')
    expect(statusDataText(buildTopico(), now, pt)).toBe('Aberto')
    expect(statusDataText(buildTopico({ statusData: 2, inicio: fim }), now, pt)).toBe('Agendado para 24 nov')
    expect(statusDataText(buildTopico({ statusData: 3, fim: '2026-11-03T12:00:00.000Z' }), now, pt)).toBe(
      'Encerrado em 3 nov',
    )
  })

  it('says nothing when it may be answered', () => expect(stopSentences(buildTopico(), now, pt)).toEqual([]))

  it.each([
    [{ bloqueado: true }, 'está bloqueado'],
    [{ apenasLeitura: true }, 'só para leitura'],
    [{ statusData: 3 as const }, 'foi encerrado'],
    [{ statusData: 3 as const, fim: '2026-11-03T12:00:00.000Z' }, 'encerrado em 3 nov, 9h'],
    [{ statusData: 2 as const, inicio: '2026-11-18T11:00:00.000Z' }, 'amanhã, 8h'],
    [{ ocultar: true, status: '0' as const }, 'está oculto'],
    [{ status: '3' as const }, 'na lixeira'],
  ])('says why for %j', (part, words) =>
    expect(stopSentences(buildTopico(part), now, pt).join(' ')).toContain(words),
  )
})
