/** A code that somebody was given, asked at a public door: wrong ones are told, too many are slowed. */

import { errorSentence } from '../../../../core/web/client/failure.ts'
import { type Errors, useSheet } from '../../../../core/web/sheet.tsx'
import { useLanguage } from '../../../../core/web/texts.ts'
import { TextField } from '../../../../core/web/ui/TextField.tsx'
import { DoorForm } from './DoorForm.tsx'

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
  const { field, errorOf, sheet } = useSheet({
    start: { codigo: given },
    check: ({ codigo }): Errors => (read(codigo) === null ? { codigo: malformed } : {}),
    send: async ({ codigo }) => onCode(read(codigo) ?? ''),
  })
  return (
    <DoorForm
      sheet={sheet}
      problem={error}
      submitLabel={action}
      waiting={(seconds) => `${action} (${seconds})`}
    >
      <TextField
        label={label}
        help={help}
        name="codigo"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={maxLength}
        {...field('codigo')}
        error={errorOf('codigo') ?? (error ? errorSentence(error, language) : null)}
      />
    </DoorForm>
  )
}
