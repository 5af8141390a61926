/** The HTML of strangers made what the bank holds: rich text with pictures named, or plain words; what is lost is told. */
import { withoutTags } from '../../../core/contract/linear.ts'
import { table } from '../../../core/contract/table.ts'
import { formulasOf } from '../../ensino/aula/rules-formula.ts'
import { decodeEntities } from './rules-textos.ts'

/** A picture that a text shows. */
export interface ImagemCitada {
  /** In what was sent, or as the text itself holds it (`data:`). */
  caminho: string
  alt: string
  /** It is said to say nothing. */
  decorativa: boolean
  /** Absent: a picture. */
  tipo?: TipoCitado
  /** What is said in a sound or a film. */
  transcricao?: string
  /** The captions of a film, by their number among what the item cites. */
  legendas?: number
  /** It says in Libras what the text says. */
  libras?: true
}

export type TipoCitado = 'audio' | 'video' | 'legenda'

/** Around a sound or a film, around one that says the text in Libras, and of what is said in it. */
export const SOM = 'turmalina-som'
export const EM_LIBRAS = 'turmalina-libras'
export const TRANSCRICAO = 'turmalina-transcricao'

export interface Texto {
  texto: string
  imagens: ImagemCitada[]
  /** What can't come along: the element. */
  barrado: string | null
  /** Colors, sizes, and in plain words emphasis go. */
  perdeForma: boolean
}

/** What shows or runs something that the bank has no place for. */
const BARRED =
  /<(audio|video|iframe|object|embed|svg|math|canvas|applet|form|input|select|textarea|button|script)[\s/>]/i
const DRESSED = /<(?:font|center|big|small|mark|tt)[\s>]|<[a-z][^<>]{0,2000}\s(?:color|bgcolor|style)\s?=/i
/** Said by the editors of others of every paragraph, and seen by nobody. */
const PLAIN_STYLE = /\sstyle="(?:text-align:\s?(?:left|start);?)?"/gi

/** Letters with their marks, by the second half of the name of an entity of HTML. */
const MARKS: Readonly<Record<string, string>> = table({
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  cedil: '\u0327',
  ring: '\u030a',
})
const SIGNS: Readonly<Record<string, string>> = table({
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  hellip: '…',
  bull: '•',
  deg: '°',
  times: '×',
  divide: '÷',
  minus: '−',
  plusmn: '±',
  middot: '·',
  ordf: 'ª',
  ordm: 'º',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  sup1: '¹',
  sup2: '²',
  sup3: '³',
  micro: 'µ',
  le: '≤',
  ge: '≥',
  ne: '≠',
  radic: '√',
  infin: '∞',
  pi: 'π',
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  delta: 'δ',
  Delta: 'Δ',
  Omega: 'Ω',
  rarr: '→',
  larr: '←',
  euro: '€',
  copy: '©',
  reg: '®',
  sect: '§',
})

/** Every entity that school texts hold as its sign; those of XML last, so that nothing is resolved twice. */
export const semEntidades = (html: string): string =>
  decodeEntities(
    html.replaceAll(/&([A-Za-z]\w{1,9});/g, (whole, name: string) => {
      const mark = MARKS[name.slice(1)]
      return SIGNS[name] ?? (mark ? `${name[0]}${mark}`.normalize('NFC') : whole)
    }),
  )

const SUP: Readonly<Record<string, string>> = table(pairs('0123456789+-−=()n', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿ'))
const SUB: Readonly<Record<string, string>> = table(pairs('0123456789+-−=()', '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎'))

function pairs(from: string, to: string): Record<string, string> {
  const signs = [...to]
  return Object.fromEntries([...from].map((sign, at) => [sign, signs[at] as string]))
}

/** `x<sup>2</sup>` in plain words is x²; where a sign has no such twin, it stays as it is written. */
const raised = (html: string): string =>
  html.replaceAll(/<(su[bp])>([^<>]{1,20})<\/su[bp]>/gi, (whole, tag: string, inside: string) => {
    const twins = [...inside].map((sign) => (tag.toLowerCase() === 'sup' ? SUP : SUB)[sign])
    return twins.every((twin) => twin !== undefined) ? twins.join('') : whole
  })

const SRC = /\ssrc\s?=\s?(?:"([^"]*)"|'([^']*)')/i
const ALT = /\salt\s?=\s?(?:"([^"]*)"|'([^']*)')/i

const attribute = (tag: string, pattern: RegExp): string => {
  const found = pattern.exec(tag)
  return found?.[1] ?? found?.[2] ?? ''
}

/** Signs of nobody's alphabet, which no text brings in (`rules-figuras.ts` looks for them). */
const [BEGINS, ENDS] = ['\ue000', '\ue001']
/** Where picture number `n` of an item stands: what brings it along puts a figure there. */
export const lugarDaImagem = (n: number): string => `${BEGINS}${n}${ENDS}`
const SRC_OF = (tag: string): string => semEntidades(attribute(tag, SRC)).replace(/^arquivo:/, '')
const DATA = /\sdata\s?=\s?(?:"([^"]*)"|'([^']*)')/i
const TYPE = /\stype\s?=\s?(?:"([^"]*)"|'([^']*)')/i
const NAME = /\s(?:aria-label|title)\s?=\s?(?:"([^"]*)"|'([^']*)')/i
const SHOWN = /<(img|audio|video|object)(?=[\s/>])/gi
const SAID = `<p class="${TRANSCRICAO}">`
const MAX_SAID = 5_000
const blockOf = (classe: string): string => `<div class="${classe}">`

interface Achada {
  imagens: ImagemCitada[]
  /** Where it begins, with the block around it that is ours; and behind the last of it. */
  inicio: number
  fim: number
}

/** A sound or a film that begins here, with its captions and its words; null: nothing says where it is. */
function somEm(
  html: string,
  { nome, inicio, dentro }: { nome: string; inicio: number; dentro: number },
): Achada | null {
  const tag = html.slice(inicio, dentro)
  const close = `</${nome}`
  const bare = tag.endsWith('/>')
  const end = bare ? dentro : html.toLowerCase().indexOf(close, dentro)
  if (end === -1) return null
  const inside = html.slice(dentro, end)
  const behind = bare ? dentro : html.indexOf('>', end) + 1
  if (behind === 0) return null
  const tipo = nome === 'object' ? attribute(tag, TYPE).split('/', 1)[0] : nome
  if (tipo !== 'audio' && tipo !== 'video') return null
  const source = /<source\b[^<>]{0,2000}>/i.exec(inside)?.[0] ?? ''
  const caminho =
    nome === 'object'
      ? semEntidades(attribute(tag, DATA)).replace(/^arquivo:/, '')
      : SRC_OF(tag) || SRC_OF(source)
  if (caminho === '') return null
  const track = SRC_OF(/<track\b[^<>]{0,2000}>/i.exec(inside)?.[0] ?? '')
  const told = html.startsWith(SAID, behind) ? html.indexOf('</p>', behind) : -1
  const transcricao =
    told === -1
      ? ''
      : semEntidades(
          withoutTags(html.slice(behind + SAID.length, told).replaceAll(/<br ?\/?>/gi, '\n'), '', 'goes'),
        ).slice(0, MAX_SAID)
  const libras = tipo === 'video' && html.endsWith(blockOf(EM_LIBRAS), inicio)
  const last = told === -1 ? behind : told + '</p>'.length
  const block = blockOf(libras ? EM_LIBRAS : SOM)
  const ours = html.endsWith(block, inicio) && html.startsWith('</div>', last)
  return {
    imagens: [
      {
        ...{ caminho, tipo, decorativa: false, alt: semEntidades(attribute(tag, NAME)).trim().slice(0, 500) },
        ...(transcricao !== '' && { transcricao }),
        ...(libras && { libras }),
      },
      ...(tipo === 'video' && track !== ''
        ? [{ caminho: track, alt: '', decorativa: false, tipo: 'legenda' as const }]
        : []),
    ],
    inicio: ours ? inicio - block.length : inicio,
    fim: ours ? last + '</div>'.length : last,
  }
}

const imagemEm = (tag: string): ImagemCitada => ({
  caminho: SRC_OF(tag),
  alt: semEntidades(attribute(tag, ALT)).trim().slice(0, 500),
  decorativa: /\srole\s?=\s?["']?presentation\b/i.test(tag),
})

/** Each picture, sound and film by its place; `first`: the number of the first. */
function semImagens(text: string, first: number): { html: string; imagens: ImagemCitada[] } {
  const html = text.replaceAll(/[\ue000\ue001]/g, '')
  const imagens: ImagemCitada[] = []
  const out: string[] = []
  let at = 0
  for (const { index: inicio, 1: nome = '' } of html.matchAll(SHOWN)) {
    const end = inicio < at ? -1 : html.indexOf('>', inicio)
    if (end === -1) continue
    const name = nome.toLowerCase()
    const found =
      name === 'img'
        ? { imagens: [imagemEm(html.slice(inicio, end + 1))], inicio, fim: end + 1 }
        : somEm(html, { nome: name, inicio, dentro: end + 1 })
    if (!found) continue
    const n = first + imagens.length
    const [shown, legendas] = found.imagens
    if (!shown) continue
    imagens.push({ ...shown, ...(legendas && { legendas: n + 1 }) }, ...(legendas ? [legendas] : []))
    out.push(html.slice(at, found.inicio), lugarDaImagem(n))
    at = found.fim
  }
  return { html: out.join('') + html.slice(at), imagens }
}

/** Formulas as Moodle and QTI write them in words (`\(x^2\)`, `$$…$$`) as the bank keeps them. */
export function comFormulas(html: string): string {
  const out: string[] = []
  let at = 0
  for (const { from, to, source } of formulasOf(html)) {
    if (/[<"]/.test(source) || source.length > 1_000) continue
    out.push(html.slice(at, from), `<span data-math="${source.trim()}"></span>`)
    at = to
  }
  return out.join('') + html.slice(at)
}

const dressed = (html: string): boolean => DRESSED.test(html.replaceAll(PLAIN_STYLE, ''))

/** A rich text; `first`: the number of its first picture among those of the item. */
export function toRico(html: string, first = 0): Texto {
  const { html: named, imagens } = semImagens(html, first)
  return {
    texto: comFormulas(named).trim(),
    imagens,
    barrado: BARRED.exec(named)?.[1]?.toLowerCase() ?? null,
    perdeForma: dressed(html),
  }
}

/** What in plain words leaves no trace. */
const UNSEEN = /<\/?(?:p|div|br|span|a|li|ul|ol)\b[^<>]{0,2000}>/gi

/** Plain words on one line; the picture beside them, where there is one. */
export function toPlano(html: string, first = 0): Texto {
  const { html: named, imagens } = semImagens(html, first)
  const flat = raised(named).replaceAll(
    /<\/?(?:strong|em|u|s|b|i|sub|sup|span|a|code|font|small|big)\b[^<>]{0,2000}>/gi,
    '',
  )
  const words = imagens.reduce((text, _, n) => text.replace(lugarDaImagem(first + n), ' '), flat)
  return {
    texto: semEntidades(withoutTags(words, ' ', 'goes'))
      .replaceAll(/\s+/g, ' ')
      .trim(),
    imagens,
    barrado: BARRED.exec(named)?.[1]?.toLowerCase() ?? null,
    perdeForma: dressed(html) || raised(named).replaceAll(UNSEEN, '').includes('<'),
  }
}
