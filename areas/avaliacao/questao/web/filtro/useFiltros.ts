/** The filters that a person keeps, and the one that the bank opens with. */
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useCall } from '../../../../../core/web/data.ts'
import { type Filtro, filtroApi } from '../../contract-filtro.ts'
import { buscaDe } from '../../rules-filtro.ts'

interface Filtros {
  /** Undefined: they have not come, or this list has none. */
  filtros: readonly Filtro[] | undefined
  /** What the list is narrowed by is known. */
  ready: boolean
}

/** Where nothing is asked for when the bank is opened, what the person chose is: once, so that all can be seen after. */
export function useFiltros(uses: boolean): Filtros {
  const [params, setParams] = useSearchParams()
  const [waits, setWaits] = useState(uses && params.size === 0)
  const { data, error } = useCall(filtroApi.listFiltros, undefined, { enabled: uses })
  const known = data !== undefined || error !== null
  const padrao = data?.filtros.find((one) => one.padrao)
  const busca = padrao ? buscaDe(padrao.filtro) : ''
  const asked = params.size > 0
  useEffect(() => {
    if (!waits) return
    if (asked || (known && busca === '')) setWaits(false)
    else if (busca !== '') setParams(busca, { replace: true, preventScrollReset: true })
  }, [waits, asked, known, busca, setParams])
  // Not before the address has it: all would be asked for in between.
  return { filtros: data?.filtros, ready: !waits || asked }
}
