/** Rows a page of a table whose pages the server cuts: a choice of few, kept in the address. */
import { useTexts } from '../texts.ts'
import { useUrlFilters } from './filters.ts'
import { innerTexts } from './inner-texts.ts'

export const DEFAULT_PAGE_SIZES = [30, 50, 100] as const

/** The rows a page that the address asks for, the first of the sizes otherwise. */
export function useServerPage(sizes: readonly number[] = DEFAULT_PAGE_SIZES): { linhas: number } {
  const asked = Number(useUrlFilters().get('linhas'))
  return { linhas: sizes.includes(asked) ? asked : (sizes[0] ?? 30) }
}

interface Props {
  sizes?: readonly number[] | undefined
  total: number
}

/** Nothing to choose while everything fits on the shortest page. */
export function PageSize({ sizes = DEFAULT_PAGE_SIZES, total }: Props) {
  const t = useTexts(innerTexts)
  const { set } = useUrlFilters()
  const { linhas } = useServerPage(sizes)
  if (total <= Math.min(...sizes)) return null
  return (
    <label className="filtro" style={{ alignSelf: 'end', marginTop: '.5rem' }}>
      <small>{t.linhasPorPagina}</small>
      <b className="num">{linhas}</b>
      <select
        aria-label={t.linhasPorPagina}
        value={linhas}
        onChange={(event) => set('linhas', event.target.value)}
      >
        {sizes.map((size) => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </select>
    </label>
  )
}
