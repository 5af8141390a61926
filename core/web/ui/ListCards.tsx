/** A list as cards or lines, page by page: the states of `ListTable`, for what is more than a row of columns. */
import { Fragment, type ReactNode } from 'react'
import { ErrorState } from './EmptyState.tsx'
import { useUrlFilters } from './filters.ts'
import { ListEmpty, ListFilters, type ListWords, type Shown } from './list-parts.tsx'
import { Pagination } from './Pagination.tsx'
import { ListSkeleton } from './Skeleton.tsx'

interface Props<T extends { id: number }> extends ListWords {
  list: Shown<{ total: number }>
  /** What the list holds, for those who cannot see it. */
  label?: string
  /** Of this page; undefined while they have not come. */
  rows: readonly T[] | undefined
  /** Where the id alone does not tell them apart. */
  rowId?: (row: T) => string | number
  /** The `<li>` of each. */
  card: (row: T) => ReactNode
  /** Of the `<ul>`; cards one below the other, where it says nothing. */
  className?: string
  /** "3 turmas", above the list. */
  total?: (n: number) => string
  /** While it loads. */
  skeleton?: { rows?: number; rowHeight?: number }
  /** Between the filters and the list, whatever it holds. */
  above?: ReactNode
  /** Around the list and its pages. */
  frame?: (list: ReactNode) => ReactNode
}

const Counted = ({ says, children }: { says: string; children: ReactNode }) => (
  <div className="pilha v-3">
    <p className="fraca t-s" role="status">
      {says}
    </p>
    {children}
  </div>
)

export function ListCards<T extends { id: number }>(props: Props<T>) {
  const {
    list,
    label,
    rows,
    rowId = ({ id }) => id,
    card,
    className = 'pilha v-5 m-z p-z sem-ponto',
    total,
    skeleton,
    above,
    frame = (shown) => (total ? <Counted says={total(list.data?.total ?? 0)}>{shown}</Counted> : shown),
    ...words
  } = props
  const { empty, none, ...filters } = words
  const { set } = useUrlFilters()
  if (list.failed || !rows || rows.length === 0)
    return (
      <>
        <ListFilters {...filters} />
        {above}
        {list.failed ? (
          <ErrorState error={list.error} onRetry={list.retry} />
        ) : rows ? (
          <ListEmpty {...{ list, empty, none }} />
        ) : (
          <ListSkeleton {...skeleton} />
        )}
      </>
    )
  return (
    <>
      <ListFilters {...filters} />
      {above}
      {frame(
        <>
          <ul className={className} aria-label={label}>
            {rows.map((row) => (
              <Fragment key={rowId(row)}>{card(row)}</Fragment>
            ))}
          </ul>
          <Pagination
            page={list.page}
            pageSize={list.linhas}
            total={list.data?.total ?? 0}
            onPage={(page) => set('pagina', String(page))}
          />
        </>,
      )}
    </>
  )
}
