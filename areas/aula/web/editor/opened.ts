/** Opening a lesson: what the server holds, and what this device kept of it. */
import { useEffect, useMemo, useState } from 'react'
import { call, useTransport } from '../../../../core/web/data.ts'
import { useEu } from '../../../sessao/web/public.tsx'
import { aulaApi } from '../../contract.ts'
import type { AulaInteira } from '../../shapes.ts'
import { dropOldRascunhos, dropRascunho, type Rascunho, readRascunho, writeRascunho } from './draft.ts'
import { createRemoto, edicaoOf, type Fatos, servidorOf } from './remote.ts'
import { createEditorStore, type EditorStore } from './store.ts'
import { type Servidor, same } from './sync.ts'

export type Aberta =
  | { fase: 'abrindo' }
  | { fase: 'falhou'; problema: unknown }
  | { fase: 'pronta'; aula: AulaInteira; rascunho: Rascunho<Fatos> | undefined }

/** Always fresh: an old answer would pass one's own words for somebody else's. */
export function useAberta(id: number): [Aberta, again: () => void] {
  const transport = useTransport()
  const usuario = useEu()?.id
  const [state, setState] = useState<Aberta>({ fase: 'abrindo' })
  const [turn, setTurn] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn opens again
  useEffect(() => {
    if (usuario === undefined) return
    const leaving = new AbortController()
    const { signal } = leaving
    setState({ fase: 'abrindo' })
    Promise.all([
      call(transport, aulaApi.find, { params: { id } }, { signal }),
      readRascunho<Fatos>(usuario, id),
      dropOldRascunhos(Date.now()),
    ]).then(
      ([{ aula }, kept]) => {
        const fresh = edicaoOf(servidorOf(aula))
        const differs = kept && !same(kept.edicao, fresh)
        if (!signal.aborted) setState({ fase: 'pronta', aula, rascunho: differs ? kept : undefined })
      },
      (problema: unknown) => !signal.aborted && setState({ fase: 'falhou', problema }),
    )
    return () => leaving.abort()
  }, [id, usuario, transport, turn])
  return [state, () => setTurn((now) => now + 1)]
}

/** The store of an opened lesson. What is not saved is sent when the page hides, comes back online, or is left. */
export function useStore(aula: AulaInteira, rascunho: Rascunho<Fatos> | undefined): EditorStore<Fatos> {
  const transport = useTransport()
  const usuario = useEu()?.id ?? 0
  const { id } = aula
  const store = useMemo(() => {
    const held: Servidor<Fatos> = rascunho?.servidor ?? servidorOf(aula)
    return createEditorStore<Fatos>({
      servidor: held,
      edicao: rascunho?.edicao ?? edicaoOf(held),
      remoto: createRemoto(transport, id),
      keep: (edicao, servidor) =>
        void (edicao
          ? writeRascunho(usuario, id, {
              edicao: { fatos: edicao.fatos, telas: edicao.telas },
              servidor,
              em: Date.now(),
            })
          : dropRascunho(usuario, id)),
    })
  }, [aula, rascunho, transport, usuario, id])
  useEffect(() => {
    const flush = () => void store.flush()
    const hidden = () => document.visibilityState === 'hidden' && flush()
    // What was kept on the device goes on its way at once.
    flush()
    window.addEventListener('online', flush)
    window.addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', hidden)
    return () => {
      window.removeEventListener('online', flush)
      window.removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', hidden)
      flush()
      store.stop()
    }
  }, [store])
  return store
}
