/** For tests: OpenDocument workbooks as LibreOffice writes them. */
import { packed } from './packed.ts'

const spelled = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? '')

export const EMPTY_ROWS =
  '<table:table-row table:number-rows-repeated="1048000"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>'

/** `dia`: a day, `aaaa-mm-dd`. */
type Cell = string | number | boolean | { dia: string }

function cellOf(value: Cell): string {
  const of = (type: string, kept: string, shown: string) =>
    `<table:table-cell office:value-type="${type}" ${kept} calcext:value-type="${type}"><text:p>${spelled(shown)}</text:p></table:table-cell>`
  if (value === '') return '<table:table-cell/>'
  if (typeof value === 'number') return of('float', `office:value="${value}"`, value.toLocaleString('pt-BR'))
  if (typeof value === 'boolean')
    return of('boolean', `office:boolean-value="${value}"`, value ? 'VERDADEIRO' : 'FALSO')
  if (typeof value === 'object')
    return of('date', `office:date-value="${value.dia}"`, 'como quer que se mostre')
  return of('string', '', value)
}

/** A row of such cells, as it stands in a sheet. */
export const rowOf = (...cells: readonly Cell[]): string =>
  `<table:table-row>${cells.map(cellOf).join('')}<table:table-cell table:number-columns-repeated="1000"/></table:table-row>`

/** `sheets`: rows of each by its name, as they stand in it. */
export function ods(sheets: Readonly<Record<string, string>>, more: Record<string, Buffer> = {}): Buffer {
  const tables = Object.entries(sheets)
    .map(
      ([name, rows]) =>
        `<table:table table:name="${spelled(name)}"><table:table-column/>${rows}${EMPTY_ROWS}</table:table>`,
    )
    .join('')
  return Buffer.from(
    packed({
      mimetype: { content: Buffer.from('application/vnd.oasis.opendocument.spreadsheet'), stored: true },
      'content.xml': Buffer.from(
        `<?xml version="1.0" encoding="UTF-8"?>\n<office:document-content><office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document-content>`,
      ),
      'META-INF/manifest.xml': Buffer.from('<manifest:manifest/>'),
      ...more,
    }),
  )
}
