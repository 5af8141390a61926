/** The choice of school years by their codes, which mean the same everywhere. */
import { useCall } from '../../../../core/web/data.ts'
import { catalogoApi } from '../../catalogo/contract.ts'
import { PeriodosField } from '../../catalogo/web/public.tsx'

interface Props {
  id?: string
  /** Codes of school years, such as ef6. */
  value: readonly string[]
  onChange: (anos: string[]) => void
  error?: string | null
}

export function AnosField({ value, onChange, ...shape }: Props) {
  const { data } = useCall(catalogoApi.periodos)
  const periodos = data?.ensinos.flatMap((ensino) => ensino.periodos) ?? []
  const ids = periodos.filter(({ codigo }) => value.includes(codigo)).map(({ id }) => id)
  // What the catalogue no longer names stays as it is.
  const unknown = value.filter((ano) => !periodos.some(({ codigo }) => codigo === ano))
  const change = (chosen: readonly number[]) =>
    onChange([...unknown, ...periodos.filter(({ id }) => chosen.includes(id)).map(({ codigo }) => codigo)])
  return <PeriodosField {...shape} value={ids} onChange={change} />
}
