/**
 * A list as a table: search and filters, then its states, page by page. A usual one, in a screen:
 *
 *     const list = useList(hortaApi.list, { filters: { busca: 'words', tipo: TIPOS }, ordens: ORDENS })
 *     return (
 *       <>
 *         <PageHeader title={t.horta} description={t.descricao} actions={<Nova />} />
 *         <ListTable
 *           list={list}
 *           label={t.horta}
 *           search={t.buscar}
 *           pills={[{ name: 'tipo', label: t.tipo, options: TIPOS.map((value) => ({ value, label: t[value] })) }]}
 *           columns={columns}
 *           rows={list.data?.canteiros}
 *           rowHref={({ id }) => place.um(id)}
 *           total={t.total}
 *           empty={<EmptyState title={t.nenhum}>{t.nenhumTexto}</EmptyState>}
 *           none={{ title: t.naoAchamos, clear: t.limpar }}
 *         />
 *       </>
 *     )
 */
import type { ReactNode } from 'react'
import type { List } from '../list.ts'
import { Button } from './Button.tsx'
import { DataTable, type DataTableProps } from './DataTable.tsx'
import { EmptyState, ErrorState } from './EmptyState.tsx'
import { type ChipFilter, FilterBar, type PillFilter } from './FilterBar.tsx'

interface Row {
  id: number
}

type Shown = Pick<List<never>, 'failed' | 'retry' | 'searched' | 'clear'> & {
  data: { total: number } | undefined
}

interface Props<T extends Row>
  extends Omit<DataTableProps<T>, 'rows' | 'rowId' | 'loading' | 'server' | 'summary' | 'pageSize'> {
  list: Shown
  /** What the search field says; the words stand in the address as `busca`. */
  search?: string
  pills?: readonly PillFilter[]
  chips?: readonly ChipFilter[]
  /** At the end of the filters. */
  tools?: ReactNode
  /** Of this page; undefined while they have not come. */
  rows: readonly T[] | undefined
  /** "3 turmas". */
  total: (n: number) => string
  /** Nothing is there at all, and what to do about it. */
  empty: ReactNode
  /** Nothing fits what is searched: the sentences, and the label of the button that shows all again. */
  none: { title: string; text?: ReactNode; clear: string }
}

export function ListTable<T extends Row>(props: Props<T>) {
  const { list, search, pills, chips, tools, rows, total, empty, none, ...table } = props
  const { data, searched } = list
  const nothing = searched ? (
    <EmptyState title={none.title} action={<Button onClick={list.clear}>{none.clear}</Button>}>
      {none.text}
    </EmptyState>
  ) : (
    empty
  )
  return (
    <>
      <FilterBar
        {...(search && { search: { name: 'busca', placeholder: search } })}
        {...(pills && { pills })}
        {...(chips && { chips })}
      >
        {tools}
      </FilterBar>
      {list.failed ? (
        <ErrorState onRetry={list.retry} />
      ) : (
        <DataTable
          {...table}
          rows={rows ?? []}
          rowId={({ id }) => id}
          loading={!data}
          server={{ total: data?.total ?? 0 }}
          summary={data && <span role="status">{total(data.total)}</span>}
          empty={nothing}
        />
      )}
    </>
  )
}
