/** A box to tick, with three states, and a round one for one choice among few. */
import { type ComponentPropsWithRef, type ReactNode, useEffect, useId, useRef } from 'react'
import { FieldError } from './Field.tsx'

interface Props extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'ref'> {
  label: ReactNode
  help?: ReactNode
  error?: string | null
  /** Part of what it stands for is ticked. */
  partial?: boolean
}

export function Checkbox({ label, help, error, partial = false, ...input }: Props) {
  const box = useRef<HTMLInputElement>(null)
  const id = useId()
  useEffect(() => {
    if (box.current) box.current.indeterminate = partial
  }, [partial])
  return (
    <div className="campo">
      <label className="marcar">
        <input
          type="checkbox"
          ref={box}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-erro` : undefined}
          {...input}
        />
        <span>
          {label}
          {help && <small className="bloco t-s fraca">{help}</small>}
        </span>
      </label>
      {error && <FieldError id={`${id}-erro`}>{error}</FieldError>}
    </div>
  )
}

export function Radio({ label, help, ...input }: Omit<Props, 'partial' | 'error'>) {
  return (
    <label className="marcar">
      <input type="radio" {...input} />
      <span>
        {label}
        {help && <small className="bloco t-s fraca">{help}</small>}
      </span>
    </label>
  )
}
