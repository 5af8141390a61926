/** Who answers, whether names are told, when results show, from when until when. */
import { useTexts } from '../../../../core/web/texts.ts'
import { Checkbox, Radio } from '../../../../core/web/ui/Checkbox.tsx'
import { MomentField } from '../../../../core/web/ui/MomentField.tsx'
import { Segmented } from '../../../../core/web/ui/Segmented.tsx'
import { PUBLICOS } from '../shapes.ts'
import type { FormValues } from './form.ts'
import { formTexts } from './form-texts.ts'

interface Props {
  values: FormValues
  errors: Readonly<Record<string, string>>
  set: (part: Partial<FormValues>) => void
  /** Only the end may still change. */
  fixada: boolean
}

function Names({ values, set }: Pick<Props, 'values' | 'set'>) {
  const t = useTexts(formTexts)
  return (
    <fieldset className="campo">
      <legend className="rotulo">{t.privacidade}</legend>
      {[true, false].map((anonima) => (
        <Radio
          key={String(anonima)}
          name="anonima"
          label={anonima ? t.anonima : t.comNomes}
          help={anonima ? t.anonimaAjuda : t.comNomesAjuda}
          checked={values.anonima === anonima}
          onChange={() => set({ anonima })}
        />
      ))}
      <span className="ajuda">{t.anonimaFixa}</span>
    </fieldset>
  )
}

export function SettingsFields({ values, errors, set, fixada }: Props) {
  const t = useTexts(formTexts)
  return (
    <>
      {!fixada && (
        <>
          <Names values={values} set={set} />
          <div className="campo">
            <span className="rotulo">{t.quem}</span>
            <Segmented
              label={t.quem}
              value={values.publico}
              choices={PUBLICOS.map((value) => ({ value, label: t[value] }))}
              onChange={(publico) => set({ publico })}
            />
          </div>
          {!values.anonima && (
            <div className="campo" id="resultados" tabIndex={-1}>
              <span className="rotulo">{t.resultados}</span>
              <Segmented
                label={t.resultados}
                value={values.resultados}
                choices={[
                  { value: 'fim', label: t.noFim },
                  { value: 'ao_vivo', label: t.aoVivo },
                ]}
                onChange={(resultados) => set({ resultados })}
              />
            </div>
          )}
          <Checkbox
            label={t.compartilhada}
            checked={values.compartilhada}
            onChange={({ target }) => set({ compartilhada: target.checked })}
          />
        </>
      )}
      <div className="pilha f-17 v-5 cima">
        {!fixada && (
          <MomentField
            id="inicio"
            label={t.inicio}
            help={t.inicioAjuda}
            optional
            value={values.inicio}
            error={errors.inicio}
            onChange={({ target }) => set({ inicio: target.value })}
          />
        )}
        <MomentField
          id="fim"
          label={t.fim}
          help={t.fimAjuda}
          optional
          value={values.fim}
          error={errors.fim}
          onChange={({ target }) => set({ fim: target.value })}
        />
      </div>
    </>
  )
}
