/** What every form here does: what is missing stands beside its field, what is refused too, and nothing is sent twice. */
import { useMemo, useState } from 'react'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { fieldErrors } from '../../../../core/web/data.ts'
import { useLanguage } from '../../../../core/web/texts.ts'
import { Callout } from '../../../../core/web/ui/Callout.tsx'

type Errors = Readonly<Record<string, string>>

interface Options<V> {
  start: V
  /** The sentence for each field that is not yet right; the ids of the controls are the names of the fields. */
  check: (valores: V) => Errors
  /** Rejects with what the server says. */
  send: (valores: V) => Promise<unknown>
}

export function useFolha<V extends object>({ start, check, send }: Options<V>) {
  const language = useLanguage()
  const [first] = useState(start)
  const [valores, setValores] = useState(first)
  const [lacks, setLacks] = useState<Errors>({})
  const [problem, setProblem] = useState<unknown>(null)
  const [state, setState] = useState<'open' | 'busy' | 'done'>('open')
  const errors: Errors = useMemo(() => ({ ...fieldErrors(problem), ...lacks }), [problem, lacks])
  // The summary takes the focus whenever it is another list.
  const list = useMemo(() => Object.entries(errors).map(([id, message]) => ({ id, message })), [errors])
  const onSubmit = () => {
    const missing = check(valores)
    setLacks(missing)
    setProblem(null)
    if (Object.keys(missing).length > 0) return
    setState('busy')
    send(valores).then(
      () => setState('done'),
      (refusal: unknown) => {
        setProblem(refusal)
        setState('open')
      },
    )
  }
  const failed = problem !== null && list.length === 0
  return {
    valores,
    set: (part: Partial<V>) => setValores((now) => ({ ...now, ...part })),
    errorOf: (field: string) => errors[field] ?? null,
    /** For FormSheet. */
    folha: {
      onSubmit,
      errors: list,
      failure: failed ? <Callout tone="erro">{errorSentence(problem, language)}</Callout> : undefined,
      dirty: state !== 'done' && JSON.stringify(valores) !== JSON.stringify(first),
      busy: state === 'busy',
    },
  }
}
