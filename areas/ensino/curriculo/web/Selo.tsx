/** The cut stone of a category or list in its colour, with its short name: the colour alone never says anything. */
import type { CSSProperties } from 'react'
import './curriculo.css'

interface Props {
  cor: string | null
  /** Up to ten letters; absent, a stone without a word. */
  sigla?: string
  className?: string
}

const tinted = (cor: string | null) =>
  (cor === null ? {} : { '--cor': cor }) as CSSProperties & Record<`--${string}`, string>

export function Selo({ cor, sigla = '' }: Props) {
  return (
    <span className="cu-selo curta rijo a-meio v-2 junto" style={tinted(cor)}>
      <svg className="rijo q-15" viewBox="0 0 24 24" aria-hidden="true">
        <path className="cu-pedra" d="M7 2h10l5 7-10 13L2 9Z" />
        <path className="cu-facetas" d="M2 9h20M7 2l2 7 3 13 3-13 2-7" />
      </svg>
      {sigla && <b className="forte">{sigla}</b>}
    </span>
  )
}
