/** Questions into GIFT, and what GIFT can't say of them. */
import { lostFields, lostWhole, oneLine } from './rules-escrever.ts'
import { escapeGift } from './rules-gift-texto.ts'
import { guardar } from './rules-guardar.ts'
import { asAssociacao, fromCategoria, textoOfCurta } from './rules-item.ts'
import { isBlank, plainOf, toPercent } from './rules-textos.ts'
import type { Associacao, Curta, Escolha, Escrita, ItemLido, Numerica, Perda } from './shapes-item.ts'

/** What stands between the braces (null: there are none) and what of it is lost; a string: it can't be said at all. */
type Corpo = { texto: string | null; perdas: [campo: string, detalhe: string][]; usa?: string } | string

/** HTML, its format named where it could be taken for something else. */
const html = (texto: string): string => {
  const escaped = escapeGift(texto.trim())
  return /^[[%]/.test(escaped) ? `[html]${escaped}` : escaped
}

const comment = (retorno: string): string => (retorno.trim() === '' ? '' : `#${html(retorno)}`)

/** `=`, or its share in percent; in short answers `=` stands before both. */
const mark = (fracao: number, right: string, other: string): string =>
  fracao === 1 ? right : `${other}%${toPercent(fracao)}%`

function writeEscolha(pede: Escolha): Corpo {
  const perdas: [string, string][] = pede.opcoes.some(({ fixa }) => fixa) ? [['pede.fixa', '']] : []
  if (pede.vf) {
    const [yes, not] = pede.opcoes
    const [right, wrong] = yes?.fracao === 1 ? [yes, not] : [not, yes]
    const comments = [wrong?.retorno ?? '', right?.retorno ?? '']
    const told = comments.every(isBlank) ? '' : comments.map((one) => `#${html(one)}`).join('')
    return { texto: `${yes?.fracao === 1 ? 'TRUE' : 'FALSE'}${told}`, perdas }
  }
  if (!pede.embaralhar) perdas.push(['pede.embaralhar', ''])
  const whole = pede.opcoes.filter(({ fracao }) => fracao === 1).length
  if (!pede.multipla && (whole === 0 || whole === pede.opcoes.length)) return 'fracao'
  const wrong = (fracao: number) => (fracao === 0 ? '~' : `~%${toPercent(fracao)}%`)
  const lines = pede.opcoes.map(({ html: texto, fracao, retorno }) => {
    const sign = !pede.multipla && fracao === 1 ? '=' : wrong(fracao)
    return `\t${sign}${html(texto)}${comment(retorno)}`
  })
  return { texto: `\n${lines.join('\n')}\n`, perdas }
}

function writeCurta(pede: Curta): Corpo {
  const perdas: [string, string][] = pede.maiusculas ? [['pede.maiusculas', '']] : []
  const lines = pede.respostas.map(({ texto, fracao, retorno }) => {
    const said = escapeGift(oneLine(textoOfCurta(pede, texto)))
    const plain = /^[[%]/.test(said) || said.includes('->') ? '[plain]' : ''
    return `\t${mark(fracao, '=', '=')}${plain}${said}${comment(retorno)}`
  })
  if (lines.some((line) => line.includes('->'))) return '->'
  return { texto: `\n${lines.join('\n')}\n`, perdas }
}

function writeNumerica(pede: Numerica, errado: string): Corpo {
  const perdas = pede.unidades.map(({ nome }): [string, string] => ['pede.unidades', nome])
  const lines = pede.respostas.map(
    ({ valor, tolerancia, fracao, retorno }) =>
      `\t${mark(fracao, '=', '=')}${valor}:${tolerancia}${comment(retorno)}`,
  )
  const other = errado.trim() === '' ? [] : [`\t~${comment(errado)}`]
  return { texto: `#\n${[...lines, ...other].join('\n')}\n`, perdas, usa: 'retorno.errado' }
}

/** Each on the left with its one partner; null: not each has one. */
export function pairsOf(pede: Associacao): { pares: [string, string][]; sobras: string[] } | null {
  const right = new Map(pede.direita.map(({ id, html: texto }) => [id, texto]))
  const pares = pede.esquerda.map(({ id, html: texto }): [string, string] | null => {
    const own = pede.pares.filter(({ de }) => de === id)
    const para = right.get(own[0]?.para ?? '')
    return own.length === 1 && para !== undefined ? [texto, para] : null
  })
  const used = new Set(pede.pares.map(({ para }) => para))
  const sobras = pede.direita.filter(({ id }) => !used.has(id)).map(({ html: texto }) => texto)
  return pares.every((par) => par !== null) ? { pares, sobras } : null
}

/** What is lost of pairs that count alike, with plain text on the right. */
export function lostOfPairs(pede: Associacao): [string, string][] {
  const share = Math.round(1e7 / pede.pares.length) / 1e7
  return [
    ...pede.pares
      .filter(({ fracao }) => Math.abs(fracao - share) > 1e-6)
      .map(({ fracao }): [string, string] => ['pede.pares.fracao', toPercent(fracao)]),
    ...pede.direita
      .filter(({ html: texto }) => plainOf(texto) === null)
      .map(({ html: texto }): [string, string] => ['pede.direita.html', texto.slice(0, 80)]),
  ]
}

/** The text of what has marks, without them. */
export const withoutMarks = (texto: string): string =>
  plainOf(texto) ?? plainOf(texto.replaceAll(/<[^<>]{0,10000}>/g, ' ').replaceAll('<', '&lt;')) ?? ''

function writeAssociacao(pede: Associacao): Corpo {
  const pairs = pairsOf(pede)
  if (!pairs || pairs.pares.some(([left]) => left.includes('->'))) return 'pares'
  const lines = [
    ...pairs.pares.map(([left, right]) => `\t=${html(left)} -> ${plainRight(right)}`),
    ...pairs.sobras.map((right) => `\t= -> ${plainRight(right)}`),
  ]
  const perdas = lostOfPairs(pede)
  if (!pede.embaralhar) perdas.push(['pede.embaralhar', ''])
  return { texto: `\n${lines.join('\n')}\n`, perdas }
}

const plainRight = (texto: string): string => {
  const escaped = escapeGift(oneLine(withoutMarks(texto)))
  return escaped.startsWith('[') ? `[plain]${escaped}` : escaped
}

function writeCorpo(item: ItemLido): Corpo {
  const { pede } = item
  switch (pede.tipo) {
    case 'escolha':
      return writeEscolha(pede)
    case 'curta':
      return writeCurta(pede)
    case 'numerica':
      return writeNumerica(pede, item.retorno.errado)
    case 'associacao':
      return writeAssociacao(pede)
    case 'classificacao':
      return writeAssociacao(asAssociacao(pede))
    case 'so_texto':
      return { texto: null, perdas: [] }
    case 'aberta': {
      if (pede.forma !== 'texto') return pede.forma
      const lost = {
        modelo: pede.modelo,
        criterios: pede.criterios,
        rubrica: pede.rubrica.length > 0 ? ' ' : '',
      }
      const perdas = Object.entries(lost).filter(([, valor]) => valor !== '')
      if (pede.maximo !== null) perdas.push(['maximo', String(pede.maximo)])
      return { texto: '', perdas: perdas.map(([nome, valor]) => [`pede.${nome}`, valor.slice(0, 80)]) }
    }
    default:
      return pede.tipo
  }
}

const HOLDS = ['id', 'titulo', 'tags', 'categoria', 'retorno.geral']

function writeItem(item: ItemLido, n: number): { texto: string; perdas: Perda[] } {
  const corpo = writeCorpo(item)
  if (typeof corpo === 'string') return { texto: '', perdas: [{ item: n, campo: 'pede', detalhe: corpo }] }
  const asks = corpo.texto !== null
  const holds = new Set([...HOLDS, ...(corpo.usa ? [corpo.usa] : [])])
  if (!asks) holds.delete('retorno.geral')
  const lost = [...corpo.perdas, ...lostWhole(item)].map(([campo, detalhe]) => ({ item: n, campo, detalhe }))
  const { guarda, perdas } = guardar(item, [...lostFields(item, n, holds), ...lost])
  const marks = [
    ...(item.id === null ? [] : [['id', item.id]]),
    ...item.tags.map((tag) => ['tag', tag]),
    // Encoded: nothing in it is taken for a mark or a line.
    ...(guarda === null ? [] : [['turmalina', encodeURIComponent(JSON.stringify(guarda))]]),
  ]
  const comments = marks.map(
    ([mark_, said = '']) => `// [${mark_}:${oneLine(said).replaceAll(']', '\\]')}]\n`,
  )
  const titulo = item.titulo === '' ? '' : `::${escapeGift(oneLine(item.titulo))}::`
  const geral = isBlank(item.retorno.geral) ? '' : `####${html(item.retorno.geral)}\n`
  const braces = asks ? `{${corpo.texto}${geral}}` : ''
  return {
    texto: `${comments.join('')}${titulo}[html]${escapeGift(item.enunciado.trim())}${braces}\n`,
    perdas,
  }
}

export function writeGift(itens: readonly ItemLido[]): Escrita {
  const out: string[] = []
  const perdas: Perda[] = []
  let categoria = ''
  for (const [n, item] of itens.entries()) {
    const written = writeItem(item, n)
    perdas.push(...written.perdas)
    const own = item.categoria.join('\0')
    if (written.texto !== '' && own !== categoria) {
      out.push(`$CATEGORY: ${oneLine(fromCategoria(item.categoria))}\n`)
      categoria = own
    }
    if (written.texto !== '') out.push(written.texto)
  }
  return { texto: out.join('\n'), perdas }
}
