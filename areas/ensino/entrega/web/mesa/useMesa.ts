/** The desk's state for its screen: the queue as it is worked through, the work that is open, what is written about it. */
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'
import { ApiError, isLostNetwork } from '../../../../../core/web/client/failure.ts'
import { call, keyOf, useCall, useTransport } from '../../../../../core/web/data.ts'
import { dropUnsent, keepUnsent, readUnsent } from '../../../../../core/web/device/unsent.ts'
import { sessionStore } from '../../../../../core/web/session/store.ts'
import { type EntregaInteira, entregaApi } from '../../contract.ts'
import { type Espera, mesaApi } from '../../contract-mesa.ts'
import { rubricaDe } from '../../rules.ts'
import { falta } from '../../rules-mesa.ts'
import { createMesaStore, type Escrita, type Guardada } from './store.ts'

/** Works that are read before they are opened. */
const AHEAD = 3

export type Por = 'questao' | 'aluno'

const order: Record<Por, (a: Espera, b: Espera) => number> = {
  questao: (a, b) =>
    a.aula.titulo.localeCompare(b.aula.titulo, 'pt-BR') ||
    a.aula.id - b.aula.id ||
    a.tela.ordem - b.tela.ordem ||
    a.enviada_em.localeCompare(b.enviada_em) ||
    a.id - b.id,
  aluno: (a, b) =>
    a.aluno.nome.localeCompare(b.aluno.nome, 'pt-BR') ||
    a.aluno.id - b.aluno.id ||
    a.aula.id - b.aula.id ||
    a.tela.ordem - b.tela.ordem,
}

function useStore() {
  const transport = useTransport()
  const cache = useQueryClient()
  const [store] = useState(() => {
    const conta = sessionStore.get().sessao?.usuario ?? ''
    const place = (id: number) => `mesa:${id}`
    const read = async (id: number) => {
      const { entrega } = await call(transport, entregaApi.find, { params: { id } })
      return { vez: entrega.vez, correcao: entrega.correcao }
    }
    return createMesaStore({
      send: async ({ id, vez, revisao, escrita }) => {
        const body = { vez, revisao, ...escrita }
        return (await call(transport, mesaApi.saveCorrecao, { params: { id }, body }, { keepalive: true }))
          .correcao
      },
      read,
      isConflict: (problem) => problem instanceof ApiError && problem.codigo === 'correcao_mudou',
      isPassing: (problem) =>
        isLostNetwork(problem) || (problem instanceof ApiError && problem.status >= 500),
      keep: (id, guardada) => {
        if (guardada) keepUnsent(conta, place(id), { valor: guardada, em: Date.now() })
        else dropUnsent(conta, place(id), readUnsent(conta, place(id))?.em ?? 0)
      },
      kept: (id) => readUnsent<Guardada>(conta, place(id))?.valor ?? null,
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

export type Mesa = ReturnType<typeof useMesa>

export function useMesa(turma: number) {
  const [params, setParams] = useSearchParams()
  const { store, folhas, transport, cache } = useStore()
  const aula = Number(params.get('aula')) || undefined
  const por: Por = params.get('por') === 'aluno' ? 'aluno' : 'questao'
  const fila = useCall(mesaApi.fila, { params: { turma }, query: { ...(aula && { aula }) } })
  const waiting = useMemo(() => (fila.data?.fila ?? []).toSorted(order[por]), [fila.data, por])

  /** As far as it is known here: what was just written counts before the server has it. */
  const isReady = useCallback(
    (one: Espera) => folhas.get(one.id)?.escrita.pronta ?? one.correcao?.pronta ?? false,
    [folhas],
  )
  const fazer = waiting.filter((one) => !isReady(one))
  const prontas = waiting.filter(isReady)

  const [opened, setOpened] = useState<number | null>(() => Number(params.get('entrega')) || null)
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
          if (id === null) now.delete('entrega')
          else now.set('entrega', String(id))
          return now
        },
        { replace: true },
      )
    },
    [setParams],
  )

  const read = useCallback(
    (id: number) => ({
      queryKey: keyOf(entregaApi.find, { params: { id } }),
      queryFn: () => call(transport, entregaApi.find, { params: { id } }),
    }),
    [transport],
  )
  const obraOf = (id: number | null) =>
    id === null ? undefined : cache.getQueryData<{ entrega: EntregaInteira }>(read(id).queryKey)?.entrega

  const shown = useCall(entregaApi.find, { params: { id: atual ?? 0 } }, { enabled: atual !== null })
  const entrega = shown.data?.entrega
  useEffect(() => {
    if (entrega) store.open(entrega.id, entrega)
  }, [store, entrega])

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
      const { entrega: one } = await cache.ensureQueryData(read(id))
      for (const { tipo, url } of one.arquivos) if (tipo.startsWith('image/')) new Image().src = url
    }
    for (const id of soon.split(' ').filter(Boolean)) load(Number(id)).catch(() => undefined)
  }, [cache, read, soon])

  return {
    ...{ fila, waiting, fazer, prontas, por, aula, atual, entrega, shown, folhas, store, open },
    total: fila.data?.total ?? 0,
    corrigir: fila.data?.permissoes.corrigir ?? false,
    folha: atual === null ? undefined : folhas.get(atual),
    /** What is open at this instant, with its rubric: what a key acts on. */
    now() {
      const id = at.current
      const obra = obraOf(id)
      if (obra && !store.read().has(obra.id)) store.open(obra.id, obra)
      const folha = id === null ? undefined : store.read().get(id)
      return id === null || !obra || !folha
        ? null
        : { id, obra, escrita: folha.escrita, rubrica: rubricaDe(obra) }
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
    setAula(next: number | null) {
      at.current = null
      setOpened(null)
      setParams((now) => {
        now.delete('entrega')
        if (next === null) now.delete('aula')
        else now.set('aula', String(next))
        return now
      })
    },
  }
}
