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
  /** The captions of a film. */
  legendas?: number | undefined
}

/** How a file within a text is shown: said by whoever has the files at hand. Without it its words stand in its place. */
export const RichFigures = createContext<((figure: RichFigure) => ReactNode) | null>(null)

function Figure(props: RichFigure) {
  const show = useContext(RichFigures)
  return <div className="rico-figura">{show ? show(props) : props.alt}</div>
}

const DEEPEST = 16
const VOID = new Set(['br', 'hr'])

function shown(node: Node, key: number, depth: number): ReactNode {
  if (node.nodeType === 3) return node.textContent
  if (node.nodeType !== 1 || depth > DEEPEST) return null
  const element = node as Element
  const name = element.tagName.toLowerCase()
  const inside = () => [...element.childNodes].map((child, i) => shown(child, i, depth + 1))
  const math = name === 'span' ? element.getAttribute('data-math') : null
  if (math)
    return (
      <Suspense key={key} fallback={<code>{math}</code>}>
        <Formula source={math} />
      </Suspense>
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
  if (tag && VOID.has(tag)) return createElement(tag, { key })
  return tag ? createElement(tag, { key }, inside()) : <Fragment key={key}>{inside()}</Fragment>
}

/** The elements for a piece of HTML. */
export const richNodes = (html: string): ReactNode[] =>
  [...cleanBody(html).childNodes].map((node, i) => shown(node, i, 0))

interface Props {
  html: string
  className?: string
}

export function RichText({ html, className }: Props) {
  const nodes = useMemo(() => richNodes(html), [html])
  return <div className={cx('rico', className)}>{nodes}</div>
}
