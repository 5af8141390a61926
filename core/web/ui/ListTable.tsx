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
  /** "3 turmas". */
  total: (n: number) => string
}

export function ListTable<T extends Row>(props: Props<T>) {
  const { list, search, pills, chips, tools, rows, total, empty, none, ...table } = props
  const { data } = list
  return (
    <>
      <ListFilters {...{ search, pills, chips, tools }} />
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
          empty={<ListEmpty {...{ list, empty, none }} />}
        />
      )}
    </>
  )
}
