/** Planning and changing a live lesson, alone or every week. */
import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { fieldErrors, useSend } from '../../../../core/web/data.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { Checkbox } from '../../../../core/web/ui/Checkbox.tsx'
import { FormSheet } from '../../../../core/web/ui/FormSheet.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { SelectField } from '../../../../core/web/ui/SelectField.tsx'
import { TextField } from '../../../../core/web/ui/TextField.tsx'
import { aovivoApi, type Encontro, PROVEDORES } from '../contract.ts'
import { AlcanceField } from './AlcanceField.tsx'
import { bodyOf, emptyForm, errorsOf, type FormErrors, type FormValues, formOf } from './encontro-form.ts'
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
  const [start] = useState(() => (encontro ? formOf(encontro, new Date()) : emptyForm(new Date())))
  const [values, setValues] = useState<FormValues>(start)
  const [errors, setErrors] = useState<FormErrors>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [saved, setSaved] = useState(false)
  const create = useSend(aovivoApi.create)
  const edit = useSend(aovivoApi.edit)
  const busy = create.isPending || edit.isPending
  const running = encontro?.estado === 'ao_vivo'
  const set = (part: Partial<FormValues>) => {
    setValues({ ...values, ...part })
    setErrors({})
  }

  const send = async (): Promise<string> => {
    const body = bodyOf(values)
    if (!encontro) return t.criadas((await create.mutateAsync({ params: { turma }, body })).criadas)
    const { recorrencia: _, ...plan } = body
    const { mudadas } = await edit.mutateAsync({
      params: { id: encontro.id },
      body: { ...plan, alcance: values.alcance, versao: encontro.versao },
    })
    return t.salvas(mudadas)
  }
  const submit = async () => {
    const found = errorsOf(values, language)
    setErrors(found)
    setFailure(null)
    if (Object.keys(found).length > 0) return
    try {
      const sentence = await send()
      // The guard of unsaved changes must have let go before the screen leaves.
      flushSync(() => setSaved(true))
      notify.success(sentence)
      onDone()
    } catch (problem) {
      setErrors(fieldErrors(problem) as FormErrors)
      setFailure(t.naoSalvou(errorSentence(problem, language)))
    }
  }
  const leave = () => {
    flushSync(() => setSaved(true))
    onDone()
  }

  return (
    <section className="pilha" aria-labelledby={`${id}-t`}>
      <h2 id={`${id}-t`}>{encontro ? t.editarTitulo : t.novaTitulo}</h2>
      <FormSheet
        onSubmit={() => void submit()}
        errors={Object.entries(errors).map(([field, message]) => ({ id: `${id}-${field}`, message }))}
        failure={failure && <Callout tone="erro">{failure}</Callout>}
        dirty={!saved && JSON.stringify(values) !== JSON.stringify(start)}
        busy={busy}
        submitLabel={encontro ? t.salvar : t.marcar}
        secondary={
          <Button disabled={busy} onClick={leave}>
            {t.cancelar}
          </Button>
        }
      >
        <TextField
          id={`${id}-titulo`}
          label={t.titulo}
          value={values.titulo}
          maxLength={120}
          error={errors.titulo}
          onChange={({ target }) => set({ titulo: target.value })}
        />
        <div className="lado-a-lado">
          <TextField
            id={`${id}-inicio`}
            type="date"
            label={t.dia}
            value={values.dia}
            disabled={running}
            error={errors.inicio}
            onChange={({ target }) => set({ dia: target.value })}
          />
          <TextField
            id={`${id}-hora`}
            type="time"
            label={t.hora}
            help={t.horario}
            value={values.hora}
            disabled={running}
            onChange={({ target }) => set({ hora: target.value })}
          />
          <TextField
            id={`${id}-duracao`}
            type="number"
            inputMode="numeric"
            min={5}
            max={480}
            step={5}
            label={t.duracao}
            value={values.duracao}
            error={errors.duracao}
            onChange={({ target }) => set({ duracao: target.value })}
          />
        </div>
        <SelectField
          id={`${id}-provedor`}
          label={t.provedor}
          options={PROVEDORES.map((value) => ({ value, label: t[value] }))}
          value={values.provedor}
          onChange={({ target }) => set({ provedor: target.value as FormValues['provedor'] })}
        />
        <TextField
          id={`${id}-url`}
          type="url"
          inputMode="url"
          label={t.url}
          help={t.urlAjuda}
          placeholder="https://"
          value={values.url}
          maxLength={500}
          error={errors.url}
          onChange={({ target }) => set({ url: target.value })}
        />
        <Checkbox
          label={t.salaEspera}
          help={t.salaEsperaAjuda}
          checked={values.sala_espera}
          onChange={({ target }) => set({ sala_espera: target.checked })}
        />
        <Checkbox
          label={t.gravar}
          help={t.gravarAjuda}
          checked={values.gravar}
          onChange={({ target }) => set({ gravar: target.checked })}
        />
        {!encontro && (
          <RecorrenciaFields id={`${id}-recorrencia`} values={values} error={errors.recorrencia} set={set} />
        )}
        {encontro?.recorrencia && !running && (
          <AlcanceField value={values.alcance} onChange={(alcance) => set({ alcance })} />
        )}
      </FormSheet>
    </section>
  )
}
