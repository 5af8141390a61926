/** How long a network may choose to keep the rows of a table: the registry's figure, its bounds, what it chose. */

import type { RegistroDeDado } from '../../../core/policy/registro.ts'
import { REGISTRO } from '../../registro.ts'

export interface Escolhivel {
  tabela: string
  padrao: number
  minimo: number
  maximo: number
}

/** Nothing that is not school record is kept for longer. */
const MAXIMO = 10 * 365

/** Columns whose rows the hourly clearing deletes when their person is long gone. */
export const clearedColumns = ({ pessoas }: RegistroDeDado): string[] =>
  Object.entries(pessoas).flatMap(([coluna, { faz, como }]) => (faz === 'apagar' && !como ? [coluna] : []))

/** Whether the hourly clearing goes by this entry: the others end with something else, or with the school's record. */
const isCleared = (entry: RegistroDeDado): boolean => {
  const { dias, coluna, desde } = entry.retencao
  return (
    dias !== null &&
    (coluna !== undefined || (desde === 'fim_do_vinculo' && clearedColumns(entry).length > 0))
  )
}

/** The entries that the hourly clearing goes by, with the bounds within which a network chooses. */
export const ESCOLHIVEIS: readonly Escolhivel[] = REGISTRO.filter(isCleared).map(({ tabela, retencao }) => ({
  tabela,
  padrao: retencao.dias ?? 1,
  minimo: retencao.minimo ?? 1,
  maximo: Math.max(MAXIMO, retencao.dias ?? 1),
}))

export const escolhivel = (tabela: string): Escolhivel | undefined =>
  ESCOLHIVEIS.find((one) => one.tabela === tabela)
