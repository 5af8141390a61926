/**
 * A day is that of the tenant's zone: at half past ten in the evening of the last of a month it is the next month in UTC,
 * and another hour on each machine. No source takes a day, a week or a month from anything else (decision 0044), and one
 * module alone names a zone (decision 0059).
 */
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: what is planted is source text
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../core/server/paths.ts'

/** What takes a day from the clock of the machine, or from UTC. */
const TAKES: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['the zone of the machine', /\.(?:get|set)(?:Date|Month|FullYear|Day|Hours)\(/g],
  ['the zone of the machine', /\.toLocale(?:Date|Time)String\(|\.to(?:Date|Time)String\(/g],
  ['the day of UTC', /\.(?:get|set)UTC(?:Date|Month|FullYear|Day|Hours)\(/g],
  ['the day of UTC', /\.toISOString\(\)\s*\.(?:slice|substring|substr)\(0, (?:4|7|10)\)/g],
  ['the day of UTC', /\.toISOString\(\)\s*\.(?:split|replace)\(/g],
  ['a format without a zone', /\bIntl\.DateTimeFormat\((?![^;]{0,240}?\b(?:timeZone|options)\b)/g],
  ['the day of the session', /\b(?:current_date|current_time|localtimestamp|localtime)\b/g],
  ['the day of the session', /'(?:today|yesterday|tomorrow)'::/g],
  [
    'a piece of a moment without a zone',
    /\bdate_trunc\(\s*'(?:day|week|month|quarter|year)'(?![^)]*(?:at time zone|currentFuso\())/gi,
  ],
  ['a piece of a moment without a zone', /\bextract\(\s*(?!epoch\b)\w+\s+from\b(?![^)]*at time zone)/gi],
  ['a piece of a moment without a zone', /\bdate_part\(/gi],
  // Of a moment in a zone, of a day that was reckoned (`dayAt`), or of a column of days.
  ['a moment made a day', /(?<!at time zone \$\{currentFuso\(\)\}\)|\$\{[^{}]*dayAt\([^{}]*\})::date\b/g],
  // Where the zone is named, it stands for every tenant; UTC is nobody's.
  ['a fixed zone', /\bAmerica\/[A-Z]\w+|\bat time zone\s+'|\btimeZone:\s*['"](?!UTC\b)/g],
  ['a fixed zone', /\d(?::\d{2})?[+-]0[2-5]:?00\b/g],
  ['a moment written as a day', /\bto_char\(\s*(?![^)]*at time zone)[^)]*'[^']*(?:DD|MM|YYYY|HH)/g],
]

/** Where that is right, so many times, and why. */
const RIGHT: Readonly<Record<string, readonly [times: number, why: string]>> = {
  'core/testing/beiras.ts': [1, 'edges for tenants of Brasília'],
  'core/testing/clock.ts': [1, 'an evening for the suite'],
  'core/contract/fuso.ts': [1, 'the zone of a tenant that chose none'],
  'core/contract/cidades.ts': [20, 'the list of zones'],
  'core/contract/days.ts': [7, 'days of the calendar, which have no hours'],
  'core/contract/time.ts': [4, 'the calendar itself'],
  'core/server/files/zip-writer.ts': [4, 'entries of an archive carry UTC, as their readers take it'],
  'core/server/sheets/inside/sheet.ts': [
    1,
    'a cell of a sheet is a day without a zone, which its reader gives as UTC',
  ],
  'areas/gestao/inicio/server/queries-semanas.ts': [1, 'a Monday that was reckoned by rules-semanas'],
  'areas/gestao/inicio/web/days.ts': [1, 'numbers of days that were reckoned by wallClock'],
  'areas/gestao/privacidade/rules-incidente.ts': [9, 'numbers of days that were reckoned by wallClock'],
  'areas/gestao/privacidade/server/find-personal.ts': [
    3,
    'columns of days, which the driver gives as midnight of the process',
  ],
  'areas/gestao/privacidade/server/queries-semana.ts': [
    1,
    'written from a day that was reckoned, three words before',
  ],
  'areas/ensino/compartilhamento/rules.ts': [2, 'whether a day is in the calendar, from its numbers'],
  'areas/ensino/compartilhamento/server/queries.ts': [2, 'a column of days; today is given as one'],
  'areas/conversa/enquete/rules.ts': [1, 'numbers of a wall clock, put into a Date only to be written'],
  'areas/conversa/aovivo/rules-serie.ts': [4, 'numbers of days that were reckoned by wallClock'],
  'areas/trilhas/trilha/server/queries-ranking.ts': [1, 'a day that was reckoned by the rule of age'],
  'areas/escola/turma/rules-ciclo.ts': [1, 'a day and so many days more'],
  'areas/avaliacao/fase/server/queries.ts': [2, 'columns of days'],
  'areas/escola/turma/server/queries-gestao.ts': [2, 'columns of days'],
  'areas/escola/turma/server/queries-mural.ts': [
    1,
    'days of the tenant, reckoned in the statement before they are written',
  ],
  'areas/conversa/forum/server/find-mural.ts': [
    1,
    'days of the tenant, reckoned in the statement before they are written',
  ],
  'areas/escola/pessoa/rules.ts': [5, 'numbers of a day, and of a wall clock'],
  'areas/escola/pessoa/server/queries.ts': [1, 'a column of days'],
  'areas/escola/cartao/server/queries.ts': [1, 'a column of days'],
}

const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/[^\n]*/g, (found) => found.replace(/[^\n]/g, ' '))

const takenIn = (text: string): string[] => {
  const code = withoutComments(text)
  return TAKES.flatMap(([name, pattern]) =>
    [...code.matchAll(pattern)].map(
      ({ 0: found, index }) => `${code.slice(0, index).split('\n').length}: ${name}: ${found}`,
    ),
  )
}

const sourcesUnder = (room: string): string[] =>
  readdirSync(path.join(root, room), { withFileTypes: true }).flatMap((entry) => {
    const file = `${room}/${entry.name}`
    if (entry.isDirectory()) return sourcesUnder(file)
    // What makes worlds for tests puts any moment into them.
    return /\.tsx?$/.test(file) &&
      !/\.test\.tsx?$|\.d\.ts$|\/(?:verdicts|factory|testing)[\w-]*\.ts$/.test(file)
      ? [file]
      : []
  })

describe('the days of the house', () => {
  it.each([
    'const year = new Date().getFullYear()',
    'const name = `lista-${now.toISOString().slice(0, 10)}.csv`',
    'const [day] = now.toISOString().split("T")',
    'if (at.getUTCDate() === 1) renew()',
    "at.toLocaleDateString('pt-BR')",
    "new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short' }).format(at)",
    'sql`select count(*) from mensagem where created_at >= current_date`',
    "sql`select date_trunc('month', created_at) from mensagem`",
    'sql`select created_at::date from mensagem`',
    'sql`select ${now}::timestamptz::date`',
    'sql`select extract(dow from created_at) from mensagem`',
    "sql`select to_char(created_at, 'YYYY-MM-DD') from mensagem`",
    "const zone = 'America/Sao_Paulo'",
    "sql`select fim at time zone 'UTC' from encontro`",
    "new Intl.DateTimeFormat('pt-BR', { timeZone: 'Brazil/West' }).format(at)",
    'const end = new Date(`${day}T23:59:59-03:00`)',
  ])('sees %s', (planted) => expect(takenIn(planted)).toHaveLength(1))

  it.each([
    'const { year } = wallClock(now)',
    'const name = `lista-${dayAt(now)}.csv`',
    "new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeZone: currentFuso() }).format(at)",
    "sql`select date_trunc('day', created_at, ${currentFuso()}) from mensagem`",
    'sql`select (created_at at time zone ${currentFuso()})::date from mensagem`',
    'sql`select ${dayAt(now)}::date`',
    'sql`select extract(epoch from fim - inicio) from encontro`',
    '// never now.getDate()',
  ])('lets %s be', (right) => expect(takenIn(right)).toEqual([]))

  const found = new Map(
    ['areas', 'core', 'apps'].flatMap((room) =>
      sourcesUnder(room).flatMap((file) => {
        const taken = takenIn(readFileSync(path.join(root, file), 'utf8'))
        return taken.length > 0 ? [[file, taken] as const] : []
      }),
    ),
  )

  it('are those of the tenant', () => {
    const wrong = [...found].filter(([file, taken]) => taken.length > (RIGHT[file]?.[0] ?? 0))
    expect(wrong.flatMap(([file, taken]) => taken.map((one) => `${file}:${one}`))).toEqual([])
  })

  it('are excused only so often', () => {
    const counts = Object.keys(RIGHT).map((file) => [file, found.get(file)?.length ?? 0])
    expect(counts).toEqual(Object.entries(RIGHT).map(([file, [times]]) => [file, times]))
  })
})
