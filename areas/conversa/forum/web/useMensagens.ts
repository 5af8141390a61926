/** The messages of a topic: pages that grow, changed in place by likes, answers and what others do. */
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ApiError } from '../../../../core/web/client/failure.ts'
import { call, keyOf, useReread, useTransport } from '../../../../core/web/data.ts'
import { forumApi } from '../contract.ts'
import type { Mensagem } from '../shapes.ts'
import { changed, flat, inPages, inserted, joined, merged, type Pagina } from './tree.ts'

export type Ordem = 'antigas' | 'recentes' | 'curtidas'

interface Pages {
  pages: Pagina[]
  pageParams: number[]
}

const LINHAS = 20

const keyFor = (topico: number, ordem: Ordem) => [
  ...keyOf(forumApi.listMensagens),
  { params: { id: topico }, ordem },
]

export function useMensagens(topico: number, ordem: Ordem = 'antigas', enabled = true) {
  const transport = useTransport()
  const result = useInfiniteQuery<Pagina, ApiError, Pages, readonly unknown[], number>({
    queryKey: keyFor(topico, ordem),
    queryFn: ({ pageParam, signal }) =>
      call(
        transport,
        forumApi.listMensagens,
        { params: { id: topico }, query: { pagina: pageParam, linhas: LINHAS, ordem } },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: (last, all) =>
      all.length * LINHAS < last.total && last.respostas.length > 0 ? all.length + 1 : undefined,
    enabled,
  })
  const mensagens = useMemo(() => joined(result.data?.pages ?? []), [result.data])
  const total = result.data?.pages[0]?.total ?? 0
  return { ...result, mensagens, total }
}

export type MensagensResult = ReturnType<typeof useMensagens>

export interface MensagensCache {
  change: (id: number, change: (mensagem: Mensagem) => Mensagem) => void
  /** Puts a message where it belongs, or in the place of its older self. */
  insert: (mensagem: Mensagem) => void
  /** Adds nested replies that were left out before. */
  merge: (raiz: number, more: readonly Mensagem[], restantes: number) => void
  /** Reads the messages again. */
  refresh: () => Promise<void>
}

/** Changes what is shown of a topic, whatever its order. */
export function useMensagensCache(topico: number): MensagensCache {
  const client = useQueryClient()
  const reread = useReread()
  return useMemo(() => {
    const input = { params: { id: topico } }
    const mine = { queryKey: keyOf(forumApi.listMensagens, input) }
    const edit = (change: (pages: Pagina[]) => Pagina[]) =>
      client.setQueriesData<Pages>(mine, (data) => data && { ...data, pages: change(data.pages) })
    return {
      change: (id, change) => edit((pages) => inPages(pages, (all) => changed(all, id, change))),
      insert: (nova) =>
        edit((pages) => {
          const known = flat(joined(pages)).some(({ id }) => id === nova.id)
          if (nova.resposta_id !== null || known)
            return inPages(pages, (all) => (known ? changed(all, nova.id, () => nova) : inserted(all, nova)))
          const last = pages.length - 1
          return pages.map((page, i) => ({
            ...page,
            total: page.total + 1,
            respostas: i === last ? [...page.respostas, nova] : page.respostas,
          }))
        }),
      merge: (raiz, more, restantes) =>
        edit((pages) => inPages(pages, (all) => changed(all, raiz, (tree) => merged(tree, more, restantes)))),
      refresh: () => reread.only(forumApi.listMensagens, input),
    }
  }, [client, reread, topico])
}
