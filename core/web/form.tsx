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
import type { Endpoint, Returned } from '../contract/endpoint.ts'
import { faultsOf } from '../contract/faults.ts'
import type { Sent } from './call.ts'
import type { Progress } from './client/upload.ts'
import { useSend, type When } from './data.ts'
import { type SheetOptions, useSheet } from './sheet.tsx'
import { useLanguage } from './texts.ts'

export type { Errors } from './sheet.tsx'

/** Each of two calls with what it takes: `useForm(turma ? api.edit : api.create, …)`. */
type SentBy<E extends Endpoint> = E extends Endpoint ? Sent<E> : never

interface FormOptions<E extends Endpoint, V> extends Omit<SheetOptions<V>, 'send'> {
  /** What the call takes, made of what was typed. */
  input: (valores: V) => SentBy<E>
  reread?: When
  /** How much of the files has gone. */
  onProgress?: (progress: Progress) => void
  /** The screen may be left: the guard of unsaved changes has let go. */
  onDone?: (answer: Returned<E>, valores: V) => void
}

/** A form that is sent by one call. `check` tells what its contract cannot say, and goes before it. */
export function useForm<E extends Endpoint, V extends object>(endpoint: E, options: FormOptions<E, V>) {
  const { input, check, reread = 'now', onProgress, onDone, ...sheet } = options
  const language = useLanguage()
  const { mutateAsync } = useSend(endpoint, { reread, ...(onProgress && { onProgress }) })
  return useSheet<V>({
    ...sheet,
    check: (valores) => {
      const { body } = input(valores) as { body?: unknown }
      return { ...faultsOf(endpoint.body, body, language), ...check?.(valores) }
    },
    send: async (valores, same) => {
      const answer = await mutateAsync(same(input(valores) as Sent<E>))
      onDone?.(answer, valores)
    },
  })
}
