/** A formula in KaTeX's language, drawn with MathML beside it for readers; loaded only where there is one. */
import katex from 'katex'
import 'katex/dist/katex.min.css'
import { useLayoutEffect, useRef } from 'react'

/** Without trust: no links, no images, no styles from the source; a wrong formula shows its source. */
const OPTIONS = { throwOnError: false, trust: false, strict: 'ignore', maxSize: 20, maxExpand: 200 } as const

export function Formula({ source }: { source: string }) {
  const box = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    if (box.current) katex.render(source, box.current, OPTIONS)
  }, [source])
  return <span ref={box} className="formula bloco-em-linha w-c" />
}
