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
    <fieldset className="conta-l flexo quebra corta fio-t raio-4" aria-label={label}>
      {counts.map(({ value, count, label, icon: Icon, wrong }) => (
        <button
          className="rel grade cresce-9 v-0 pb-4 pi-5 sem-borda sobre-folha cor-tinta ta-i mao"
          key={value}
          type="button"
          data-tom={wrong ? 'erro' : undefined}
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
        >
          <b className="t-5 num lh-1">{formatNumber(count, undefined, language)}</b>
          <span className="t-s fraca linha curta v-2">
            <Icon className="q-1" aria-hidden="true" />
            {label}
          </span>
        </button>
      ))}
    </fieldset>
  )
}
