/** Keeping files of an open screen: who shows the screen says how; without it nothing can be kept. */
import { createContext } from 'react'
import type { Progress } from '../../../../../core/web/client/upload.ts'

/** Gives the number of the delivery. */
export type Entregar = (
  arquivos: readonly File[],
  texto: string,
  onProgress?: (progress: Progress) => void,
) => Promise<number>

export const EntregarContext = createContext<Entregar | null>(null)
