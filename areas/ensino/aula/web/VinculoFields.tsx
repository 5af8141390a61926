/** How a lesson is given: window, weight, whether it is required, when the key is shown (H-04). */
import type { Static } from 'typebox'
import { fieldOf, instantOf } from '../../../../core/web/date-field.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { MomentField } from '../../../../core/web/ui/MomentField.tsx'
import { SelectField } from '../../../../core/web/ui/SelectField.tsx'
import { Switch } from '../../../../core/web/ui/Switch.tsx'
import { type CAMPOS_VINCULO, MOSTRAR_GABARITO } from '../shapes.ts'

import { Numero } from './telas/Linha.tsx'
import { turmaAulaTexts } from './turma-texts.ts'

export type Regras = { [K in keyof typeof CAMPOS_VINCULO]: Static<(typeof CAMPOS_VINCULO)[K]> }

export const REGRAS: Regras = {
  dtInicio: null,
  dtFim: null,
  obrigatoria: true,
  peso: 1,
  mostrar_gabarito: 'apos_tentativa',
}

interface Props {
  regras: Regras
  errors: Readonly<Record<string, string>>
  onChange: (regras: Regras) => void
}

export function VinculoFields({ regras, errors, onChange }: Props) {
  const t = useTexts(turmaAulaTexts)
  const set = (part: Partial<Regras>) => onChange({ ...regras, ...part })
  const date = (name: 'dtInicio' | 'dtFim', label: string, help: string) => (
    <MomentField
      id={name}
      label={label}
      help={help}
      error={errors[name] ?? null}
      defaultValue={fieldOf(regras[name])}
      onChange={({ target }) => set({ [name]: instantOf(target.value) })}
    />
  )
  return (
    <>
      <div className="pilha cima f-14 v-5">
        {date('dtInicio', t.inicio, t.inicioAjuda)}
        {date('dtFim', t.fim, t.fimAjuda)}
        <SelectField
          id="mostrar_gabarito"
          label={t.gabarito}
          error={errors.mostrar_gabarito ?? null}
          value={regras.mostrar_gabarito}
          options={MOSTRAR_GABARITO.map((value) => ({ value, label: t[value] }))}
          onChange={({ target }) => set({ mostrar_gabarito: target.value as Regras['mostrar_gabarito'] })}
        />
        <Numero
          label={t.peso}
          value={regras.peso}
          min={0}
          max={10}
          onChange={(peso) => peso !== undefined && set({ peso })}
        />
      </div>
      <Switch
        label={t.obrigatoria}
        checked={regras.obrigatoria}
        onChange={(obrigatoria) => set({ obrigatoria })}
      />
    </>
  )
}
