/** Choosing files to share: by the button or dropped, checked before they are sent, each with its way out. */

import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs'
import { type DragEvent, useRef, useState } from 'react'
import { ATTACHMENT_LIMITS, acceptOf, checkAttachments } from '../../../../core/contract/files.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Attachments } from '../../../../core/web/ui/Attachments.tsx'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { cx } from '../../../../core/web/ui/cx.ts'
import { FieldError } from '../../../../core/web/ui/Field.tsx'
import { ProgressBar } from '../../../../core/web/ui/Progress.tsx'
import { compartilhamentoWebTexts } from './texts.ts'

const { maxFiles, maxBytes, extensions } = ATTACHMENT_LIMITS

interface Props {
  id: string
  files: readonly File[]
  onChange: (files: File[]) => void
  error?: string
  /** 0 to 1 while they are being sent. */
  sent?: number
  busy: boolean
}

export function ArquivosField({ id, files, onChange, error, sent, busy }: Props) {
  const t = useTexts(compartilhamentoWebTexts)
  const language = useLanguage()
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const [left, setLeft] = useState<string | null>(null)
  const add = (chosen: readonly File[]) => {
    const named = chosen.map((file) => ({ nome: file.name, bytes: file.size, file }))
    const { accepted, mensagens } = checkAttachments(files.length, named, language)
    setLeft(mensagens.join(' ') || null)
    if (accepted.length > 0) onChange([...files, ...accepted.map(({ file }) => file)])
  }
  const drag = (inside: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(inside && !busy)
  }
  const wrong = left ?? error
  return (
    <div className="campo">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut of the button inside */}
      <div
        className={cx('material-soltar tracejada linha quebra v-4 j-3 p-5', over && 'alvo')}
        onDragOver={drag(true)}
        onDragLeave={drag(false)}
        onDrop={(event) => {
          drag(false)(event)
          if (!busy) add([...event.dataTransfer.files])
        }}
      >
        <Button
          id={id}
          icon={IconUpload}
          disabled={busy}
          aria-describedby={`${id}-ajuda${wrong ? ` ${id}-erro` : ''}`}
          onClick={() => input.current?.click()}
        >
          {t.escolher}
        </Button>
        <span className="fraca t-s">{t.soltar}</span>
      </div>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={acceptOf(extensions)}
        onChange={({ target }) => {
          add([...(target.files ?? [])])
          target.value = ''
        }}
      />
      <span className="ajuda" id={`${id}-ajuda`}>
        {t.limites(files.length, maxFiles, maxBytes / 1_048_576)}
      </span>
      <Attachments
        items={files.map((file, i) => ({ id: i, nome: file.name, bytes: file.size }))}
        onRemove={
          busy
            ? undefined
            : (gone) => {
                setLeft(null)
                onChange(files.filter((_, i) => i !== gone))
              }
        }
      />
      {wrong && (
        <span role="alert">
          <FieldError id={`${id}-erro`}>{wrong}</FieldError>
        </span>
      )}
      {busy && sent !== undefined && (
        <ProgressBar value={Math.round(sent * 100)} max={100} label={t.enviando} withLabel />
      )}
    </div>
  )
}
