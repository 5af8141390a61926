/** A code that somebody was given, asked at a public door: wrong ones are told, too many are slowed. */
import { type FormEvent, useState } from 'react'
import { ApiError, errorSentence } from '../../../../core/web/client/failure.ts'
import { useLanguage } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { TextField } from '../../../../core/web/ui/TextField.tsx'
import { useCountdown } from './useCountdown.ts'

interface Props {
  label: string
  help?: string
  /** What the button does. */
  action: string
  /** What is wrong with a text that is no code. */
  malformed: string
  /** What the address held. */
  given: string
  maxLength: number
  /** Why the code given was refused. */
  error?: unknown
  /** The code in a text; null: there is none. */
  read: (text: string) => string | null
  onCode: (codigo: string) => void
}

export function CodigoForm(props: Props) {
  const { label, help, action, malformed, given, maxLength, error, read, onCode } = props
  const language = useLanguage()
  const [text, setText] = useState(given)
  const [wrong, setWrong] = useState(false)
  const wait = useCountdown(error instanceof ApiError ? error.retryAfter : 0, error)
  function submit(event: FormEvent) {
    event.preventDefault()
    const codigo = read(text)
    setWrong(codigo === null)
    if (codigo !== null && wait === 0) onCode(codigo)
  }
  return (
    <form className="pilha" noValidate onSubmit={submit}>
      <TextField
        label={label}
        help={help}
        name="codigo"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={maxLength}
        value={text}
        error={wrong ? malformed : error ? errorSentence(error, language) : null}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" look="filled" size="large" wide disabled={wait > 0}>
        {wait > 0 ? `${action} (${wait})` : action}
      </Button>
    </form>
  )
}
