/**
 * A month of days to choose from, as the date picker dialog of the ARIA guide: arrows walk by days and weeks, Home and End
 * to the ends of the week, Page Up and Page Down by months, with Shift by years. It is fetched when it opens.
 */
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { addDays, addMonths, clampDay, weekdayOf, weeksOf } from '../../contract/days.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { Button } from './Button.tsx'
import './calendar.css'
import { table } from '../../contract/table.ts'
import { cx } from './cx.ts'
import { dateTexts } from './date-texts.ts'
import { IconButton } from './IconButton.tsx'

interface Props {
  /** `aaaa-mm-dd`; empty: none is chosen. */
  value: string
  today: string
  min?: string | undefined
  max?: string | undefined
  onPick: (day: string) => void
}

const STEPS: Readonly<Record<string, (at: string, shift: boolean) => string>> = table({
  ArrowLeft: (at) => addDays(at, -1),
  ArrowRight: (at) => addDays(at, 1),
  ArrowUp: (at) => addDays(at, -7),
  ArrowDown: (at) => addDays(at, 7),
  Home: (at) => addDays(at, -weekdayOf(at)),
  End: (at) => addDays(at, 6 - weekdayOf(at)),
  PageUp: (at, shift) => addMonths(at, shift ? -12 : -1),
  PageDown: (at, shift) => addMonths(at, shift ? 12 : 1),
})

/** A day in words: days have no hour, so no zone may move them. */
const inWords = (language: 'pt-br' | 'en-us', options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(language === 'en-us' ? 'en-US' : 'pt-BR', {
    ...options,
    timeZone: 'UTC',
  })
  return (iso: string) => format.format(new Date(`${iso}T00:00:00Z`))
}

export function Calendar({ value, today, min, max, onPick }: Props) {
  const t = useTexts(dateTexts)
  const language = useLanguage()
  const [at, setAt] = useState(() => clampDay(value || today, min, max))
  const grid = useRef<HTMLTableElement>(null)
  const walked = useRef(true)
  const month = at.slice(0, 7)
  const monthName = inWords(language, { month: 'long', year: 'numeric' })
  const weekday = {
    long: inWords(language, { weekday: 'long' }),
    short: inWords(language, { weekday: 'narrow' }),
  }
  const whole = inWords(language, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  const weeks = weeksOf(at)
  const allowed = (day: string) => clampDay(day, min, max) === day

  // biome-ignore lint/correctness/useExhaustiveDependencies: another day, once it is drawn, is what asks for it
  useEffect(() => {
    if (!walked.current) return
    walked.current = false
    // The panel is shown right after its content is drawn.
    const frame = requestAnimationFrame(() =>
      grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
    )
    return () => cancelAnimationFrame(frame)
  }, [at])

  const walk = (event: KeyboardEvent) => {
    const next = STEPS[event.key]?.(at, event.shiftKey)
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    walked.current = true
    setAt(clampDay(next, min, max))
  }
  const turn = (months: number) => setAt(clampDay(addMonths(at, months), min, max))
  /** No day of the month that way may be chosen. */
  const ends = (months: number) => {
    const first = `${addMonths(at, months).slice(0, 8)}01`
    const last = addDays(addMonths(first, 1), -1)
    return (min !== undefined && min !== '' && last < min) || (max !== undefined && max !== '' && first > max)
  }
  return (
    <div className="calendario grade v-3 ji-c">
      <div className="flexo entre a-meio toda">
        <IconButton
          icon={IconChevronLeft}
          label={t.mesAnterior}
          disabled={ends(-1)}
          onClick={() => turn(-1)}
        />
        <b aria-live="polite">{monthName(at)}</b>
        <IconButton
          icon={IconChevronRight}
          label={t.mesSeguinte}
          disabled={ends(1)}
          onClick={() => turn(1)}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of days is a table */}
      <table className="toda" ref={grid} role="grid" aria-label={monthName(at)} onKeyDown={walk}>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th className="t-s meia fraca ta-c pb-1" key={day} scope="col" abbr={weekday.long(day)}>
                {weekday.short(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: of a grid of days
                // biome-ignore lint/a11y/useFocusableInteractive: its button is
                <td className="p-00" key={day} role="gridcell" aria-selected={day === value}>
                  <button
                    type="button"
                    tabIndex={day === at ? 0 : -1}
                    className={cx(day.slice(0, 7) !== month && 'fora')}
                    aria-label={whole(day)}
                    aria-current={day === today ? 'date' : undefined}
                    aria-disabled={allowed(day) ? undefined : true}
                    onClick={() => allowed(day) && onPick(day)}
                  >
                    {Number(day.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {allowed(today) && (
        <Button look="link" size="small" onClick={() => onPick(today)}>
          {t.hoje}
        </Button>
      )}
    </div>
  )
}
