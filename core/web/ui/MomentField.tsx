/** A day, with or without its hour, in a form: where the clocks differ, it says whose hour is typed (decision 0059). */
import { datesFor } from '../../contract/dates.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { DateField, type DateFieldProps } from './DateField.tsx'
import { momentTexts } from './moment-texts.ts'

export function MomentField({ hora = true, help, ...field }: DateFieldProps) {
  const t = useTexts(momentTexts)
  const dates = datesFor(useLanguage())
  const typed = field.value ?? field.defaultValue
  const at = dates.instant(`${typed ?? ''}${hora ? '' : 'T00:00'}`)
  const own = dates.whose(at ?? Date.now()) && t.pelo(dates.hour())
  return (
    <DateField
      {...field}
      hora={hora}
      help={
        help && own ? (
          <>
            {help} {own}
          </>
        ) : (
          help || own
        )
      }
    />
  )
}
