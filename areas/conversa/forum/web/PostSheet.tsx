/** The sheet that a topic, a notice and the notice of a network are written on: title, words, files; the rest by each. */
import { type ReactNode, useState } from 'react'
import { useRichField } from '../../../../core/web/editor/RichField.tsx'
import { useTexts } from '../../../../core/web/texts.ts'
import { Attachments } from '../../../../core/web/ui/Attachments.tsx'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { FieldError } from '../../../../core/web/ui/Field.tsx'
import type { Sheet } from '../../../../core/web/ui/Form.tsx'
import { FormSheet } from '../../../../core/web/ui/FormSheet.tsx'
import { ProgressBar } from '../../../../core/web/ui/Progress.tsx'
import { RichText } from '../../../../core/web/ui/RichText.tsx'
import { TextField } from '../../../../core/web/ui/TextField.tsx'
import { AttachButton } from './AttachButton.tsx'
import { FileCatcher } from './FileCatcher.tsx'
import './forum.css'
import type { useAnexos } from './useAnexos.ts'
import { writingTexts } from './writing-texts.ts'

interface Words {
  titulo: string
  conteudo: string
}

/** How much of the files has gone, 0 to 1, and the option of `useSend` that counts it. */
export function useSentShare() {
  const [share, setShare] = useState<number>()
  const onProgress = ({ loaded, total }: { loaded: number; total: number }) =>
    setShare(total > 0 ? loaded / total : undefined)
  return { share, progress: { onProgress } }
}

interface Props {
  /** Prefix of the ids of the fields. */
  id: string
  values: Words
  /** Who wrote the words, where it is not the person: they are shown, and stay as they are (decision 54). */
  wordsOf?: string | undefined
  /** Of `useSheet`, with what it draws. */
  sheet: Sheet
  errorOf: (field: string) => string | null
  anexos: ReturnType<typeof useAnexos>
  share: number | undefined
  placeholder: string
  submitLabel: string
  set: (words: Partial<Words>) => void
  onCancel: () => void
  /** What follows the words. */
  children: ReactNode
}

/** The words of somebody else: read here, not rewritten. */
function Kept({ values, autor }: { values: Words; autor: string }) {
  const t = useTexts(writingTexts)
  return (
    <>
      <Callout>{t.palavrasDe(autor)}</Callout>
      <article className="cartao post">
        <h3 className="t-3">{values.titulo}</h3>
        <RichText html={values.conteudo} className="corpo" />
      </article>
    </>
  )
}

export function PostSheet({ wordsOf, ...props }: Props) {
  const t = useTexts(writingTexts)
  const { values, sheet, submitLabel, onCancel, children } = props
  return (
    <FormSheet
      {...sheet}
      submitLabel={submitLabel}
      secondary={
        <Button disabled={sheet.busy} onClick={onCancel}>
          {t.cancelar}
        </Button>
      }
    >
      {wordsOf === undefined ? <Written {...props} /> : <Kept values={values} autor={wordsOf} />}
      {children}
    </FormSheet>
  )
}

type WrittenProps = Omit<Props, 'wordsOf' | 'submitLabel' | 'onCancel' | 'children'>

function Written({ id, values, sheet, errorOf, anexos, share, set, placeholder }: WrittenProps) {
  const t = useTexts(writingTexts)
  const { busy } = sheet
  const wrong = errorOf('conteudo')
  const editor = useRichField({
    content: values.conteudo,
    id: `${id}-conteudo`,
    label: t.texto,
    placeholder,
    invalid: wrong !== null,
    describedBy: wrong ? `${id}-conteudo-erro` : undefined,
    onChange: (conteudo) => set({ conteudo }),
    onSubmit: sheet.onSubmit,
    onPicture: anexos.add,
  })
  return (
    <>
      <TextField
        id={`${id}-titulo`}
        label={t.titulo}
        value={values.titulo}
        maxLength={200}
        error={errorOf('titulo')}
        onChange={({ target }) => set({ titulo: target.value })}
      />
      <div className="campo">
        <span className="rotulo">{t.texto}</span>
        <FileCatcher onFiles={busy ? undefined : anexos.add}>
          <div
            className={wrong ? 'campo-rico falho sobre-folha pilha v-z' : 'campo-rico sobre-folha pilha v-z'}
          >
            {editor.toolbar}
            {editor.field}
            <div className="fio-c linha quebra v-3 pb-2 pi-4">
              <AttachButton total={anexos.total} onFiles={anexos.add} disabled={busy} />
            </div>
          </div>
        </FileCatcher>
        {wrong && <FieldError id={`${id}-conteudo-erro`}>{wrong}</FieldError>}
        <Attachments items={anexos.items()} onRemove={busy ? undefined : anexos.remove} />
        {anexos.mensagem && <FieldError>{anexos.mensagem}</FieldError>}
        {busy && anexos.novos.length > 0 && share !== undefined && (
          <ProgressBar value={Math.round(share * 100)} max={100} label={t.enviandoArquivos} withLabel />
        )}
      </div>
    </>
  )
}
