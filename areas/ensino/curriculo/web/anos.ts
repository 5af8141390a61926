/** School years in words: by the names of the catalogue, neighbours joined. */
import { useMemo } from 'react'
import { useCall } from '../../../../core/web/data.ts'
import { catalogoApi } from '../../catalogo/contract.ts'

interface Ano {
  codigo: string
  nome: string
}

const NBSP = '\u00a0'

/**
 * `6º ano, 7º ano e 9º ano` as "6º ano a 7º ano, 9º ano": runs of three or more of the catalogue's order are joined; a name
 * is never broken.
 * Codes that the catalogue does not know are said as they are, last.
 */
export function anosInWords(codigos: readonly string[], known: readonly Ano[], to: string): string {
  const wanted = new Set(codigos)
  const runs: Ano[][] = []
  known.forEach((ano, at) => {
    if (!wanted.has(ano.codigo)) return
    const last = runs.at(-1)
    if (last && at > 0 && last.at(-1) === known[at - 1]) last.push(ano)
    else runs.push([ano])
  })
  const unknown = codigos.filter((codigo) => !known.some((ano) => ano.codigo === codigo))
  const said = runs.flatMap((run) =>
    run.length > 2 ? [`${run[0]?.nome} ${to} ${run.at(-1)?.nome}`] : run.map(({ nome }) => nome),
  )
  return [...said.map((name) => name.replaceAll(' ', NBSP)), ...unknown].join(', ')
}

/** The years of the catalogue, in its order. */
export function useAnos(): readonly Ano[] {
  const { data } = useCall(catalogoApi.periodos)
  return useMemo(() => data?.ensinos.flatMap(({ periodos }) => periodos) ?? [], [data])
}
