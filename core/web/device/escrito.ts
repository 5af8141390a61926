/** Words of a form that are half written: kept on the device with each key, and there again when the form is. */
import { useState } from 'react'
import { useUnsent } from './unsent.ts'

/**
 * For `useSheet` and `useForm`: `written` and `onChange` as they take them, `drop` after it was sent or given up.
 * @param lugar names the place, such as `correcao:5`
 * @param campos what is kept: sentences, no choices
 */
export function useEscrito<V extends object>(lugar: string, start: V, campos: readonly (keyof V)[]) {
  const { found, keep, drop } = useUnsent<Partial<V>>(lugar)
  const [written] = useState<V | undefined>(() => found?.valor && { ...start, ...found.valor })
  const onChange = (valores: V) => {
    const words = campos.map((campo) => [campo, valores[campo]] as const)
    // As it was: nothing is half written.
    if (words.every(([campo, valor]) => valor === start[campo])) drop()
    else keep(Object.fromEntries(words) as Partial<V>)
  }
  return { written, onChange, drop }
}
