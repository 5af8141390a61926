/** What authors write, before it is kept: rich text by an allow-list, addresses of the web only (reliability C1). */
import { richTextCleaner } from '../../../../core/server/rich-text.ts'
import type { Checker } from '../../../../core/server/validate.ts'
import { checkerFor } from '../../../../core/server/validate.ts'
import { MAX_TRANSCRICAO, RICOS, TIPOS_FIGURA } from '../rules-tela.ts'
import { CONTEUDO, type TelaDe } from '../shapes-telas.ts'
import { TIPOS_TELA, type TipoTela } from '../shapes-tipos.ts'

const MAX_ALT = 500

const ID = /^[1-9]\d{0,14}$/

/** A file of the lesson between paragraphs; a figure of anything else says nothing. */
function figureOf({
  'data-midia': midia = '',
  'data-tipo': tipo = '',
  ...more
}: Record<string, string>): Record<string, string> {
  if (!ID.test(midia) || !TIPOS_FIGURA.some((one) => one === tipo)) return {}
  // What it says is the text itself.
  if (tipo === 'video' && more['data-libras'] !== undefined)
    return { 'data-midia': midia, 'data-tipo': tipo, 'data-libras': 'true' }
  const legendas = more['data-legendas'] ?? ''
  const alt = (more['data-alt'] ?? '').slice(0, MAX_ALT)
  const transcricao = (more['data-transcricao'] ?? '').trim().slice(0, MAX_TRANSCRICAO)
  return {
    'data-midia': midia,
    'data-tipo': tipo,
    ...(alt !== '' && { 'data-alt': alt }),
    ...(more['data-decorativa'] !== undefined && tipo === 'imagem' && { 'data-decorativa': 'true' }),
    ...(tipo !== 'imagem' && transcricao !== '' && { 'data-transcricao': transcricao }),
    ...(tipo === 'video' && ID.test(legendas) && { 'data-legendas': legendas }),
  }
}

/** Texts of lessons have headings of two sizes more, rules, tables and figures. */
const cleanHtml = richTextCleaner({
  tags: ['h2', 'hr', 'table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td', 'figure'],
  attributes: {
    th: ['scope'],
    td: [],
    ol: ['start'],
    figure: [
      'data-midia',
      'data-tipo',
      'data-alt',
      'data-decorativa',
      'data-transcricao',
      'data-legendas',
      'data-libras',
    ],
  },
  depth: 16,
  transforms: {
    h1: 'h2',
    h2: 'h2',
    figure: (_, attribs) => ({ tagName: 'figure', attribs: figureOf(attribs) }),
    th: (_, { scope = '' }) => ({
      tagName: 'th',
      attribs: scope === 'col' || scope === 'row' ? { scope } : ({} as Record<string, string>),
    }),
  },
})

/** What a browser would run, were it ever made a link. */
const RUNS = /^\W*(?:javascript|data|vbscript|blob|file):/i

const checkers = new Map<TipoTela, Checker>(
  TIPOS_TELA.map((tipo) => [tipo, checkerFor(CONTEUDO[tipo], { text: false })]),
)

/** A screen as it is kept: clean, and in the shape of its type; 400 with the fields at fault otherwise. */
export function cleanTela<T extends TipoTela>(tipo: T, given: Readonly<Record<string, unknown>>) {
  const conteudo: Record<string, unknown> = structuredClone(given)
  for (const name of RICOS) if (typeof conteudo[name] === 'string') conteudo[name] = cleanHtml(conteudo[name])
  if (typeof conteudo.url === 'string')
    conteudo.url = RUNS.test(conteudo.url.replace(/\s/g, '')) ? '' : conteudo.url.trim()
  return checkers.get(tipo)?.(conteudo) as Extract<TelaDe, { tipo: T }>['conteudo']
}
