/** Every week: on which days, and until when. */

import { wallClock } from '../../../../core/contract/time.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Checkbox, Radio } from '../../../../core/web/ui/Checkbox.tsx'
import { DateField } from '../../../../core/web/ui/DateField.tsx'
import { FieldError } from '../../../../core/web/ui/Field.tsx'
import { TextField } from '../../../../core/web/ui/TextField.tsx'
import { instantOf, weekdayName } from './dates.ts'
import type { FormValues } from './encontro-form.ts'
import { aovivoWebTexts } from './texts.ts'

interface Props {
  id: string
  values: FormValues
  error: string | undefined
  set: (part: Partial<FormValues>) => void
}

/** Monday first, as the week of a school. */
const WEEK = [1, 2, 3, 4, 5, 6, 0]

export function RecorrenciaFields({ id, values, error, set }: Props) {
  const t = useTexts(aovivoWebTexts)
  const language = useLanguage()
  const { repetir, dias, fim, ate, vezes } = values
  const turnOn = (on: boolean) => {
    const first = instantOf(values.dia, '12:00')
    set({ repetir: on, ...(on && dias.length === 0 && first && { dias: [wallClock(first).weekday] }) })
  }
  const toggle = (day: number) =>
    set({ dias: dias.includes(day) ? dias.filter((one) => one !== day) : [...dias, day] })
  return (
    <>
      <Checkbox label={t.repetir} checked={repetir} onChange={({ target }) => turnOn(target.checked)} />
      {repetir && (
        <fieldset className="pilha v-4" id={id} tabIndex={-1}>
          <legend className="forte p-z mb-3">{t.diasSemana}</legend>
          <div className="linha quebra">
            {WEEK.map((day) => (
              <button
                type="button"
                key={day}
                className="chip"
                aria-pressed={dias.includes(day)}
                aria-label={weekdayName(day, language, 'long')}
                onClick={() => toggle(day)}
              >
                {weekdayName(day, language)}
              </button>
            ))}
          </div>
          <div role="radiogroup" aria-label={t.ateQuando} className="linha quebra">
            <Radio
              name={`${id}-fim`}
              label={t.porData}
              checked={fim === 'data'}
              onChange={() => set({ fim: 'data' })}
            />
            <Radio
              name={`${id}-fim`}
              label={t.porVezes}
              checked={fim === 'vezes'}
              onChange={() => set({ fim: 'vezes' })}
            />
          </div>
          {fim === 'data' ? (
            <DateField label={t.ateDia} value={ate} onChange={({ target }) => set({ ate: target.value })} />
          ) : (
            <TextField
              type="number"
              inputMode="numeric"
              min={1}
              max={60}
              label={t.vezes}
              value={vezes}
              onChange={({ target }) => set({ vezes: target.value })}
            />
          )}
          {error && <FieldError>{error}</FieldError>}
        </fieldset>
      )}
    </>
  )
}
