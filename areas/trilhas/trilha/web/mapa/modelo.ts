/** What the map and its list are drawn from: one model, two looks. */

export const ESTADOS_NO = ['feita', 'curso', 'aberta', 'trava', 'data'] as const
/** Done, begun, may be begun, locked, not yet its day. */
export type EstadoNo = (typeof ESTADOS_NO)[number]

export interface No {
  id: number
  nome: string
  destaque: boolean
  estado: EstadoNo
  /** Facets that are lit, 0 to 6. */
  luzes: number
  /** Under the name: points, a share, why it is locked, when it opens. */
  legenda: string
}

export interface EixoMapa {
  id: number
  nome: string
  descricao: string
  feitas: number
  total: number
  nos: readonly No[]
  /** Its place in the whole path, from 0. */
  lugar: number
}
