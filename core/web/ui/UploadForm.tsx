/** Sending a file of rows: choosing it, a model to fill in, how far it is on its way. */
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from './Button.tsx'
import { Card } from './Card.tsx'
import { downloadCsv } from './csv.ts'
import { cx } from './cx.ts'
import { FileDrop } from './FileDrop.tsx'
import { ProgressBar } from './Progress.tsx'

/** How far an upload is, in percent; `onProgress` is for the call that sends it. */
export function useUploaded() {
  const [sent, setSent] = useState(0)
  const onProgress = ({ loaded, total }: { loaded: number; total: number }) =>
    setSent(total ? Math.round((100 * loaded) / total) : 0)
  return { sent, onProgress }
}

export interface UploadFormProps {
  onSubmit: () => void
  className: string
  /** Of the field: its name, what fits, the kinds of file, and what it says while empty. */
  label: string
  help: string
  accept: string
  choose: string
  none: string
  multiple?: boolean
  files: readonly File[]
  onChoose: (files: readonly File[]) => void
  error: string | null
  /** Between the file and the buttons. */
  children: ReactNode
  /** While it is sent: in words, and in percent. */
  sending: { label: string; sent: number } | null
  /** `example`: a line that shows how the columns are filled. */
  model: {
    label: string
    name: string
    columns: readonly string[]
    example?: Readonly<Partial<Record<string, string>>>
  }
  submitLabel: string
}

export function UploadForm({
  onSubmit,
  className,
  children,
  sending,
  model,
  submitLabel,
  ...field
}: UploadFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  const { columns, example } = model
  const download = () =>
    downloadCsv(model.name, [
      [...columns],
      ...(example ? [columns.map((column) => example[column] ?? '')] : []),
    ])
  return (
    <Card>
      <form className={cx('formulario', className)} onSubmit={submit} noValidate>
        <FileDrop {...field} />
        {children}
        {sending && <ProgressBar value={sending.sent} max={100} label={sending.label} withLabel />}
        <footer>
          <Button icon={IconDownload} onClick={download}>
            {model.label}
          </Button>
          <Button type="submit" look="filled" icon={IconUpload} busy={sending !== null}>
            {submitLabel}
          </Button>
        </footer>
      </form>
    </Card>
  )
}
