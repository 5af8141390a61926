/**
 * A short form, without the summary and the bar of `FormSheet`: what went wrong above its fields, and the first field that
 * is wrong takes the focus. As it is for public pages; in a card `FormCard`, in a window `FormDialog`.
 */
import { type FormEvent, type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Callout } from './Callout.tsx'
import type { FormError } from './FormSheet.tsx'
import { InForm } from './in-form.ts'

export interface Sheet {
  onSubmit: () => void
  errors: readonly FormError[]
  failure: ReactNode
  dirty: boolean
  busy: boolean
}

interface Props extends Pick<Sheet, 'onSubmit' | 'errors' | 'failure' | 'busy'> {
  /** Ctrl and Enter send it, from whatever field. */
  ctrlEnter?: boolean
  children: ReactNode
}

export function Form({ onSubmit, errors, failure, busy, ctrlEnter = false, children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const awaited = useRef(false)
  /** What is wrong stands in no field of this form. */
  const [astray, setAstray] = useState(false)
  useLayoutEffect(() => {
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    setAstray(errors.length > 0 && !wrong)
    if (!wrong || !awaited.current) return
    awaited.current = false
    wrong.focus()
  }, [errors])
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault()
    // Drawn by another form, it is sent alone.
    event.stopPropagation()
    if (busy) return
    awaited.current = true
    onSubmit()
  }
  const resume = () => {
    awaited.current = false
  }
  const press = (event: KeyboardEvent) => {
    resume()
    if (ctrlEnter && event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event)
  }
  return (
    <form
      ref={form}
      className="pilha"
      noValidate
      onSubmit={submit}
      onClick={resume}
      onInput={resume}
      onKeyDown={press}
    >
      {failure}
      {astray && <Callout tone="erro">{errors.map(({ message }) => message).join(' ')}</Callout>}
      <InForm value={true}>{children}</InForm>
    </form>
  )
}
