/** What authors write, before it is kept: rich text by an allow-list, addresses of the web only (reliability C1). */
import sanitizeHtml, { type Attributes } from 'sanitize-html'
import type { Checker } from '../../../core/server/validate.ts'
import { checkerFor } from '../../../core/server/validate.ts'
import { CONTEUDO, type TelaDe } from '../telas.ts'
import { TIPOS_TELA, type TipoTela } from '../telas-tipos.ts'

const TAGS =
  'p br strong em u s ul ol li blockquote a code pre h2 h3 h4 sub sup span hr table caption thead tbody tr th td'

const LINK = /^(?:https?:\/\/[^\s/]|mailto:[^\s@]+@)/i
const MAX_HREF = 2_000
const MAX_MATH = 1_000

const linkOf = (href: string): Attributes =>
  LINK.test(href) && href.length <= MAX_HREF ? { href, rel: 'nofollow noopener' } : {}

/** The source of a formula (KaTeX); any other span says nothing. */
const formulaOf = (math: string | undefined): Attributes =>
  math && math.length <= MAX_MATH ? { 'data-math': math } : {}

const options: sanitizeHtml.IOptions = {
  allowedTags: TAGS.split(' '),
  allowedAttributes: { a: ['href', 'rel'], span: ['data-math'], th: ['scope'], td: [], ol: ['start'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowedSchemesAppliedToAttributes: ['href'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: [
    ...['script', 'style', 'textarea', 'option', 'noscript', 'iframe', 'object', 'title', 'template'],
    ...['xmp', 'noembed', 'noframes', 'plaintext', 'svg', 'math'],
  ],
  nestingLimit: 16,
  exclusiveFilter: ({ tag, attribs }) =>
    (tag === 'a' && !attribs.href) || (tag === 'span' && !attribs['data-math']) ? 'excludeTag' : false,
  transformTags: {
    b: 'strong',
    i: 'em',
    del: 's',
    strike: 's',
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    div: 'p',
    a: (_, { href = '' }) => ({ tagName: 'a', attribs: linkOf(href) }),
    span: (_, attribs) => ({ tagName: 'span', attribs: formulaOf(attribs['data-math']) }),
    th: (_, { scope = '' }): sanitizeHtml.Tag => ({
      tagName: 'th',
      attribs: scope === 'col' || scope === 'row' ? { scope } : {},
    }),
  },
}

/** Cleans rich text. Cleaning what is clean changes nothing. */
const cleanHtml = (html: string): string => sanitizeHtml(html, options).trim()

/** Fields of a screen that hold HTML; all others are plain text. */
const RICH = ['html', 'enunciado', 'transcricao'] as const

/** What a browser would run, were it ever made a link. */
const RUNS = /^\W*(?:javascript|data|vbscript|blob|file):/i

const checkers = new Map<TipoTela, Checker>(
  TIPOS_TELA.map((tipo) => [tipo, checkerFor(CONTEUDO[tipo], { text: false })]),
)

/** PostgreSQL keeps no half of a sign: what JSON would write as an escape becomes U+FFFD, as in any text. */
const wellFormed = (_: string, value: unknown): unknown =>
  typeof value === 'string' ? value.toWellFormed() : value

/** A screen as it is kept: clean, and in the shape of its type; 400 with the fields at fault otherwise. */
export function cleanTela<T extends TipoTela>(tipo: T, given: Readonly<Record<string, unknown>>) {
  const conteudo: Record<string, unknown> = JSON.parse(JSON.stringify(given, wellFormed))
  for (const name of RICH) if (typeof conteudo[name] === 'string') conteudo[name] = cleanHtml(conteudo[name])
  if (typeof conteudo.url === 'string')
    conteudo.url = RUNS.test(conteudo.url.replace(/\s/g, '')) ? '' : conteudo.url.trim()
  return checkers.get(tipo)?.(conteudo) as Extract<TelaDe, { tipo: T }>['conteudo']
}
