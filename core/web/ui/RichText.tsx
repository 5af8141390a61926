/** Shows rich text that came over the wire: an allow-list of tags becomes elements, nothing is ever put in raw. */
import {
  createContext,
  createElement,
  Fragment,
  lazy,
  type ReactNode,
  Suspense,
  useContext,
  useMemo,
} from 'react'
import { cleanBody } from '../trusted.ts'
import { cx } from './cx.ts'
import './rich-text.css'
import { table } from '../../contract/table.ts'

const Formula = lazy(() => import('./Formula.tsx').then((m) => ({ default: m.Formula })))

/** What the server keeps (an attribute that is not named here is left behind), under the names shown. */
const TAGS: Readonly<Record<string, string>> = table({
  ...Object.fromEntries(
    'p br hr strong em u s ul ol li blockquote code pre h2 h3 h4 sub sup table caption thead tbody tr th td'
      .split(' ')
      .map((tag) => [tag, tag]),
  ),
  b: 'strong',
  i: 'em',
})

export interface RichFigure {
  midia: number
  tipo: string
  alt: string
  decorativa: boolean
  /** What is said in a sound or a film; empty: not told. */
  transcricao: string
  /** The captions of a film. */
  legendas?: number | undefined
  /** A film that says in Libras what the text says. */
  libras: boolean
}

/** How a file within a text is shown: said by whoever has the files at hand. Without it its words stand in its place. */
export const RichFigures = createContext<((figure: RichFigure) => ReactNode) | null>(null)

function Figure(props: RichFigure) {
  const show = useContext(RichFigures)
  return (
    <div className="rico-figura">
      {show ? show(props) : [props.alt, props.transcricao].filter(Boolean).join(': ')}
    </div>
  )
}

/** How a run of words is shown, with where it begins in the words of all; `drawn`: instead of them, such as a formula. */
export type ShowWords = (words: string, at: number, drawn?: ReactNode) => ReactNode
/** Said by whoever marks passages. Without it words stand as they are. */
export const RichWords = createContext<ShowWords | null>(null)

/** What was said so far: a formula by its source, the end of a line as one. */
interface Walk {
  words: string
  show: ShowWords | null
}

function said(walk: Walk, key: number, words: string, drawn?: ReactNode): ReactNode {
  const at = walk.words.length
  walk.words += words
  if (!walk.show) return drawn ?? words
  return <Fragment key={key}>{walk.show(words, at, drawn)}</Fragment>
}

const LINES = new Set('p br hr li blockquote pre h2 h3 h4 caption tr td th div'.split(' '))
const DEEPEST = 16
const VOID = new Set(['br', 'hr'])

function shown(node: Node, key: number, depth: number, walk: Walk): ReactNode {
  if (node.nodeType === 3) return said(walk, key, node.textContent ?? '')
  if (node.nodeType !== 1 || depth > DEEPEST) return null
  const element = node as Element
  const name = element.tagName.toLowerCase()
  const inside = () => [...element.childNodes].map((child, i) => shown(child, i, depth + 1, walk))
  const math = name === 'span' ? element.getAttribute('data-math') : null
  if (math)
    return said(
      walk,
      key,
      math,
      <Suspense key={key} fallback={<code>{math}</code>}>
        <Formula source={math} />
      </Suspense>,
    )
  const midia = name === 'figure' ? Number(element.getAttribute('data-midia')) : 0
  if (midia > 0)
    return (
      <Figure
        key={key}
        midia={midia}
        tipo={element.getAttribute('data-tipo') ?? ''}
        alt={element.getAttribute('data-alt') ?? ''}
        decorativa={element.hasAttribute('data-decorativa')}
        transcricao={element.getAttribute('data-transcricao') ?? ''}
        libras={element.hasAttribute('data-libras')}
        legendas={Number(element.getAttribute('data-legendas')) || undefined}
      />
    )
  const href = name === 'a' ? element.getAttribute('href') : null
  if (href)
    return (
      <a key={key} href={href} target="_blank" rel="nofollow noopener noreferrer">
        {inside()}
      </a>
    )
  const tag = TAGS[name]
  const children = tag && VOID.has(tag) ? null : inside()
  if (LINES.has(name)) walk.words += '\n'
  if (children === null) return createElement(name, { key })
  return tag ? createElement(tag, { key }, children) : <Fragment key={key}>{children}</Fragment>
}

const walked = (html: string, walk: Walk): ReactNode[] =>
  [...cleanBody(html).childNodes].map((node, i) => shown(node, i, 0, walk))

/** The elements for a piece of HTML. */
export const richNodes = (html: string, show: ShowWords | null = null): ReactNode[] =>
  walked(html, { words: '', show })

/** The words that passages of a piece of HTML are counted in. */
export function richWords(html: string): string {
  const walk: Walk = { words: '', show: null }
  void walked(html, walk)
  return walk.words
}

interface Props {
  html: string
  className?: string
}

export function RichText({ html, className }: Props) {
  const show = useContext(RichWords)
  const nodes = useMemo(() => richNodes(html, show), [html, show])
  return <div className={cx('rico', className)}>{nodes}</div>
}
