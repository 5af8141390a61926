/** What the fields of a block know: whose they are, what is wrong with each, what the page can show. */
import { createContext, useContext } from 'react'
import type { ImagemMostrada, TrilhaMostrada } from '../../shapes.ts'

interface Campos {
  /** Of the block. */
  chave: string
  /** Of each field by its path within the block. */
  erros: Readonly<Record<string, string>>
  trilhas: readonly TrilhaMostrada[]
  /** A picture or a path that the page did not know yet. */
  onImagem: (imagem: ImagemMostrada) => void
  onTrilha: (trilha: TrilhaMostrada) => void
}

export const CamposContext = createContext<Campos | null>(null)

export const idDe = (chave: string, caminho: string): string => `${chave}-${caminho}`

export function useCampos() {
  const campos = useContext(CamposContext)
  if (!campos) throw new Error('Fields of a block stand inside one.')
  return {
    ...campos,
    /** What every field takes: its id, and what is wrong with it. */
    campo: (caminho: string) => ({
      id: idDe(campos.chave, caminho),
      error: campos.erros[caminho] ?? null,
    }),
  }
}
