/**
 * Forms. A usual one, in a screen:
 *
 *     const { field, sheet } = useForm(hortaApi.create, {
 *       start: { nome: '' },
 *       input: (valores) => ({ params: { turma }, body: valores }),
 *       onDone: ({ canteiro }) => onDone(canteiro.id),
 *     })
 *     return (
 *       <FormSheet {...sheet} submitLabel={t.criar}>
 *         <TextField label={t.nome} maxLength={80} {...field('nome')} />
 *       </FormSheet>
 *     )
 *
 * What the contract's body refuses is told before anything is sent, in the server's own words; what the server refuses
 * stands beside its field, or above them all. Nothing is sent twice, and leaving what is not saved asks first.
 */
import { type ReactNode, useMemo, useRef, useState } from 'react'
import type { Endpoint, Returned } from '../contract/endpoint.ts'
import { faultsOf } from '../contract/faults.ts'
import type { Sent } from './call.ts'
import { ApiError, errorSentence } from './client/failure.ts'
import { fieldErrors, useSend, type When } from './data.ts'
import { useLanguage } from './texts.ts'
import { Callout } from './ui/Callout.tsx'
import type { FormError } from './ui/FormSheet.tsx'

export type Errors = Readonly<Record<string, string>>

interface SheetOptions<V> {
  start: V
  /** The sentence for each field that is not yet right. */
  check?: (valores: V) => Errors
  /** Rejects with what the server says. */
  send: (valores: V) => Promise<unknown>
  /** Before the name of a field, in the id of its control; without it the two are the same. */
  id?: string
  /** Beside the sentence of what goes wrong without belonging to a field. */
  actions?: (problem: unknown) => ReactNode
}

type TextOf<V> = { [K in keyof V]: V[K] extends string ? K : never }[keyof V] & string

/** A form that is sent by more than one call, or by none of its own: the rest of `useForm`. */
export function useSheet<V extends object>({ start, check, send, id, actions }: SheetOptions<V>) {
  const language = useLanguage()
  /** As it was opened, or last saved. */
  const [first, setFirst] = useState(start)
  const [valores, setValores] = useState(first)
  const [lacks, setLacks] = useState<Errors>({})
  const [problem, setProblem] = useState<unknown>(null)
  const [busy, setBusy] = useState(false)
  const errors: Errors = useMemo(() => ({ ...fieldErrors(problem), ...lacks }), [problem, lacks])
  const idOf = (field: string) => (id ? `${id}-${field}` : field)
  // The summary takes the focus whenever it is another list.
  const list: readonly FormError[] = useMemo(
    () => Object.entries(errors).map(([field, message]) => ({ id: id ? `${id}-${field}` : field, message })),
    [errors, id],
  )
  const set = (part: Partial<V>) => setValores((now) => ({ ...now, ...part }))
  const errorOf = (field: string) => errors[field] ?? null
  const onSubmit = () => {
    const missing = check?.(valores) ?? {}
    setLacks(missing)
    setProblem(null)
    if (Object.keys(missing).length > 0) return
    setBusy(true)
    send(valores)
      .then(() => setFirst(valores), setProblem)
      .finally(() => setBusy(false))
  }
  const failed = problem !== null && (!(problem instanceof ApiError) || list.length === 0)
  return {
    valores,
    set,
    errors,
    errorOf,
    /** A field of text. */
    field: <K extends TextOf<V>>(name: K) => ({
      id: idOf(name),
      value: valores[name] as string,
      error: errorOf(name),
      onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value } as Partial<V>),
    }),
    /** For FormSheet. */
    sheet: {
      onSubmit,
      errors: list,
      failure: failed ? (
        <Callout tone="erro" actions={actions?.(problem)}>
          {errorSentence(problem, language)}
        </Callout>
      ) : undefined,
      dirty: JSON.stringify(valores) !== JSON.stringify(first),
      busy,
    },
  }
}

/** Each of two calls with what it takes: `useForm(turma ? api.edit : api.create, …)`. */
type SentBy<E extends Endpoint> = E extends Endpoint ? Sent<E> : never

interface FormOptions<E extends Endpoint, V> extends Omit<SheetOptions<V>, 'send'> {
  /** What the call takes, made of what was typed. */
  input: (valores: V) => SentBy<E>
  reread?: When
  /** The screen may be left: the guard of unsaved changes has let go. */
  onDone?: (answer: Returned<E>, valores: V) => void
}

/** Whether the server may have done it all the same. */
const unanswered = (problem: unknown): boolean =>
  !(problem instanceof ApiError) || problem.status === 0 || problem.status >= 500

/** A form that is sent by one call. `check` tells what its contract cannot say, and goes before it. */
export function useForm<E extends Endpoint, V extends object>(endpoint: E, options: FormOptions<E, V>) {
  const { input, check, reread = 'now', onDone, ...sheet } = options
  const language = useLanguage()
  const { mutateAsync } = useSend(endpoint, { reread })
  const last = useRef<{ text: string; input: Sent<E> }>(undefined)
  /** The same words after a lost answer are the same write. */
  const inputOf = (valores: V): Sent<E> => {
    const text = JSON.stringify(valores)
    if (last.current?.text !== text) last.current = { text, input: input(valores) as Sent<E> }
    return last.current.input
  }
  return useSheet<V>({
    ...sheet,
    check: (valores) => {
      const { body } = input(valores) as { body?: unknown }
      return { ...faultsOf(endpoint.body, body, language), ...check?.(valores) }
    },
    send: async (valores) => {
      try {
        const answer = await mutateAsync(inputOf(valores))
        onDone?.(answer, valores)
      } catch (problem) {
        if (!unanswered(problem)) last.current = undefined
        throw problem
      }
    },
  })
}
