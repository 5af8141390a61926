/** One source shown three ways: on paper, on a telephone, as a screen reader says it (picture 15). */

import IconPhone from '@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs'
import IconEar from '@tabler/icons-react/dist/esm/icons/IconEar.mjs'
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { IconType } from './icon.ts'
import './previa.css'

export function Previas({ children }: { children: ReactNode }) {
  return <div className="previas">{children}</div>
}

const ICONS = { papel: IconPrinter, celular: IconPhone, fala: IconEar } as const satisfies Record<
  string,
  IconType
>

interface Props {
  forma: keyof typeof ICONS
  title: string
  /** At the end of the heading line. */
  aside?: ReactNode
  children: ReactNode
}

export function Previa({ forma, title, aside, children }: Props) {
  const Icon = ICONS[forma]
  return (
    <section className="pilha v-3" aria-label={title}>
      <div className="linha v-2">
        <Icon aria-hidden="true" />
        <h2>{title}</h2>
        <span className="vao" />
        {aside && <span className="fraca t-s">{aside}</span>}
      </div>
      <div className={`previa-${forma}`}>{children}</div>
    </section>
  )
}

/** How many lines a piece takes as it is drawn; null until it is. */
export function useLinhas() {
  const box = useRef<HTMLDivElement>(null)
  const [linhas, setLinhas] = useState<number | null>(null)
  useEffect(() => {
    const piece = box.current
    if (!piece) return
    const count = () => {
      const line = Number.parseFloat(getComputedStyle(piece).lineHeight)
      if (line > 0) setLinhas(Math.max(1, Math.round(piece.scrollHeight / line)))
    }
    const watch = new ResizeObserver(count)
    watch.observe(piece)
    count()
    return () => watch.disconnect()
  }, [])
  return { box, linhas }
}
