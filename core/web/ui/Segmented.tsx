/** A few exclusive choices side by side: radio buttons in one band, so arrows and form data come free. */
import { type ReactNode, useId } from 'react'

export interface Choice<V extends string> {
  value: V
  label: ReactNode
  /** Spoken instead of the label when the label is a sign. */
  spoken?: string
}

interface Props<V extends string> {
  label: string
  value: V
  choices: readonly Choice<V>[]
  onChange: (value: V) => void
  className?: string
}

export function Segmented<V extends string>({ label, value, choices, onChange, className }: Props<V>) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={`seg ${className ?? ''}`}>
      {choices.map((choice) => (
        <label
          className="nu h-2 pb-z pi-4 raio-2 t-s fraca curta a-meio v-2 meia junto sem-risco rel mao"
          key={choice.value}
          title={choice.spoken}
        >
          <input
            className="tapa m-z sem-vista mao"
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            aria-label={choice.spoken}
            onChange={() => onChange(choice.value)}
          />
          {choice.label}
        </label>
      ))}
    </div>
  )
}
