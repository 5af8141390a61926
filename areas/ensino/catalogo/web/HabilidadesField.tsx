/** The choice of skills of the matrix, found by code or by words; accents make no difference. */
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useId, useState } from 'react'
import { useCall } from '../../../../core/web/data.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Checkbox } from '../../../../core/web/ui/Checkbox.tsx'
import { IconButton } from '../../../../core/web/ui/IconButton.tsx'
import { SelectField } from '../../../../core/web/ui/SelectField.tsx'
import { Tag } from '../../../../core/web/ui/Tag.tsx'
import { TextField } from '../../../../core/web/ui/TextField.tsx'
import { catalogoApi, type Habilidade, type HabilidadeCitada } from '../contract.ts'
import './catalogo.css'
import { catalogoWebTexts } from './texts.ts'
import { useSettled } from './useSettled.ts'

/** Skills shown at once: more are found by writing more. */
const SHOWN = 8

/** A skill that was chosen; its discipline is told where the field shows disciplines. */
interface Escolhida extends HabilidadeCitada {
  disciplina?: Habilidade['disciplina']
  /** False: it is offered no more. */
  em_uso?: boolean
}

interface Props {
  value: readonly Escolhida[]
  onChange: (habilidades: readonly Escolhida[]) => void
  /** Of this discipline only. */
  disciplina?: number | null
  /** Shows the discipline of each skill, and lets one choose among skills of one. */
  comDisciplina?: boolean
  max?: number
  error?: string | null
  id?: string
  /** Instead of its own, where other skills stand beside it. */
  label?: string
}

type ResultsProps = Required<Pick<Props, 'value' | 'onChange' | 'max' | 'comDisciplina'>> & {
  busca: string
  disciplina: number | null
}

/** The code, and of which discipline. */
function Codigo({ codigo, disciplina }: { codigo: string; disciplina: string | undefined }) {
  return (
    <>
      <b className="num">{codigo}</b>
      {disciplina && <span className="fraca"> · {disciplina}</span>}
    </>
  )
}

/** The disciplines that there are skills of. */
function Disciplina({ value, onChange }: { value: number | null; onChange: (id: number | null) => void }) {
  const t = useTexts(catalogoWebTexts)
  const { data } = useCall(catalogoApi.disciplinasMatriz)
  return (
    <SelectField
      label={t.daDisciplina}
      placeholder={t.todas}
      options={(data?.disciplinas ?? []).map(({ id, nome }) => ({ value: String(id), label: nome }))}
      value={value === null ? '' : String(value)}
      onChange={({ target }) => onChange(Number(target.value) || null)}
    />
  )
}

/** What was chosen, each with the way to take it out. */
function Escolhidas({ value, onChange, comDisciplina }: Pick<Props, 'value' | 'onChange' | 'comDisciplina'>) {
  const t = useTexts(catalogoWebTexts)
  return (
    <ul className="pilha v-3 partir" aria-label={`${t.habilidades}: ${t.escolhidas}`}>
      {value.map(({ id, codigo, texto, disciplina, em_uso = true }) => (
        <li className="t-s poco linha cima entre v-3 pt-2 pe-2 pp-2 ps-4" key={id}>
          <span>
            <Codigo codigo={codigo} disciplina={comDisciplina ? disciplina?.nome : undefined} /> {texto}
            {!em_uso && (
              <>
                {' '}
                <Tag tone="aviso">{t.foraDeUso}</Tag>
              </>
            )}
          </span>
          <IconButton
            small
            icon={IconX}
            label={t.tirar(codigo)}
            onClick={() => onChange(value.filter((habilidade) => habilidade.id !== id))}
          />
        </li>
      ))}
    </ul>
  )
}

/** What the words find, each with a box to tick. */
function Results({ busca, disciplina, value, onChange, max, comDisciplina }: ResultsProps) {
  const t = useTexts(catalogoWebTexts)
  const query = { pagina: 1, linhas: SHOWN, ...(busca && { busca }), ...(disciplina && { disciplina }) }
  const { data, error } = useCall(catalogoApi.habilidades, { query }, { keep: true })
  const chosen = new Set(value.map(({ id }) => id))
  const toggle = ({ id, codigo, texto, disciplina: tema }: Habilidade, on: boolean) =>
    onChange(
      on
        ? [...(max === 1 ? [] : value), { id, codigo, texto, ...(comDisciplina && { disciplina: tema }) }]
        : value.filter((one) => one.id !== id),
    )
  if (error) return <p role="alert">{t.naoCarregou}</p>
  if (!data) return null
  return (
    <>
      <ul className="cat-achadas caixa pilha v-3 partir p-4 rola-y am-20" aria-label={t.resultados}>
        {data.habilidades.map((habilidade) => (
          <li key={habilidade.id}>
            <Checkbox
              label={
                <Codigo
                  codigo={habilidade.codigo}
                  disciplina={comDisciplina ? habilidade.disciplina?.nome : undefined}
                />
              }
              help={habilidade.texto}
              checked={chosen.has(habilidade.id)}
              disabled={!chosen.has(habilidade.id) && max > 1 && value.length >= max}
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

export function HabilidadesField(props: Props) {
  const { value, onChange, disciplina = null, comDisciplina = false, max = 10, error, id, label } = props
  const t = useTexts(catalogoWebTexts)
  const own = useId()
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState(false)
  const [tema, setTema] = useState<number | null>(null)
  const busca = useSettled(typed.trim())
  return (
    <div className="campo">
      {value.length > 0 && <Escolhidas {...{ value, onChange, comDisciplina }} />}
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
      {open && comDisciplina && <Disciplina value={tema} onChange={setTema} />}
      {open && (
        <Results {...{ busca, disciplina: tema ?? disciplina, value, onChange, max, comDisciplina }} />
      )}
    </div>
  )
}
