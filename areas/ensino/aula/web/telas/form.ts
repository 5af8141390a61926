/** What the form of every screen type is given, and what whoever shows it puts between its fields. */
import { createContext, type ReactNode } from 'react'
import type { Conteudo } from '../../shapes-telas.ts'
import type { TipoTela } from '../../shapes-tipos.ts'

export interface FormProps<T extends TipoTela> {
  conteudo: Conteudo<T>
  onChange: (conteudo: Conteudo<T>) => void
}

/** Fields of others among those of a screen: after the statement, under each alternative. */
export interface Extras {
  /** The statement is a field among others, not the sheet that pupils read. */
  moldura?: true
  enunciado?: ReactNode
  alternativa?: (parte: { id: string; correta: boolean }, letter: string) => ReactNode
}

export const ExtrasContext = createContext<Extras>({})
