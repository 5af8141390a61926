/**
 * What a form knows, however it is sent: values, faults, refusals, what is unsaved, whether it is on its way. For forms
 * that are sent by more than one call, and for public pages, which have no cache and must be light; others take `useForm`.
 */
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ApiError, errorSentence } from './client/failure.ts'
import { useLanguage } from './texts.ts'
import { Callout } from './ui/Callout.tsx'
import type { FormError } from './ui/FormSheet.tsx'

/** What is sent, as it was sent before where no answer came and it is the same: the same words are the same write. */
export type Same = <I extends object>(input: I) => I

export type Errors = Readonly<Record<string, string>>

export interface SheetOptions<V> {
  start: V
  /** What stands in the fields at first, where it is not how it was: words of an earlier visit. */
  written?: V | undefined
  /** The sentence for each field that is not yet right. */
  check?: (valores: V) => Errors
  /** Rejects with what the server says. What `same` takes is sent once, however often an answer is lost. */
  send: (valores: V, same: Same) => Promise<unknown>
  /** What is sound and this is true of is asked about before it goes: `question` is for a ConfirmDialog. */
  asks?: (valores: V) => boolean
  /** Told of each change, and of what is other by it: to keep words on the device. */
  onChange?: (valores: V, part: Partial<V>) => void
  /** Before the name of a field, in the id of its control; without it the two are the same. */
  id?: string
  /** The sentence of a refusal stands above the fields even where it names them: it tells more than they do. */
  above?: boolean
  /** Beside the sentence of what goes wrong without belonging to a field. */
  actions?: (problem: unknown) => ReactNode
  /** That sentence as this form says it: "Não salvou. …" */
  told?: (sentence: string) => string
}

/** Values as a text, equal where they are equal: a file by what names it. */
export const textOf = (valores: unknown): string =>
  JSON.stringify(valores, (_, value) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  )

/** Whether the server may have done it all the same. */
const unanswered = (problem: unknown): boolean =>
  !(problem instanceof ApiError) || problem.status === 0 || problem.status >= 500

/** The last input, until the server has said what became of it. */
function useSame() {
  const last = useRef<{ text: string; input: object }>(undefined)
  const same: Same = (input) => {
    const text = textOf(input)
    if (last.current?.text !== text) last.current = { text, input }
    return last.current.input as typeof input
  }
  const answered = () => {
    last.current = undefined
  }
  return { same, answered }
}

type TextOf<V> = { [K in keyof V]: V[K] extends string ? K : never }[keyof V] & string

export function useSheet<V extends object>(options: SheetOptions<V>) {
  const { start, written, check, send, id, above, actions, told = (sentence) => sentence } = options
  const { asks, onChange } = options
  const language = useLanguage()
  /** As it was opened, or last saved. */
  const [first, setFirst] = useState(start)
  const [valores, setValores] = useState(written ?? first)
  const [lacks, setLacks] = useState<Errors>({})
  const [problem, setProblem] = useState<unknown>(null)
  const [busy, setBusy] = useState(false)
  const [asking, setAsking] = useState(false)
  const { same, answered } = useSame()
  const errors: Errors = useMemo(
    () => ({ ...(problem instanceof ApiError && problem.campos), ...lacks }),
    [problem, lacks],
  )
  const idOf = (field: string) => (id ? `${id}-${field}` : field)
  // The summary takes the focus whenever it is another list.
  const list: readonly FormError[] = useMemo(
    () => Object.entries(errors).map(([field, message]) => ({ id: id ? `${id}-${field}` : field, message })),
    [errors, id],
  )
  const set = (part: Partial<V>) => {
    setValores((now) => ({ ...now, ...part }))
    onChange?.({ ...valores, ...part }, part)
  }
  const errorOf = (field: string) => errors[field] ?? null
  /** What was found wrong is no more: the form asks for other things now. */
  const forget = () => {
    setLacks({})
    setProblem(null)
  }
  const begin = (anew: V) => {
    setFirst(anew)
    setValores(anew)
    forget()
  }
  const go = async (given: V) => {
    setBusy(true)
    try {
      await send(given, same)
      answered()
      // Begun anew meanwhile: what was sent is no measure any more.
      setFirst((now) => (now === first ? given : now))
    } catch (refused) {
      if (!unanswered(refused)) answered()
      setProblem(refused)
    }
    setAsking(false)
    setBusy(false)
  }
  /** With another value, where more than one button sends. */
  const submit = (part: Partial<V> = {}) => {
    const given = { ...valores, ...part }
    setValores(given)
    const missing = check?.(given) ?? {}
    setLacks(missing)
    setProblem(null)
    if (Object.keys(missing).length > 0) return
    if (asks?.(given)) setAsking(true)
    else void go(given)
  }
  const failed = problem !== null && (above === true || !(problem instanceof ApiError) || list.length === 0)
  return {
    valores,
    set,
    /** Begins anew, with other values. */
    begin,
    forget,
    submit,
    /** Leaves what was typed behind: the guard of unsaved changes has let go before the screen is left. */
    leave: (go: () => void) => {
      flushSync(() => setFirst(valores))
      go()
    },
    /** Whether it goes, where that is asked. */
    question: { open: asking, onClose: () => setAsking(false), onConfirm: () => go(valores) },
    errors,
    errorOf,
    /** What the last sending was refused with, or failed of. */
    problem,
    /** A field of text. */
    field: <K extends TextOf<V>>(name: K) => ({
      id: idOf(name),
      value: valores[name] as string,
      error: errorOf(name),
      onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value } as Partial<V>),
    }),
    /** For FormSheet, Form, FormCard and FormDialog. */
    sheet: {
      onSubmit: () => submit(),
      errors: list,
      failure: failed ? (
        <Callout tone="erro" actions={actions?.(problem)}>
          {told(errorSentence(problem, language))}
        </Callout>
      ) : undefined,
      dirty: textOf(valores) !== textOf(first),
      busy,
    },
  }
}

/** The sentence for each of these that is empty. */
export const missing = <V extends object>(
  valores: V,
  names: readonly (keyof V)[],
  sentence: string,
): Errors =>
  Object.fromEntries(names.filter((name) => !String(valores[name]).trim()).map((name) => [name, sentence]))
