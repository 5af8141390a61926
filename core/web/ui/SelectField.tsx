/** A native list of options: the phone brings its own picker. */
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import type { ComponentPropsWithRef } from 'react'
import { cx } from './cx.ts'
import { Field, type FieldShape } from './Field.tsx'

export interface Option {
  value: string
  label: string
  disabled?: boolean
}

interface Props extends FieldShape, Omit<ComponentPropsWithRef<'select'>, keyof FieldShape> {
  options: readonly Option[]
  /** A first line without value, such as "Escolha". */
  placeholder?: string
}

export function SelectField(props: Props) {
  const { label, labelHidden, help, error, optional, aside, id, className, options, placeholder, ...select } =
    props
  return (
    <Field {...{ label, labelHidden, help, error, optional, aside, id, className }}>
      {(control) => (
        <span className={cx('entrada', error && 'erro')}>
          <select {...select} {...control}>
            {placeholder !== undefined && (
              <option className="cor-tinta sobre-folha" value="">
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option
                className="cor-tinta sobre-folha"
                key={option.value}
                value={option.value}
                disabled={option.disabled}
              >
                {option.label}
              </option>
            ))}
          </select>
          <IconChevronDown className="sem-toque" aria-hidden="true" />
        </span>
      )}
    </Field>
  )
}
