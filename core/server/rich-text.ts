/** Rich text as it is kept: an allow-list of tags, no id, name, style or class, links to the open web only (C1). */
import sanitizeHtml, { type Attributes } from 'sanitize-html'

const TAGS = [
  'p',
  'br',
  'strong',
  'em',
  'u',
  's',
  'ul',
  'ol',
  'li',
  'blockquote',
  'a',
  'code',
  'pre',
  'h3',
  'h4',
]
const SIGNS = ['sub', 'sup', 'span']

const LINK = /^(?:https?:\/\/[^\s/]|mailto:[^\s@]+@)/i
const MAX_HREF = 2_000
const MAX_MATH = 1_000

const linkOf = (href: string): Attributes =>
  LINK.test(href) && href.length <= MAX_HREF ? { href, rel: 'nofollow noopener' } : {}

/** The source of a formula (KaTeX); any other span says nothing. */
const formulaOf = (math: string | undefined): Attributes =>
  math && math.length <= MAX_MATH ? { 'data-math': math } : {}

export interface RichTextRules {
  /** Beyond those of every text. */
  tags?: readonly string[]
  attributes?: Readonly<Record<string, string[]>>
  transforms?: sanitizeHtml.IOptions['transformTags']
  /** How deep tags may lie within one another. */
  depth: number
}

/** Makes a cleaner of rich text. Cleaning what is clean changes nothing. */
export function richTextCleaner({ tags = [], attributes, transforms, depth }: RichTextRules) {
  const options: sanitizeHtml.IOptions = {
    allowedTags: [...TAGS, ...SIGNS, ...tags],
    allowedAttributes: { a: ['href', 'rel'], span: ['data-math'], ...attributes },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowedSchemesAppliedToAttributes: ['href'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    nonTextTags: [
      ...['script', 'style', 'textarea', 'option', 'noscript', 'iframe', 'object', 'title', 'template'],
      ...['xmp', 'noembed', 'noframes', 'plaintext', 'svg', 'math'],
    ],
    nestingLimit: depth,
    // A link to nowhere, a span without a formula and a figure of no file are taken away; what they held stays.
    exclusiveFilter: ({ tag, attribs }) =>
      (tag === 'a' && !attribs.href) ||
      (tag === 'span' && !attribs['data-math']) ||
      (tag === 'figure' && !attribs['data-midia'])
        ? 'excludeTag'
        : false,
    transformTags: {
      b: 'strong',
      i: 'em',
      del: 's',
      strike: 's',
      h1: 'h3',
      h2: 'h3',
      h5: 'h4',
      h6: 'h4',
      div: 'p',
      a: (_, { href = '' }) => ({ tagName: 'a', attribs: linkOf(href) }),
      span: (_, attribs) => ({ tagName: 'span', attribs: formulaOf(attribs['data-math']) }),
      ...transforms,
    },
  }
  return (html: string): string => sanitizeHtml(html, options).trim()
}
