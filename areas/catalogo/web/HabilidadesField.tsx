/** The choice of skills of the matrix, found by code or by words; accents make no difference. */
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useId, useState } from 'react'
import { useCall } from '../../../core/web/data.ts'
import { useTexts } from '../../../core/web/texts.ts'
import { Checkbox } from '../../../core/web/ui/Checkbox.tsx'
import { IconButton } from '../../../core/web/ui/IconButton.tsx'
import { TextField } from '../../../core/web/ui/TextField.tsx'
import { catalogoApi, type HabilidadeCitada } from '../contract.ts'
import './catalogo.css'
import { catalogoWebTexts } from './texts.ts'
import { useSettled } from './useSettled.ts'

/** Skills shown at once: more are found by writing more. */
const SHOWN = 8

interface Props {
  value: readonly HabilidadeCitada[]
  onChange: (habilidades: readonly HabilidadeCitada[]) => void
  /** Of this discipline only. */
  disciplina?: number | null
  max?: number
  error?: string | null
  id?: string
  /** Instead of its own, where other skills stand beside it. */
  label?: string
}

type ResultsProps = Required<Pick<Props, 'value' | 'onChange' | 'max'>> & {
  busca: string
  disciplina: number | null
}

/** What the words find, each with a box to tick. */
function Results({ busca, disciplina, value, onChange, max }: ResultsProps) {
  const t = useTexts(catalogoWebTexts)
  const query = { pagina: 1, linhas: SHOWN, ...(busca && { busca }), ...(disciplina && { disciplina }) }
  const { data, error } = useCall(catalogoApi.habilidades, { query }, { keep: true })
  const chosen = new Set(value.map(({ id }) => id))
  const toggle = ({ id, codigo, texto }: HabilidadeCitada, on: boolean) =>
    onChange(on ? [...value, { id, codigo, texto }] : value.filter((one) => one.id !== id))
  if (error) return <p role="alert">{t.naoCarregou}</p>
  if (!data) return null
  return (
    <>
      <ul className="cat-achadas" aria-label={t.resultados}>
        {data.habilidades.map((habilidade) => (
          <li key={habilidade.id}>
            <Checkbox
              label={<b className="num">{habilidade.codigo}</b>}
              help={habilidade.texto}
              checked={chosen.has(habilidade.id)}
              disabled={!chosen.has(habilidade.id) && value.length >= max}
              onChange={({ target }) => toggle(habilidade, target.checked)}
            />
          </li>
        ))}
      </ul>
      <span className="ajuda" role="status">
        {data.total === 0 ? t.nenhuma : t.achadas(data.total, data.habilidades.length)}
      </span>
    </>
  )
}

export function HabilidadesField({ value, onChange, disciplina = null, max = 10, error, id, label }: Props) {
  const t = useTexts(catalogoWebTexts)
  const own = useId()
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState(false)
  const busca = useSettled(typed.trim())
  return (
    <div className="campo cat-habilidades">
      {value.length > 0 && (
        <ul className="cat-escolhidas" aria-label={`${t.habilidades}: ${t.escolhidas}`}>
          {value.map(({ id: one, codigo, texto }) => (
            <li key={one}>
              <span>
                <b className="num">{codigo}</b> {texto}
              </span>
              <IconButton
                small
                icon={IconX}
                label={t.tirar(codigo)}
                onClick={() => onChange(value.filter((habilidade) => habilidade.id !== one))}
              />
            </li>
          ))}
        </ul>
      )}
      <TextField
        type="search"
        id={id ?? own}
        label={label ?? t.habilidades}
        help={t.habilidadesAjuda(max)}
        error={error ?? null}
        icon={IconSearch}
        placeholder={t.buscarHabilidade}
        maxLength={120}
        autoComplete="off"
        value={typed}
        onFocus={() => setOpen(true)}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {open && <Results {...{ busca, disciplina, value, onChange, max }} />}
    </div>
  )
}
