/** A statement with a few answers side by side: true or false, the steps of a scale. */
import { type ReactNode, useId } from 'react'
import { cx } from '../../../../../core/web/ui/cx.ts'
import { judged, Marca } from './Marca.tsx'
import '../../../../../core/web/ui/answer.css'

interface Props<V> {
  legend: ReactNode
  lados: readonly { value: V; label: string }[]
  value: V | undefined
  disabled: boolean
  certa?: boolean | undefined
  onValue: (value: V) => void
}

export function Lados<V extends string | number | boolean>(props: Props<V>) {
  const { legend, lados, value, disabled, certa, onValue } = props
  const name = useId()
  return (
    <fieldset className={cx('tl-vf resp pilha v-4 p-5', judged(certa))}>
      <legend className="toda p-z partir">
        <Marca certa={certa} />
        {legend}
      </legend>
      <div className="tl-lados linha quebra v-3">
        {lados.map((lado) => (
          <label className="degrau" key={String(lado.value)}>
            <input
              type="radio"
              name={name}
              checked={value === lado.value}
              disabled={disabled}
              onChange={() => onValue(lado.value)}
            />
            <span>{lado.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
