/** Tables as files: CSV for Brazilian spreadsheets, and XLSX with typed cells; every text is guarded. */
import type { Row } from 'write-excel-file/node'
import { guardCell } from '../../contract/cell.ts'
import { datesFor } from '../../contract/dates.ts'
import { dayAt } from '../../contract/time.ts'
import { writableInXml } from '../../contract/xml.ts'

/** Text, a number, a moment (written as its day in the sheet), or nothing. */
export type SheetValue = string | number | Date | null

export interface Sheet {
  /** The tab's name, at most 31 letters. */
  nome: string
  titles: readonly string[]
  rows: readonly (readonly SheetValue[])[]
}

const { date } = datesFor('pt-br')

function csvCell(value: SheetValue): string {
  if (value === null) return ''
  if (typeof value === 'number') return Number.isFinite(value) ? String(value).replace('.', ',') : ''
  if (value instanceof Date) return date(value)
  const safe = guardCell(value)
  return /[";\r\n\t']/.test(safe) || safe.trim() !== safe ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** UTF-8 with a byte-order mark, semicolons, CRLF: opens in Excel with its accents (H-29). */
export function writeCsv({ titles, rows }: Sheet): Buffer {
  const lines = [titles, ...rows].map((row) => row.map(csvCell).join(';'))
  return Buffer.from(`\uFEFF${lines.join('\r\n')}\r\n`)
}

const MAX_TAB = 31

/** The writer looks texts up in a plain object: the name of a property of every object is told apart by a space. */
const ownText = (text: string): string => (text in Object.prototype ? `${text} ` : text)

function xlsxCell(value: SheetValue): Row[number] {
  if (value === null) return null
  if (typeof value === 'number') return Number.isFinite(value) ? { value, type: Number } : null
  if (value instanceof Date)
    return { value: new Date(`${dayAt(value)}T00:00:00Z`), type: Date, format: 'dd/mm/yyyy' }
  return { value: ownText(guardCell(writableInXml(value))), type: String }
}

/** One sheet whose first row stays in sight. Cells are typed: nothing in it is a formula. */
export async function writeXlsx({ nome, titles, rows }: Sheet): Promise<Buffer> {
  // Most processes never write one.
  const { default: writeXlsxFile } = await import('write-excel-file/node')
  const head: Row = titles.map((value) => ({
    value: ownText(value),
    type: String,
    fontWeight: 'bold' as const,
  }))
  const widths = titles.map((title, i) => ({
    width: Math.min(
      50,
      Math.max(title.length, ...rows.slice(0, 200).map((row) => csvCell(row[i] ?? null).length)) + 2,
    ),
  }))
  return writeXlsxFile([head, ...rows.map((row) => row.map(xlsxCell))], {
    sheet: nome.replace(/[\\/?*[\]:]/g, ' ').slice(0, MAX_TAB),
    columns: widths,
    stickyRowsCount: 1,
  }).toBuffer()
}

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

export type TableFormat = keyof typeof TYPES

/** A table as an answer carries a file (`FileAnswer`); its name is the caller's. */
export async function tableFile(
  formato: TableFormat,
  sheet: Sheet,
): Promise<{ tipo: string; conteudo: string }> {
  const file = formato === 'csv' ? writeCsv(sheet) : await writeXlsx(sheet)
  return { tipo: TYPES[formato], conteudo: file.toString('base64') }
}
