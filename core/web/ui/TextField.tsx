/** One line of text, a password that can be shown, and several lines. */
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs'
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import { type ComponentPropsWithRef, type ReactNode, useState } from 'react'
import { useTexts } from '../texts.ts'
import { cx } from './cx.ts'
import { Field, type FieldShape } from './Field.tsx'
import { IconButton } from './IconButton.tsx'
import type { IconType } from './icon.ts'
import { kitTexts } from './texts.ts'

export type InputProps = FieldShape &
  Omit<ComponentPropsWithRef<'input'>, keyof FieldShape> & { icon?: IconType; end?: ReactNode }

export function TextField(props: InputProps) {
  const { label, help, error, optional, aside, id, className, icon: Icon, end, ...input } = props
  return (
    <Field {...{ label, help, error, optional, aside, id, className }}>
      {(control) => (
        <span className={cx('entrada', error && 'erro')}>
          {Icon && <Icon aria-hidden="true" />}
          <input type="text" {...input} {...control} />
          {end}
        </span>
      )}
    </Field>
  )
}

export function PasswordField(props: Omit<InputProps, 'icon' | 'end' | 'type'>) {
  const t = useTexts(kitTexts)
  const [shown, setShown] = useState(false)
  return (
    <TextField
      autoComplete="current-password"
      {...props}
      type={shown ? 'text' : 'password'}
      icon={IconLock}
      end={
        <IconButton
          icon={shown ? IconEyeOff : IconEye}
          label={shown ? t.esconderSenha : t.mostrarSenha}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}

type AreaProps = FieldShape & Omit<ComponentPropsWithRef<'textarea'>, keyof FieldShape>

/** With `maxLength` and a controlled value, says how many letters were used. */
export function TextArea(props: AreaProps) {
  const { label, help, error, optional, aside, id, className, ...area } = props
  const used = typeof area.value === 'string' ? area.value.length : undefined
  return (
    <Field {...{ label, help, error, optional, aside, id, className }}>
      {(control) => (
        <>
          <span className={cx('entrada', error && 'erro')}>
            <textarea rows={4} {...area} {...control} />
          </span>
          {area.maxLength !== undefined && used !== undefined && (
            <span className="conta-letras num t-xs fina js-f">
              {used}/{area.maxLength}
            </span>
          )}
        </>
      )}
    </Field>
  )
}
