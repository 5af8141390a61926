/** The lines of a CSV or XLSX file, with the numbers that people see beside them. Pure work: the worker does it. */

import { parse } from 'csv-parse/sync'
import readWorkbook from 'read-excel-file/node'
import { MAX_FOLHAS, MAX_TOPO } from '../../../contract/leitura.ts'
import { codeOf } from '../../../contract/narrow.ts'
import { type Forma, type Limites, type LinhaLida, type Planilha, RecusaError } from '../lida.ts'
import { readMerges, spread } from './merges.ts'

// What no database column can hold: NUL, and halves of characters.
const HALVES = /\p{Cs}/gu
export const clean = (cell: string, { celula }: Limites): string =>
  cell.replaceAll('\0', '').replace(HALVES, '').slice(0, celula)

/** UTF-8, with or without its mark; what is not valid UTF-8 is Windows-1252, of which ISO-8859-1 is a part. */
export function decode(bytes: Uint8Array): { text: string; codificacao: Planilha['codificacao'] } {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), codificacao: 'utf-8' }
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), codificacao: 'windows-1252' }
  }
}

/** The bytes begin with the mark of UTF-8, which decoding takes away. */
export const hasMark = (bytes: Uint8Array): boolean =>
  bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf

const SIGNS = [';', ',', '\t'] as const

/**
 * The sign that parts the heading: whichever of `;`, `,` and tab stands there most, outside quotes. One pass: a quote
 * that nothing closes is a letter, and no later one is looked for again.
 */
export function separatorOf(text: string): string {
  const count: Record<string, number> = { ';': 0, ',': 0, '\t': 0 }
  let begun = false
  let closes = true
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? ''
    if (sign === '"' && closes) {
      // Two in a row are one letter of what stands in quotes: the second opens again what the first closed.
      const end = text.indexOf('"', at + 1)
      closes = end >= 0
      if (closes) at = end
    } else if (sign === '\n') {
      if (begun) break
      continue
    } else if (count[sign] !== undefined) count[sign] += 1
    begun = true
  }
  return SIGNS.reduce((best, sign) => ((count[sign] ?? 0) > (count[best] ?? 0) ? sign : best))
}

const LONGEST_RECORD = 200_000
const NEWLINE = 10

interface Parsing {
  limites: Limites
  delimiter: string
  /** False: quotes are letters like any other. */
  quoted: boolean
}

/** Parses from byte `from`, which is on line `line`; where a quote never closes, that line is cut and the rest read plainly. */
function records(bytes: Buffer, from: number, line: number, parsing: Parsing): LinhaLida[] {
  const { delimiter, quoted, limites } = parsing
  const lines: LinhaLida[] = []
  let at = from
  let number = line
  /** Moves to the start of the next record, past empty lines. */
  const skipEmpty = () => {
    while (bytes[at] === NEWLINE) {
      at += 1
      number += 1
    }
  }
  try {
    parse(bytes.subarray(from), {
      delimiter,
      quote: quoted ? '"' : false,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      record_delimiter: '\n',
      max_record_size: LONGEST_RECORD,
      on_record: (celulas: string[], context) => {
        skipEmpty()
        if (lines.length > limites.linhas + MAX_TOPO) throw new RecusaError('linhas_demais')
        if (celulas.slice(limites.colunas).some((cell) => cell.trim() !== ''))
          throw new RecusaError('colunas_demais')
        lines.push({ numero: number, celulas: celulas.map((cell) => clean(cell, limites)), cortada: false })
        const end = from + context.bytes
        for (; at < end; at += 1) if (bytes[at] === NEWLINE) number += 1
        return null
      },
    })
    return lines
  } catch (error) {
    const code = codeOf(error)
    if (code === 'CSV_MAX_RECORD_SIZE') throw new RecusaError('linha_longa')
    if (code !== 'CSV_QUOTE_NOT_CLOSED') throw error
    skipEmpty()
    const [cut, ...rest] = records(bytes, at, number, { ...parsing, quoted: false })
    return cut ? [...lines, { ...cut, cortada: true }, ...rest] : lines
  }
}

/** What a file that has no form of its own is written as. */
export const PLAIN: Forma = { bom: false, quebra: '\n', fim: true, recuo: 0 }

/** How many cells most of the first rows have. */
function usualLength(rows: readonly LinhaLida[]): number {
  const times = new Map<number, number>()
  for (const { celulas } of rows.slice(0, MAX_TOPO))
    times.set(celulas.length, (times.get(celulas.length) ?? 0) + 1)
  return [...times].reduce(([n, most], [m, count]) => (count > most ? [m, count] : [n, most]), [0, 0])[0]
}

/** Rows that have something in them. */
const withWords = (rows: readonly LinhaLida[]): LinhaLida[] =>
  rows.filter(({ celulas }) => celulas.some((cell) => cell.trim() !== ''))

export function readCsv(bytes: Uint8Array, limites: Limites): Planilha {
  const { text: raw, codificacao } = decode(bytes)
  const text = raw.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
  const separador = separatorOf(text)
  const all = records(Buffer.from(text), 0, 1, { limites, delimiter: separador, quoted: true })
  const last = all.at(-1)
  // Without a newline at the end, a line shorter than those before was cut off.
  if (last && !text.endsWith('\n') && last.celulas.length < usualLength(all.slice(0, -1))) last.cortada = true
  const forma = {
    bom: hasMark(bytes),
    quebra: /\r\n/.test(raw) ? '\r\n' : '\n',
    fim: /\n$/.test(text),
  } as const
  return {
    folhas: [{ nome: '', linhas: withWords(all) }],
    codificacao,
    separador,
    forma: { ...PLAIN, ...forma },
  }
}

/** A cell of a spreadsheet as text: dates as dd/mm/aaaa, yes and no as S and N. */
function cellText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date)
    return Number.isNaN(value.getTime())
      ? ''
      : value.toISOString().slice(0, 10).split('-').reverse().join('/')
  if (typeof value === 'boolean') return value ? 'S' : 'N'
  return String(value)
}

/** The rows of one sheet of a workbook, as lines. */
export function folhaOf(
  nome: string,
  rows: readonly (readonly unknown[])[],
  limites: Limites,
): Planilha['folhas'][number] {
  const linhas = rows.map((row, i) => ({
    numero: i + 1,
    celulas: row.slice(0, limites.colunas + 1).map((cell) => clean(cellText(cell), limites)),
    cortada: false,
  }))
  return { nome: clean(nome, limites).slice(0, 100), linhas: withWords(linhas) }
}

/** Every sheet of a workbook; what stands in a merged cell stands in each cell that it covers. */
export async function readXlsx(bytes: Buffer, limites: Limites): Promise<Planilha> {
  const [sheets, merges] = await Promise.all([readWorkbook(bytes), readMerges(bytes)]).catch(() => {
    throw new RecusaError('ilegivel')
  })
  const folhas = sheets.slice(0, MAX_FOLHAS).map(({ sheet, data }) => {
    // A sheet that is not chosen may be as long as it likes: of one that is, the line too many is told.
    const rows = (data as unknown[][]).slice(0, limites.linhas + MAX_TOPO + 1)
    spread(rows, merges.get(sheet) ?? [], limites)
    return folhaOf(sheet, rows, limites)
  })
  return { folhas, codificacao: 'utf-8', separador: '', forma: PLAIN }
}
