/** The choice of any number of school years, stage by stage. */
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { useId } from 'react'
import { useCall } from '../../../../core/web/data.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { FieldError } from '../../../../core/web/ui/Field.tsx'
import { catalogoApi } from '../contract.ts'
import './catalogo.css'
import { catalogoWebTexts } from './texts.ts'

interface Props {
  /** Ids of school years. */
  value: readonly number[]
  onChange: (periodos: readonly number[]) => void
  error?: string | null
  /** Where the summary of errors leads. */
  id?: string
}

export function PeriodosField({ value, onChange, error, id }: Props) {
  const t = useTexts(catalogoWebTexts)
  const own = useId()
  const { data } = useCall(catalogoApi.periodos)
  const control = id ?? own
  const toggle = (periodo: number) =>
    onChange(value.includes(periodo) ? value.filter((one) => one !== periodo) : [...value, periodo])
  return (
    <fieldset
      id={control}
      tabIndex={-1}
      className="campo v-3"
      aria-describedby={error ? `${control}-erro` : undefined}
    >
      <legend className="rotulo">{t.periodos}</legend>
      {data?.ensinos.map((ensino) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset inside of one is read twice
        <div key={ensino.id} role="group" aria-label={ensino.nome}>
          <small className="fraca t-s bloco mb-1" aria-hidden="true">
            {ensino.nome}
          </small>
          <div className="linha quebra v-2">
            {ensino.periodos.map((periodo) => (
              <button
                type="button"
                key={periodo.id}
                className="chip"
                aria-pressed={value.includes(periodo.id)}
                onClick={() => toggle(periodo.id)}
              >
                {value.includes(periodo.id) && <IconCheck aria-hidden="true" />}
                {periodo.nome}
              </button>
            ))}
          </div>
        </div>
      ))}
      {error && <FieldError id={`${control}-erro`}>{error}</FieldError>}
    </fieldset>
  )
}
