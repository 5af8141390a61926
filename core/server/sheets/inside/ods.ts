/** The sheets of an OpenDocument workbook, as LibreOffice and Google write them. One pass over its text; the worker does it. */
import { MAX_FOLHAS, MAX_TOPO } from '../../../contract/leitura.ts'
import { type Limites, type Planilha, RecusaError } from '../lida.ts'
import { MAX_MERGES, type Merge, spread } from './merges.ts'
import { attribute, partsOf, plain } from './parts.ts'
import { folhaOf, PLAIN } from './sheet.ts'

/** Where the tag that begins at `from` ends: a sign in quotes does not end it. */
function endOf(xml: string, from: number): number {
  for (let at = from; at < xml.length; at++) {
    const sign = xml[at]
    if (sign === '>') return at
    if (sign !== '"' && sign !== "'") continue
    at = xml.indexOf(sign, at + 1)
    if (at < 0) break
  }
  throw new RecusaError('ilegivel')
}

/** What is told of a workbook in its order: texts without a `tag`. */
interface Token {
  tag: string
  name: string
  closes: boolean
  empty: boolean
  text: string
}

const words = (said: string): Token => ({ tag: '', name: '', closes: false, empty: false, text: said })

function* tokensOf(xml: string): Generator<Token> {
  const past = (sign: string, from: number): number => {
    const at = xml.indexOf(sign, from)
    if (at < 0) throw new RecusaError('ilegivel')
    return at
  }
  for (let at = 0; at < xml.length; ) {
    const open = xml.indexOf('<', at)
    if (open !== at) yield words(plain(xml.slice(at, open < 0 ? xml.length : open)))
    if (open < 0) return
    if (xml.startsWith('<!--', open)) at = past('-->', open) + 3
    else if (xml.startsWith('<?', open)) at = past('?>', open) + 2
    else if (xml.startsWith('<![CDATA[', open)) {
      at = past(']]>', open) + 3
      yield words(xml.slice(open + 9, at - 3))
    } else {
      // What declares words of its own is no sheet.
      if (xml[open + 1] === '!') throw new RecusaError('ilegivel')
      const end = endOf(xml, open)
      const closes = xml[open + 1] === '/'
      const tag = xml.slice(open, end)
      const name = /^<\/?([^\s/>]{1,60})/.exec(tag)?.[1] ?? ''
      yield { tag, name, closes, empty: xml[end - 1] === '/', text: '' }
      at = end + 1
    }
  }
}

/** What stands inside says nothing of the sheet: notes, pictures, what was changed, sheets of other files. */
const APART = /^(?:office:annotation|draw:.+|table:(?:shapes|tracked-changes|cell-range-source|dde-links))$/

const timesOf = (tag: string, what: string): number =>
  tag.includes(what) ? Math.max(1, Number(attribute(tag, what)) || 1) : 1

/** What a cell holds: numbers, dates and yes or no as they are kept, all else as it is shown. */
function keptOf(tag: string, shown: string): unknown {
  const kept = attribute(tag, 'value')
  switch (attribute(tag, 'value-type')) {
    case 'float':
    case 'percentage':
    case 'currency':
      return kept === '' || Number.isNaN(Number(kept)) ? shown : Number(kept)
    case 'date':
      return new Date(`${attribute(tag, 'date-value').slice(0, 10)}T00:00:00Z`)
    case 'boolean':
      return attribute(tag, 'boolean-value') === 'true'
    default:
      return shown || attribute(tag, 'string-value')
  }
}

interface Sheet {
  nome: string
  rows: unknown[][]
  merges: Merge[]
}

/** Adds the sheets of `xml` to `sheets`, one after the other. */
function walk(xml: string, limites: Limites, sheets: Sheet[]): void {
  const most = limites.linhas + MAX_TOPO + 1
  let sheet: Sheet | undefined
  let row: unknown[] = []
  let column = 0
  let repeated = 1
  let cell = ''
  let shown: string[] | undefined
  /** How deep inside what is left out. */
  let apart = 0
  const endCell = () => {
    const value = keptOf(cell, (shown ?? []).join('\n'))
    const times = timesOf(cell, 'number-columns-repeated')
    const [wide, high] = [timesOf(cell, 'number-columns-spanned'), timesOf(cell, 'number-rows-spanned')]
    const top = sheet?.rows.length ?? 0
    if (wide > 1 || high > 1) sheet?.merges.push([top, column, top + high - 1, column + wide - 1])
    if (value !== '') for (let i = 0; i < times && column + i <= limites.colunas; i++) row[column + i] = value
    column += times
    cell = ''
    shown = undefined
  }
  const say = (said: string) => {
    if (shown) shown[shown.length - 1] += said
  }
  for (const { tag, name, closes, empty, text } of tokensOf(xml)) {
    if (apart > 0) {
      if (name !== '' && !empty) apart += closes ? -1 : 1
    } else if (name === '') say(text)
    else if (!closes && (APART.test(name) || (name === 'table:table' && cell !== ''))) apart = empty ? 0 : 1
    else if (name === 'table:table') {
      sheet = closes ? undefined : { nome: attribute(tag, 'name'), rows: [], merges: [] }
      if (sheet) sheets.push(sheet)
    } else if (name === 'table:table-row' && !closes) {
      row = []
      column = 0
      repeated = timesOf(tag, 'number-rows-repeated')
    } else if (name === 'table:table-row') {
      // The last row of a sheet says nothing a million times.
      for (let i = 0; sheet && i < repeated && sheet.rows.length < most; i++) sheet.rows.push([...row])
    } else if (name === 'table:table-cell' || name === 'table:covered-table-cell') {
      if (!closes) cell = tag
      if (closes || empty) endCell()
    } else if (name === 'text:p' && !closes && cell !== '') shown = [...(shown ?? []), '']
    else if (name === 'text:s' && !closes) say(' '.repeat(Math.min(timesOf(tag, 'c'), 100)))
    else if ((name === 'text:tab' || name === 'text:line-break') && !closes) say(' ')
  }
}

/** Every sheet of an OpenDocument workbook; what stands in a merged cell stands in each cell that it covers. */
export async function readOds(bytes: Buffer, limites: Limites): Promise<Planilha> {
  const xml = (await partsOf(bytes, /^content\.xml$/)).get('content.xml')
  if (xml === undefined) throw new RecusaError('ilegivel')
  const sheets: Sheet[] = []
  walk(xml, limites, sheets)
  if (sheets.length === 0) throw new RecusaError('ilegivel')
  const folhas = sheets.slice(0, MAX_FOLHAS).map(({ nome, rows, merges }) => {
    spread(rows, merges.slice(0, MAX_MERGES), limites)
    return folhaOf(nome, rows, limites)
  })
  return { folhas, codificacao: 'utf-8', separador: '', forma: PLAIN }
}
