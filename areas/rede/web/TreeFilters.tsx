/** The line over a tree: search, chips, and closing all of it. */
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { useTexts } from '../../../core/web/texts.ts'
import { Button } from '../../../core/web/ui/Button.tsx'
import { redeTexts } from './texts.ts'

interface Props {
  busca: string
  onBusca: (busca: string) => void
  chips?: readonly { label: string; on: boolean; onChange: (on: boolean) => void }[]
  onCloseAll: () => void
}

export function TreeFilters({ busca, onBusca, chips = [], onCloseAll }: Props) {
  const t = useTexts(redeTexts)
  return (
    <search className="filtros">
      <label className="entrada mini busca-f">
        <IconSearch aria-hidden="true" />
        <input
          type="search"
          aria-label={t.buscar}
          placeholder={t.buscar}
          value={busca}
          maxLength={120}
          onChange={(event) => onBusca(event.target.value)}
        />
      </label>
      {chips.map(({ label, on, onChange }) => (
        <button type="button" key={label} className="chip" aria-pressed={on} onClick={() => onChange(!on)}>
          {on && <IconCheck aria-hidden="true" />}
          {label}
        </button>
      ))}
      <span className="vao" />
      <Button look="link" size="small" onClick={onCloseAll}>
        {t.recolherTudo}
      </Button>
    </search>
  )
}
