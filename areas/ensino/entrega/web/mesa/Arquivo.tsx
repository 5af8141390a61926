/** A file of a work where it can be looked at or heard, with its marks; of another kind it is left to who shows it. */
import type { ReactNode } from 'react'
import type { EntregaInteira } from '../../contract.ts'
import type { Marca } from '../../shapes.ts'
import { Imagem } from './Imagem.tsx'
import { Som } from './Som.tsx'
import { numeros } from './trechos.ts'

const isImage = (tipo: string): boolean => tipo.startsWith('image/')
const isSound = (tipo: string): boolean => /^(audio|video)\//.test(tipo)

/** Shown here; the others are opened elsewhere. */
export const isShown = ({ tipo }: { tipo: string }): boolean => isImage(tipo) || isSound(tipo)

/** Words about the file of this place, counted from 0. */
export type ComentarArquivo = (arquivo: number, at: { segundo?: number; traco?: number[] }) => void

interface Props {
  entrega: EntregaInteira
  at: number
  /** Of the whole work. */
  marcas: readonly Marca[]
  atual: string | null
  onMarca: (id: string) => void
  /** Absent: it is only looked at. */
  comentar?: ComentarArquivo | undefined
  children?: ReactNode
}

export function Arquivo({ entrega, at, marcas, atual, onMarca, comentar, children }: Props) {
  const arquivo = entrega.arquivos[at]
  if (!arquivo) return null
  const numbers = numeros(marcas)
  const shared = {
    ...{ arquivo, onMarca },
    marcas: marcas.filter((marca) => marca.arquivo === at),
    numberOf: (id: string) => numbers.get(id) ?? 0,
  }
  if (isImage(arquivo.tipo))
    return <Imagem {...shared} atual={atual} onTraco={comentar && ((traco) => comentar(at, { traco }))} />
  if (isSound(arquivo.tipo))
    return (
      <Som
        {...shared}
        gravado={entrega.tela.tipo === 'gravacao'}
        onSegundo={comentar && ((segundo) => comentar(at, { segundo }))}
      />
    )
  return children
}
