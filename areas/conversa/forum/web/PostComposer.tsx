/** Writing a message: rich text, files, a draft on this device; a send that fails keeps all of it. */
import { useRef, useState } from 'react'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { isBlankHtml } from '../../../../core/web/editor/html.ts'
import { useRichField } from '../../../../core/web/editor/RichField.tsx'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { Composer } from '../../../../core/web/ui/Composer.tsx'
import { holdsPersonalData } from '../rules-personal.ts'
import type { Anexo } from '../shapes.ts'
import { FileCatcher } from './FileCatcher.tsx'
import { ACCEPT, useAnexos } from './useAnexos.ts'
import { useDraft } from './useDraft.ts'
import { writingTexts } from './writing-texts.ts'

export interface Written {
  conteudo: string
  novos: readonly File[]
  removidos: readonly number[]
}

interface Props {
  /** Names the box, such as "Responder a Caio". */
  label: string
  placeholder: string
  submitLabel: string
  /** Where the draft is kept; null keeps none. */
  lugar: string | null
  /** Of the words that are edited, kept with their draft. */
  versao?: number
  /** What stands there already, when a message is edited. */
  initial?: string
  anexos?: readonly Anexo[]
  allowFiles: boolean
  /** The person's words wait for a look when they hold a child's data. */
  screened: boolean
  /** The share that has left, 0 to 1. */
  progress?: number
  /** Rejects when it was not sent; false: it waits for an answer, and the draft stays. The same object again is a repeat of the same send. */
  onSend: (written: Written) => Promise<unknown>
  onCancel?: () => void
  autofocus?: boolean
}

export function PostComposer(props: Props) {
  const { label, placeholder, submitLabel, lugar, initial = '', allowFiles, screened, onSend } = props
  const t = useTexts(writingTexts)
  const language = useLanguage()
  const draft = useDraft(lugar)
  const anexos = useAnexos(props.anexos)
  const [conteudo, setConteudo] = useState(draft.kept?.conteudo ?? initial)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const failed = useRef<Written | null>(null)

  const send = async () => {
    if (busy) return
    if (isBlankHtml(conteudo)) {
      setError(t.escrevaAlgo)
      return editor.focus()
    }
    const { novos, removidos } = anexos
    const before = failed.current
    const same =
      before?.conteudo === conteudo &&
      before.novos.every((file, i) => file === novos[i]) &&
      before.novos.length === novos.length &&
      before.removidos.length === removidos.length
    const written = same ? before : { conteudo, novos, removidos }
    setBusy(true)
    setError(null)
    try {
      if ((await onSend(written)) === false) return
      failed.current = null
      draft.drop()
      anexos.clear()
      editor.write('')
      setConteudo('')
      draft.drop()
    } catch (problem) {
      failed.current = written
      setError(t.naoEnviada(errorSentence(problem, language)))
    } finally {
      setBusy(false)
    }
  }

  const editor = useRichField({
    content: draft.kept?.conteudo ?? initial,
    label,
    placeholder,
    autofocus: props.autofocus,
    onChange: (html) => {
      setConteudo(html)
      setError(null)
      draft.change({ conteudo: html, ...(props.versao && { versao: props.versao }) })
    },
    onSubmit: () => void send(),
    ...(allowFiles && { onPicture: anexos.add }),
  })

  return (
    <div className="pilha" style={{ gap: 'var(--e-1)' }}>
      <FileCatcher onFiles={allowFiles && !busy ? anexos.add : undefined}>
        <Composer
          label={label}
          toolbar={editor.toolbar}
          attachments={anexos.items(busy ? props.progress : undefined)}
          onAttach={allowFiles ? anexos.add : undefined}
          onRemove={busy ? undefined : anexos.remove}
          accept={ACCEPT}
          draft={draft.state}
          error={error ?? anexos.mensagem}
          submitLabel={failed.current && error ? t.tentarDeNovo : submitLabel}
          onSubmit={() => void send()}
          busy={busy}
          secondary={
            props.onCancel && (
              <Button
                look="plain"
                disabled={busy}
                onClick={() => {
                  // An answer that is put aside is found again; an edit that is given up is not.
                  if (initial !== '') draft.drop()
                  props.onCancel?.()
                }}
              >
                {t.cancelar}
              </Button>
            )
          }
        >
          {editor.field}
        </Composer>
      </FileCatcher>
      {draft.other && (
        <Callout tone="aviso" live>
          {t.emOutraAba}
        </Callout>
      )}
      {screened && holdsPersonalData(conteudo) && (
        <Callout tone="aviso" live>
          {t.vaiEsperar}
        </Callout>
      )}
    </div>
  )
}
