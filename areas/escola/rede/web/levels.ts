/** Reading a tree by level: the pages of every open node, kept in the cache of calls. */
import { useQueries, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { type AnyNo, chaveOf, flatten, type Linha, type Nivel, nivelsOf } from './tree.ts'

/** One call, as the cache of calls knows it. */
export interface Consulta<T> {
  queryKey: readonly unknown[]
  queryFn: (given: { signal: AbortSignal }) => Promise<T>
}

/** Where a tree comes from. */
export interface Fonte<N> {
  filhos: (
    no: { tipo: 'rede' | 'turma'; id: number },
    pagina: number,
  ) => Consulta<{ nos: N[]; total: number }>
  busca: (busca: string) => Consulta<{ nos: N[] }>
}

interface Pagina {
  chave: string
  tipo: 'rede' | 'turma'
  id: number
  pagina: number
}

function pagesOf(abertos: ReadonlyMap<string, number>): Pagina[] {
  return [...abertos].flatMap(([chave, pages]) => {
    const [tipo, id] = chave.split(':')
    return Array.from({ length: pages }, (_, i) => ({
      chave,
      tipo: tipo as Pagina['tipo'],
      id: Number(id),
      pagina: i + 1,
    }))
  })
}

/** Open node → how many pages of it were asked for. */
type Abertos = ReadonlyMap<string, number>

const without = (abertos: Abertos, chave: string): Abertos => {
  const next = new Map(abertos)
  next.delete(chave)
  return next
}

export interface Arvore<N> {
  linhas: Linha<N>[]
  isOpen: (chave: string) => boolean
  open: (chave: string) => void
  close: (chave: string) => void
  closeAll: () => void
  /** One more page of a node. */
  more: (chave: string) => void
  retry: () => void
  /** Nothing was found. */
  vazia: boolean
}

const MIN_SEARCH = 2

export function useArvore<N extends AnyNo>(
  raiz: N,
  fonte: Fonte<N>,
  { busca, isShown }: { busca: string; isShown?: (no: N, caminho: readonly string[]) => boolean },
): Arvore<N> {
  const top = chaveOf(raiz)
  const [abertos, setAbertos] = useState<Abertos>(() => new Map([[top, 1]]))
  /** While searching, what was closed by hand. */
  const [fechados, setFechados] = useState<ReadonlySet<string>>(new Set())
  const words = busca.trim()
  const searching = words.length >= MIN_SEARCH
  const found = useQuery({ ...fonte.busca(words), enabled: searching, placeholderData: (before) => before })
  const pages = pagesOf(abertos)
  const levels = useQueries({
    queries: pages.map(({ tipo, id, pagina }) => fonte.filhos({ tipo, id }, pagina)),
    combine: (results) => {
      const byKey = new Map<string, Nivel<N>>()
      for (const [i, { data, isError }] of results.entries()) {
        const { chave } = pages[i] as Pagina
        const before = byKey.get(chave)
        const nos = [...(before?.nos ?? []), ...(data?.nos ?? [])]
        const estado = isError ? 'erro' : data ? (before?.estado ?? 'pronto') : 'carregando'
        byKey.set(chave, { nos, total: data?.total ?? before?.total ?? nos.length, estado })
      }
      return { byKey, retry: () => results.forEach(({ isError, refetch }) => void (isError && refetch())) }
    },
  })
  const hits = useMemo(
    () => (searching && found.data ? nivelsOf(found.data.nos) : null),
    [searching, found.data],
  )
  const isOpen = (chave: string) =>
    hits ? (hits.has(chave) ? !fechados.has(chave) : abertos.has(chave)) : abertos.has(chave)
  const open = (chave: string) => {
    setFechados((before) => new Set([...before].filter((key) => key !== chave)))
    if (!hits?.has(chave))
      setAbertos((before) => (before.has(chave) ? before : new Map(before).set(chave, 1)))
  }
  const close = (chave: string) => {
    if (hits?.has(chave)) setFechados((before) => new Set(before).add(chave))
    else setAbertos((before) => without(before, chave))
  }
  return {
    linhas: flatten({
      raiz,
      isOpen,
      nivelOf: (chave) => hits?.get(chave) ?? levels.byKey.get(chave),
      ...(isShown && !hits && { isShown }),
    }),
    isOpen,
    open,
    close,
    closeAll: () => {
      setAbertos(new Map([[top, 1]]))
      setFechados(new Set(hits ? [...hits.keys()].filter((chave) => chave !== top) : []))
    },
    more: (chave) => setAbertos((before) => new Map(before).set(chave, (before.get(chave) ?? 1) + 1)),
    retry: levels.retry,
    vazia: searching && found.data !== undefined && found.data.nos.length === 0,
  }
}
