/** Rows in order: by grip with pointer, finger or keyboard, or one place up and down; only read where nothing may change. */
import { arrayMove } from '@dnd-kit/sortable'
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import { type ReactNode, useState } from 'react'
import { errorSentence } from '../../../core/web/client/failure.ts'
import { useLanguage, useTexts } from '../../../core/web/texts.ts'
import { cx } from '../../../core/web/ui/cx.ts'
import { IconButton } from '../../../core/web/ui/IconButton.tsx'
import { notify } from '../../../core/web/ui/notify.ts'
import { Sortable, SortableRow } from '../../../core/web/ui/Sortable.tsx'
import { useChain } from './chain.ts'
import { ordemTexts } from './ordem-texts.ts'

interface Ordered {
  id: number
  nome: string
}

interface Props<T extends Ordered> {
  label: string
  rows: readonly T[]
  /** Sends the new order; absent: the rows are only read. */
  onOrder?: ((ids: number[]) => Promise<unknown>) | undefined
  className?: string
  /** What a row says. */
  children: (row: T, index: number) => ReactNode
  /** What one may do with it, after the arrows. */
  actions?: (row: T) => ReactNode
}

/** The rows as they were put, until the server has kept them so; its own again when it refuses. */
function useOrder<T extends Ordered>(rows: readonly T[], onOrder: Props<T>['onOrder']) {
  const language = useLanguage()
  const [local, setLocal] = useState<readonly number[] | null>(null)
  const chain = useChain()
  const byId = new Map(rows.map((row) => [row.id, row]))
  const placed = local?.flatMap((id) => byId.get(id) ?? []) ?? []
  const move = (from: number, to: number) => {
    const next = arrayMove(
      shown.map(({ id }) => id),
      from,
      to,
    )
    setLocal(next)
    chain(
      () => onOrder?.(next),
      (problem) => notify.error(errorSentence(problem, language)),
      () => setLocal(null),
    )
  }
  // A row that came or went meanwhile: what the server says stands.
  const shown = placed.length === rows.length ? placed : rows
  return { shown, move }
}

export function OrdemList<T extends Ordered>(props: Props<T>) {
  const { label, rows, onOrder, className, children, actions } = props
  const t = useTexts(ordemTexts)
  const { shown, move } = useOrder(rows, onOrder)
  if (!onOrder || shown.length === 0)
    return (
      <ol className={cx('cu-linhas', className)} aria-label={label}>
        {shown.map((row, index) => (
          <li key={row.id} className="cu-linha">
            {children(row, index)}
            {actions && <span className="cu-atos">{actions(row)}</span>}
          </li>
        ))}
      </ol>
    )
  return (
    <Sortable
      ids={shown.map(({ id }) => String(id))}
      nameOf={(key) => shown.find(({ id }) => String(id) === key)?.nome ?? ''}
      onMove={move}
    >
      <ol className={cx('cu-linhas', className)} aria-label={label}>
        {shown.map((row, index) => (
          <SortableRow key={row.id} id={String(row.id)} name={`“${row.nome}”`} className="cu-linha">
            {(grip) => (
              <>
                {grip}
                {children(row, index)}
                <span className="cu-atos">
                  <IconButton
                    icon={IconArrowUp}
                    label={t.subir(row.nome)}
                    disabled={index === 0}
                    onClick={() => move(index, index - 1)}
                  />
                  <IconButton
                    icon={IconArrowDown}
                    label={t.descer(row.nome)}
                    disabled={index === shown.length - 1}
                    onClick={() => move(index, index + 1)}
                  />
                  {actions?.(row)}
                </span>
              </>
            )}
          </SortableRow>
        ))}
      </ol>
    </Sortable>
  )
}
