/** The fields of a class: what it is, when and how many, how one comes in, what it uses. */
import type { ReactNode } from 'react'
import { useTexts } from '../../../../core/web/texts.ts'
import { Checkbox, Radio } from '../../../../core/web/ui/Checkbox.tsx'
import { DateField } from '../../../../core/web/ui/DateField.tsx'
import { SelectField } from '../../../../core/web/ui/SelectField.tsx'
import { TextField } from '../../../../core/web/ui/TextField.tsx'
import { RECURSOS, type Recurso, TIPOS_TURMA, TURNOS } from '../contract.ts'
import { CORES_TURMA, ENTRADAS } from '../contract-gestao.ts'
import { turmaTexts } from '../texts.ts'
import { gestaoTexts } from './gestao-texts.ts'
import type { Erros, Valores } from './turma-form.ts'
import './turma.css'
import './gestao.css'
import '../../../../core/web/ui/hues.css'

export interface RedeOption {
  id: number
  nome: string
  nivel: number
  /** The person answers for it. */
  gere: boolean
}

interface Props {
  /** Begins the ids of the controls. */
  id: string
  valores: Valores
  erros: Erros
  set: (part: Partial<Valores>) => void
  /** Active pupils; absent of a class that does not exist yet. */
  alunos?: number
  /** Where the class may stand; absent: its place is not asked. */
  redes?: readonly RedeOption[] | undefined
  /** Whoever administers also makes classes of the platform. */
  plataforma: boolean
  /** A closed class takes another name, and nothing else. */
  closed?: boolean
}

function Group({ title, help, children }: { title: string; help?: string; children: ReactNode }) {
  return (
    <fieldset className="grupo-t">
      <legend className="t-3 forte">{title}</legend>
      {help && <p className="fraca t-s">{help}</p>}
      {children}
    </fieldset>
  )
}

/** Not every control has its name as its label's: what a text field needs, by the name of the field. */
function useText({ id, valores, erros, set }: Props) {
  const t = useTexts(gestaoTexts)
  return (campo: 'nome' | 'disciplina' | 'periodo') => ({
    id: `${id}-${campo}`,
    label: t[campo],
    value: valores[campo],
    error: erros[campo] ?? null,
    maxLength: campo === 'nome' ? 120 : 60,
    onChange: ({ target }: { target: { value: string } }) => set({ [campo]: target.value }),
  })
}

function About(props: Props) {
  const { id, valores, erros, set, redes, plataforma, closed } = props
  const t = useTexts(gestaoTexts)
  const shown = useTexts(turmaTexts)
  const text = useText(props)
  return (
    <Group title={t.dados}>
      <TextField {...text('nome')} help={t.nomeAjuda} />
      {redes && (
        <SelectField
          id={`${id}-rede`}
          label={t.rede}
          placeholder={t.escolha}
          error={erros.rede ?? null}
          value={valores.rede ?? ''}
          onChange={({ target }) => set({ rede: Number(target.value) || undefined })}
          options={redes.map(({ id, nome, nivel }) => ({
            value: String(id),
            label: `${'\u2003'.repeat(nivel)}${nome}`,
          }))}
        />
      )}
      <fieldset className="grupo-t" disabled={closed}>
        <div className="lado-a-lado">
          <TextField {...text('disciplina')} optional />
          <TextField {...text('periodo')} optional help={t.periodoAjuda} />
        </div>
        <div className="lado-a-lado">
          <TextField
            id={`${id}-ano_letivo`}
            label={t.ano_letivo}
            type="number"
            inputMode="numeric"
            min={2000}
            max={2100}
            error={erros.ano_letivo ?? null}
            value={valores.ano_letivo || ''}
            onChange={({ target }) => set({ ano_letivo: Number(target.value) })}
          />
          <SelectField
            id={`${id}-turno`}
            label={t.turno}
            value={valores.turno}
            onChange={({ target }) => set({ turno: target.value as Valores['turno'] })}
            options={TURNOS.map((value) => ({ value, label: shown[value] }))}
          />
          <SelectField
            id={`${id}-tipo`}
            label={t.tipo}
            error={erros.tipo ?? null}
            value={valores.tipo}
            onChange={({ target }) => set({ tipo: target.value as Valores['tipo'] })}
            options={TIPOS_TURMA.filter(
              (value) => plataforma || value !== 'plataforma' || valores.tipo === value,
            ).map((value) => ({ value, label: t[value] }))}
          />
        </div>
        <Cores valores={valores} set={set} />
      </fieldset>
    </Group>
  )
}

function Cores({ valores, set }: Pick<Props, 'valores' | 'set'>) {
  const t = useTexts(gestaoTexts)
  return (
    <fieldset className="cores-t linha quebra v-3">
      <legend className="rotulo">{t.cor}</legend>
      {[null, ...CORES_TURMA].map((cor) => (
        <label
          key={cor ?? ''}
          className={`linha curta v-3 h-2 mao cor-t caixa pt-1 pe-4 pp-1 ps-2 ${cor ? `matiz-${cor}` : ''}`}
        >
          <input
            className="abs sem-vista"
            type="radio"
            name="cor"
            checked={valores.cor === cor}
            onChange={() => set({ cor })}
          />
          <i className="amostra" aria-hidden="true" />
          {cor ? t[cor] : t.semCor}
        </label>
      ))}
    </fieldset>
  )
}

function Times({ id, valores, erros, set, alunos }: Props) {
  const t = useTexts(gestaoTexts)
  const day = (campo: 'inicio' | 'fim') => ({
    id: `${id}-${campo}`,
    label: t[campo],
    optional: true,
    error: erros[campo] ?? null,
    value: valores[campo] ?? '',
    onChange: ({ target }: { target: { value: string } }) => set({ [campo]: target.value || null }),
  })
  return (
    <Group title={t.quandoEQuantos}>
      <div className="lado-a-lado">
        <DateField {...day('inicio')} />
        <DateField {...day('fim')} help={t.fimAjuda} />
      </div>
      <div className="lado-a-lado">
        <TextField
          id={`${id}-capacidade`}
          label={t.capacidade}
          type="number"
          inputMode="numeric"
          min={1}
          max={500}
          help={t.capacidadeAjuda(alunos)}
          error={erros.capacidade ?? null}
          value={valores.capacidade || ''}
          onChange={({ target }) => set({ capacidade: Number(target.value) })}
        />
      </div>
    </Group>
  )
}

function Entry({ valores, set }: Props) {
  const t = useTexts(gestaoTexts)
  return (
    <Group title={t.entrada}>
      {ENTRADAS.map((entrada) => (
        <Radio
          key={entrada}
          name="entrada"
          label={t[entrada]}
          help={t[`${entrada}Ajuda`]}
          checked={valores.entrada === entrada}
          onChange={() => set({ entrada })}
        />
      ))}
    </Group>
  )
}

/** What there is to switch so far: the others of `RECURSOS` are kept as they are until their screens exist. */
const SWITCHES = ['forum', 'avisos', 'aulas', 'ao_vivo', 'enquetes', 'ranking'] as const

function Features({ valores: { recursos }, set }: Props) {
  const t = useTexts(gestaoTexts)
  const box = (recurso: Recurso, help?: string) => (
    <Checkbox
      key={recurso}
      label={t[recurso]}
      help={help}
      checked={recursos.includes(recurso)}
      onChange={({ target }) =>
        set({
          recursos: RECURSOS.filter((name) => (name === recurso ? target.checked : recursos.includes(name))),
        })
      }
    />
  )
  return (
    <Group title={t.recursos} help={t.recursosAjuda}>
      <div className="pilha c-10 v-5 j-3">{SWITCHES.map((recurso) => box(recurso))}</div>
      {recursos.includes('ranking') && box('ranking_completo', t.rankingCompletoAjuda)}
    </Group>
  )
}

export function TurmaFields(props: Props) {
  return (
    <>
      <About {...props} />
      <fieldset className="grupo-t grupos-t" disabled={props.closed}>
        <Times {...props} />
        <Entry {...props} />
        <Features {...props} />
      </fieldset>
    </>
  )
}
