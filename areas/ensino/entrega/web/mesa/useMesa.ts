/** The desk's state for its screen: the queue as it is worked through, the work that is open, what is written about it. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'
import { ApiError, isLostNetwork } from '../../../../../core/web/client/failure.ts'
import { useReread, useTransport } from '../../../../../core/web/data.ts'
import { dropUnsent, keepUnsent, readUnsent } from '../../../../../core/web/device/unsent.ts'
import { sessionStore } from '../../../../../core/web/session/store.ts'
import { falta } from '../../rules-mesa.ts'
import { createMesaStore, type Escrita, type Guardada } from './store.ts'
import type { Aberta, Espera, Tipo, Trabalhos } from './tipo.ts'

/** Works that are read before they are opened. */
const AHEAD = 3

export type Por = 'questao' | 'aluno'

const order: Record<Por, (a: Espera, b: Espera) => number> = {
  questao: (a, b) =>
    a.aula.titulo.localeCompare(b.aula.titulo, 'pt-BR') ||
    a.aula.id - b.aula.id ||
    a.tela.ordem - b.tela.ordem ||
    a.quando.localeCompare(b.quando) ||
    a.id - b.id,
  aluno: (a, b) =>
    a.aluno.nome.localeCompare(b.aluno.nome, 'pt-BR') ||
    a.aluno.id - b.aluno.id ||
    a.aula.id - b.aula.id ||
    a.tela.ordem - b.tela.ordem,
}

/** Somebody else's hand was first. */
const CONFLICTS: readonly (string | null)[] = ['correcao_mudou', 'nota_mudou']

function useStore<C>(tipo: Tipo<C>) {
  const transport = useTransport()
  const cache = useQueryClient()
  const [store] = useState(() => {
    const conta = sessionStore.get().sessao?.usuario ?? ''
    const read = async (id: number) => {
      const { queryFn, aberta } = tipo.ler(transport, id)
      return aberta(await queryFn())
    }
    return createMesaStore({
      send: (sent) => tipo.salvar(transport, sent),
      read,
      isConflict: (problem) => problem instanceof ApiError && CONFLICTS.includes(problem.codigo),
      isPassing: (problem) =>
        isLostNetwork(problem) || (problem instanceof ApiError && problem.status >= 500),
      keep: (id, guardada) => {
        if (guardada) keepUnsent(conta, tipo.lugar(id), { valor: guardada, em: Date.now() })
        else dropUnsent(conta, tipo.lugar(id), readUnsent(conta, tipo.lugar(id))?.em ?? 0)
      },
      kept: (id) => readUnsent<Guardada>(conta, tipo.lugar(id))?.valor ?? null,
    })
  })
  useEffect(() => {
    const leave = () => void store.flushAll()
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      store.stop()
      void store.flushAll()
    }
  }, [store])
  const folhas = useSyncExternalStore(store.subscribe, store.read)
  return { store, folhas, transport, cache }
}

export type Mesa = ReturnType<typeof useMesa<unknown>>

export function useMesa<C>({ tipo, fila }: Trabalhos<C>) {
  const [params, setParams] = useSearchParams()
  const { store, folhas, transport, cache } = useStore(tipo)
  const reread = useReread()
  const por: Por = params.get('por') === 'aluno' ? 'aluno' : 'questao'
  const waiting = useMemo(() => (fila.data?.fila ?? []).toSorted(order[por]), [fila.data, por])

  /** As far as it is known here: what was just written counts before the server has it. */
  const isReady = useCallback(
    (one: Espera) => folhas.get(one.id)?.escrita.pronta ?? one.correcao?.pronta ?? false,
    [folhas],
  )
  const fazer = waiting.filter((one) => !isReady(one))
  const prontas = waiting.filter(isReady)

  const [opened, setOpened] = useState<number | null>(() => Number(params.get(tipo.nome)) || null)
  const known = waiting.some(({ id }) => id === opened)
  const atual = known ? opened : (fazer[0]?.id ?? null)
  // Keys come faster than screens are drawn: they act on what was opened last.
  const at = useRef<number | null>(null)
  at.current = atual
  const open = useCallback(
    (id: number | null) => {
      at.current = id
      setOpened(id)
      setParams(
        (now) => {
          if (id === null) now.delete(tipo.nome)
          else now.set(tipo.nome, String(id))
          return now
        },
        { replace: true },
      )
    },
    [setParams, tipo],
  )

  const obraOf = (id: number | null): Aberta<C> | undefined => {
    if (id === null) return undefined
    const { queryKey, aberta } = tipo.ler(transport, id)
    const read = cache.getQueryData(queryKey)
    return read === undefined ? undefined : aberta(read)
  }

  const { aberta, ...reading } = tipo.ler(transport, atual ?? 0)
  const shown = useQuery({ ...reading, enabled: atual !== null })
  // biome-ignore lint/correctness/useExhaustiveDependencies: how it is opened is the same for all of a kind
  const obra = useMemo(() => (shown.data === undefined ? undefined : aberta(shown.data)), [shown.data])
  useEffect(() => {
    if (obra) store.open(obra.id, obra)
  }, [store, obra])

  // The next ones of the queue, and their pictures, are here before they are asked for.
  const next = (from: number | null): Espera | undefined => {
    const place = waiting.findIndex(({ id }) => id === from)
    const after = [...waiting.slice(place + 1), ...waiting.slice(0, Math.max(0, place))]
    return after.find(
      (one) => one.id !== from && !(store.read().get(one.id)?.escrita.pronta ?? one.correcao?.pronta),
    )
  }
  const place = fazer.findIndex(({ id }) => id === atual)
  const ahead = fazer.slice(place + 1, place + 1 + AHEAD).map(({ id }) => id)
  const soon = ahead.join(' ')
  useEffect(() => {
    const load = async (id: number) => {
      const { queryKey, queryFn, aberta } = tipo.ler(transport, id)
      const { imagens } = aberta(await cache.ensureQueryData({ queryKey, queryFn }))
      for (const url of imagens) new Image().src = url
    }
    for (const id of soon.split(' ').filter(Boolean)) load(Number(id)).catch(() => undefined)
  }, [cache, tipo, transport, soon])

  return {
    ...{ tipo, fila, waiting, fazer, prontas, por, atual, obra, shown, folhas, store, open },
    total: fila.data?.total ?? 0,
    corrigir: fila.data?.corrigir ?? false,
    folha: atual === null ? undefined : folhas.get(atual),
    /** What is open at this instant, with its rubric: what a key acts on. */
    now() {
      const id = at.current
      const obra = obraOf(id)
      if (obra && !store.read().has(obra.id)) store.open(obra.id, obra)
      const folha = id === null ? undefined : store.read().get(id)
      return id === null || !obra || !folha
        ? null
        : { id, obra, escrita: folha.escrita, rubrica: obra.rubrica }
    },
    write(part: Partial<Escrita>) {
      if (at.current !== null) store.write(at.current, part)
    },
    step(by: 1 | -1) {
      const from = waiting.findIndex(({ id }) => id === at.current)
      const one = waiting[from + by]
      if (one) open(one.id)
    },
    skip() {
      const one = next(at.current)
      if (one) open(one.id)
    },
    /** Ready, and on to the next that is not; what lacks where it can't be. */
    finish(): ReturnType<typeof falta> {
      const here = this.now()
      if (!here) return null
      const lacks = falta(here.rubrica, here.escrita)
      if (lacks) return lacks
      store.write(here.id, { pronta: true }, 'now')
      open(next(here.id)?.id ?? null)
      return null
    },
    setPor: (next: Por) =>
      setParams(
        (now) => {
          now.set('por', next)
          return now
        },
        { replace: true },
      ),
    /** What is shown may be old: read again. */
    reread() {
      for (const read of tipo.velhas) void reread.only(read)
    },
  }
}
