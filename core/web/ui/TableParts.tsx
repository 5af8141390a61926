/** Head, body and foot of DataTable. */
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import IconSelector from '@tabler/icons-react/dist/esm/icons/IconSelector.mjs'
import type { Row } from '@tanstack/react-table'
import { useVirtualizer } from '@tanstack/react-virtual'
import type { KeyboardEvent, MouseEvent, RefObject } from 'react'
import { Link, useNavigate } from 'react-router'
import { cx } from './cx.ts'
import type { Features, TableColumn } from './data-table.ts'

type Sort = { id: string; desc: boolean } | null

const ALIGN = { start: '', end: 'd', center: 'c' } as const
/** A cell without anything in it; cards go without it. */
const NOTHING = '–'

const classOf = <T,>(column: TableColumn<T>, i: number) =>
  cx(ALIGN[column.align ?? 'start'], i === 0 && 'fixa', column.acts && 'atos') || undefined

interface HeadProps<T> {
  columns: readonly TableColumn<T>[]
  sort: Sort
  onSort: (sort: NonNullable<Sort>) => void
}

export function TableHead<T>({ columns, sort, onSort }: HeadProps<T>) {
  return (
    <thead>
      <tr>
        {columns.map((column, i) => {
          const mine = sort?.id === column.id ? sort : null
          const Arrow = mine ? (mine.desc ? IconArrowDown : IconArrowUp) : IconSelector
          const title = (
            <>
              {column.header}
              {column.subheader && <small className="bloco leve">{column.subheader}</small>}
            </>
          )
          return (
            <th
              key={column.id}
              scope="col"
              className={classOf(column, i)}
              aria-sort={mine ? (mine.desc ? 'descending' : 'ascending') : undefined}
            >
              {column.sortable === false ? (
                title
              ) : (
                <button
                  type="button"
                  className={cx('ord nu curta v-1 a-meio p-1 cor-mesma forte raio-1 h-15', mine && 'ativa')}
                  onClick={() => onSort({ id: column.id, desc: mine ? !mine.desc : false })}
                >
                  <span>{title}</span>
                  <Arrow aria-hidden="true" />
                </button>
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

interface BodyProps<T extends object> {
  columns: readonly TableColumn<T>[]
  rows: readonly Row<Features, T>[]
  /** Rows of the pages before this one. */
  first: number
  rowHref?: (row: T) => string
  /** The scrolling box when only what is in sight is drawn. */
  scroller: RefObject<HTMLElement | null> | null
}

const INTERACTIVE = 'a,button,input,select,label,textarea'

/** Arrows go from row to row, Home and End to the first and last one drawn. */
function moveBetweenRows(event: KeyboardEvent<HTMLElement>) {
  if (!['ArrowDown', 'ArrowUp', 'Home', 'End'].includes(event.key)) return
  const target = event.target as HTMLElement
  if (target.matches('input,select,textarea')) return
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('tr')].filter((row) =>
    row.querySelector(INTERACTIVE),
  )
  const at = rows.findIndex((row) => row.contains(target))
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key] ?? at
  const focusable = rows[next]?.querySelector<HTMLElement>(INTERACTIVE)
  if (!focusable) return
  event.preventDefault()
  focusable.focus()
}

export function TableRows<T extends object>({ columns, rows, first, rowHref, scroller }: BodyProps<T>) {
  const navigate = useNavigate()
  const virtualizer = useVirtualizer({
    count: scroller ? rows.length : 0,
    getScrollElement: () => scroller?.current ?? null,
    estimateSize: () => 44,
    overscan: 15,
  })
  const drawn = virtualizer.getVirtualItems()
  const before = drawn[0]?.start ?? 0
  const after = virtualizer.getTotalSize() - (drawn.at(-1)?.end ?? 0)
  const indexes = scroller ? drawn.map((item) => item.index) : rows.map((_, i) => i)
  const spacer = (height: number, key: string) =>
    scroller && height > 0 ? (
      <tr key={key} className="espaco">
        <td colSpan={columns.length} style={{ height }} />
      </tr>
    ) : null

  const open = (event: MouseEvent, row: T) => {
    if (rowHref && !(event.target as HTMLElement).closest(INTERACTIVE)) void navigate(rowHref(row))
  }
  return (
    <tbody onKeyDown={moveBetweenRows}>
      {spacer(before, 'before')}
      {indexes.map((i) => {
        const row = rows[i]
        if (!row) return null
        return (
          <tr
            key={row.id}
            ref={scroller ? virtualizer.measureElement : undefined}
            data-index={i}
            aria-rowindex={first + i + 2}
            className={rowHref ? 'abre' : undefined}
            onClick={(event) => open(event, row.original)}
          >
            {columns.map((column, c) => {
              const inside = column.cell
                ? column.cell(row.original)
                : String(column.value(row.original) ?? NOTHING)
              return c === 0 ? (
                <th key={column.id} scope="row" className={classOf(column, c)}>
                  {rowHref ? (
                    <Link to={rowHref(row.original)} className="liso bloco">
                      {inside}
                    </Link>
                  ) : (
                    inside
                  )}
                </th>
              ) : (
                <td
                  key={column.id}
                  className={cx(classOf(column, c), inside === NOTHING && 'vazia') || undefined}
                  data-label={column.acts ? undefined : column.header}
                >
                  <span>{inside}</span>
                </td>
              )
            })}
          </tr>
        )
      })}
      {spacer(after, 'after')}
    </tbody>
  )
}

export function TableFoot<T>({ columns }: { columns: readonly TableColumn<T>[] }) {
  if (!columns.some((column) => column.footer !== undefined)) return null
  return (
    <tfoot>
      <tr>
        {columns.map((column, i) =>
          i === 0 ? (
            <th key={column.id} scope="row" className="fixa">
              {column.footer}
            </th>
          ) : (
            <td key={column.id} className={classOf(column, i)} data-label={column.header}>
              <span>{column.footer}</span>
            </td>
          ),
        )}
      </tr>
    </tfoot>
  )
}
