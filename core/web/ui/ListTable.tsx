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
import { DataTable, type DataTableProps } from './DataTable.tsx'
import { ErrorState } from './EmptyState.tsx'
import { ListEmpty, ListFilters, type ListWords, type Shown } from './list-parts.tsx'

interface Row {
  id: number
}

interface Props<T extends Row>
  extends ListWords,
    Omit<DataTableProps<T>, 'rows' | 'rowId' | 'loading' | 'server' | 'summary' | 'pageSize' | 'empty'> {
  list: Shown<{ total: number }>
  /** Of this page; undefined while they have not come. */
  rows: readonly T[] | undefined
  /** Where the id alone does not tell them apart. */
  rowId?: (row: T) => string | number
  /** Rows a page as `useList` was told; where all fit on one, the browser sorts them. */
  fixed?: boolean
  /** "3 turmas". */
  total?: (n: number) => string
}

export function ListTable<T extends Row>(props: Props<T>) {
  const { list, search, pills, chips, tools, rows, total, empty, none, fixed, ...table } = props
  const { data, linhas } = list
  const all = data?.total ?? 0
  const server = fixed ? { total: all, pageSizes: [linhas] } : { total: all }
  return (
    <>
      <ListFilters {...{ search, pills, chips, tools }} />
      {list.failed ? (
        <ErrorState error={list.error} onRetry={list.retry} />
      ) : (
        <DataTable
          rowId={({ id }) => id}
          {...table}
          rows={rows ?? []}
          loading={!data}
          {...(fixed && all <= linhas ? { pageSize: linhas } : { server })}
          summary={data && total && <span role="status">{total(data.total)}</span>}
          empty={<ListEmpty {...{ list, empty, none }} />}
        />
      )}
    </>
  )
}
