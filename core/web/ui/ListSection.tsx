/** A part of a page that is a list: its title, what it is, the one thing to do, then its states, page by page. */
import { type ReactNode, type Ref, useId } from 'react'
import { ErrorState } from './EmptyState.tsx'
import { useUrlFilters } from './filters.ts'
import { ListEmpty, type ListWords, type Shown } from './list-parts.tsx'
import { Pagination } from './Pagination.tsx'
import { ListSkeleton } from './Skeleton.tsx'

interface Props extends Pick<ListWords, 'empty' | 'none'> {
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
  list: Shown<{ total: number }>
  /** Of the skeleton; the height in rem. */
  rows: number
  rowHeight: number
  /** The rows of this page. */
  children: ReactNode
}

function Body({ list, rows, rowHeight, empty, none, children }: Props) {
  const { set } = useUrlFilters()
  const { data, failed, error, retry, page, linhas } = list
  if (failed) return <ErrorState error={error} onRetry={retry} />
  if (!data) return <ListSkeleton rows={rows} rowHeight={rowHeight} />
  if (data.total === 0) return <ListEmpty {...{ list, empty, none }} />
  return (
    <>
      {children}
      <Pagination
        page={page}
        pageSize={linhas}
        total={data.total}
        onPage={(page) => set('pagina', String(page))}
      />
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
