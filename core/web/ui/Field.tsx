/** The frame of a field: label above, help, error beside it, all tied together by ids. */
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import { type ReactNode, useId } from 'react'
import { useTexts } from '../texts.ts'
import { cx } from './cx.ts'
import { kitTexts } from './texts.ts'

export interface FieldShape {
  label: ReactNode
  /** Said to who can not see what stands around, such as the head of a column. */
  labelHidden?: boolean
  help?: ReactNode
  error?: string | null
  optional?: boolean
  /** Stands at the end of the label's line, such as "Esqueci a senha". */
  aside?: ReactNode
  id?: string
  className?: string
}

export interface FieldControl {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <span className="msg-erro" id={id}>
      <IconAlertCircle aria-hidden="true" /> {children}
    </span>
  )
}

interface Props extends FieldShape {
  children: (control: FieldControl) => ReactNode
}

export function Field({ label, labelHidden, help, error, optional, aside, id, className, children }: Props) {
  const t = useTexts(kitTexts)
  const own = useId()
  const control = id ?? own
  const described = cx(help ? `${control}-ajuda` : '', error ? `${control}-erro` : '')
  return (
    <div className={cx('campo', className)}>
      <span className={labelHidden ? 'so-leitor' : 'rotulo-linha flexo base v-5'}>
        <label htmlFor={control}>
          {label} {optional && <small>{t.opcional}</small>}
        </label>
        {aside && <span className="vao t-s leve">{aside}</span>}
      </span>
      {children({
        id: control,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {help && (
        <span className="ajuda" id={`${control}-ajuda`}>
          {help}
        </span>
      )}
      {error && <FieldError id={`${control}-erro`}>{error}</FieldError>}
    </div>
  )
}
