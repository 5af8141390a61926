/**
 * A day that is typed or chosen in a calendar, with its hour where `hora` asks for it. Its value is what native fields have:
 * `aaaa-mm-dd`, or `aaaa-mm-ddThh:mm`; empty for none. What is typed and no day yet is kept, said so, and not sent.
 */
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs'
import { type KeyboardEvent, lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { datesFor } from '../../contract/dates.ts'
import { clampDay, readDay, readMoment } from '../../contract/days.ts'
import { dayAt } from '../../contract/time.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { dateTexts } from './date-texts.ts'
import type { FieldShape } from './Field.tsx'
import { IconButton } from './IconButton.tsx'
import { Popover } from './Popover.tsx'
import { TextField } from './TextField.tsx'

const Calendar = lazy(() => import('./Calendar.tsx').then((m) => ({ default: m.Calendar })))

export interface DateFieldProps extends FieldShape {
  value?: string
  defaultValue?: string
  onChange: (event: { target: { value: string } }) => void
  /** With its hour. */
  hora?: boolean
  /** `aaaa-mm-dd`. */
  min?: string | undefined
  max?: string | undefined
  required?: boolean
  disabled?: boolean
}

export function DateField({
  value,
  defaultValue,
  onChange,
  hora = false,
  min,
  max,
  error,
  ...shape
}: DateFieldProps) {
  const t = useTexts(dateTexts)
  const language = useLanguage()
  const dates = datesFor(language)
  const today = dayAt(new Date())
  const input = useRef<HTMLInputElement>(null)

  const written = (field: string): string => {
    const day = dates.day(field.slice(0, 10))
    return day && hora ? `${day}, ${hourOf(field)}` : day
  }
  const hourOf = (field: string): string =>
    language === 'pt-br'
      ? field.slice(11).replace(/^0/, '').replace(':', 'h').replace(/h00$/, 'h')
      : field.slice(11)
  const read = (text: string, whole: boolean) => {
    const { day, time } = hora
      ? readMoment(text, today, whole)
      : { day: readDay(text, today, whole), time: '' }
    const fits = day !== null && clampDay(day, min, max) === day
    return { day, time, field: fits && time !== null ? (hora ? `${day}T${time}` : day) : null }
  }
  /** What is wrong with what is typed; null: nothing. */
  const wrong = (text: string): string | null => {
    if (text.trim() === '') return null
    const { day, time, field } = read(text, false)
    if (field !== null) return null
    if (day === null) return t.naoEDia
    if (time === null) return t.faltaHora
    return min && day < min ? t.antes(dates.day(min)) : t.depois(dates.day(max ?? ''))
  }

  const [known, setKnown] = useState(value ?? defaultValue ?? '')
  const [text, setText] = useState(() => written(known))
  /** Whether it was left since it was typed in: what is half typed is not wrong yet. */
  const [left, setLeft] = useState(false)
  if (value !== undefined && value !== known) {
    setKnown(value)
    setText(written(value))
  }
  /** Nothing is typed that is not told: what stood here at first may be a day that nobody could choose any more. */
  const stands = text === written(known)
  const tell = (field: string) => {
    if (field === known) return
    setKnown(field)
    onChange({ target: { value: field } })
  }
  const type = (typed: string) => {
    setText(typed)
    setLeft(false)
    const { field } = read(typed, true)
    if (typed.trim() === '') tell('')
    else if (field !== null) tell(field)
  }
  /** It is left, or sent: words and short forms become the day that they mean. */
  const settle = () => {
    if (stands) return
    setLeft(true)
    const { field } = read(text, false)
    if (field !== null) setText(written(field))
    tell(field ?? '')
  }
  const pick = (day: string) => {
    const time = hora ? read(text, false).time : ''
    const next = time === null ? `${dates.day(day)}, ` : written(hora ? `${day}T${time}` : day)
    setText(next)
    setLeft(false)
    if (time !== null) tell(hora ? `${day}T${time}` : day)
    input.current?.focus()
  }

  const problem = stands ? null : wrong(text)
  const unfinished = useRef(false)
  useEffect(() => {
    unfinished.current = problem !== null
  })
  useLayoutEffect(() => {
    const form = input.current?.form
    const hold = (event: Event) => {
      if (!unfinished.current) return
      event.preventDefault()
      event.stopPropagation()
      setLeft(true)
      input.current?.focus()
    }
    form?.addEventListener('submit', hold, true)
    return () => form?.removeEventListener('submit', hold, true)
  }, [])

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') settle()
    if (!event.altKey || event.key !== 'ArrowDown') return
    event.preventDefault()
    event.currentTarget.parentElement?.querySelector<HTMLElement>('[popovertarget]')?.click()
  }
  return (
    <TextField
      {...shape}
      ref={input}
      error={left && problem !== null ? problem : error}
      autoComplete="off"
      placeholder={hora ? t.modeloHora : t.modelo}
      value={text}
      onChange={({ target }) => type(target.value)}
      onBlur={settle}
      onKeyDown={press}
      end={
        <Popover
          label={t.calendario}
          trigger={(trigger) => (
            <IconButton icon={IconCalendar} label={t.abrir} small disabled={shape.disabled} {...trigger} />
          )}
        >
          {(hide) => (
            <Suspense fallback={null}>
              <Calendar
                value={known.slice(0, 10)}
                {...{ today, min, max }}
                onPick={(day) => {
                  hide()
                  pick(day)
                }}
              />
            </Suspense>
          )}
        </Popover>
      }
    />
  )
}
