/** Formulas of Word's own editor as LaTeX between its signs: the little that school mathematics needs, else their letters. */
import { readXml } from './rules-xml.ts'
import { childOf, childrenOf, escapeXml, isNo, type No, textOf } from './rules-xml-no.ts'

const within = (no: No, nome: string): string => {
  const found = childOf(no, nome)
  return found ? insideOf(found) : ''
}

const insideOf = (no: No): string => no.filhos.filter(isNo).map(latexOf).join('')

const signOf = (no: No | null, nome: string, otherwise: string): string =>
  (no && childOf(no, nome)?.atributos['m:val']) ?? otherwise

const SIGNS = /[{}%$&#_]/g
const FENCES = /^[()[\]|]$/
const fence = (sign: string): string => (FENCES.test(sign) ? sign : sign === '' ? '.' : `\\${sign}`)

function latexOf(no: No): string {
  switch (no.nome) {
    case 'r':
      return childrenOf(no, 't')
        .map((one) => textOf(one))
        .join('')
        .replaceAll(SIGNS, (sign) => `\\${sign}`)
        .replaceAll('−', '-')
    case 'f':
      return `\\frac{${within(no, 'num')}}{${within(no, 'den')}}`
    case 'rad': {
      const degree = within(no, 'deg')
      return `\\sqrt${degree === '' ? '' : `[${degree}]`}{${within(no, 'e')}}`
    }
    case 'sSup':
      return `{${within(no, 'e')}}^{${within(no, 'sup')}}`
    case 'sSub':
      return `{${within(no, 'e')}}_{${within(no, 'sub')}}`
    case 'sSubSup':
      return `{${within(no, 'e')}}_{${within(no, 'sub')}}^{${within(no, 'sup')}}`
    case 'd': {
      const properties = childOf(no, 'dPr')
      const open = fence(signOf(properties, 'begChr', '('))
      const close = fence(signOf(properties, 'endChr', ')'))
      return `\\left${open}${childrenOf(no, 'e').map(insideOf).join(',')}\\right${close}`
    }
    default:
      return /Pr$/.test(no.nome) ? '' : insideOf(no)
  }
}

const [BEGIN, END] = ['<m:oMath>', '</m:oMath>']
const NAMESPACES =
  '<x xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math" xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">'

/** A document whose formulas are words: what reads it on knows none. */
export function comFormulasDoWord(xml: string): string {
  const out: string[] = []
  let at = 0
  for (let from = xml.indexOf(BEGIN); from !== -1; from = xml.indexOf(BEGIN, at)) {
    const to = xml.indexOf(END, from)
    if (to === -1) break
    const { raiz } = readXml(`${NAMESPACES}${xml.slice(from, to + END.length)}</x>`, new Set())
    const source = raiz ? insideOf(raiz).trim() : ''
    const run = `<w:r><w:t xml:space="preserve">\\(${escapeXml(source)}\\)</w:t></w:r>`
    out.push(xml.slice(at, from), source === '' ? '' : run)
    at = to + END.length
  }
  return out.join('') + xml.slice(at)
}
