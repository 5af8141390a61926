/** Calls as the tree reads them: under the same names as everywhere, so that what changes them reads them again. */
import { useMemo } from 'react'
import type { Endpoint, Given, Returned } from '../../../../core/contract/endpoint.ts'
import type { Sent } from '../../../../core/web/call.ts'
import { call, keyOf, useTransport } from '../../../../core/web/data.ts'
import { type No, type NoAlunos, redeApi } from '../contract.ts'
import type { Consulta, Fonte } from './levels.ts'

/** A call as a tree reads it. */
export function useConsulta(): <E extends Endpoint>(endpoint: E, input: Given<E>) => Consulta<Returned<E>> {
  const transport = useTransport()
  return (endpoint, input) => ({
    queryKey: keyOf(endpoint, input),
    queryFn: ({ signal }) => call(transport, endpoint, input as Sent<typeof endpoint>, { signal }),
  })
}

/** The tree of a network. */
export function useFonteRede(rede: number): Fonte<No> {
  const ask = useConsulta()
  return {
    filhos: ({ tipo, id }, pagina) =>
      ask(redeApi.children, { params: { rede, tipo, no: id }, query: { pagina } }),
    busca: (busca) => ask(redeApi.search, { params: { rede }, query: { busca } }),
  }
}

/** The tree of a network with who is in a class. */
export function useFonteSelecao(rede: number, turma: number): Fonte<NoAlunos> {
  const ask = useConsulta()
  const place = useMemo(() => ({ rede, turma }), [rede, turma])
  return {
    filhos: ({ tipo, id }, pagina) =>
      ask(redeApi.selecaoChildren, { params: { ...place, tipo, no: id }, query: { pagina } }),
    busca: (busca) => ask(redeApi.selecaoSearch, { params: place, query: { busca } }),
  }
}
