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

interface Model {
  label: string
  name: string
  columns: readonly string[]
  /** A line that shows how the columns are filled. */
  example?: Readonly<Partial<Record<string, string>>>
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
  /** Of a table, to be filled in. */
  model?: Model
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
  const download = ({ name, columns, example }: Model) =>
    downloadCsv(name, [[...columns], ...(example ? [columns.map((column) => example[column] ?? '')] : [])])
  return (
    <Card>
      <form className={cx('formulario pilha v-6', className)} onSubmit={submit} noValidate>
        <FileDrop {...field} />
        {children}
        {sending && <ProgressBar value={sending.sent} max={100} label={sending.label} withLabel />}
        <footer>
          {model && (
            <Button icon={IconDownload} onClick={() => download(model)}>
              {model.label}
            </Button>
          )}
          <Button type="submit" look="filled" icon={IconUpload} busy={sending !== null}>
            {submitLabel}
          </Button>
        </footer>
      </form>
    </Card>
  )
}
