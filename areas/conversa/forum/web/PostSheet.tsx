/** The sheet that a topic, a notice and the notice of a network are written on: title, words, files; the rest by each. */
import { type ReactNode, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { useRichField } from '../../../../core/web/editor/RichField.tsx'
import { useTexts } from '../../../../core/web/texts.ts'
import { Attachments } from '../../../../core/web/ui/Attachments.tsx'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { FieldError } from '../../../../core/web/ui/Field.tsx'
import { FormSheet } from '../../../../core/web/ui/FormSheet.tsx'
import { ProgressBar } from '../../../../core/web/ui/Progress.tsx'
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

/** The guard of unsaved changes lets go before the screen leaves. */
export function useLeaving() {
  const [left, setLeft] = useState(false)
  const leave = (go: () => void) => {
    flushSync(() => setLeft(true))
    go()
  }
  return { left, leave }
}

interface Props {
  /** Prefix of the ids of the fields. */
  id: string
  values: Words
  /** By the name of the field, which its id ends with. */
  errors: Partial<Record<string, string>>
  failure: string | null
  anexos: ReturnType<typeof useAnexos>
  share: number | undefined
  placeholder: string
  submitLabel: string
  dirty: boolean
  busy: boolean
  set: (words: Partial<Words>) => void
  onSubmit: () => void
  onCancel: () => void
  /** What follows the words. */
  children: ReactNode
}

export function PostSheet({ id, values, errors, anexos, busy, share, set, onSubmit, ...rest }: Props) {
  const t = useTexts(writingTexts)
  // The same errors keep their place: the summary takes the focus only when new ones come.
  const summary = useMemo(
    () =>
      Object.entries(errors).map(([field, message]) => ({ id: `${id}-${field}`, message: message ?? '' })),
    [errors, id],
  )
  const editor = useRichField({
    content: values.conteudo,
    id: `${id}-conteudo`,
    label: t.texto,
    placeholder: rest.placeholder,
    invalid: errors.conteudo !== undefined,
    describedBy: errors.conteudo ? `${id}-conteudo-erro` : undefined,
    onChange: (conteudo) => set({ conteudo }),
    onSubmit,
    onPicture: anexos.add,
  })
  return (
    <FormSheet
      onSubmit={onSubmit}
      errors={summary}
      failure={rest.failure && <Callout tone="erro">{rest.failure}</Callout>}
      dirty={rest.dirty}
      busy={busy}
      submitLabel={rest.submitLabel}
      secondary={
        <Button disabled={busy} onClick={rest.onCancel}>
          {t.cancelar}
        </Button>
      }
    >
      <TextField
        id={`${id}-titulo`}
        label={t.titulo}
        value={values.titulo}
        maxLength={200}
        error={errors.titulo}
        onChange={({ target }) => set({ titulo: target.value })}
      />
      <div className="campo">
        <span className="rotulo">{t.texto}</span>
        <FileCatcher onFiles={busy ? undefined : anexos.add}>
          <div className={errors.conteudo ? 'campo-rico falho' : 'campo-rico'}>
            {editor.toolbar}
            {editor.field}
            <div className="pe-rico">
              <AttachButton total={anexos.total} onFiles={anexos.add} disabled={busy} />
            </div>
          </div>
        </FileCatcher>
        {errors.conteudo && <FieldError id={`${id}-conteudo-erro`}>{errors.conteudo}</FieldError>}
        <Attachments items={anexos.items()} onRemove={busy ? undefined : anexos.remove} />
        {anexos.mensagem && <FieldError>{anexos.mensagem}</FieldError>}
        {busy && anexos.novos.length > 0 && share !== undefined && (
          <ProgressBar value={Math.round(share * 100)} max={100} label={t.enviandoArquivos} withLabel />
        )}
      </div>
      {rest.children}
    </FormSheet>
  )
}
