/** Files of people as schools send them: every delimiter, quote, newline and encoding comes out as it went in. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import writeXlsx from 'write-excel-file/node'
import { sentidosOf } from '../../contract/columns.ts'
import { packed } from '../../testing/packed.ts'
import { tableOf } from '../../testing/table.ts'
import { readCsv as readCsvWithin, readXlsx } from './inside/sheet.ts'
import type { LinhaLida, Recusa, RecusaError } from './lida.ts'
import { withPlanilha } from './read.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'turmalina-planilha-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const MAX_LINHAS = 20_000
const LIMITES = { linhas: MAX_LINHAS, colunas: 60, celula: 2_000 }
const readCsv = (bytes: Uint8Array) => tableOf(readCsvWithin(bytes, LIMITES), LIMITES)

const quote = (cell: string, separator: string, always: boolean): string =>
  always || /["\n\r]/.test(cell) || cell.includes(separator) ? `"${cell.replaceAll('"', '""')}"` : cell

const toText = (rows: readonly string[][], separator: string, newline: string, always = false): string =>
  rows.map((row) => row.map((cell) => quote(cell, separator, always)).join(separator)).join(newline) + newline

/** What a byte of Windows-1252 and ISO-8859-1 has in common, and no newline of another kind. */
const latin = fc
  .array(fc.constantFrom(...'abcXYZ 0129áàâãéêíóôõúüçÁÉÇ;,"\'\n.-º'), { maxLength: 12 })
  .map((letters) => letters.join(''))
const anything = fc
  .string({ unit: 'grapheme', maxLength: 12 })
  .map((text) => text.replaceAll('\0', '').replace(/[\r\ufeff]|\p{Cs}/gu, ''))

const refusal = (bytes: Uint8Array): Recusa | undefined => {
  try {
    readCsv(bytes)
    return undefined
  } catch (error) {
    return (error as { recusa: Recusa }).recusa
  }
}

describe('a CSV', () => {
  it.each([
    ['utf-8', anything],
    ['windows-1252', latin],
  ] as const)('in %s comes back cell by cell, whatever stands in it', (encoding, cell) => {
    const file = fc.record({
      rows: fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 8 }),
      separator: fc.constantFrom(';', ',', '\t'),
      newline: fc.constantFrom('\n', '\r\n'),
      bom: fc.boolean(),
      always: fc.boolean(),
    })
    fc.assert(
      fc.property(file, ({ rows, separator, newline, bom, always }) => {
        // The first cell tells the line from an empty one, and the encoding from plain letters.
        const body = rows.map(([a, b, c], i) => [`ç${i}`, a, b, c])
        const text = toText([['nome', 'a', 'b', 'c'], ...body], separator, newline, always)
        const bytes =
          encoding === 'utf-8'
            ? Buffer.from((bom ? '\ufeff' : '') + text)
            : Buffer.from(text.replaceAll('\r\n', newline), 'latin1')
        const { cabecalho, linhas, codificacao, separador } = readCsv(bytes)
        expect(cabecalho).toEqual(['nome', 'a', 'b', 'c'])
        expect(linhas.map(({ celulas }) => celulas)).toEqual(body)
        expect([codificacao, separador]).toEqual([encoding, separator])
        expect(linhas.every(({ cortada }) => !cortada)).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  it('numbers lines as a text editor does, past empty lines and newlines in quotes', () => {
    const { linhas } = readCsv(Buffer.from('\n\nnome;ra\n\nAna;1\n"Be\na";2\n\n\nCaio;3\n'))
    expect(linhas.map(({ numero, celulas }) => [numero, celulas[0]])).toEqual([
      [5, 'Ana'],
      [6, 'Be\na'],
      [10, 'Caio'],
    ])
  })

  it('says which line a file ends in the middle of', () => {
    const cut = (text: string) =>
      readCsv(Buffer.from(text))
        .linhas.filter(({ cortada }) => cortada)
        .map(({ numero }) => numero)
    expect(cut('nome;ra;turma\nAna;1;7A\nBia;2')).toEqual([3])
    expect(cut('nome;ra;turma\nAna;1;7A\nBia;2;7A')).toEqual([])
    expect(cut('nome;ra;turma\nAna;1;7A\nBia;2\n')).toEqual([])
    expect(cut('nome;ra;turma\nAna;1;7A\n"Bia;2;7A')).toEqual([3])
  })

  it('reads on after a quote that never closes: one line is at fault, not all that follow', () => {
    const { linhas } = readCsv(Buffer.from('nome;ra\nAna;1\n"Bia;2\nCaio;3\nDavi;4\n'))
    expect(linhas.map(({ numero, cortada }) => [numero, cortada])).toEqual([
      [2, false],
      [3, true],
      [4, false],
      [5, false],
    ])
    expect(linhas[3]?.celulas).toEqual(['Davi', '4'])
  })

  it('keeps what ISO-8859-1 spreadsheets write', () => {
    const { linhas, codificacao, separador } = readCsv(Buffer.from('nome;ra\nJosé Gonçalves;1\n', 'latin1'))
    expect([linhas[0]?.celulas[0], codificacao, separador]).toEqual(['José Gonçalves', 'windows-1252', ';'])
  })

  it('is refused when it holds nothing, too much, or no line that ends', () => {
    expect(refusal(Buffer.from(''))).toBe('vazia')
    expect(refusal(Buffer.from('nome;ra\n'))).toBe('vazia')
    expect(refusal(Buffer.from(`nome;ra\n${'Ana;1\n'.repeat(MAX_LINHAS)}`))).toBeUndefined()
    expect(refusal(Buffer.from(`nome;ra\n${'Ana;1\n'.repeat(MAX_LINHAS + 1)}`))).toBe('linhas_demais')
    expect(refusal(Buffer.from(`nome;ra\n${'a'.repeat(300_000)};1\n`))).toBe('linha_longa')
    expect(['colunas_demais', 'linha_longa']).toContain(
      refusal(Buffer.from(`${'a;'.repeat(1_000_000)}a\n1\n`)),
    )
    expect(refusal(Buffer.from(`${'a;'.repeat(90)}a\n1\n`))).toBe('colunas_demais')
  })

  it('any bytes are read or refused, never a crash', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        const said = refusal(bytes)
        expect(said === undefined || typeof said === 'string').toBe(true)
        expect(said).not.toBe('ilegivel')
      }),
      { numRuns: 500 },
    )
  })
})

describe('a spreadsheet', () => {
  const sheet = (rows: unknown[][]) =>
    writeXlsx(
      rows.map((row) =>
        row.map((value) => ({ value, ...(value instanceof Date && { format: 'dd/mm/yyyy' }) })),
      ) as never,
    ).toBuffer()

  it('is read with its dates, numbers and true values as people write them', async () => {
    const bytes = await sheet([
      ['nome', 'ra', 'nascimento', 'laudo'],
      ['José “Zé”; Gonçalves', 123_456_789_012, new Date(Date.UTC(2014, 2, 9)), true],
      [null, null, null, null],
      ['=1+1', 7, null, false],
    ])
    const { cabecalho, linhas } = tableOf(await readXlsx(bytes, LIMITES), LIMITES)
    expect(cabecalho).toEqual(['nome', 'ra', 'nascimento', 'laudo'])
    expect(linhas.map(({ numero, celulas }) => [numero, ...celulas])).toEqual([
      [2, 'José “Zé”; Gonçalves', '123456789012', '09/03/2014', 'S'],
      [4, '=1+1', '7', '', 'N'],
    ])
  })

  const opened = async (formato: 'csv' | 'xlsx' | 'json', bytes: Uint8Array) => {
    const place = path.join(folder, String(Math.random()))
    await writeFile(place, bytes)
    const vocabulario = { sentidoOf: sentidosOf({}), missingOf: () => [] }
    return withPlanilha({ formato, limites: LIMITES, place, vocabulario }, async ({ slices, ...frente }) => {
      const linhas: LinhaLida[] = []
      for await (const slice of slices()) linhas.push(...slice)
      return { ...frente, linhas }
    }).catch((error: RecusaError) => error.recusa)
  }

  it('that is none is refused by the worker, and so is one that asks for too much', async () => {
    expect(await opened('xlsx', new Uint8Array(Buffer.from('PK\u0003\u0004 nothing')))).toBe('ilegivel')
    const heavy = packed({ 'xl/worksheets/sheet1.xml': Buffer.alloc(70 * 1_048_576, 'a') }, 9)
    expect(await opened('xlsx', heavy)).toBe('pesada')
  })

  it('is handed over a slice at a time, all of it', async () => {
    const good = await opened('csv', new Uint8Array(Buffer.from('nome;ra\nAna;1\n')))
    expect(good).toMatchObject({ total: 1, linhas: [{ numero: 2, celulas: ['Ana', '1'] }] })
    const many = await opened('csv', new Uint8Array(Buffer.from(`nome;ra\n${'Ana;1\n'.repeat(1_234)}`)))
    expect(many).toMatchObject({ total: 1_234, linhas: { length: 1_234 } })
  })
})
