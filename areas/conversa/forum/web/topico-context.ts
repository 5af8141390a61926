/** What every message of an open topic needs to know of it. */
import { createContext, useContext } from 'react'
import type { Mensagem, Topico } from '../shapes.ts'

export interface TopicoOpen {
  topico: Topico
  /** New to me when I came, or arrived since. */
  isNova: (mensagem: Mensagem) => boolean
  /** Opens the mark of a pupil; absent for who does not grade. */
  grade?: (aluno: number) => void
  /** The person writes as a pupil here: personal data waits for a look. */
  screened: boolean
}

export const TopicoContext = createContext<TopicoOpen | null>(null)

export function useTopicoOpen(): TopicoOpen {
  const open = useContext(TopicoContext)
  if (!open) throw new Error('A message stands inside TopicoContext.')
  return open
}
