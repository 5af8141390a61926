/** Opening a lesson: what the server holds, and what this device kept of it. */

import { useEffect, useMemo, useRef, useState } from 'react'
import { same } from '../../../../../core/contract/same.ts'
import { call, useTransport } from '../../../../../core/web/data.ts'
import { useEu } from '../../../../acesso/sessao/web/public.tsx'
import { aulaApi } from '../../contract.ts'
import type { AulaInteira } from '../../shapes.ts'
import { holdAba, newAba, openAbas, useOutraAba } from './aba.ts'
import { dropOldRascunhos, dropRascunho, type Rascunho, readRascunhos, writeRascunho } from './draft.ts'
import { createRemoto, edicaoOf, type Fatos, servidorOf } from './remote.ts'
import { useSending } from './sending.ts'
import { createEditorStore, type EditorStore } from './store.ts'
import type { Servidor } from './sync.ts'

export type Aberta =
  | { fase: 'abrindo' }
  | { fase: 'falhou'; problema: unknown }
  | { fase: 'pronta'; aula: AulaInteira; rascunhos: readonly Rascunho<Fatos>[] }

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
      readRascunhos<Fatos>(usuario, id),
      openAbas(usuario, id),
      dropOldRascunhos(Date.now()),
    ]).then(
      ([{ aula }, kept, open]) => {
        const fresh = edicaoOf(servidorOf(aula))
        // Those of open tabs are theirs: they are still being written.
        const rascunhos = kept.filter(({ aba, edicao }) => !open.has(aba) && !same(edicao, fresh))
        if (!signal.aborted) setState({ fase: 'pronta', aula, rascunhos })
      },
      (problema: unknown) => !signal.aborted && setState({ fase: 'falhou', problema }),
    )
    return () => leaving.abort()
  }, [id, usuario, transport, turn])
  return [state, () => setTurn((now) => now + 1)]
}

interface Guarda {
  store: EditorStore<Fatos>
  /** The lesson is open in another tab as well. */
  outraAba: boolean
}

/** The store of an opened lesson. What is not saved is sent when the page hides, comes back online, or is left. */
export function useStore(aula: AulaInteira, rascunho: Rascunho<Fatos> | undefined): Guarda {
  const transport = useTransport()
  const usuario = useEu()?.id ?? 0
  const { id } = aula
  const aba = useRef('')
  const store = useMemo(() => {
    aba.current = rascunho?.aba ?? newAba()
    const held: Servidor<Fatos> = rascunho?.servidor ?? servidorOf(aula)
    return createEditorStore<Fatos>({
      servidor: held,
      edicao: rascunho?.edicao ?? edicaoOf(held),
      remoto: createRemoto(transport, id),
      keep: (edicao, servidor) =>
        void (edicao
          ? writeRascunho(usuario, id, {
              aba: aba.current,
              edicao: { fatos: edicao.fatos, telas: edicao.telas },
              servidor,
              em: Date.now(),
            })
          : dropRascunho(usuario, id, aba.current)),
    })
  }, [aula, rascunho, transport, usuario, id])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another store is another draft
  useEffect(() => {
    let release = holdAba(usuario, id, aba.current, () => {
      // Two tabs took up the same draft: the second goes on with a copy.
      aba.current = newAba()
      release = holdAba(usuario, id, aba.current, () => {})
    })
    return () => release()
  }, [store, usuario, id])
  useSending(store)
  return { store, outraAba: useOutraAba(usuario, id, aba) }
}
