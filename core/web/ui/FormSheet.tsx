/** A form: fields one under the other, the summary of errors, save status and buttons, the guard of unsaved changes. */
import { type FormEvent, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useTexts } from '../texts.ts'
import { Button } from './Button.tsx'
import { InForm } from './in-form.ts'
import { innerTexts } from './inner-texts.ts'
import { SaveStatus } from './SaveStatus.tsx'
import { UnsavedGuard } from './unsaved.tsx'

export interface FormError {
  /** The id of the field's control, which the summary links to. */
  id: string
  message: string
}

interface SummaryProps {
  errors: readonly FormError[]
  /** How often the form was sent. */
  sent: number
  /** Whether nothing was done in the form since it was sent. */
  awaited: RefObject<boolean>
}

/** Takes the focus when errors come back from a submission, and never from somebody who is mending them. */
function ErrorSummary({ errors, sent, awaited }: SummaryProps) {
  const t = useTexts(innerTexts)
  const box = useRef<HTMLDivElement>(null)
  const told = errors.map(({ id, message }) => `${id} ${message}`).join('\n')
  useLayoutEffect(() => {
    if (sent > 0 && told !== '' && awaited.current) box.current?.focus()
  }, [told, sent, awaited])
  if (errors.length === 0) return null
  return (
    <div ref={box} className="resumo-erros raio-4 pb-4 pi-5 grade v-2" role="alert" tabIndex={-1}>
      <h2 className="t-2">{t.corrija(errors.length)}</h2>
      <ul>
        {errors.map((error) => (
          <li key={error.id}>
            <a
              className="cor-erro meia"
              href={`#${error.id}`}
              onClick={(event) => {
                event.preventDefault()
                document.getElementById(error.id)?.focus()
              }}
            >
              {error.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface Props {
  onSubmit: () => void
  errors?: readonly FormError[]
  /** What goes wrong without belonging to a field. */
  failure?: ReactNode
  /** Number of changes not yet saved, or whether there are any. */
  dirty?: number | boolean
  busy?: boolean
  submitLabel: string
  /** Beside the filled button: cancel, discard. */
  secondary?: ReactNode
  children: ReactNode
}

export function FormSheet(props: Props) {
  const { onSubmit, errors = [], failure, dirty = 0, busy = false, submitLabel, secondary, children } = props
  const changes = Number(dirty)
  const [sent, setSent] = useState(0)
  const awaited = useRef(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    awaited.current = true
    setSent((before) => before + 1)
    onSubmit()
  }
  const resume = () => {
    awaited.current = false
  }
  return (
    <form
      className="formulario pilha v-6"
      noValidate
      onSubmit={submit}
      onClick={resume}
      onInput={resume}
      onKeyDown={resume}
    >
      <ErrorSummary errors={errors} sent={sent} awaited={awaited} />
      {failure}
      <InForm value={true}>{children}</InForm>
      <footer>
        <SaveStatus state={busy ? 'saving' : changes > 0 ? 'pending' : 'idle'} changes={changes} />
        {secondary}
        <Button type="submit" look="filled" busy={busy}>
          {submitLabel}
        </Button>
      </footer>
      <UnsavedGuard dirty={changes > 0 && !busy} />
    </form>
  )
}
