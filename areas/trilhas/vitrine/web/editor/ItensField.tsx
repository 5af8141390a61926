/** A list of like things inside a block: each in a frame of its own, moved, taken out and added. */
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { type ReactNode, useRef } from 'react'
import { useTexts } from '../../../../../core/web/texts.ts'
import { Button } from '../../../../../core/web/ui/Button.tsx'
import { FieldError } from '../../../../../core/web/ui/Field.tsx'
import { IconButton } from '../../../../../core/web/ui/IconButton.tsx'
import { camposTexts } from './campos-texts.ts'
import { movido } from './lista.ts'

interface MoverProps {
  nome: string
  at: number
  total: number
  onMove: (to: number) => void
  onRemove: () => void
}

/** Up, down, out. */
export function Mover({ nome, at, total, onMove, onRemove }: MoverProps) {
  const t = useTexts(camposTexts)
  return (
    <span className="ve-mover linha curta v-z rijo">
      <IconButton
        small
        icon={IconArrowUp}
        label={t.subir(nome)}
        disabled={at === 0}
        onClick={() => onMove(at - 1)}
      />
      <IconButton
        small
        icon={IconArrowDown}
        label={t.descer(nome)}
        disabled={at === total - 1}
        onClick={() => onMove(at + 1)}
      />
      <IconButton small icon={IconX} label={t.tirar(nome)} onClick={onRemove} />
    </span>
  )
}

interface Props<T> {
  itens: readonly T[]
  onChange: (itens: T[]) => void
  max: number
  nameOf: (n: number) => string
  addLabel: string
  novo: T
  error: string | null
  children: (item: T, at: number, set: (part: Partial<T>) => void) => ReactNode
}

export function ItensField<T>({ itens, onChange, max, nameOf, addLabel, novo, error, children }: Props<T>) {
  const box = useRef<HTMLDivElement>(null)
  const add = () => {
    onChange([...itens, novo])
    // The new one's first field, once it is drawn.
    requestAnimationFrame(() =>
      box.current?.querySelector<HTMLElement>('fieldset:last-of-type :is(input, textarea, select)')?.focus(),
    )
  }
  return (
    <div ref={box} className="pilha ji-i v-4">
      {itens.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is the only name that it has
        <fieldset key={at} className="ve-item caixa pilha v-4 toda rel pt-3 pi-4 pp-4">
          <legend className="forte p-z">{nameOf(at + 1)}</legend>
          <Mover
            nome={nameOf(at + 1)}
            at={at}
            total={itens.length}
            onMove={(to) => onChange(movido(itens, at, to))}
            onRemove={() => onChange(itens.filter((_, i) => i !== at))}
          />
          {children(item, at, (part) =>
            onChange(itens.map((one, i) => (i === at ? { ...one, ...part } : one))),
          )}
        </fieldset>
      ))}
      {error && <FieldError>{error}</FieldError>}
      {itens.length < max && (
        <Button size="small" look="soft" icon={IconPlus} onClick={add}>
          {addLabel}
        </Button>
      )}
    </div>
  )
}
