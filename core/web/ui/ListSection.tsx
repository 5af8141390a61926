/** A part of a page that is a list: its title, what it is, the one thing to do, then its states, page by page. */
import { type ReactNode, type Ref, useId } from 'react'
import { ErrorState } from './EmptyState.tsx'
import { Pagination } from './Pagination.tsx'
import { ListSkeleton } from './Skeleton.tsx'

interface Props {
  title: string
  /** In a sentence. */
  description: string
  /** Takes the focus when what had it left the list. */
  titleRef?: Ref<HTMLHeadingElement>
  className?: string
  /** The primary action. */
  action?: ReactNode
  /** Search, filters, switches. */
  tools?: ReactNode
  /** Rows in all; undefined while they have not come. */
  total: number | undefined
  failed: boolean
  onRetry: () => void
  /** Of the skeleton; the height in rem. */
  rows: number
  rowHeight: number
  page: number
  pageSize: number
  onPage: (page: number) => void
  empty: ReactNode
  /** The rows of this page. */
  children: ReactNode
}

function Body({ total, failed, onRetry, rows, rowHeight, page, pageSize, onPage, empty, children }: Props) {
  if (total === undefined)
    return failed ? <ErrorState onRetry={onRetry} /> : <ListSkeleton rows={rows} rowHeight={rowHeight} />
  if (total === 0) return empty
  return (
    <>
      {children}
      <Pagination page={page} pageSize={pageSize} total={total} onPage={onPage} />
    </>
  )
}

export function ListSection(props: Props) {
  const id = useId()
  const { title, description, titleRef, className = 'pilha', action, tools } = props
  return (
    <section className={className} aria-labelledby={id}>
      <div className="linha quebra cima">
        <div>
          <h2 id={id} ref={titleRef} tabIndex={titleRef ? -1 : undefined}>
            {title}
          </h2>
          <p className="fraca">{description}</p>
        </div>
        <span className="vao" />
        {action}
      </div>
      {tools}
      <Body {...props} />
    </section>
  )
}
