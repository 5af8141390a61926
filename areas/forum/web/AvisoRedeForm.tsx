/** Writing a notice to a network: its words, for whom, how it shows; how many it reaches before it leaves. */
import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { errorSentence } from '../../../core/web/client/failure.ts'
import { fieldErrors, useCall, useSend } from '../../../core/web/data.ts'
import { useLanguage, useTexts } from '../../../core/web/texts.ts'
import { Button } from '../../../core/web/ui/Button.tsx'
import { Callout } from '../../../core/web/ui/Callout.tsx'
import { Checkbox } from '../../../core/web/ui/Checkbox.tsx'
import { ConfirmDialog } from '../../../core/web/ui/ConfirmDialog.tsx'
import { FieldError } from '../../../core/web/ui/Field.tsx'
import { FormSheet } from '../../../core/web/ui/FormSheet.tsx'
import { notify } from '../../../core/web/ui/notify.ts'
import { TextField } from '../../../core/web/ui/TextField.tsx'
import { avisoRedeApi } from '../contract-aviso-rede.ts'
import { scheduleFault, startsInPast } from '../rules.ts'
import { PAPEIS_DE_AVISO, type PapelDeAviso } from '../rules-aviso.ts'
import { forumTexts } from '../texts.ts'
import { avisoRedeTexts } from './aviso-rede-texts.ts'
import { instantOf } from './dates.ts'
import './forum.css'
import { isBlankHtml } from '../../../core/web/editor/html.ts'
import { useRichField } from '../../../core/web/editor/RichField.tsx'

const EMPTY = {
  titulo: '',
  conteudo: '',
  papeis: [...PAPEIS_DE_AVISO] as readonly PapelDeAviso[],
  pedeCiente: false,
  urgente: false,
  fixado: false,
  /** As the fields hold them. */
  inicio: '',
  fim: '',
}
type Values = typeof EMPTY
type Errors = Partial<Record<'titulo' | 'conteudo' | 'papeis' | 'inicio' | 'fim', string>>

const LONGEST = 20_000
const dateOf = (field: string) => (instantOf(field) === '' ? null : new Date(instantOf(field)))

function useErrorsOf() {
  const t = useTexts(avisoRedeTexts)
  const tf = useTexts(forumTexts)
  return (values: Values): Errors => {
    const [inicio, fim] = [dateOf(values.inicio), dateOf(values.fim)]
    const now = new Date()
    return {
      ...(values.titulo.trim() === '' && { titulo: t.tituloVazio }),
      ...(isBlankHtml(values.conteudo)
        ? { conteudo: t.textoVazio }
        : values.conteudo.length > LONGEST && { conteudo: t.textoLongo }),
      ...(values.papeis.length === 0 && { papeis: t.escolhaAlguem }),
      ...(startsInPast({ agendar: true, inicio }, now) && { inicio: tf.inicioPassado }),
      ...(scheduleFault({ agendar: false, inicio: inicio ?? now, fim }) && { fim: tf.fimAntes }),
    }
  }
}

interface Props {
  rede: { id: number; nome: string }
  /** With the id of the notice when one was sent. */
  onDone: (id?: number) => void
}

export function AvisoRedeForm({ rede, onDone }: Props) {
  const t = useTexts(avisoRedeTexts)
  const language = useLanguage()
  const id = useId()
  const [values, setValues] = useState<Values>(EMPTY)
  const [errors, setErrors] = useState<Errors>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [asking, setAsking] = useState(false)
  const [saved, setSaved] = useState(false)
  const errorsOf = useErrorsOf()
  const reach = useCall(avisoRedeApi.reachAvisoRede, { params: { rede: rede.id } }).data
  const publish = useSend(avisoRedeApi.publishAvisoRede, { refreshes: [avisoRedeApi.listAvisosRede] })
  const set = (part: Partial<Values>) => {
    setValues((before) => ({ ...before, ...part }))
    setErrors({})
  }
  const pessoas = values.papeis.reduce((sum, papel) => sum + (reach?.[papel] ?? 0), 0)
  const waits = values.inicio !== ''

  const check = () => {
    const found = errorsOf(values)
    setErrors(found)
    setFailure(null)
    setAsking(Object.keys(found).length === 0)
  }
  const send = async () => {
    const { inicio, fim, papeis, titulo, ...rest } = values
    try {
      const answer = await publish.mutateAsync({
        params: { rede: rede.id },
        body: {
          ...rest,
          titulo: titulo.trim(),
          papeis: [...papeis],
          ...(inicio && { inicio: instantOf(inicio) }),
          ...(fim && { fim: instantOf(fim) }),
        },
      })
      // The guard of unsaved changes must have let go before the screen leaves.
      flushSync(() => setSaved(true))
      notify.success(waits ? t.agendadoOk : t.publicado)
      onDone(answer.id)
    } catch (problem) {
      setErrors(fieldErrors(problem) as Errors)
      setFailure(errorSentence(problem, language))
    }
    setAsking(false)
  }

  const editor = useRichField({
    content: '',
    id: `${id}-conteudo`,
    label: t.texto,
    placeholder: t.escreva,
    invalid: errors.conteudo !== undefined,
    describedBy: errors.conteudo ? `${id}-conteudo-erro` : undefined,
    onChange: (conteudo) => set({ conteudo }),
    onSubmit: check,
  })
  const box = (name: 'pedeCiente' | 'urgente' | 'fixado', label: string, help?: string) => (
    <Checkbox
      label={label}
      help={help}
      checked={values[name]}
      onChange={({ target }) => set({ [name]: target.checked })}
    />
  )
  const date = (name: 'inicio' | 'fim', label: string, help: string) => (
    <TextField
      id={`${id}-${name}`}
      type="datetime-local"
      label={label}
      optional
      help={help}
      value={values[name]}
      error={errors[name]}
      onChange={({ target }) => set({ [name]: target.value })}
    />
  )
  return (
    <section className="pilha" style={{ maxWidth: '46rem' }}>
      <FormSheet
        onSubmit={check}
        errors={Object.entries(errors).map(([field, message]) => ({ id: `${id}-${field}`, message }))}
        failure={failure && <Callout tone="erro">{failure}</Callout>}
        dirty={!saved && JSON.stringify(values) !== JSON.stringify(EMPTY)}
        busy={publish.isPending}
        submitLabel={waits ? t.agendar : t.publicar}
        secondary={
          <Button
            disabled={publish.isPending}
            onClick={() => {
              flushSync(() => setSaved(true))
              onDone()
            }}
          >
            {t.cancelar}
          </Button>
        }
      >
        <TextField
          id={`${id}-titulo`}
          label={t.tituloCampo}
          value={values.titulo}
          maxLength={200}
          error={errors.titulo}
          onChange={({ target }) => set({ titulo: target.value })}
        />
        <div className="campo">
          <span className="rotulo">{t.texto}</span>
          <div className={errors.conteudo ? 'campo-rico falho' : 'campo-rico'}>
            {editor.toolbar}
            {editor.field}
          </div>
          {errors.conteudo && <FieldError id={`${id}-conteudo-erro`}>{errors.conteudo}</FieldError>}
        </div>
        <fieldset className="grupo-f" id={`${id}-papeis`} tabIndex={-1}>
          <legend>{t.paraQuem}</legend>
          {PAPEIS_DE_AVISO.map((papel) => (
            <Checkbox
              key={papel}
              label={t[papel]}
              help={reach && t.pessoas(reach[papel])}
              checked={values.papeis.includes(papel)}
              onChange={({ target }) =>
                set({
                  papeis: PAPEIS_DE_AVISO.filter((one) =>
                    one === papel ? target.checked : values.papeis.includes(one),
                  ),
                })
              }
            />
          ))}
          {errors.papeis && <FieldError>{errors.papeis}</FieldError>}
          {reach && (
            <Callout tone={reach.turmas === 0 ? 'aviso' : 'info'}>
              {reach.turmas === 0 ? t.semTurmas : t.alcance(t.pessoas(pessoas), reach.turmas)}
            </Callout>
          )}
        </fieldset>
        <fieldset className="grupo-f">
          <legend>{t.comoAparece}</legend>
          {box('pedeCiente', t.pedirCiente, t.pedirCienteAjuda)}
          {box('urgente', t.urgente, t.urgenteAjuda)}
          {box('fixado', t.fixar)}
        </fieldset>
        <fieldset className="grupo-f">
          <legend>{t.quando}</legend>
          <div className="lado-a-lado">
            {date('inicio', t.inicio, t.inicioAjuda)}
            {date('fim', t.fim, t.fimAjuda)}
          </div>
        </fieldset>
      </FormSheet>
      <ConfirmDialog
        open={asking}
        harmless
        onClose={() => setAsking(false)}
        onConfirm={send}
        title={reach ? t.confirmar(pessoas) : t.confirmarSem}
        confirmLabel={waits ? t.agendar : t.publicar}
      >
        {t.confirmarTexto}
      </ConfirmDialog>
    </section>
  )
}
