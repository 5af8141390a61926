/** Planning and changing a live lesson, alone or every week. */

import { useId } from 'react'
import { datesFor } from '../../../../core/contract/dates.ts'
import { useSend } from '../../../../core/web/data.ts'
import { useSheet } from '../../../../core/web/sheet.tsx'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Checkbox } from '../../../../core/web/ui/Checkbox.tsx'
import { DateField } from '../../../../core/web/ui/DateField.tsx'
import { FormSheet } from '../../../../core/web/ui/FormSheet.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { SelectField } from '../../../../core/web/ui/SelectField.tsx'
import { TextField } from '../../../../core/web/ui/TextField.tsx'
import { aovivoApi, type Encontro, PROVEDORES } from '../contract.ts'
import { AlcanceField } from './AlcanceField.tsx'
import { bodyOf, emptyForm, errorsOf, type FormValues, formOf } from './encontro-form.ts'
import { RecorrenciaFields } from './RecorrenciaFields.tsx'
import { aovivoWebTexts } from './texts.ts'

interface Props {
  turma: number
  /** Absent: a new one. */
  encontro?: Encontro
  onDone: () => void
}

export function EncontroForm({ turma, encontro, onDone }: Props) {
  const t = useTexts(aovivoWebTexts)
  const language = useLanguage()
  const id = useId()
  const create = useSend(aovivoApi.create)
  const edit = useSend(aovivoApi.edit)
  const running = encontro?.estado === 'ao_vivo'
  const sendAs = async (values: FormValues): Promise<string> => {
    const body = bodyOf(values)
    if (!encontro) return t.criadas((await create.mutateAsync({ params: { turma }, body })).criadas)
    const { recorrencia: _, ...plan } = body
    const { mudadas } = await edit.mutateAsync({
      params: { id: encontro.id },
      body: { ...plan, alcance: values.alcance, versao: encontro.versao },
    })
    return t.salvas(mudadas)
  }
  const { valores, set, field, errors, leave, sheet } = useSheet<FormValues>({
    start: encontro ? formOf(encontro, new Date()) : emptyForm(new Date()),
    id,
    check: (values) => errorsOf(values, language),
    send: async (values) => {
      notify.success(await sendAs(values))
      onDone()
    },
    told: t.naoSalvou,
  })

  return (
    <section className="pilha" aria-labelledby={`${id}-t`}>
      <h2 id={`${id}-t`}>{encontro ? t.editarTitulo : t.novaTitulo}</h2>
      <FormSheet
        {...sheet}
        submitLabel={encontro ? t.salvar : t.marcar}
        secondary={
          <Button disabled={sheet.busy} onClick={() => leave(onDone)}>
            {t.cancelar}
          </Button>
        }
      >
        <TextField label={t.titulo} maxLength={120} {...field('titulo')} />
        <div className="lado-a-lado">
          <DateField
            id={`${id}-inicio`}
            label={t.dia}
            value={valores.dia}
            disabled={running}
            error={errors.inicio}
            onChange={({ target }) => set({ dia: target.value })}
          />
          <TextField
            id={`${id}-hora`}
            type="time"
            label={t.hora}
            help={t.horario(datesFor(language).hour())}
            value={valores.hora}
            disabled={running}
            onChange={({ target }) => set({ hora: target.value })}
          />
          <TextField
            type="number"
            inputMode="numeric"
            min={5}
            max={480}
            step={5}
            label={t.duracao}
            {...field('duracao')}
          />
        </div>
        <SelectField
          id={`${id}-provedor`}
          label={t.provedor}
          options={PROVEDORES.map((value) => ({ value, label: t[value] }))}
          value={valores.provedor}
          onChange={({ target }) => set({ provedor: target.value as FormValues['provedor'] })}
        />
        <TextField
          type="url"
          inputMode="url"
          label={t.url}
          help={t.urlAjuda}
          placeholder="https://"
          maxLength={500}
          {...field('url')}
        />
        <Checkbox
          label={t.salaEspera}
          help={t.salaEsperaAjuda}
          checked={valores.sala_espera}
          onChange={({ target }) => set({ sala_espera: target.checked })}
        />
        <Checkbox
          label={t.gravar}
          help={t.gravarAjuda}
          checked={valores.gravar}
          onChange={({ target }) => set({ gravar: target.checked })}
        />
        {!encontro && (
          <RecorrenciaFields id={`${id}-recorrencia`} values={valores} error={errors.recorrencia} set={set} />
        )}
        {encontro?.recorrencia && !running && (
          <AlcanceField value={valores.alcance} onChange={(alcance) => set({ alcance })} />
        )}
      </FormSheet>
    </section>
  )
}
