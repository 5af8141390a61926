/** What a form was refused for: its own findings and the server's, beside their fields, or above them all. */
import { type ReactNode, useMemo, useState } from 'react'
import { ApiError, errorSentence } from '../../../../../core/web/client/failure.ts'
import { fieldErrors } from '../../../../../core/web/data.ts'
import { useLanguage } from '../../../../../core/web/texts.ts'
import { Callout } from '../../../../../core/web/ui/Callout.tsx'
import type { FormError } from '../../../../../core/web/ui/FormSheet.tsx'

type Campos = Readonly<Record<string, string>>

interface Refusals {
  /** Field → what is wrong with it. */
  errors: Campos
  list: readonly FormError[]
  failure: ReactNode
  /** Puts up what the form itself found; true when it found nothing. */
  checked: (lacks: Campos) => boolean
}

/** @param error of the call that sends the form; null while there is none */
export function useRefusals(error: unknown): Refusals {
  const language = useLanguage()
  const [lacks, setLacks] = useState<Campos>({})
  const errors = useMemo(() => ({ ...fieldErrors(error), ...lacks }), [error, lacks])
  // The summary takes the focus whenever it is another list.
  const list = useMemo(() => Object.entries(errors).map(([id, message]) => ({ id, message })), [errors])
  const failed = Boolean(error) && (!(error instanceof ApiError) || list.length === 0)
  return {
    errors,
    list,
    failure: failed ? <Callout tone="erro">{errorSentence(error, language)}</Callout> : undefined,
    checked: (found) => {
      setLacks(found)
      return Object.keys(found).length === 0
    },
  }
}
