/** Search, "Nome valor" pills, then on/off chips; the state is in the address. On a phone many share one line. */
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTexts } from '../texts.ts'
import { Button } from './Button.tsx'
import { cx } from './cx.ts'
import { useUrlFilters } from './filters.ts'
import type { Option } from './SelectField.tsx'
import './table.css'
import { innerTexts } from './inner-texts.ts'

export interface PillFilter {
  /** The parameter in the address. */
  name: string
  label: string
  options: readonly Option[]
  /** What it reads without a choice; "todos" when absent. */
  all?: string
}

export interface ChipFilter {
  name: string
  label: string
}

interface Props {
  /** Parameter and hint of the search field. */
  search?: { name: string; placeholder: string }
  pills?: readonly PillFilter[]
  chips?: readonly ChipFilter[]
  /** "Mais filtros", export and the like, at the end. */
  children?: ReactNode
}

function SearchFilter({ name, placeholder }: NonNullable<Props['search']>) {
  const { get, set } = useUrlFilters()
  const asked = get(name)
  const [words, setWords] = useState(asked)
  const seen = useRef(asked)
  const sent = useRef(asked)
  useEffect(() => {
    const changed = asked !== seen.current
    seen.current = asked
    if (changed && asked !== sent.current) {
      // The address changed by another hand, such as "Limpar a busca": the field follows it.
      sent.current = asked
      setWords(asked)
      return
    }
    if (words === asked) return
    const timer = setTimeout(() => {
      sent.current = words
      set(name, words)
    }, 250)
    return () => clearTimeout(timer)
  }, [words, asked, name, set])
  return (
    <label className="entrada mini busca-f">
      <IconSearch aria-hidden="true" />
      <input
        type="search"
        aria-label={placeholder}
        placeholder={placeholder}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
    </label>
  )
}

/** More than so many filters swipe sideways in one line of a phone; what they filter is not pushed out of sight. */
const IN_SIGHT = 3

export function FilterBar({ search, pills = [], chips = [], children }: Props) {
  const t = useTexts(innerTexts)
  const { get, set, clear } = useUrlFilters()
  const names = [...pills, ...chips].map((filter) => filter.name)
  const used = names.some((name) => get(name) !== '')
  return (
    <search className="filtros" aria-label={t.filtros}>
      {search && <SearchFilter {...search} />}
      <div className={cx('filtros-l so-filhos', names.length > IN_SIGHT && 'muitos')}>
        {pills.map((pill) => (
          <label key={pill.name} className={cx('filtro', get(pill.name) !== '' && 'usado')}>
            <small>{pill.label}</small>
            <b>
              {pill.options.find((option) => option.value === get(pill.name))?.label ?? pill.all ?? t.todos}
            </b>
            <IconChevronDown aria-hidden="true" />
            <select
              aria-label={pill.label}
              value={get(pill.name)}
              onChange={(event) => set(pill.name, event.target.value)}
            >
              <option value="">{pill.all ?? t.todos}</option>
              {pill.options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
          </label>
        ))}
        {pills.length > 0 && chips.length > 0 && <span className="sep at-15" />}
        {chips.map((chip) => {
          const on = get(chip.name) === 'sim'
          return (
            <button
              type="button"
              key={chip.name}
              className={cx('chip', on && 'usado')}
              aria-pressed={on}
              onClick={() => set(chip.name, on ? '' : 'sim')}
            >
              {on && <IconCheck className="q-1" aria-hidden="true" />}
              {chip.label}
            </button>
          )
        })}
      </div>
      {used && (
        <Button look="link" size="small" onClick={() => clear(names)}>
          {t.limparFiltros}
        </Button>
      )}
      {children && (
        <>
          <span className="vao" />
          {children}
        </>
      )}
    </search>
  )
}
