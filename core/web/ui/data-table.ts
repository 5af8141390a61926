/** The engine of DataTable: our columns on react-table, sorted in Portuguese, absent values last. */
import {
  type ColumnDef,
  columnVisibilityFeature,
  createPaginatedRowModel,
  createSortedRowModel,
  type Row,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { type ReactNode, useMemo } from 'react'
import type { TableUrlState } from './table-state.ts'

export interface TableColumn<T> {
  id: string
  /** Also the label of the value on a card. */
  header: string
  /** A second, quiet line under the header. */
  subheader?: string
  /** What sorts and what is exported. */
  value: (row: T) => string | number | Date | null | undefined
  /** What is shown; the value itself when absent. */
  cell?: (row: T) => ReactNode
  align?: 'start' | 'end' | 'center'
  /** True unless said otherwise. */
  sortable?: boolean
  /** Holds what one may do with the row: on a card its corner, without a word. */
  acts?: boolean
  /** Left out at first; the person can bring it back. */
  hidden?: boolean
  /** Stands in the sticky last row, such as an average. */
  footer?: ReactNode
}

/** Features of the table engine in use; the sort registers itself column by column. */
const features = tableFeatures({
  rowSortingFeature,
  rowPaginationFeature,
  columnVisibilityFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
})

export type Features = typeof features

const collator = new Intl.Collator('pt-BR', { numeric: true, sensitivity: 'base' })

/** Text in Portuguese order, numbers and dates by size. */
export function compareValues(a: unknown, b: unknown): number {
  if (typeof a === 'string' || typeof b === 'string') return collator.compare(String(a), String(b))
  return Number(a) - Number(b)
}

interface Options<T extends object> {
  columns: readonly TableColumn<T>[]
  rows: readonly T[]
  rowId: (row: T) => string | number
  pageSize: number
  url: TableUrlState
  initialSort?: { id: string; desc?: boolean }
  /** Rows in all, where `rows` are one page that the server has sorted and cut. */
  serverTotal?: number | undefined
}

export function useDataTable<T extends object>(options: Options<T>) {
  const { columns, rows, rowId, pageSize, url, initialSort, serverTotal } = options
  const served = serverTotal !== undefined
  const definitions = useMemo(
    () =>
      columns.map(
        (column, i): ColumnDef<Features, T> => ({
          id: column.id,
          // undefined goes last whichever way it is sorted
          accessorFn: (row) => column.value(row) ?? undefined,
          enableSorting: column.sortable !== false,
          enableHiding: i > 0,
          sortUndefined: 'last',
          sortDescFirst: false,
          sortFn: (a: Row<Features, T>, b: Row<Features, T>, id: string) =>
            compareValues(a.getValue(id), b.getValue(id)),
        }),
      ),
    [columns],
  )
  const hidden = url.hidden ?? columns.filter((column) => column.hidden).map((column) => column.id)
  const sort = url.sort ?? (initialSort ? { id: initialSort.id, desc: initialSort.desc ?? false } : null)
  const known = sort !== null && columns.some((column) => column.id === sort.id)
  const pages = Math.max(1, Math.ceil((serverTotal ?? rows.length) / pageSize))
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: (row: T) => String(rowId(row)),
    autoResetPageIndex: false,
    manualSorting: served,
    manualPagination: served,
    state: {
      sorting: known ? [sort] : [],
      pagination: { pageIndex: Math.min(url.page, pages) - 1, pageSize },
      columnVisibility: Object.fromEntries(hidden.map((id) => [id, false])),
    },
  })
  const shown = columns.filter((column, i) => i === 0 || !hidden.includes(column.id))
  return { table, shown, hidden, sort: known ? sort : null, page: Math.min(url.page, pages) }
}
