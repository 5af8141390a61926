/** The review of the question that is read: who may say what of it, and where what was said stands. */
import { createContext } from 'react'
import type { Returned } from '../../../../../core/contract/endpoint.ts'
import { useCall } from '../../../../../core/web/data.ts'
import { revisaoApi } from '../../contract-revisao.ts'
import type { QuestaoInteira } from '../../shapes.ts'
import type { CampoTexto, Colocado } from './campos.ts'

export interface Revisao {
  data: Returned<typeof revisaoApi.findRevisao>
  campos: readonly CampoTexto[]
  colocados: readonly Colocado[]
  /** Begins a comment; null: the person says nothing here. */
  comentar: ((campo: CampoTexto, trecho: readonly [number, number] | null) => void) | null
  /** The comment that is looked at. */
  atual: number | null
  irAo: (comentario: number) => void
}

/** What was said of a question, for who edits it. */
export const useRevisao = ({ id, permissoes }: Pick<QuestaoInteira, 'id' | 'permissoes'>) =>
  useCall(revisaoApi.findRevisao, { params: { id } }, { enabled: permissoes.editar })

export const RevisaoContext = createContext<Revisao | null>(null)

export const cartaoId = (comentario: number): string => `comentario-${comentario}`
export const marcaId = (comentario: number): string => `trecho-${comentario}`
