/** Texts of Moodle XML: their formats, and the files that stand in them. */
import { fromLooseHtml, fromMarkdown, fromPlain, withLines } from './rules-textos.ts'
import { childOf, childrenOf, htmlOf, isNo, type No, textOf } from './rules-xml-no.ts'
import type { ArquivoDentro, Aviso } from './shapes-item.ts'

/** What is gathered while an item is read. */
export interface Coleta {
  /** The folder of the item's files. */
  pasta: string
  arquivos: ArquivoDentro[]
  avisos: Aviso[]
}

export const PLUGINFILE = '@@PLUGINFILE@@/'

/** A name that needs no quoting anywhere and leaves no folder. */
const safeName = (nome: string): string =>
  nome
    .split('/')
    .filter((part) => part !== '' && part !== '.' && part !== '..')
    .join('/')
    .replaceAll(/[^\p{L}\p{N}_./-]/gu, '_')

function decodeUri(texto: string): string {
  try {
    return decodeURIComponent(texto)
  } catch {
    return texto
  }
}

/** Takes in a file; the same bytes under the same name are one. */
function addArquivo(coleta: Coleta, nome: string, base64: string): string {
  const safe = safeName(nome) || 'arquivo'
  for (let n = 1; ; n += 1) {
    const caminho = [coleta.pasta, ...(n === 1 ? [] : [String(n)]), safe].join('/')
    const there = coleta.arquivos.find((um) => um.caminho === caminho)
    if (there && there.base64 !== base64) continue
    if (!there) coleta.arquivos.push({ caminho, base64 })
    return caminho
  }
}

/** The files that stand beside a text, by the name that it calls them. */
function readArquivos(coleta: Coleta, no: No): Map<string, string> {
  const found = new Map<string, string>()
  for (const file of childrenOf(no, 'file')) {
    const { name = '', path = '/', encoding = 'base64' } = file.atributos
    const full = `${path}${name}`.replace(/^\/{1,10}/, '')
    if (encoding !== 'base64')
      coleta.avisos.push({ codigo: 'sem_lugar', detalhe: `file encoding="${encoding}"` })
    else if (name !== '') found.set(full, addArquivo(coleta, full, textOf(file).replaceAll(/\s/g, '')))
  }
  return found
}

/** Each `@@PLUGINFILE@@/name` by the file that it means. */
function nameArquivos(coleta: Coleta, html: string, arquivos: ReadonlyMap<string, string>): string {
  const [first = '', ...rest] = html.split(PLUGINFILE)
  return [
    first,
    ...rest.map((part) => {
      const end = /["'<>\s?#)]/.exec(part)?.index ?? part.length
      const nome = decodeUri(part.slice(0, end)).replaceAll('&amp;', '&')
      const query = /^\?[\w=&;-]{0,100}/.exec(part.slice(end))?.[0] ?? ''
      const caminho = arquivos.get(nome)
      if (caminho === undefined) coleta.avisos.push({ codigo: 'arquivo_ausente', detalhe: nome })
      return `arquivo:${caminho ?? safeName(nome)}${part.slice(end + query.length)}`
    }),
  ].join('')
}

/** What an element `text` says: its text, or the HTML that was put into it without being quoted. */
export function rawText(coleta: Coleta, no: No | null): string {
  const text = no && (childOf(no, 'text') ?? no)
  if (!text) return ''
  if (!text.filhos.some((filho) => isNo(filho) && filho.nome !== 'file')) return directText(text)
  coleta.avisos.push({ codigo: 'consertado', detalhe: `<${no.nome}>` })
  return htmlOf(text.filhos.filter((filho) => !isNo(filho) || filho.nome !== 'file'))
}

const directText = (no: No): string => no.filhos.filter((filho) => !isNo(filho)).join('')

/** A text that no format belongs to. */
export const plainText = (no: No | null): string => textOf(no && (childOf(no, 'text') ?? no)).trim()

function toHtml(coleta: Coleta, formato: string, texto: string): string {
  switch (formato) {
    case 'plain_text':
    case '2':
      return fromPlain(texto)
    case 'markdown':
    case '4':
      coleta.avisos.push({ codigo: 'convertido', detalhe: 'markdown' })
      return fromMarkdown(texto)
    case 'moodle_auto_format':
    case '0':
      return withLines(fromLooseHtml(texto))
    default:
      return texto
  }
}

/** A text as HTML, its files taken in. */
export function readTexto(coleta: Coleta, no: No | null): string {
  if (!no) return ''
  const arquivos = readArquivos(coleta, no)
  const html = toHtml(coleta, no.atributos.format ?? 'html', rawText(coleta, no))
  return nameArquivos(coleta, html, arquivos)
}
