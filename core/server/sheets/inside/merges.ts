/** Merged cells of a workbook, which its reader leaves out: read from the parts of the zip. */
import type { Limites } from '../lida.ts'
import { attribute, partsOf } from './parts.ts'

/** The first and last row and column of a merged cell, from 0. */
export type Merge = readonly [top: number, left: number, bottom: number, right: number]

/** Merged cells of one sheet that are minded: a workbook of the Base has some thousands. */
export const MAX_MERGES = 20_000

const columnOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1

function mergesIn(sheet: string): Merge[] {
  const from = sheet.indexOf('<mergeCells')
  if (from < 0) return []
  const merges: Merge[] = []
  for (const [, a = '', b = '', c = '', d = ''] of sheet
    .slice(from)
    .matchAll(/ref="([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})"/g)) {
    merges.push([Number(b) - 1, columnOf(a), Number(d) - 1, columnOf(c)])
    if (merges.length >= MAX_MERGES) break
  }
  return merges
}

/** Merged cells by the name of their sheet. */
export async function readMerges(zip: Buffer): Promise<Map<string, Merge[]>> {
  const parts = await partsOf(
    zip,
    /^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|worksheets\/[^/]+\.xml)$/,
  )
  const targets = new Map(
    [...(parts.get('xl/_rels/workbook.xml.rels') ?? '').matchAll(/<Relationship\s[^<>]*>/g)].map(([tag]) => [
      attribute(tag, 'Id'),
      attribute(tag, 'Target').replace(/^\/?(?:xl\/)?/, 'xl/'),
    ]),
  )
  return new Map(
    [...(parts.get('xl/workbook.xml') ?? '').matchAll(/<sheet\s[^<>]*>/g)].map(([tag]) => [
      attribute(tag, 'name'),
      mergesIn(parts.get(targets.get(attribute(tag, 'id')) ?? '') ?? ''),
    ]),
  )
}

/** Writes into each cell that a merged one covers what stands in it. */
export function spread(rows: unknown[][], merges: readonly Merge[], limites: Limites): void {
  for (const [top, left, bottom, right] of merges) {
    const value = rows[top]?.[left]
    if (value === null || value === undefined || value === '') continue
    const lastRow = Math.min(bottom, rows.length - 1)
    const lastColumn = Math.min(right, limites.colunas)
    for (let row = top; row <= lastRow; row++)
      for (let column = left; column <= lastColumn; column++) {
        const cells = rows[row]
        if (!cells || (row === top && column === left)) continue
        while (cells.length < column) cells.push(null)
        if ((cells[column] ?? '') === '') cells[column] = value
      }
  }
}
