/** Lines of a batch of one kind, page after page; corrections are sent one by one and laid over what is shown. */
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call, keyOf, useTransport } from '../../../../core/web/data.ts'
import type { SaveState } from '../../../../core/web/ui/SaveStatus.tsx'
import { type LinhaDoLote, loteApi } from '../contract.ts'
import type { Campo, Situacao } from '../shapes.ts'

const PAGE = 200

export interface Correction {
  numero: number
  valores?: Partial<Record<Campo, string>>
  descartar?: boolean
  aceitar?: boolean
  familia?: boolean
}

const merged = (shown: readonly LinhaDoLote[], fresh: readonly LinhaDoLote[]): LinhaDoLote[] =>
  [...new Map([...shown, ...fresh].map((linha) => [linha.numero, linha])).values()].sort(
    (a, b) => a.numero - b.numero,
  )

export function useLinhas(id: number, situacao: Situacao) {
  const transport = useTransport()
  const cache = useQueryClient()
  const [linhas, setLinhas] = useState<readonly LinhaDoLote[]>()
  const [total, setTotal] = useState(0)
  const [failed, setFailed] = useState<string>()
  const [saving, setSaving] = useState<SaveState>('idle')
  /** Lines that were corrected here stay in sight until another kind is chosen. */
  const corrected = useRef(new Set<number>())

  const read = useCallback(
    (depois: number, signal?: AbortSignal) =>
      call(
        transport,
        loteApi.listLinhas,
        { params: { id }, query: { situacao, depois, linhas: PAGE } },
        signal ? { signal } : {},
      ),
    [transport, id, situacao],
  )

  useEffect(() => {
    const leaving = new AbortController()
    corrected.current.clear()
    setLinhas(undefined)
    read(0, leaving.signal).then(
      (page) => {
        setLinhas(page.linhas)
        setTotal(page.total)
      },
      (error: Error) => !leaving.signal.aborted && setFailed(error.message),
    )
    return () => leaving.abort()
  }, [read])

  const last = linhas?.at(-1)?.numero ?? 0
  const more = async () => {
    const page = await read(last)
    setLinhas((shown) => merged(shown ?? [], page.linhas))
  }

  /** How many lines changed. */
  const save = async (corrections: readonly Correction[]): Promise<number> => {
    setSaving('saving')
    try {
      const answer = await call(transport, loteApi.saveLinhas, {
        params: { id },
        body: { linhas: [...corrections] },
      })
      for (const { numero } of corrections) corrected.current.add(numero)
      // A correction may free, or fault, lines that share something with it.
      const page = await read(0)
      setTotal(page.total)
      setLinhas((shown) => {
        const kept = (shown ?? []).filter(({ numero }) => corrected.current.has(numero))
        const beyond = (shown ?? []).filter(({ numero }) => numero > (page.linhas.at(-1)?.numero ?? 0))
        const whole = page.linhas.length === PAGE ? beyond : []
        return merged([...kept, ...whole], [...page.linhas, ...answer.linhas])
      })
      cache.setQueryData(keyOf(loteApi.find, { params: { id } }), { status: 'sucesso', lote: answer.lote })
      setSaving('saved')
      setFailed(undefined)
      return answer.linhas.length
    } catch (error) {
      setSaving('failed')
      setFailed(error instanceof Error ? error.message : String(error))
      return 0
    }
  }

  return { linhas, total, failed, saving, hasMore: (linhas?.length ?? 0) < total, more, save }
}
