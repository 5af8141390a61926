/** Handing in the files of an open screen, and how it stands with them where it is shown. */
import { createContext } from 'react'
import type { Progress } from '../../../../../core/web/client/upload.ts'

/** Gives the number of the delivery. */
export type Entregar = (
  arquivos: readonly File[],
  texto: string,
  onProgress?: (progress: Progress) => void,
) => Promise<number>

/** `espera`: what was answered with may still be on this device. Null: nothing is handed in where this is shown. */
export const EntregarContext = createContext<'vai' | 'espera' | null>(null)
