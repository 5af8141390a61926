/** Building and changing a survey. What the first answer fixed is not offered any more. */
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useRef, useState } from 'react'
import { useSend } from '../../../../core/web/data.ts'
import { useSheet } from '../../../../core/web/sheet.tsx'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { FormSheet } from '../../../../core/web/ui/FormSheet.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { TextArea, TextField } from '../../../../core/web/ui/TextField.tsx'
import type { TurmaHeader } from '../../../escola/turma/contract.ts'
import { TurmasField } from '../../../escola/turma/web/public-escolha.tsx'
import { enqueteApi } from '../contract.ts'
import { type EnqueteInteira, MAX_PERGUNTAS, MAX_TURMAS } from '../shapes.ts'
import { bodyOf, copyOf, type FormValues, newPergunta } from './form.ts'
import { formTexts } from './form-texts.ts'
import { moved } from './move.ts'
import { PerguntaEditor } from './PerguntaEditor.tsx'
import { Preview } from './Preview.tsx'
import { SettingsFields } from './SettingsFields.tsx'

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
  // As it was when the form opened: what others change meanwhile must not pass for seen.
  const [opened] = useState(enquete)
  const [looking, setLooking] = useState(false)
  const create = useSend(enqueteApi.create)
  const edit = useSend(enqueteApi.edit)
  const fixada = enquete?.fixada ?? false
  /** Nobody rewrites what another person asks (decision 54). */
  const mine = enquete?.permissoes.reescrever ?? true
  // The same words again are the same write: a repeat after a lost answer makes one survey.
  const input = useRef<{ key: string; value: Parameters<typeof create.mutateAsync>[0] }>(undefined)
  const sendAs = async (values: FormValues) => {
    const body = bodyOf(values, opened)
    if (opened)
      return edit.mutateAsync({ params: { id: opened.id }, body: { ...body, versao: opened.versao } })
    const key = JSON.stringify(body)
    if (input.current?.key !== key) input.current = { key, value: { body } }
    return create.mutateAsync(input.current.value)
  }
  const {
    valores: values,
    set,
    field,
    errors,
    leave,
    sheet,
  } = useSheet<FormValues>({
    start,
    send: async (values) => {
      try {
        const { enquete: sent } = await sendAs(values)
        notify.success(enquete ? t.salva : sent.estado === 'agendada' ? t.agendada : t.criada)
        onDone(sent.id)
      } catch (problem) {
        setLooking(false)
        throw problem
      }
    },
  })
  const submitLabel = enquete ? t.salvar : values.inicio ? t.agendar : t.abrir
  return (
    <FormSheet
      {...sheet}
      submitLabel={submitLabel}
      secondary={
        <>
          {!fixada && mine && (
            <Button onClick={() => setLooking(!looking)}>{looking ? t.voltarAEditar : t.previa}</Button>
          )}
          <Button onClick={() => leave(onDone)}>{t.cancelar}</Button>
        </>
      }
    >
      {fixada && <Callout>{t.fixada}</Callout>}
      {looking ? (
        <>
          <h3>{values.titulo}</h3>
          {values.descricao && <p className="partir prosa linhas-t">{values.descricao}</p>}
          <Preview perguntas={values.perguntas} />
        </>
      ) : (
        <>
          {enquete && !mine && <Callout>{t.palavrasDe(enquete.autor.nome)}</Callout>}
          {mine && (
            <>
              <TextField label={t.titulo} help={t.tituloAjuda} maxLength={200} {...field('titulo')} />
              <TextArea label={t.descricao} optional rows={2} maxLength={2000} {...field('descricao')} />
            </>
          )}
          {mine && !fixada && <Perguntas values={values} errors={errors} set={set} />}
          <SettingsFields values={values} errors={errors} set={set} fixada={fixada} />
          {!fixada && (
            <TurmasField
              several
              fixed={turma.id}
              chosen={values.turmas}
              most={MAX_TURMAS}
              onChange={(turmas) => set({ turmas })}
            >
              <span className="ajuda" role="status">
                {t.turmasEscolhidas(values.turmas.length)}
              </span>
            </TurmasField>
          )}
        </>
      )}
    </FormSheet>
  )
}
