/** Numbers side by side, one of them chosen: a click shows what it counts. */
import { formatNumber } from '../../contract/time.ts'
import { useLanguage } from '../texts.ts'
import type { IconType } from './icon.ts'
import './job.css'

export interface Counted<V extends string> {
  value: V
  count: number
  label: string
  icon: IconType
  /** Something is wrong there. */
  wrong?: boolean
}

interface Props<V extends string> {
  label: string
  counts: readonly Counted<V>[]
  chosen: V
  onChoose: (value: V) => void
}

export function CountTabs<V extends string>({ label, counts, chosen, onChoose }: Props<V>) {
  const language = useLanguage()
  return (
    <fieldset className="conta-l" aria-label={label}>
      {counts.map(({ value, count, label, icon: Icon, wrong }) => (
        <button
          key={value}
          type="button"
          data-tom={wrong ? 'erro' : undefined}
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
        >
          <b>{formatNumber(count, undefined, language)}</b>
          <span>
            <Icon aria-hidden="true" />
            {label}
          </span>
        </button>
      ))}
    </fieldset>
  )
}
