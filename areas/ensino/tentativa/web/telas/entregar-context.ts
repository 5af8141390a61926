/** Handing in the files of an open screen, and whether anything is handed in where it is shown. */
import { createContext } from 'react'
import type { Progress } from '../../../../../core/web/client/upload.ts'

/** Gives the number of the delivery. */
export type Entregar = (
  arquivos: readonly File[],
  texto: string,
  onProgress?: (progress: Progress) => void,
) => Promise<number>

export const EntregarContext = createContext(false)
