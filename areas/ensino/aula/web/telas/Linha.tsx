/** Fields of one line without a frame of their own, for rows of a list: the label is spoken, the hint shown. */
import type { ComponentPropsWithRef } from 'react'
import { readNumber, writeNumber } from '../../../../../core/contract/number.ts'
import { useLanguage, useTexts } from '../../../../../core/web/texts.ts'
import { TextField } from '../../../../../core/web/ui/TextField.tsx'
import { formTexts } from './texts.ts'

interface LinhaProps {
  label: string
  value: string
  onChange: (value: string) => void
  maxLength: number
  placeholder?: string
}

/** Longer than this may need a second line, which grows by itself. */
const SHORT = 60

export function Linha({ label, value, onChange, placeholder, maxLength }: LinhaProps) {
  const shared = {
    'aria-label': label,
    placeholder: placeholder ?? label,
    value,
    maxLength,
    className: 'ed-linha cresce toda h-2 pb-1 pi-2 nu',
  }
  return maxLength > SHORT ? (
    <textarea
      {...shared}
      rows={1}
      onChange={({ target }) =>
        onChange(target.value.replace(/\s+/g, (run) => (run.includes('\n') ? ' ' : run)))
      }
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
    />
  ) : (
    <input type="text" {...shared} onChange={({ target }) => onChange(target.value)} />
  )
}

interface NumeroProps extends Pick<ComponentPropsWithRef<'input'>, 'id' | 'placeholder'> {
  label: string
  value: number | undefined
  /** Undefined: the field was emptied. */
  onChange: (value: number | undefined) => void
  min?: number
  max?: number
  help?: string
}

/** A number with a decimal comma; what is no number, or beyond its limits, is not taken. */
export function Numero({
  label,
  value,
  onChange,
  min = -Infinity,
  max = Infinity,
  help,
  ...rest
}: NumeroProps) {
  const language = useLanguage()
  const shown = value === undefined ? '' : writeNumber(value, language)
  return (
    <TextField
      {...rest}
      label={label}
      help={help}
      inputMode="decimal"
      defaultValue={shown}
      onChange={({ target }) => {
        const read = readNumber(target.value, language)
        if (read === undefined || (read >= min && read <= max)) onChange(read)
      }}
      onBlur={({ target }) => {
        target.value = shown
      }}
    />
  )
}

interface LinhasProps {
  label: string
  help?: string
  value: readonly string[]
  onChange: (value: string[]) => void
  max: number
  maxLength: number
}

/** One entry a line. */
export function Linhas({ label, help, value, onChange, max, maxLength }: LinhasProps) {
  const t = useTexts(formTexts)
  return (
    <div className="campo">
      <label className="pilha v-2">
        <span className="rotulo">{label}</span>
        <span className="entrada">
          <textarea
            className="leve"
            rows={4}
            defaultValue={value.join('\n')}
            onChange={({ target }) =>
              onChange(
                target.value
                  .split('\n')
                  .map((line) => line.trim().slice(0, maxLength))
                  .filter((line) => line !== '')
                  .slice(0, max),
              )
            }
          />
        </span>
      </label>
      <span className="ajuda">{help ?? t.umaPorLinha}</span>
    </div>
  )
}
