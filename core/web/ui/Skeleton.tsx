/** What stands while data comes, as tall as what will come: lines, rows of a list, a table, a page. */
import type { CSSProperties, ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { innerTexts } from './inner-texts.ts'

const keys = (n: number) => Array.from({ length: n }, (_, i) => i)

interface Props {
  height?: string
  width?: string
  style?: CSSProperties
}

export function Skeleton({ height = '1rem', width = '100%', style }: Props) {
  return <span className="esqueleto" aria-hidden="true" style={{ height, width, ...style }} />
}

function Busy({ children }: { children: ReactNode }) {
  const t = useTexts(innerTexts)
  return (
    <div aria-busy="true">
      <span className="so-leitor" role="status">
        {t.carregando}
      </span>
      {children}
    </div>
  )
}

/** Rows of a list with a disc, two lines each. `rowHeight` in rem keeps the place of the true rows. */
export function ListSkeleton({ rows = 5, rowHeight = 4 }: { rows?: number; rowHeight?: number }) {
  return (
    <Busy>
      {keys(rows).map((i) => (
        <div key={i} className="linha" style={{ height: `${rowHeight}rem` }}>
          <span className="esqueleto disco" style={{ width: '2.25rem', height: '2.25rem', flex: 'none' }} />
          <div style={{ display: 'grid', gap: '.5rem', flex: 1 }}>
            <Skeleton width={`${38 + ((i * 17) % 30)}%`} height=".875rem" />
            <Skeleton width={`${22 + ((i * 23) % 25)}%`} height=".75rem" />
          </div>
        </div>
      ))}
    </Busy>
  )
}

/** As tall as a table of that many rows of 44 px and its header. */
export function TableSkeleton({ rows = 10 }: { rows?: number }) {
  return (
    <Busy>
      <div className="tab" style={{ padding: '0 .75rem' }}>
        {keys(rows + 1).map((i) => (
          <div key={i} className="linha" style={{ height: '2.75rem' }}>
            <Skeleton width="28%" height=".875rem" />
            <Skeleton width="18%" height=".875rem" />
            <Skeleton width="12%" height=".875rem" style={{ marginInlineStart: 'auto' }} />
          </div>
        ))}
      </div>
    </Busy>
  )
}

export function PageSkeleton() {
  return (
    <Busy>
      <div className="pilha">
        <Skeleton width="min(18rem, 70%)" height="2.25rem" />
        <Skeleton width="min(28rem, 90%)" />
        <Skeleton height="9rem" style={{ borderRadius: 'var(--r-4)' }} />
        <Skeleton height="14rem" style={{ borderRadius: 'var(--r-4)' }} />
      </div>
    </Busy>
  )
}
