/** Tables as CSV for spreadsheets in Brazil: semicolons, decimal commas, UTF-8 with a mark, no formula runs. */
import { guardCell } from '../../contract/cell.ts'
import { datesFor } from '../../contract/dates.ts'
import { saveText } from '../device/save-file.ts'

export type CsvValue = string | number | boolean | Date | null | undefined

const NUMBER = /^[+-]?\d+(?:[.,]\d+)*%?$/

/** `24/11/2026 14:32`, as a spreadsheet reads it. */
const momentOf = (at: Date): string =>
  `${datesFor('pt-br').date(at)} ${datesFor('pt-br').field(at).slice(-5)}`

function textOf(value: CsvValue): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return Number.isFinite(value) ? String(value).replace('.', ',') : ''
  if (typeof value === 'boolean') return value ? 'sim' : 'não'
  if (value instanceof Date) return momentOf(value)
  return value
}

/** A cell that a spreadsheet would run as a formula is made text with an apostrophe; true numbers stay. */
export function csvCell(value: CsvValue): string {
  const text = textOf(value)
  const safe = NUMBER.test(text) ? text : guardCell(text)
  return /[;"\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

export function toCsv(rows: readonly (readonly CsvValue[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(csvCell).join(';')).join('\r\n')}\r\n`
}

/** Hands the text to the browser as a file. */
export function downloadCsv(name: string, rows: readonly (readonly CsvValue[])[]): void {
  saveText(name.endsWith('.csv') ? name : `${name}.csv`, 'text/csv', toCsv(rows))
}
