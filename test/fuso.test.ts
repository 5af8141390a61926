/** The hours of Brazil: one instant is another day in Rio Branco and in Noronha, wherever a day is said, read or counted. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dueAt, isQuiet, SILENCIO } from '../areas/acesso/notificacao/rules.ts'
import { tenantApi } from '../areas/acesso/tenant/contract.ts'
import { weekStart } from '../areas/ensino/descoberta/rules.ts'
import { auditoriaApi } from '../areas/escola/auditoria/contract.ts'
import { privacidadeApi } from '../areas/gestao/privacidade/contract.ts'
import { periodOf } from '../areas/gestao/relatorio/rules.ts'
import { dateInWords } from '../areas/trilhas/certificado/rules.ts'
import { FUSOS, type Fuso, fusoOf, hourOf } from '../core/contract/cidades.ts'
import { datesFor } from '../core/contract/dates.ts'
import { BRASILIA } from '../core/contract/fuso.ts'
import { dayAt, dayStart, fromWallClock, parseDate, wallClock } from '../core/contract/time.ts'
import { audit } from '../core/server/audit.ts'
import { writeCsv } from '../core/server/sheets/write.ts'
import { inWays, USUAL_WAYS } from '../core/server/ways.ts'
import { parseServerTime } from '../core/web/device/clock.ts'
import { csvCell } from '../core/web/ui/csv.ts'
import { testApp } from './kit/app.ts'
import { callAs } from './kit/call.ts'
import { testTenant } from './kit/tenant.ts'

// A Wednesday evening in Brasília, the last of a month.
const NOW = new Date('2026-09-30T23:30:00-03:00')
const ACRE = 'America/Rio_Branco'
const NORONHA = 'America/Noronha'

const inFuso = <T>(fuso: Fuso, work: () => T): T => inWays({ ...USUAL_WAYS, fuso }, work)

describe('one instant', () => {
  const [pt, en] = [datesFor('pt-br'), datesFor('en-us')]
  it.each<[string, () => unknown, unknown, unknown]>([
    ['the day', () => dayAt(NOW), '2026-09-30', '2026-10-01'],
    ['the date', () => pt.dateTime(NOW), '30/09/2026, 21h30', '01/10/2026, 0h30'],
    ['the date in English', () => en.dateTime(NOW), '30 Sep 2026, 21:30', '1 Oct 2026, 0:30'],
    ['a long day', () => pt.longDay(NOW), 'quarta-feira, 30 de setembro', 'quinta-feira, 1 de outubro'],
    ['tomorrow', () => pt.near('2026-10-01T03:30:00Z', NOW), 'hoje, 22h30', 'hoje, 1h30'],
    ['near', () => pt.near('2026-10-01T01:30:00Z', NOW), 'hoje, 20h30', 'ontem, 23h30'],
    ['a field', () => pt.field(NOW), '2026-09-30T21:30', '2026-10-01T00:30'],
    ['the week day', () => wallClock(NOW).weekday, 3, 4],
    ['the silence', () => isQuiet(new Date('2026-09-30T10:00:00Z'), SILENCIO), true, false],
    ['a certificate', () => dateInWords(NOW), '30 de setembro de 2026', '1º de outubro de 2026'],
    ['a cell', () => csvCell(NOW), '30/09/2026 21:30', '01/10/2026 00:30'],
    [
      'a sheet',
      () =>
        writeCsv({ nome: 'x', titles: ['dia'], rows: [[NOW]] })
          .toString()
          .trim()
          .split('\r\n')[1],
      '30/09/2026',
      '01/10/2026',
    ],
  ])('%s', (_, said, acre, noronha) => {
    expect(inFuso(ACRE, said)).toEqual(acre)
    expect(inFuso(NORONHA, said)).toEqual(noronha)
  })
})

describe('one day, typed or counted', () => {
  const iso = (at: Date | null) => at?.toISOString()
  it.each<[string, () => unknown, string, string]>([
    ['a date', () => iso(parseDate('30/09/2026')), '2026-09-30T05:00:00.000Z', '2026-09-30T02:00:00.000Z'],
    [
      'the day after',
      () => iso(dayStart('2026-09-30', 1)),
      '2026-10-01T05:00:00.000Z',
      '2026-10-01T02:00:00.000Z',
    ],
    [
      'a field',
      () => datesFor('pt-br').instant('2026-09-30T23:59'),
      '2026-10-01T04:59:00.000Z',
      '2026-10-01T01:59:00.000Z',
    ],
    [
      'a period',
      () => iso((periodOf('2026-09-30', '2026-09-30') as { ate: Date }).ate),
      '2026-10-01T05:00:00.000Z',
      '2026-10-01T02:00:00.000Z',
    ],
    [
      'a letter of the day',
      () => iso(dueAt('diaria', new Date('2026-09-30T10:00:00Z'))),
      '2026-09-30T23:00:00.000Z',
      '2026-09-30T20:00:00.000Z',
    ],
    ['a week of ranking', () => iso(weekStart(NOW)), '2026-09-28T05:00:00.000Z', '2026-09-28T02:00:00.000Z'],
  ])('%s', (_, read, acre, noronha) => {
    expect(inFuso(ACRE, read)).toBe(acre)
    expect(inFuso(NORONHA, read)).toBe(noronha)
  })

  it.each(FUSOS)('reads back what it says in %s', (fuso) =>
    inFuso(fuso, () => {
      for (const month of [1, 2, 6, 10, 11]) {
        const { year, month: of, day, hour } = wallClock(fromWallClock(2018, month, 4, 12))
        expect([year, of, day, hour]).toEqual([2018, month, 4, 12])
      }
    }),
  )

  it('the clock check stays in São Paulo', () =>
    inFuso(ACRE, () => expect(parseServerTime('2026-09-30 23:30:00').getTime()).toBe(NOW.getTime())))
})

describe('whose hour it is', () => {
  it('is named by a city', () => {
    expect(hourOf(ACRE, 'pt-br')).toBe('horário de Rio Branco')
    expect(inFuso(NORONHA, () => datesFor('en-us').hour())).toBe('Fernando de Noronha time')
  })
  it('is said beside a deadline where another clock shows another hour', () => {
    const whose = () => datesFor('pt-br').whose(NOW)
    expect(inFuso(ACRE, whose)).toBe(', horário de Rio Branco')
    expect([inFuso(BRASILIA, whose), inFuso('America/Bahia', whose)]).toEqual(['', ''])
  })
  it('is Brasília’s for a name that is none', () => {
    for (const name of ['Europe/Lisbon', undefined, false, 'toString']) expect(fusoOf(name)).toBe(BRASILIA)
    expect(fusoOf(ACRE)).toBe(ACRE)
  })
})

describe('a request', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }))
  afterEach(() => void vi.useRealTimers())

  it('reckons by the hour of its tenant: what is counted, what is looked for, what the page is told', async () => {
    const days: Record<string, readonly unknown[]> = {}
    for (const fuso of [ACRE, NORONHA] as const) {
      const tenant = await testTenant({ fuso })
      const boss = await tenant.person('Administradora', { papel: 'administrador_tenant' })
      await callAs(boss, privacidadeApi.countUse, {})
      const [use] = await tenant.sql<{ dia: string }>(
        'select dia::text from tempo_uso where tenant_id = $1 and usuario_id = $2',
        [tenant.id, boss.id],
      )
      const { database } = await testApp()
      await database.asTenant(tenant.id, (tx) =>
        audit(
          { tx, actor: { id: boss.id, tenantId: tenant.id } },
          { entidade: 'turma', id: 1, acao: 'criar' },
        ),
      )
      // The log keeps the database's own moment, 22:30 in Brasília: half past eleven at night in Noronha.
      const { registros } = (
        await callAs(boss, auditoriaApi.list, {
          query: { linhas: 30, entidade: 'turma', de: '30/09/2026', ate: '30/09/2026' },
        })
      ).data
      const { tenant: told } = (await callAs(boss, tenantApi.recover, { body: { host_tenant: tenant.host } }))
        .data
      days[fuso] = [use?.dia, registros.length, told.fuso]
    }
    expect(days).toEqual({
      [ACRE]: ['2026-09-30', 1, ACRE],
      [NORONHA]: ['2026-10-01', 1, NORONHA],
    })
  })

  it('of a brand that shows the data of another reckons by that one', async () => {
    const owner = await testTenant({ fuso: ACRE })
    const brand = await testTenant({ donoId: owner.id, fuso: NORONHA })
    const { app } = await testApp()
    expect((await app.services.register.byHost(brand.host))?.fuso).toBe(ACRE)
  })
})
