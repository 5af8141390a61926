/** A day, with or without its hour, typed in a form: where the clocks differ, it says whose hour is typed (decision 0059). */
import { datesFor } from '../../contract/dates.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { momentTexts } from './moment-texts.ts'
import { type InputProps, TextField } from './TextField.tsx'

type Props = Omit<InputProps, 'type'> & { type?: 'date' | 'datetime-local' }

export function MomentField({ type = 'datetime-local', help, ...field }: Props) {
  const t = useTexts(momentTexts)
  const dates = datesFor(useLanguage())
  const typed = field.value ?? field.defaultValue
  const at = dates.instant(`${typed ?? ''}${type === 'date' ? 'T00:00' : ''}`)
  const hora = dates.whose(at ?? Date.now()) && t.pelo(dates.hour())
  return (
    <TextField
      {...field}
      type={type}
      help={
        help && hora ? (
          <>
            {help} {hora}
          </>
        ) : (
          help || hora
        )
      }
    />
  )
}
