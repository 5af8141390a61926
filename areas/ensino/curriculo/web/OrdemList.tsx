/** Rows in order: by grip with pointer, finger or keyboard, or one place up and down; only read where nothing may change. */
import { arrayMove } from '@dnd-kit/sortable'
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import { type ReactNode, useState } from 'react'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { cx } from '../../../../core/web/ui/cx.ts'
import { IconButton } from '../../../../core/web/ui/IconButton.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { Sortable, SortableRow } from '../../../../core/web/ui/Sortable.tsx'
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
  /** What a row says and does; the arrows stand among what one may do with it. */
  children: (row: T, index: number, arrows: ReactNode) => ReactNode
  /** Of what is in it, under the row. */
  below?: (row: T) => ReactNode
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

interface ArrowsProps {
  nome: string
  first: boolean
  last: boolean
  onMove: (by: 1 | -1) => void
}

function Arrows({ nome, first, last, onMove }: ArrowsProps) {
  const t = useTexts(ordemTexts)
  return (
    <>
      <IconButton icon={IconArrowUp} label={t.subir(nome)} disabled={first} onClick={() => onMove(-1)} />
      <IconButton icon={IconArrowDown} label={t.descer(nome)} disabled={last} onClick={() => onMove(1)} />
    </>
  )
}

export function OrdemList<T extends Ordered>(props: Props<T>) {
  const { label, rows, onOrder, className, children, below } = props
  const { shown, move } = useOrder(rows, onOrder)
  const list = cx('cu-linhas pilha v-3 sem-ponto m-z p-z', className)
  const under = (row: T) => {
    const inside = below?.(row)
    return inside ? <div className="cu-dentro inteira encolhe">{inside}</div> : null
  }
  if (!onOrder || shown.length < 2)
    return (
      <ol className={list} aria-label={label}>
        {shown.map((row, index) => (
          <li key={row.id} className="cu-linha caixa linha v-4 j-3 h-35 pb-3 pi-4 cel-quebra">
            {children(row, index, null)}
            {under(row)}
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
      <ol className={list} aria-label={label}>
        {shown.map((row, index) => (
          <SortableRow
            key={row.id}
            id={String(row.id)}
            name={`“${row.nome}”`}
            className="cu-linha caixa linha v-4 j-3 h-35 pb-3 pi-4 cel-quebra"
          >
            {(grip) => (
              <>
                {grip}
                {children(
                  row,
                  index,
                  <Arrows
                    nome={row.nome}
                    first={index === 0}
                    last={index === shown.length - 1}
                    onMove={(by) => move(index, index + by)}
                  />,
                )}
                {under(row)}
              </>
            )}
          </SortableRow>
        ))}
      </ol>
    </Sortable>
  )
}
