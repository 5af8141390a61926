/** The shell of writing: toolbar, the editor passed as a child, attachments, draft status, one button. */
import IconPaperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs'
import { type ClipboardEvent, type DragEvent, type ReactNode, useRef, useState } from 'react'
import { useTexts } from '../texts.ts'
import { type Attachment, Attachments } from './Attachments.tsx'
import { Button } from './Button.tsx'
import './composer.css'
import { cx } from './cx.ts'
import { FieldError } from './Field.tsx'
import { innerTexts } from './inner-texts.ts'
import { type SaveState, SaveStatus } from './SaveStatus.tsx'

interface Props {
  /** Names the whole box, such as "Responder a Caio". */
  label: string
  /** `<Toolbar>` with the editor's buttons. */
  toolbar?: ReactNode
  /** The editor itself. */
  children: ReactNode
  attachments?: readonly Attachment[]
  /** Absent, nothing can be attached. Given only as many files as still fit. */
  onAttach?: (files: File[]) => void
  onRemove?: (id: Attachment['id']) => void
  maxFiles?: number
  maxMegabytes?: number
  accept?: string
  draft?: SaveState
  error?: string | null
  submitLabel: string
  onSubmit: () => void
  busy?: boolean
  disabled?: boolean
  /** Beside the button, such as cancel. */
  secondary?: ReactNode
}

export function Composer(props: Props) {
  const { label, toolbar, children, attachments = [], onAttach, onRemove, accept, draft = 'idle' } = props
  const { maxFiles = 5, maxMegabytes = 5, error, submitLabel, onSubmit, busy, disabled, secondary } = props
  const t = useTexts(innerTexts)
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const room = maxFiles - attachments.length

  const take = (files: FileList | null | undefined) => {
    if (onAttach && files && files.length > 0 && room > 0) onAttach([...files].slice(0, room))
  }
  const drop = (event: DragEvent) => {
    setOver(false)
    if (!onAttach || event.dataTransfer.files.length === 0) return
    event.preventDefault()
    take(event.dataTransfer.files)
  }
  const paste = (event: ClipboardEvent) => {
    if (!onAttach || event.clipboardData.files.length === 0) return
    event.preventDefault()
    take(event.clipboardData.files)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw its own legend
    <div
      role="group"
      aria-label={label}
      className={cx('comp raio-4 sobre-folha', over && 'alvo')}
      onDragOver={(event) => {
        if (!onAttach || !event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      onPasteCapture={paste}
    >
      {toolbar}
      <div className="txt pb-4 pi-5 h-45 w-n">{children}</div>
      <Attachments items={attachments} onRemove={onRemove} />
      {error && (
        <div className="pt-z pi-5 pp-4">
          <FieldError>{error}</FieldError>
        </div>
      )}
      <div className="pe2 linha quebra v-3 pb-3 pi-4 fio-c">
        {onAttach && (
          <>
            <Button
              look="link"
              size="small"
              icon={IconPaperclip}
              disabled={room <= 0}
              onClick={() => input.current?.click()}
            >
              {t.anexar}
            </Button>
            <span className="t-s fraca">{t.anexosDe(attachments.length, maxFiles, maxMegabytes)}</span>
            <input
              ref={input}
              type="file"
              multiple
              hidden
              accept={accept}
              onChange={(event) => {
                take(event.target.files)
                event.target.value = ''
              }}
            />
          </>
        )}
        <span className="vao">
          <SaveStatus state={draft}>
            {draft === 'saved' ? t.rascunhoSalvo : draft === 'failed' ? t.semRascunho : undefined}
          </SaveStatus>
        </span>
        {secondary}
        <Button look="filled" busy={busy} disabled={disabled} onClick={onSubmit}>
          {submitLabel}
        </Button>
      </div>
    </div>
  )
}
