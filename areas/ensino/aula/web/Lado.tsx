/** One of two states in words, what the other does not say marked. */
import type { ReactNode } from 'react'
import { useTexts } from '../../../../core/web/texts.ts'
import { editorTexts } from './editor/texts.ts'
import { wordsOf } from './editor/words.ts'

interface Props {
  title: string
  value: unknown
  other: unknown
  action?: ReactNode
}

export function Lado({ title, value, other, action }: Props) {
  const t = useTexts(editorTexts)
  const lines = wordsOf(value)
  const others = new Set(wordsOf(other))
  return (
    <section className="cartao pilha v-4" aria-label={title}>
      <h3>{title}</h3>
      <ul className="grade v-1 partir">
        {lines.length === 0 && <li className="fraca">{t.vazio}</li>}
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no names
          <li key={i}>{others.has(line) ? line : <mark>{line}</mark>}</li>
        ))}
      </ul>
      {action}
    </section>
  )
}
