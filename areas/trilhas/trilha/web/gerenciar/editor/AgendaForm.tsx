/** Giving the path to classes, or changing from when to when one follows it. */
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { useState } from 'react'
import { useCall } from '../../../../../../core/web/data.ts'
import { fieldOf, instantOf } from '../../../../../../core/web/date-field.ts'
import { type Errors, useForm } from '../../../../../../core/web/form.tsx'
import { useTexts } from '../../../../../../core/web/texts.ts'
import { Button } from '../../../../../../core/web/ui/Button.tsx'
import { Checkbox } from '../../../../../../core/web/ui/Checkbox.tsx'
import { FormSheet } from '../../../../../../core/web/ui/FormSheet.tsx'
import { MomentField } from '../../../../../../core/web/ui/MomentField.tsx'
import { notify } from '../../../../../../core/web/ui/notify.ts'
import { TextField } from '../../../../../../core/web/ui/TextField.tsx'
import { useSettled } from '../../../../../ensino/catalogo/web/public.tsx'
import { trilhaGerenciarApi } from '../../../contract-gerenciar.ts'
import type { Grupo } from '../../../shapes.ts'
import { turmasTexts } from './turmas-texts.ts'

interface Turma {
  id: number
  nome: string
  escola: string
}

interface EscolhaProps {
  chosen: readonly Turma[]
  given: readonly number[]
  error: string | null
  onChange: (chosen: readonly Turma[]) => void
}

function Escolha({ chosen, given, error, onChange }: EscolhaProps) {
  const t = useTexts(turmasTexts)
  const [typed, setTyped] = useState('')
  const busca = useSettled(typed.trim())
  const { data } = useCall(trilhaGerenciarApi.turmas, { query: { ...(busca && { busca }) } }, { keep: true })
  const marked = new Set(chosen.map(({ id }) => id))
  // What was chosen stays in sight, whatever is searched next.
  const found = (data?.turmas ?? []).filter(({ id }) => !marked.has(id) && !given.includes(id))
  return (
    <>
      <TextField
        id="turmas"
        type="search"
        label={t.procurar}
        icon={IconSearch}
        maxLength={120}
        autoComplete="off"
        value={typed}
        error={error}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <fieldset className="campo am-16 rola-y">
        <legend className="so-leitor">{t.achadas}</legend>
        {[...chosen, ...found].map((turma) => (
          <Checkbox
            key={turma.id}
            label={turma.nome}
            help={turma.escola}
            checked={marked.has(turma.id)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, turma] : chosen.filter(({ id }) => id !== turma.id))
            }
          />
        ))}
      </fieldset>
      <span className="ajuda" role="status">
        {data && found.length === 0 && chosen.length === 0 ? t.nenhumaAchada : t.escolhidas(chosen.length)}
      </span>
    </>
  )
}

interface Props {
  trilha: number
  /** Absent: new ones. */
  grupo?: Grupo
  /** Classes that have it. */
  given: readonly number[]
  onDone: () => void
}

export function AgendaForm({ trilha, grupo, given, onDone }: Props) {
  const t = useTexts(turmasTexts)
  const { valores, set, errorOf, field, sheet } = useForm(trilhaGerenciarApi.schedule, {
    start: {
      turmas: [] as readonly Turma[],
      inicio: fieldOf(grupo?.agendamento.inicio ?? null),
      fim: fieldOf(grupo?.agendamento.fim ?? null),
    },
    check: ({ turmas, inicio, fim }): Errors => ({
      ...(!grupo && turmas.length === 0 && { turmas: t.escolha }),
      ...(inicio && fim && fim <= inicio && { fim: t.fimAntes }),
    }),
    input: ({ turmas, inicio, fim }) => ({
      body: {
        trilha_id: trilha,
        turmas: grupo ? [grupo.id] : turmas.map(({ id }) => id),
        inicio: instantOf(inicio),
        fim: instantOf(fim),
      },
    }),
    onDone: (_, { turmas }) => {
      notify.success(t.dadas(grupo ? 1 : turmas.length))
      onDone()
    },
  })
  return (
    <FormSheet
      {...sheet}
      dirty={false}
      submitLabel={t.salvar}
      secondary={<Button onClick={onDone}>{t.cancelar}</Button>}
    >
      {!grupo && (
        <Escolha
          chosen={valores.turmas}
          given={given}
          error={errorOf('turmas')}
          onChange={(turmas) => set({ turmas })}
        />
      )}
      <div className="lado-a-lado">
        <MomentField label={t.inicio} help={t.inicioAjuda} optional {...field('inicio')} />
        <MomentField label={t.fim} help={t.fimAjuda} optional {...field('fim')} />
      </div>
    </FormSheet>
  )
}
