/** What a pupil makes on an open screen: files, words, the lines of a drawing. Who shows the screen keeps it. */
import { createContext } from 'react'
import type { Traco } from './prancha.ts'

export interface Obra {
  arquivos: readonly File[]
  texto: string
  /** Of a drawing, which goes on where it was left. */
  tracos?: readonly Traco[]
}

interface Mesa {
  /** What is there; null: nothing. */
  obra: Obra | null
  /** Whether it is known yet: what the device kept takes a moment. */
  lida: boolean
  /** A promise: it is being made, and whoever hands it in waits for it. */
  mudar: (obra: Obra | Promise<Obra>) => void
  /** Kept in case the page is lost, and no work yet: it is still being recorded. */
  guardar: (obra: Obra) => void
}

/** Without anybody who keeps it, as on paper, nothing is ever there. */
export const ObraContext = createContext<Mesa>({ obra: null, lida: true, mudar: () => {}, guardar: () => {} })

export const isFeita = (obra: Obra | null): obra is Obra =>
  obra !== null && (obra.arquivos.length > 0 || obra.texto.trim() !== '')
