/** The line over a tree: search, chips, and closing all of it. */
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { useEffect, useState } from 'react'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import '../../../../core/web/ui/table.css'
import { redeTexts } from './texts.ts'

/** What is asked of the server waits for the typing to rest. */
const TYPING_MS = 250

interface Props {
  /** Keeps its identity between draws. */
  onBusca: (busca: string) => void
  chips?: readonly { label: string; on: boolean; onChange: (on: boolean) => void }[]
  onCloseAll: () => void
}

export function TreeFilters({ onBusca, chips = [], onCloseAll }: Props) {
  const t = useTexts(redeTexts)
  const [words, setWords] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => onBusca(words), TYPING_MS)
    return () => clearTimeout(timer)
  }, [words, onBusca])
  return (
    <search className="filtros">
      <label className="entrada mini busca-f">
        <IconSearch aria-hidden="true" />
        <input
          type="search"
          aria-label={t.buscar}
          placeholder={t.buscar}
          value={words}
          maxLength={120}
          onChange={(event) => setWords(event.target.value)}
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
