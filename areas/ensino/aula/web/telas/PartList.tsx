/** Parts of a screen one under the other: dragged by a grip, added, taken out. */

import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { ReactNode } from 'react'
import { useTexts } from '../../../../../core/web/texts.ts'
import { Button } from '../../../../../core/web/ui/Button.tsx'
import { cx } from '../../../../../core/web/ui/cx.ts'
import { IconButton } from '../../../../../core/web/ui/IconButton.tsx'
import { Sortable, SortableRow } from '../../../../../core/web/ui/Sortable.tsx'
import { changed, moved, without } from '../editor/lista.ts'
import { formTexts } from './texts.ts'

interface Props<T extends { id: string }> {
  label: string
  /** One of them, such as "Alternativa". */
  one: string
  items: readonly T[]
  onChange: (items: T[]) => void
  make: () => T
  max: number
  help?: ReactNode
  /** Instead of the number. */
  numberOf?: (i: number) => string
  rowClass?: (item: T) => string | undefined
  /** Without a button that adds: they come another way, such as by drawing. */
  closed?: boolean
  children: (item: T, set: (part: Partial<T>) => void, i: number, name: string) => ReactNode
}

export function PartList<T extends { id: string }>(props: Props<T>) {
  const { label, one, items, onChange, make, max, help, rowClass, closed, children } = props
  const t = useTexts(formTexts)
  const name = (i: number) => (props.numberOf ? `${one} ${props.numberOf(i)}` : t.numerado(one, i + 1))
  const nameOf = (id: string) => name(items.findIndex((item) => item.id === id))
  const add = () => {
    const made = make()
    onChange([...items, made])
    // The new one takes the focus once it is drawn, as a new line does.
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`[data-parte="${made.id}"] :is(input, textarea, select)`)?.focus(),
    )
  }
  return (
    <fieldset className="ed-partes pilha v-3">
      <legend className="rotulo pt-z pi-z pp-1">{label}</legend>
      {help && <p className="ajuda fraca t-s">{help}</p>}
      <Sortable
        ids={items.map(({ id }) => id)}
        nameOf={nameOf}
        onMove={(from, to) => onChange(moved(items, from, to))}
      >
        <ol className="pilha v-3">
          {items.map((item, i) => (
            <SortableRow key={item.id} id={item.id} name={name(i)} className={cx('caixa', rowClass?.(item))}>
              {(grip) => (
                <>
                  {grip}
                  {children(item, (part) => onChange(changed(items, item.id, part)), i, name(i))}
                  <IconButton
                    small
                    icon={IconX}
                    label={t.remover(name(i))}
                    onClick={() => onChange(without(items, item.id))}
                  />
                </>
              )}
            </SortableRow>
          ))}
        </ol>
      </Sortable>
      {!closed && items.length < max && (
        <div>
          <Button size="small" look="link" icon={IconPlus} onClick={add}>
            {one}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
