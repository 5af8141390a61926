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

interface SideColumnProps {
  children: ReactNode
  aside: ReactNode
  /** What stands at the side is read first: above, where there is one column. */
  asideFirst?: boolean
}

export function SideColumn({ children, aside, asideFirst = false }: SideColumnProps) {
  const side = <aside className={cx('pilha', asideFirst && 'folgada-ordem-1')}>{aside}</aside>
  return (
    <div className="cola">
      {asideFirst && side}
      <div className="pilha">{children}</div>
      {!asideFirst && side}
    </div>
  )
}
