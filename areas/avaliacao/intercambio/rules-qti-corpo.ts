/** The body of an item of QTI 2 or 3: what is read, with a mark where something is asked; feedback and notes taken out. */
import type { Contexto } from './rules-qti-contexto.ts'
import { refuse } from './rules-qti-contexto.ts'
import { hasBlocks, isBlank, writeHtml } from './rules-qti-html.ts'
import { childOf, isNo, type No } from './rules-xml-no.ts'

/** Text that depends on an outcome. */
export interface RetornoLido {
  /** The value on which it is shown. */
  id: string
  saida: string
  /** Hidden on it instead. */
  esconde: boolean
  html: string
  /** The alternative in which it stands. */
  opcao: string | null
}

export interface Corpo {
  /** What stands right below the body, each as HTML. */
  trechos: string[]
  interacoes: No[]
  retornos: RetornoLido[]
  /** For who corrects. */
  criterios: string[]
  base: { titulo: string; html: string } | null
  /** Which of them is the text with the gaps; null: it is not told. */
  texto: number | null
}

export type EmHtml = (filhos: readonly (No | string)[], opcao?: string) => string

/** Signs that no XML holds: nothing in a text looks like it. */
export const marcaDe = (n: number): string => `\u0001${n}\u0002`
// biome-ignore lint/suspicious/noControlCharactersInRegex: no text can hold them, so they mark a place
export const MARCAS = /\u0001(\d{1,6})\u0002/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: as above
const ONLY_MARK = /^\s*\u0001\d{1,6}\u0002\s*$/

export const BASE = 'turmalina-base'
export const SOLTO = 'turmalina-solto'
export const TEXTO = 'turmalina-texto'

const isInteraction = (nome: string): boolean =>
  nome.endsWith('Interaction') || nome === 'positionObjectStage'
/** They ask nothing of their own. */
const BESIDES = new Set(['mediaInteraction', 'endAttemptInteraction'])
const SEEN_BY_PUPILS = /(?:^|\s)candidate(?:\s|$)/
/** Said of an element whose meaning is not kept. */
const LEFT_OUT = new Set(['stylesheet', 'catalogInfo', 'companionMaterialsInfo', 'include', 'infoControl'])

export const promptOf = (interaction: No, html: EmHtml): string => {
  const prompt = childOf(interaction, 'prompt')
  const text = prompt ? html(prompt.filhos).trim() : ''
  return text === '' || hasBlocks(text) ? text : `<p>${text}</p>`
}

interface Colhido {
  interacoes: No[]
  retornos: RetornoLido[]
  criterios: string[]
}

/** What QTI adds to HTML, told by HTML or taken aside. */
function otherThanHtml(
  no: No,
  dentro: () => string,
  contexto: Contexto,
  colhido: Colhido,
  opcao: string | null,
  html: EmHtml,
): string | null {
  if (no.nome === 'endAttemptInteraction') {
    contexto.diz('sem_lugar', no.nome)
    return ''
  }
  if (no.nome === 'mediaInteraction') {
    contexto.diz('convertido', no.nome)
    return `${promptOf(no, html)}${html(no.filhos.filter((filho) => isNo(filho) && filho.nome !== 'prompt'))}`
  }
  if (isInteraction(no.nome)) {
    colhido.interacoes.push(no)
    return marcaDe(colhido.interacoes.length - 1)
  }
  if (LEFT_OUT.has(no.nome)) {
    contexto.diz('sem_lugar', no.nome)
    return no.nome === 'infoControl' ? `<div>${dentro()}</div>` : ''
  }
  switch (no.nome) {
    case 'rubricBlock': {
      const inner = dentro().trim()
      if (SEEN_BY_PUPILS.test(no.atributos.view ?? 'candidate')) return inner
      colhido.criterios.push(inner)
      return ''
    }
    case 'feedbackBlock':
    case 'feedbackInline':
      colhido.retornos.push({
        id: no.atributos.identifier ?? '',
        saida: no.atributos.outcomeIdentifier ?? '',
        esconde: no.atributos.showHide === 'hide',
        html: dentro().trim(),
        opcao,
      })
      return ''
    case 'contentBody':
    case 'prompt':
      return dentro()
    case 'printedVariable':
    case 'templateBlock':
    case 'templateInline':
      return refuse('interacao_desconhecida', no.nome)
    case 'gap':
      return `{{${no.atributos.identifier ?? ''}}}`
    case 'hottext':
      return `<u>${dentro()}</u>`
    case 'div':
    case 'p':
    case 'span': {
      const inner = dentro()
      return ONLY_MARK.test(inner) ? inner.trim() : `${writeBegin(no)}${inner}</${no.nome}>`
    }
    default:
      return null
  }
}

/** Only the beginning, with its attributes. */
const writeBegin = (no: No): string =>
  writeHtml([{ ...no, filhos: [] }], (address) => address).slice(0, -`</${no.nome}>`.length)

/** The one that turns elements of this item into HTML; what it takes aside it puts into `colhido`. */
function makeEmHtml(contexto: Contexto, colhido: Colhido): EmHtml {
  const html: EmHtml = (filhos, opcao) =>
    writeHtml(filhos, contexto.troca, (no, dentro) =>
      otherThanHtml(no, dentro, contexto, colhido, opcao ?? null, html),
    )
  return html
}

const isMarked = (filho: No | string, como: string): filho is No =>
  isNo(filho) && filho.atributos.class === como

export function readCorpo(body: No | null, contexto: Contexto): { corpo: Corpo; html: EmHtml } {
  const colhido: Colhido = { interacoes: [], retornos: [], criterios: [] }
  const html = makeEmHtml(contexto, colhido)
  const trechos: string[] = []
  let base: Corpo['base'] = null
  let texto: number | null = null
  for (const filho of body?.filhos ?? []) {
    if (isMarked(filho, BASE)) base = { titulo: filho.atributos.title ?? '', html: html(filho.filhos) }
    else if (isMarked(filho, TEXTO)) {
      texto ??= trechos.length
      trechos.push(html(filho.filhos))
    } else if (isMarked(filho, SOLTO)) trechos.push(html(filho.filhos))
    else trechos.push(html([filho]))
  }
  return { corpo: { ...colhido, trechos, base, texto }, html }
}

export const asks = (corpo: Corpo): No[] => corpo.interacoes.filter(({ nome }) => !BESIDES.has(nome))

/** The body with each mark exchanged. */
export const withMarks = (text: string, exchange: (n: number) => string): string =>
  text.replace(MARCAS, (_, n: string) => exchange(Number(n)))

/** What is read before anything is asked, with what each interaction asks in its place. */
export function enunciadoOf(corpo: Corpo, html: EmHtml): string {
  const whole = corpo.trechos.join('').trim()
  return withMarks(whole, (n) => {
    const interaction = corpo.interacoes[n]
    return interaction ? promptOf(interaction, html) : ''
  }).trim()
}

export const isEmpty = (text: string): boolean => isBlank(text)
