/** Clean HTML of the bank as blocks that a page is made of. What reads it is told nothing that a stranger wrote: it was cleaned. */
import { piecesOf } from '../../ensino/aula/rules-formula.ts'
import { lerFormula, linearOf } from './rules-papel-formula.ts'
import { decodeEntities } from './rules-textos.ts'
import type { BlocoDoPapel, Celula, Figura, Formula, Palavras, Trecho } from './shapes-papel.ts'

export function formulaDe(fonte: string): Formula {
  const mat = lerFormula(fonte)
  return { tipo: 'formula', fonte, mat, linear: mat ? linearOf(mat).trim() : fonte }
}

/** Plain words, with the formulas between their signs. */
export const trechosDe = (texto: string): Trecho[] =>
  piecesOf(texto).flatMap((piece, at): Trecho[] => {
    if (at % 2 === 1) return [formulaDe(piece)]
    return piece === '' ? [] : [{ tipo: 'palavras', texto: piece }]
  })

type Estilo = Exclude<keyof Palavras, 'tipo' | 'texto'>
const STYLES: ReadonlyMap<string, Estilo> = new Map([
  ['strong', 'negrito'],
  ['em', 'italico'],
  ['u', 'sublinhado'],
  ['s', 'riscado'],
  ['sup', 'sobre'],
  ['sub', 'sob'],
  ['code', 'codigo'],
  ['pre', 'codigo'],
])
const PARAGRAPHS = new Set(['p', 'h2', 'h3', 'h4', 'pre', 'caption'])
const TOKEN = /<(\/?)([a-z][a-z\d]{0,15})([^<>]{0,5000})>|[^<]+/g

/** What a tag says of itself. */
const saysOf = (tag: string): ReadonlyMap<string, string> =>
  new Map(
    [...tag.matchAll(/\s([a-z-]{1,20})="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      decodeEntities(value),
    ]),
  )

function figura(tag: string): Figura[] {
  const says = saysOf(tag)
  const midia = Number(says.get('data-midia'))
  const forma = says.get('data-tipo')
  if (!Number.isSafeInteger(midia) || midia <= 0) return []
  const libras = says.has('data-libras')
  // What is heard is read.
  const said = [says.get('data-alt'), says.get('data-transcricao')].filter(Boolean).join(': ')
  const alt = libras ? 'Libras' : said
  return [
    {
      tipo: 'figura',
      forma: forma === 'audio' || forma === 'video' ? forma : 'imagem',
      midia,
      alt,
      decorativa: says.has('data-decorativa'),
    },
  ]
}

class Pagina {
  /** Where blocks go: the page, a cell, an item, a quotation. */
  private readonly rooms: BlocoDoPapel[][] = [[]]
  private open: Trecho[] | null = null
  private titled = false
  private readonly styles: Estilo[] = []
  private readonly tables: Celula[][][] = []
  private readonly lists: BlocoDoPapel[][][] = []

  private put(bloco: BlocoDoPapel): void {
    this.rooms.at(-1)?.push(bloco)
  }
  private close(): void {
    const trechos = this.open
    this.open = null
    if (
      trechos?.some((one) => one.tipo === 'formula' || (one.tipo === 'palavras' && one.texto.trim() !== ''))
    )
      this.put({ tipo: 'paragrafo', trechos, ...(this.titled && { titulo: true }) })
    this.titled = false
  }
  private add(trecho: Trecho): void {
    this.open ??= []
    this.open.push(trecho)
  }
  private enter(): BlocoDoPapel[] {
    this.close()
    const room: BlocoDoPapel[] = []
    this.rooms.push(room)
    return room
  }
  private leave(): void {
    this.close()
    if (this.rooms.length > 1) this.rooms.pop()
  }

  words(text: string): void {
    const pre = this.styles.includes('codigo')
    const said = decodeEntities(pre ? text : text.replaceAll(/[\t\n\r ]{1,}/g, ' '))
    if (said.trim() === '' && this.open === null) return
    for (const [at, line] of (pre ? said.split('\n') : [said]).entries()) {
      if (at > 0) this.add({ tipo: 'quebra' })
      if (line !== '')
        this.add({
          tipo: 'palavras',
          texto: line,
          ...Object.fromEntries(this.styles.map((one) => [one, true])),
        })
    }
  }

  begin(name: string, tag: string): void {
    const style = STYLES.get(name)
    if (PARAGRAPHS.has(name)) this.close()
    if (style) this.styles.push(style)
    if (/^h\d$/.test(name) || name === 'caption') this.titled = true
    if (name === 'br') this.add({ tipo: 'quebra' })
    else if (name === 'hr') this.close()
    else if (name === 'span') {
      const source = saysOf(tag).get('data-math')
      if (source) this.add(formulaDe(source))
    } else if (name === 'figure') {
      this.close()
      for (const one of figura(tag)) this.put(one)
    } else if (name === 'ul' || name === 'ol') {
      this.close()
      const itens: BlocoDoPapel[][] = []
      this.lists.push(itens)
      this.put({
        tipo: 'lista',
        ordenada: name === 'ol',
        inicio: Number(saysOf(tag).get('start') ?? 1) || 1,
        itens,
      })
    } else if (name === 'li') this.lists.at(-1)?.push(this.enter())
    else if (name === 'blockquote') {
      this.close()
      const blocos: BlocoDoPapel[] = []
      this.put({ tipo: 'citacao', blocos })
      this.rooms.push(blocos)
    } else if (name === 'table') {
      this.close()
      const linhas: Celula[][] = []
      this.tables.push(linhas)
      this.put({ tipo: 'tabela', linhas })
    } else if (name === 'tr') this.tables.at(-1)?.push([])
    else if (name === 'td' || name === 'th') {
      const blocos = this.enter()
      this.tables
        .at(-1)
        ?.at(-1)
        ?.push({ cabeca: name === 'th', blocos })
    }
  }

  end(name: string): void {
    const style = STYLES.get(name)
    if (style) {
      const at = this.styles.lastIndexOf(style)
      if (at >= 0) this.styles.splice(at, 1)
    }
    if (PARAGRAPHS.has(name)) this.close()
    else if (['li', 'td', 'th', 'blockquote'].includes(name)) this.leave()
    else if (name === 'ul' || name === 'ol') {
      this.close()
      this.lists.pop()
    } else if (name === 'table') {
      this.close()
      this.tables.pop()
    }
  }

  done(): BlocoDoPapel[] {
    this.close()
    return this.rooms[0] ?? []
  }
}

/** The blocks of a rich text. */
export function blocosDoHtml(html: string): BlocoDoPapel[] {
  const pagina = new Pagina()
  for (const [whole, close, name, tag = ''] of html.matchAll(TOKEN)) {
    if (name === undefined) pagina.words(whole)
    else if (close === '/') pagina.end(name)
    else pagina.begin(name, tag)
  }
  return pagina.done()
}

/** What lies right within a block. */
function dentroDe(bloco: BlocoDoPapel): readonly BlocoDoPapel[] {
  switch (bloco.tipo) {
    case 'lista':
      return bloco.itens.flat()
    case 'tabela':
      return bloco.linhas.flat().flatMap(({ blocos }) => blocos)
    case 'citacao':
      return bloco.blocos
    default:
      return []
  }
}

/** Every picture, sound and film of blocks. */
export const figurasDosBlocos = (blocos: readonly BlocoDoPapel[]): Figura[] =>
  blocos.flatMap((bloco) => (bloco.tipo === 'figura' ? [bloco] : figurasDosBlocos(dentroDe(bloco))))

export const trechosDosBlocos = (blocos: readonly BlocoDoPapel[]): Trecho[] =>
  blocos.flatMap((bloco) => (bloco.tipo === 'paragrafo' ? bloco.trechos : trechosDosBlocos(dentroDe(bloco))))

/** Words alone: paragraphs parted by an empty line, formulas between their signs. */
export const emTexto = (blocos: readonly BlocoDoPapel[]): string =>
  blocos
    .map((bloco): string => {
      switch (bloco.tipo) {
        case 'paragrafo':
          return bloco.trechos.map(palavrasDe).join('').trim()
        case 'figura':
          return bloco.alt === '' ? '' : `[${bloco.alt}]`
        case 'citacao':
          return emTexto(bloco.blocos)
        case 'lista':
          return bloco.itens
            .map((one, at) => `${bloco.ordenada ? `${bloco.inicio + at}.` : '•'} ${emTexto(one)}`)
            .join('\n')
        case 'tabela':
          return bloco.linhas
            .map((one) => one.map(({ blocos: some }) => emTexto(some)).join(' | '))
            .join('\n')
        default:
          return ''
      }
    })
    .filter((said) => said !== '')
    .join('\n\n')

const palavrasDe = (trecho: Trecho): string => {
  if (trecho.tipo === 'quebra') return '\n'
  return trecho.tipo === 'formula' ? `\\(${trecho.fonte}\\)` : trecho.texto
}

/** Whether more than words, paragraphs and formulas is in it. */
export const perdeForma = (blocos: readonly BlocoDoPapel[]): boolean =>
  blocos.some(
    (bloco) =>
      (bloco.tipo !== 'paragrafo' && bloco.tipo !== 'figura') ||
      (bloco.tipo === 'paragrafo' &&
        (bloco.titulo === true ||
          bloco.trechos.some((one) => one.tipo === 'palavras' && Object.keys(one).length > 2))),
  )
