/** Building and changing a survey. What the first answer fixed is not offered any more. */
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { fieldErrors, useSend } from '../../../../core/web/data.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { FormSheet } from '../../../../core/web/ui/FormSheet.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { TextArea, TextField } from '../../../../core/web/ui/TextField.tsx'
import type { TurmaHeader } from '../../../escola/turma/contract.ts'
import { enqueteApi } from '../contract.ts'
import { type EnqueteInteira, MAX_PERGUNTAS } from '../shapes.ts'
import { bodyOf, copyOf, type FormValues, newPergunta } from './form.ts'
import { formTexts } from './form-texts.ts'
import { moved } from './move.ts'
import { PerguntaEditor } from './PerguntaEditor.tsx'
import { Preview } from './Preview.tsx'
import { SettingsFields } from './SettingsFields.tsx'
import { TurmasField } from './TurmasField.tsx'

interface Props {
  turma: TurmaHeader
  start: FormValues
  /** The survey that is changed; absent: a new one. */
  enquete?: EnqueteInteira
  onDone: (id?: number) => void
}

function Perguntas({
  values,
  errors,
  set,
}: {
  values: FormValues
  errors: Readonly<Record<string, string>>
  set: (part: Partial<FormValues>) => void
}) {
  const t = useTexts(formTexts)
  const [said, setSaid] = useState('')
  const { perguntas } = values
  return (
    <section className="pilha" aria-labelledby="perguntas">
      <h3 id="perguntas" tabIndex={-1}>
        {t.perguntas}
      </h3>
      {perguntas.map((pergunta, i) => (
        <PerguntaEditor
          key={pergunta.id}
          pergunta={pergunta}
          numero={i + 1}
          total={perguntas.length}
          error={errors[`pergunta-${pergunta.id}`]}
          onChange={(next) => set({ perguntas: perguntas.map((one) => (one.id === next.id ? next : one)) })}
          onMove={(to) => {
            set({ perguntas: moved(perguntas, i, to) })
            setSaid(t.moveu(to + 1, perguntas.length))
          }}
          onCopy={() =>
            set({ perguntas: moved([...perguntas, copyOf(pergunta, perguntas)], perguntas.length, i + 1) })
          }
          onRemove={() => set({ perguntas: perguntas.filter(({ id }) => id !== pergunta.id) })}
        />
      ))}
      {perguntas.length < MAX_PERGUNTAS && (
        <div>
          <Button icon={IconPlus} onClick={() => set({ perguntas: [...perguntas, newPergunta(perguntas)] })}>
            {t.adicionar}
          </Button>
        </div>
      )}
      <span className="so-leitor" aria-live="polite">
        {said}
      </span>
    </section>
  )
}

export function EnqueteForm({ turma, start, enquete, onDone }: Props) {
  const t = useTexts(formTexts)
  const language = useLanguage()
  const [values, setValues] = useState(start)
  // As it was when the form opened: what others change meanwhile must not pass for seen.
  const [opened] = useState(enquete)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [looking, setLooking] = useState(false)
  const [saved, setSaved] = useState(false)
  const create = useSend(enqueteApi.create)
  const edit = useSend(enqueteApi.edit)
  const fixada = enquete?.fixada ?? false
  // The same words again are the same write: a repeat after a lost answer makes one survey.
  const input = useRef<{ key: string; value: Parameters<typeof create.mutateAsync>[0] }>(undefined)

  const set = (part: Partial<FormValues>) => {
    setValues((now) => ({ ...now, ...part }))
    setErrors({})
  }

  const send = async () => {
    const body = bodyOf(values, opened)
    if (opened)
      return edit.mutateAsync({ params: { id: opened.id }, body: { ...body, versao: opened.versao } })
    const key = JSON.stringify(body)
    if (input.current?.key !== key) input.current = { key, value: { body } }
    return create.mutateAsync(input.current.value)
  }

  const submit = async () => {
    setFailure(null)
    try {
      const { enquete: sent } = await send()
      // The guard of unsaved changes must have let go before the screen leaves.
      flushSync(() => setSaved(true))
      notify.success(enquete ? t.salva : sent.estado === 'agendada' ? t.agendada : t.criada)
      onDone(sent.id)
    } catch (problem) {
      setErrors(fieldErrors(problem))
      setFailure(errorSentence(problem, language))
      setLooking(false)
    }
  }

  const submitLabel = enquete ? t.salvar : values.inicio ? t.agendar : t.abrir
  return (
    <FormSheet
      onSubmit={() => void submit()}
      errors={Object.entries(errors).map(([field, message]) => ({ id: field, message }))}
      failure={failure && Object.keys(errors).length === 0 && <Callout tone="erro">{failure}</Callout>}
      dirty={!saved && JSON.stringify(values) !== JSON.stringify(start)}
      busy={create.isPending || edit.isPending}
      submitLabel={submitLabel}
      secondary={
        <>
          {!fixada && (
            <Button onClick={() => setLooking(!looking)}>{looking ? t.voltarAEditar : t.previa}</Button>
          )}
          <Button
            onClick={() => {
              flushSync(() => setSaved(true))
              onDone()
            }}
          >
            {t.cancelar}
          </Button>
        </>
      }
    >
      {fixada && <Callout>{t.fixada}</Callout>}
      {looking ? (
        <>
          <h3>{values.titulo}</h3>
          {values.descricao && <p className="enq-descricao">{values.descricao}</p>}
          <Preview perguntas={values.perguntas} />
        </>
      ) : (
        <>
          <TextField
            id="titulo"
            label={t.titulo}
            help={t.tituloAjuda}
            value={values.titulo}
            maxLength={200}
            error={errors.titulo}
            onChange={({ target }) => set({ titulo: target.value })}
          />
          <TextArea
            id="descricao"
            label={t.descricao}
            optional
            rows={2}
            value={values.descricao}
            maxLength={2000}
            onChange={({ target }) => set({ descricao: target.value })}
          />
          {!fixada && <Perguntas values={values} errors={errors} set={set} />}
          <SettingsFields values={values} errors={errors} set={set} fixada={fixada} />
          {!fixada && (
            <TurmasField turma={turma} chosen={values.turmas} onChange={(turmas) => set({ turmas })} />
          )}
        </>
      )}
    </FormSheet>
  )
}
