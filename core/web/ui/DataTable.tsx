/** A list in columns: sort, pages of 30, choice of columns, export, keyboard, virtual when long, cards on a phone. */

import IconSort from '@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs'
import IconColumns from '@tabler/icons-react/dist/esm/icons/IconColumns3.mjs'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { type ReactNode, useRef } from 'react'
import { useTexts } from '../texts.ts'
import { Button } from './Button.tsx'
import { Checkbox } from './Checkbox.tsx'
import { downloadCsv } from './csv.ts'
import { PageSize, useServerPage } from './DataTablePage.tsx'
import { type TableColumn, useDataTable } from './data-table.ts'
import { EmptyState } from './EmptyState.tsx'
import { Menu, type MenuAction } from './Menu.tsx'
import { Pagination } from './Pagination.tsx'
import { Popover } from './Popover.tsx'
import { TableSkeleton } from './Skeleton.tsx'
import './table.css'
import { innerTexts } from './inner-texts.ts'
import { TableFoot, TableHead, TableRows } from './TableParts.tsx'
import { useTableUrlState } from './table-state.ts'

/** Rows of one page, as the whole product shows them. */
export const PAGE_SIZE = 30

/** More rows than this on one page are drawn only where they can be seen. */
const VIRTUAL_FROM = 100

export interface DataTableProps<T extends object> {
  /** What the table holds, for those who cannot see it. */
  label: string
  columns: readonly TableColumn<T>[]
  rows: readonly T[]
  rowId: (row: T) => string | number
  /** The first cell becomes a link, the whole row clickable. */
  rowHref?: (row: T) => string
  initialSort?: { id: string; desc?: boolean }
  /** Infinity shows everything on one page. */
  pageSize?: number
  /** Tells two tables of one page apart in the address. */
  prefix?: string
  loading?: boolean
  empty?: ReactNode
  /** Name of the CSV file; absent, there is no export. */
  exportName?: string
  /**
   * The rows are one page, sorted and cut by the server: whoever shows the table reads page, sort (`useTableUrlState`)
   * and rows a page (`useServerPage`) from the address and asks for that page.
   */
  server?: { total: number; pageSizes?: readonly number[] }
  /** Files that the server makes of the whole list, instead of what this page holds. */
  exports?: readonly MenuAction[]
  /** Before the table's own tools, such as the count of rows. */
  summary?: ReactNode
  chooseColumns?: boolean
}

export function DataTable<T extends object>(props: DataTableProps<T>) {
  const { label, columns, rows, rowId, rowHref, initialSort, prefix, loading, empty, exportName, summary } =
    props
  const t = useTexts(innerTexts)
  const box = useRef<HTMLDivElement>(null)
  const [url, change] = useTableUrlState(prefix)
  const { linhas } = useServerPage(props.server?.pageSizes)
  const pageSize = props.server ? linhas : Math.min(props.pageSize ?? PAGE_SIZE, Math.max(rows.length, 1))
  const { table, shown, hidden, sort, page } = useDataTable({
    columns,
    rows,
    rowId,
    pageSize,
    url,
    initialSort,
    serverTotal: props.server?.total,
  })
  const total = props.server?.total ?? rows.length

  if (loading) return <TableSkeleton />
  if (rows.length === 0) return empty ?? <EmptyState title={t.nadaAqui} />

  const visible = table.getRowModel().rows
  const virtual = visible.length > VIRTUAL_FROM
  const chooses = props.chooseColumns ?? columns.length > 4
  const toggle = (id: string) =>
    change({ hidden: hidden.includes(id) ? hidden.filter((one) => one !== id) : [...hidden, id] })
  const exportAll = () => {
    const sorted = table.getSortedRowModel().rows
    const body = sorted.map((row) => shown.map((column) => column.value(row.original)))
    downloadCsv(exportName ?? 'tabela', [shown.map((column) => column.header), ...body])
  }
  const sortable = columns.filter((column) => column.sortable !== false)
  const exports = props.exports ?? []
  const hasTools = summary || sortable.length > 0 || chooses || exportName || exports.length > 0

  return (
    <div className="tabela">
      {hasTools && (
        <div className="tab-ferr linha quebra v-3 mb-3 h-2">
          {summary && <span className="fraca t-s">{summary}</span>}
          {sortable.length > 0 && (
            <label className="filtro so-celular">
              <IconSort aria-hidden="true" />
              <b>{sortable.find((column) => column.id === sort?.id)?.header ?? t.ordenar}</b>
              <select
                aria-label={t.ordenar}
                value={sort ? `${sort.desc ? '-' : ''}${sort.id}` : ''}
                onChange={({ target: { value } }) =>
                  change({ sort: { id: value.replace(/^-/, ''), desc: value.startsWith('-') }, page: 1 })
                }
              >
                {sortable.flatMap((column) => [
                  <option key={column.id} value={column.id}>
                    {column.header} ↑
                  </option>,
                  <option key={`-${column.id}`} value={`-${column.id}`}>
                    {column.header} ↓
                  </option>,
                ])}
              </select>
            </label>
          )}
          <span className="vao" />
          {chooses && (
            <Popover
              label={t.colunas}
              trigger={(trigger) => (
                <Button size="small" icon={IconColumns} {...trigger}>
                  {t.colunas} <span className="fraca num">{t.nDeM(shown.length, columns.length)}</span>
                </Button>
              )}
            >
              <div className="pilha" style={{ gap: '.625rem', padding: '.25rem' }}>
                {columns.slice(1).map((column) => (
                  <Checkbox
                    key={column.id}
                    label={column.header}
                    checked={!hidden.includes(column.id)}
                    onChange={() => toggle(column.id)}
                  />
                ))}
              </div>
            </Popover>
          )}
          {exportName && (
            <Button size="small" icon={IconDownload} onClick={exportAll}>
              {t.exportar}
            </Button>
          )}
          {exports.length > 0 && (
            <Menu
              label={t.exportar}
              align="end"
              actions={exports}
              trigger={(trigger) => (
                <Button size="small" icon={IconDownload} {...trigger}>
                  {t.exportar}
                </Button>
              )}
            />
          )}
        </div>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section ref={box} className={virtual ? 'tab longa' : 'tab'} tabIndex={0} aria-label={label}>
        <table aria-label={label} aria-rowcount={total + 1}>
          <TableHead columns={shown} sort={sort} onSort={(next) => change({ sort: next, page: 1 })} />
          <TableRows
            columns={shown}
            rows={visible}
            first={(page - 1) * pageSize}
            rowHref={rowHref}
            scroller={virtual ? box : null}
          />
          <TableFoot columns={shown} />
        </table>
      </section>
      <Pagination page={page} pageSize={pageSize} total={total} onPage={(next) => change({ page: next })} />
      {props.server && <PageSize sizes={props.server.pageSizes} total={total} />}
    </div>
  )
}
