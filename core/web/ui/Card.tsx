/** A sheet with an optional heading line; the side column beside a main one. */
import type { ReactNode } from 'react'
import { cx } from './cx.ts'

interface CardProps {
  title?: ReactNode
  /** At the end of the heading line, usually a link. */
  aside?: ReactNode
  children: ReactNode
  className?: string
  label?: string
}

export function Card({ title, aside, children, className, label }: CardProps) {
  return (
    <section className={cx('cartao', className)} aria-label={label}>
      {title && <BlockTitle aside={aside}>{title}</BlockTitle>}
      {children}
    </section>
  )
}

export function BlockTitle({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  return (
    <div className="bloco-t">
      <h2>{children}</h2>
      {aside}
    </div>
  )
}

export function SideColumn({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <div className="cola">
      <div className="pilha">{children}</div>
      <aside className="pilha">{aside}</aside>
    </div>
  )
}
