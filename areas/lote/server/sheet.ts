/** The lines of a CSV or XLSX file, with the numbers that people see beside them. Pure work: it runs in a thread of its own. */
import { parse } from 'csv-parse/sync'
import { readSheet } from 'read-excel-file/node'
import { MAX_CELULA, MAX_COLUNAS, MAX_LINHAS } from '../shapes.ts'
import { type LinhaLida, type Planilha, RecusaError } from './lida.ts'

// What no database column can hold: NUL, and halves of characters.
const HALVES = /\p{Cs}/gu
const clean = (cell: string): string => cell.replaceAll('\0', '').replace(HALVES, '').slice(0, MAX_CELULA)

/** UTF-8, with or without its mark; what is not valid UTF-8 is Windows-1252, of which ISO-8859-1 is a part. */
export function decode(bytes: Uint8Array): { text: string; codificacao: Planilha['codificacao'] } {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), codificacao: 'utf-8' }
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), codificacao: 'windows-1252' }
  }
}

/** The sign that parts the heading: whichever of `;`, `,` and tab stands there most, outside quotes. */
export function separatorOf(text: string): string {
  const bare = text.replace(/"(?:[^"]|"")*"/g, '').replace(/^\n+/, '')
  const heading = bare.slice(0, bare.indexOf('\n') === -1 ? undefined : bare.indexOf('\n'))
  const count = (sign: string) => heading.split(sign).length
  return [';', ',', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}

const LONGEST_RECORD = 200_000
const NEWLINE = 10

interface Parsing {
  delimiter: string
  /** False: quotes are letters like any other. */
  quoted: boolean
}

/** Parses from byte `from`, which is on line `line`; where a quote never closes, that line is cut and the rest read plainly. */
function records(bytes: Buffer, from: number, line: number, { delimiter, quoted }: Parsing): LinhaLida[] {
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
        if (lines.length > MAX_LINHAS + 1) throw new RecusaError('linhas_demais')
        if (celulas.length > MAX_COLUNAS && celulas.slice(MAX_COLUNAS).some((cell) => cell.trim() !== ''))
          throw new RecusaError('colunas_demais')
        lines.push({ numero: number, celulas: celulas.map(clean), cortada: false })
        const end = from + context.bytes
        for (; at < end; at += 1) if (bytes[at] === NEWLINE) number += 1
        return null
      },
    })
    return lines
  } catch (error) {
    const { code } = error as { code?: string }
    if (code === 'CSV_MAX_RECORD_SIZE') throw new RecusaError('linha_longa')
    if (code !== 'CSV_QUOTE_NOT_CLOSED') throw error
    skipEmpty()
    const [cut, ...rest] = records(bytes, at, number, { delimiter, quoted: false })
    return cut ? [...lines, { ...cut, cortada: true }, ...rest] : lines
  }
}

export function readCsv(bytes: Uint8Array): Planilha {
  const { text: raw, codificacao } = decode(bytes)
  const text = raw.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
  const separador = separatorOf(text)
  const all = records(Buffer.from(text), 0, 1, { delimiter: separador, quoted: true })
  const [heading] = all
  const last = all.at(-1)
  // Without a newline at the end, a line shorter than the heading was cut off.
  if (
    heading &&
    last &&
    last !== heading &&
    !text.endsWith('\n') &&
    last.celulas.length < heading.celulas.length
  )
    last.cortada = true
  return { ...framed(all), codificacao, separador }
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

export async function readXlsx(bytes: Uint8Array): Promise<Planilha> {
  const rows = (await readSheet(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)).catch(() => {
    throw new RecusaError('ilegivel')
  })) as unknown[][]
  if (rows.length > MAX_LINHAS + 100) throw new RecusaError('linhas_demais')
  const all = rows
    .map((row, i) => ({ numero: i + 1, celulas: row.map((cell) => clean(cellText(cell))), cortada: false }))
    .filter(({ celulas }) => celulas.some((cell) => cell.trim() !== ''))
  return { ...framed(all), codificacao: 'utf-8', separador: '' }
}

/** The heading, and the lines that have something in them. */
function framed([heading, ...lines]: LinhaLida[]): Pick<Planilha, 'cabecalho' | 'linhas'> {
  const cabecalho = heading?.celulas.map((cell) => cell.trim()) ?? []
  while (cabecalho.at(-1) === '') cabecalho.pop()
  const linhas = lines.filter(({ celulas }) => celulas.some((cell) => cell.trim() !== ''))
  if (cabecalho.length === 0 || linhas.length === 0) throw new RecusaError('vazia')
  if (linhas.length > MAX_LINHAS) throw new RecusaError('linhas_demais')
  if (cabecalho.length > MAX_COLUNAS) throw new RecusaError('colunas_demais')
  return { cabecalho, linhas }
}
