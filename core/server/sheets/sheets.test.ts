/** No exported cell runs (S12): forty payloads in CSV and XLSX, and random names that come back as they were. */
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import readXlsxFile from 'read-excel-file/node'
import { describe, expect, it } from 'vitest'
import { DA_CASA, writeCsvAs } from '../../../areas/ensino/curriculo/server/importar-escrever.ts'
import { guardCell, unguardCell } from '../../contract/cell.ts'
import { toCsv } from '../../web/ui/csv.ts'
import { writeCsv, writeXlsx } from './write.ts'

const BODIES = [
  '1+1',
  "cmd|' /C calc'!A0",
  'HYPERLINK("http://exemplo.test";"clique")',
  'IMPORTXML("http://exemplo.test","//a")',
  'SUM(A1:A9)',
  'DDE("cmd";"/C calc";"x")',
]
const SIGNS = [
  '=',
  '+',
  '-',
  '@',
  '＝',
  '＋',
  '－',
  '＠',
  '\t=',
  '\r=',
  '\n=',
  ' =',
  '\u00a0=',
  '\u200b=',
  '\ufeff=',
]
const PAYLOADS = SIGNS.flatMap((sign, i) =>
  [0, 1, 2].map((k) => sign + (BODIES[(i + k) % BODIES.length] ?? '')),
)

const table = (values: readonly string[]) => ({
  nome: 'Pessoas',
  titles: ['Nome', 'Turma'],
  rows: values.map((value) => [value, '7º A']),
})
const readCsv = (buffer: Buffer) =>
  (parse(buffer, { bom: true, delimiter: ';', relax_quotes: false }) as string[][])
    .slice(1)
    .map(([name]) => name ?? '')
const readXlsx = async (buffer: Buffer) => {
  const sheets = (await readXlsxFile(buffer)) as { data?: unknown[][] }[] | unknown[][]
  const rows = (Array.isArray(sheets[0]) ? sheets : (sheets[0] as { data: unknown[][] }).data) as unknown[][]
  return rows.slice(1).map(([name]) => String(name ?? ''))
}
const runs = /^[\p{Z}\p{Cf}]*[=+\-@\t\r\n＝＋－＠]/u

/** A formula, whatever blank a reader leaves out before it. */
const begins = /^[\s\p{Z}\p{Cf}]*[=+\-@＝＋－＠]/u

/** Every cell that a reader could make of a file: it parts at any sign, minds quotes or does not, and looks past them. */
const cellsOf = (file: string): string[] =>
  [',', ';', '\t', '|']
    .flatMap((sign) => [
      ...file.split(/\r\n|\r|\n/).flatMap((line) => line.split(sign)),
      ...(
        parse(file, {
          bom: true,
          delimiter: sign,
          relax_quotes: true,
          relax_column_count: true,
        }) as string[][]
      ).flat(),
    ])
    .flatMap((cell) => [cell, cell.replace(/^\ufeff/, '').replace(/^"+/, '')])
    // A number alone runs nothing.
    .filter((cell) => !/^[\s"]*[+-]?\d[\d ().,/-]*"?$/.test(cell))

describe('the guard', () => {
  it(`stops ${PAYLOADS.length} payloads in both files`, async () => {
    expect(PAYLOADS.length).toBeGreaterThanOrEqual(40)
    expect(PAYLOADS.every((payload) => runs.test(payload))).toBe(true)
    for (const cells of [
      readCsv(writeCsv(table(PAYLOADS))),
      await readXlsx(await writeXlsx(table(PAYLOADS))),
    ]) {
      expect(cells).toHaveLength(PAYLOADS.length)
      expect(cells.filter((cell) => runs.test(cell))).toEqual([])
    }
  })

  it('leaves names alone and takes back what it did', () => {
    const HONEST = [
      ...['Ana', "D'Ávila", "'Ana", 'Ana=1', '7º A', '', 'ana@escola.br', 'Silva, Ana', 'a; b', 'nota 7,5'],
      ...[
        'de 2 a 5, -5 não',
        'Temperaturas: 3, -5; -7',
        'fone, +55 48 3333-4444',
        'terminadas em -i(s), -l, -r, -ão(s).',
        'sufixos -agem; -oso; -izar/-isar (regulares)',
        'ana@escola.br, bia@escola.br',
        '1 | 2',
      ],
    ]
    for (const name of HONEST)
      expect(unguardCell(guardCell(name)).concat(guardCell(name).replaceAll("'", ''))).toBe(
        name + name.replaceAll("'", ''),
      )
    for (const name of HONEST.filter((one) => !one.includes('não'))) expect(guardCell(name)).toBe(name)
    for (const formula of [
      '-sum(a1)',
      "-cmd|' /C calc'!a0",
      '-a +hyperlink(b)',
      '-a;hyperlink(b)',
      '+agem',
      '-nome!x',
    ])
      expect(guardCell(`a, ${formula}`)).toBe(`a, '${formula}`)
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const guarded = guardCell(text)
        return !runs.test(guarded) && (guarded === text || unguardCell(guarded) === text)
      }),
    )
  })

  it.each([
    ['the server’s', (value: string) => writeCsv(table([value])).toString()],
    [
      'the browser’s',
      (value: string) =>
        toCsv([
          ['Nome', 'Turma'],
          [value, '7º A'],
        ]),
    ],
    [
      'a curriculum’s, at commas',
      (value: string) =>
        writeCsvAs(
          { cabecalho: ['a', 'b'], linhas: [[value, 'x']] },
          { ...DA_CASA, separador: ',' },
        ).toString(),
    ],
    [
      'a curriculum’s, at semicolons',
      (value: string) => writeCsvAs({ cabecalho: ['a', 'b'], linhas: [[value, 'x']] }, DA_CASA).toString(),
    ],
  ])('lets no cell run wherever a reader parts the line: %s', (_, write) => {
    const found: string[] = []
    for (const payload of PAYLOADS)
      for (const before of [
        '',
        'foo,',
        'foo;',
        'foo\t',
        'foo|',
        'foo\n',
        'foo, ',
        'foo; "',
        'a,b;c,',
        '"x",',
        "foo,'a',",
        ',,',
      ])
        for (const one of cellsOf(write(`${before}${payload}`)))
          if (begins.test(one)) found.push(JSON.stringify([before, payload, one]))
    expect(found).toEqual([])
  })

  it('is seen to be needed: what was planted without it runs', () => {
    expect(cellsOf('Nome;Turma\nfoo,=1+1;7º A').some((one) => begins.test(one))).toBe(true)
    expect(cellsOf('Nome;Turma\n"foo,""=1+1,";7º A').some((one) => begins.test(one))).toBe(true)
  })

  it('does not split a cell into two', () => {
    expect(readCsv(writeCsv(table(['a";"=1+1', 'a\r\n=1+1', 'a;=1+1']))).map(unguardCell)).toEqual([
      'a";"=1+1',
      'a\r\n=1+1',
      'a;=1+1',
    ])
  })
})

describe('the files', () => {
  it('begin as a Brazilian spreadsheet expects', () => {
    const csv = writeCsv({
      nome: 'x',
      titles: ['Nome', 'Nota', 'Dia'],
      rows: [
        ['João', 7.5, new Date('2026-03-10T01:00:00Z')],
        [null, Number.NaN, null],
      ],
    })
    expect(csv.toString()).toBe('\uFEFFNome;Nota;Dia\r\nJoão;7,5;09/03/2026\r\n;;\r\n')
  })

  // The mark of an unreadable letter is no letter: the sheet leaves it out.
  const name = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
    .map((text) => text.replaceAll('\ufffd', '?'))
  it('bring random names back', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(name, { minLength: 1, maxLength: 20 }), async (names) => {
        expect(readCsv(writeCsv(table(names))).map(unguardCell)).toEqual(
          names.map((n) => unguardCell(guardCell(n))),
        )
        // A spreadsheet trims nothing that we wrote, but its reader reads '' as nothing.
        const cells = await readXlsx(await writeXlsx(table(names)))
        expect(cells.map((cell) => cell.trim())).toEqual(names.map((n) => guardCell(n).trim()))
      }),
      { numRuns: 30 },
    )
  })

  it('an XLSX keeps types, and survives what XML can’t hold', async () => {
    const cells = await readXlsx(
      await writeXlsx(table(['a\u0000b', 'c\ud800', '😀', 'constructor', '__proto__'])),
    )
    expect(cells.map((cell) => cell.trim())).toEqual(['ab', 'c', '😀', 'constructor', '__proto__'])
  })
})
